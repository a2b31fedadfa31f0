// The texts of `locales` as modules, one a language: `virtual:texts/de` is all of its Fluent messages, from whatever file.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folder of all languages, beside `web`. */
export const LOCALES = fileURLToPath(new URL('../locales', import.meta.url));

/** What the server alone says, texts of links that are shared; and what is loaded later, by those who need it. */
const ELSEWHERE = ['previews.ftl', 'coach.ftl'];

/** All message files of a language. */
export function messageFiles(language: string): string[] {
  const folder = join(LOCALES, language);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort().map((name) => join(folder, name)) : [];
}

export function catalogues(): Plugin {
  const prefix = 'virtual:texts/';
  return {
    name: 'trilynx-catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const files = messageFiles(id.slice(prefix.length + 1)).filter((file) => !ELSEWHERE.includes(basename(file)));
      for (const file of files) this.addWatchFile(file);
      // Comments are for translators.
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n').replace(/^#.*\n?/gm, '');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
