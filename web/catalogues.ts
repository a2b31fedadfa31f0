// The texts of `locales` as modules, one a language: `virtual:texts/de` is all of its Fluent messages, `virtual:rules/de/yinsh` the rules of a game.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folder of all languages, beside `web`; a build that was copied elsewhere says where it is. */
export const LOCALES = process.env['TRILYNX_LOCALES'] ?? fileURLToPath(new URL('../locales', import.meta.url));

export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;

/** All message files of a language. */
export function messageFiles(language: string): string[] {
  const folder = join(LOCALES, language);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort().map((name) => join(folder, name)) : [];
}

/** The rules of a game; in English where nobody has translated them yet. */
function rulesFile(language: string, game: string): string {
  const own = join(LOCALES, language, 'rules', `${game}.md`);
  return existsSync(own) ? own : join(LOCALES, 'en', 'rules', `${game}.md`);
}

export function catalogues(): Plugin {
  const prefix = 'virtual:';
  return {
    name: 'trilynx-catalogues',
    resolveId: (id) => (id.startsWith(`${prefix}texts/`) || id.startsWith(`${prefix}rules/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [kind, language = 'en', game = ''] = id.slice(prefix.length + 1).split('/');
      const files = kind === 'texts' ? messageFiles(language) : [rulesFile(language, game)];
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      // Comments are for translators.
      const shipped = kind === 'texts' ? text.replace(/^#.*\n?/gm, '') : text;
      return `export default ${JSON.stringify(shipped)};`;
    },
  };
}
