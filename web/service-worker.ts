// Builds `src/service-worker.ts` into `sw.js`, with the lists of files that it keeps for times without a network, by their paths beside it.
//
// The one thing to know: what every visitor may need is kept at once, what is for learning and the texts of all languages when there is time,
// and large files when somebody uses them. Which file is which follows from what it is made of, so nobody keeps a list.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { engineFiles } from './engine.ts';

/** A network of more bytes is fetched when it is first used. */
const LARGE_BYTES = 1 << 20;

export function serviceWorker(site: boolean): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'trilynx-service-worker',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      folder = join(root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    async writeBundle(_options, bundle) {
      const isText = (path: string): boolean => {
        const made = bundle[path];
        return made?.type === 'chunk' && made.moduleIds.length > 0 && made.moduleIds.every((id) => /virtual:texts\/|\/locales\//.test(id));
      };
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|map|wasm|net|book)$/.test(entry.name) && entry.name !== 'sw.js')
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort();
      const contents = new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
      const engine = engineFiles().filter(({ bytes, path }) => path.endsWith('.wasm') || bytes <= LARGE_BYTES);
      const later = files.filter(isText).concat(engine.filter(({ learning }) => learning).map(({ path }) => path));
      const precached = files
        .filter((path) => !later.includes(path))
        .concat(engine.filter(({ learning }) => !learning).map(({ path }) => path))
        // Files below `assets` are named by their content.
        .map((path) => ({ url: path, revision: path.startsWith('assets/') ? null : createHash('sha256').update(contents.get(path) ?? '').digest('hex').slice(0, 16) }));
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': '"production"', PRECACHED: JSON.stringify(precached), LATER_FILES: JSON.stringify(later), IS_SITE: JSON.stringify(site) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: join(root, 'src/service-worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
