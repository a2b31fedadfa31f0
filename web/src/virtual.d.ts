// The modules that catalogues.ts makes.
declare module 'virtual:texts/*' {
  const messages: string;
  export default messages;
}

// The module that engine.ts makes.
declare module 'virtual:engine' {
  /** A file of the engine. */
  interface EngineFile {
    readonly url: string;
    readonly bytes: number;
  }
  /** Where the engine, its networks and its puzzles lie; null in a program that was built without. */
  export const ENGINE: {
    readonly module: EngineFile;
    /** The module that answers about lessons, puzzles and saved studies. */
    readonly learning: EngineFile;
    readonly networks: Readonly<Record<string, EngineFile>>;
    readonly puzzles: Readonly<Record<string, EngineFile>>;
  } | null;
}

// Constants that vite.config.ts defines.
/** Whether this is the client of a site without a server: `cargo xtask site`. */
declare const IS_SITE: boolean;
/** The version of the program that this client is part of. */
declare const PROGRAM_VERSION: string;
