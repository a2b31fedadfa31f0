// Tells the client where its engine lies: two WebAssembly modules, the networks of its bots and the puzzles, which the build of the program makes.
//
// The one thing to know: `TRILYNX_ENGINE` names a folder with `engine.json` and the files that it lists, under names that change with their
// content. They are served beside the bundle. Without it the client has no engine, and leaves everything to its server.
import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Connect, Plugin } from 'vite';

const ID = 'virtual:engine';

interface Listed {
  readonly module: string;
  readonly learning: string;
  readonly networks: Readonly<Record<string, string>>;
  readonly puzzles: Readonly<Record<string, string>>;
}

function folder(): string | undefined {
  const named = process.env['TRILYNX_ENGINE'];
  return named !== undefined && existsSync(join(named, 'engine.json')) ? named : undefined;
}

function listed(folder: string): Listed {
  return JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8')) as Listed;
}

/** The files of the engine, as paths below the root of the site, their lengths in bytes, and whether only screens for learning need them. */
export function engineFiles(): readonly { readonly path: string; readonly bytes: number; readonly learning: boolean }[] {
  const place = folder();
  if (place === undefined) return [];
  const { module, learning, networks, puzzles } = listed(place);
  const found = (path: string, learning: boolean) => ({ path: path.slice(1), bytes: statSync(join(place, path)).size, learning });
  return [...[module, ...Object.values(networks)].map((path) => found(path, false)), ...[learning, ...Object.values(puzzles)].map((path) => found(path, true))];
}

/** `bundled` says whether the files become part of the bundle. Else the program serves them. */
export function engine(bundled: boolean): Plugin {
  const place = folder();
  let base = '/';
  // Those who work on the client have no program that serves the files.
  const serve: Connect.NextHandleFunction = (request, answer, next) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (place === undefined || !/^(engine\.json|[\w-]+\.(wasm|net|txt))$/.test(name)) return next();
    const path = join(place, name === 'engine.json' ? '.' : 'assets', name);
    if (!existsSync(path)) return next();
    answer.setHeader('content-type', name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream');
    answer.end(readFileSync(path));
  };
  return {
    name: 'trilynx-engine',
    configResolved(config) {
      ({ base } = config);
    },
    writeBundle({ dir }) {
      if (!bundled || dir === undefined) return;
      for (const { path } of engineFiles()) {
        // The compressed form last: it is then not made again.
        for (const name of [path, `${path}.br`]) if (existsSync(join(place ?? '', name))) copyFileSync(join(place ?? '', name), join(dir, name));
      }
    },
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (place === undefined) return 'export const ENGINE = null;';
      const at = (path: string): string => base + path.slice(1);
      const { module, learning, networks, puzzles } = listed(place);
      const file = (path: string): { url: string; bytes: number } => ({ url: at(path), bytes: statSync(join(place, path)).size });
      const files = (paths: Readonly<Record<string, string>>): Record<string, { url: string; bytes: number }> =>
        Object.fromEntries(Object.entries(paths).map(([game, path]) => [game, file(path)] as const));
      return `export const ENGINE = ${JSON.stringify({ module: file(module), learning: file(learning), networks: files(networks), puzzles: files(puzzles) })};`;
    },
  };
}
