// The engine for browsers as files of the bundle: a WebAssembly module and the networks of its bots.
//
// The one thing to know: `TRILYNX_ENGINE` names the folder where `engine.wasm` and `*.net` lie, made by the build of the program or by
// `cargo xtask engine`. Without it the client has no engine, and leaves everything to its server.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:engine';
const MODULE = 'engine.wasm';

/** Where `cargo xtask engine` puts it, for those who work on the client. */
const BUILT = fileURLToPath(new URL('../target/engine', import.meta.url));

export function engine(): Plugin {
  const folder = process.env['TRILYNX_ENGINE'] ?? BUILT;
  const found = existsSync(join(folder, MODULE));
  let serving = false;
  return {
    name: 'trilynx-engine',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (!found) return 'export const ENGINE = null;';
      const url = (name: string): string => {
        const path = join(folder, name);
        if (serving) return JSON.stringify(`/@fs${path}`);
        const file = this.emitFile({ type: 'asset', name, source: readFileSync(path) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      const networks = readdirSync(folder)
        .filter((name) => name.endsWith('.net'))
        .map((name) => `${JSON.stringify(basename(name, '.net'))}: { url: ${url(name)}, bytes: ${statSync(join(folder, name)).size} }`);
      return `export const ENGINE = { module: ${url(MODULE)}, networks: { ${networks.join(', ')} } };`;
    },
  };
}
