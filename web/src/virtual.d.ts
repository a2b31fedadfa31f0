// The modules that catalogues.ts makes.
declare module 'virtual:texts/*' {
  const messages: string;
  export default messages;
}

// The module that engine.ts makes.
declare module 'virtual:engine' {
  /** Where the engine and its networks lie; null in a program that was built without. */
  export const ENGINE: { readonly module: string; readonly networks: Readonly<Record<string, { readonly url: string; readonly bytes: number }>> } | null;
}
