// Builds `src/service-worker.ts` into `sw.js`, with the lists of files that it keeps for times without a network, by their paths beside it.
//
// The one thing to know: what every visitor may need is kept at once, what is for learning and the texts of all languages when there is time,
// and large files when somebody uses them; what only serves to meet people is not kept. Which file is which follows from what it is made of, so
// nobody keeps a list.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { engineFiles } from './engine.ts';

/** A network of more bytes is fetched when it is first used. */
const LARGE_BYTES = 1 << 20;
/** Letters of some languages, and the board for analysis. */
const CAN_WAIT = /-latin-ext-.*\.woff2$|\/StudyView-/;
/** What only this file loads needs a server. */
const NEEDS_A_SERVER = 'src/screens/served.ts';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** The scripts that only screens for which a server is needed load, and their styles. */
function filesOfPeople(bundle: Bundle, page: string, screens: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isScreen = (path: string): boolean => chunks.some((chunk) => chunk.fileName === path && screens.includes(chunk.facadeModuleId ?? ''));
  const kept = new Set(chunks.map(({ fileName }) => fileName).filter((path) => page.includes(path)));
  for (const path of kept) {
    const chunk = chunks.find(({ fileName }) => fileName === path);
    for (const next of chunk?.imports ?? []) kept.add(next);
    for (const next of chunk?.dynamicImports ?? []) if (!isScreen(next)) kept.add(next);
  }
  const styles = (ofKept: boolean): string[] => chunks.filter(({ fileName }) => kept.has(fileName) === ofKept).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const needed = styles(true);
  const scripts = chunks.map(({ fileName }) => fileName).filter((path) => !kept.has(path));
  return [...scripts, ...styles(false).filter((path) => !needed.includes(path))];
}

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
        // Browsers fetch the pictures of the manifest themselves, when somebody installs the app.
        .filter((entry) => entry.isFile() && !/\.(br|map|wasm|net|book|png)$/.test(entry.name) && entry.name !== 'sw.js')
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort();
      const contents = new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
      const engine = engineFiles().filter(({ bytes, path }) => path.endsWith('.wasm') || bytes <= LARGE_BYTES);
      const loaded = (id: string): readonly string[] => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      // A screen may be loaded together with its texts, by a module of its own.
      const screens = loaded(join(root, NEEDS_A_SERVER)).flatMap((id) => [id, ...loaded(id)]);
      const people = filesOfPeople(bundle, readFileSync(join(folder, 'index.html'), 'utf8'), screens);
      if (people.length === 0 || people.length > files.length / 2) this.error(`${people.length} of ${files.length} files need a server`);
      const later = files.filter((path) => isText(path) || CAN_WAIT.test(path)).concat(engine.filter(({ learning }) => learning).map(({ path }) => path));
      const precached = files
        .filter((path) => !later.includes(path) && !people.includes(path))
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
