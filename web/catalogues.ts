// The texts of `locales` as modules, compiled at build time, so that a browser needs no parser of Fluent.
//
// The one thing to know: `virtual:texts/de` is what the way to a first table says, `virtual:texts/de-later` is the rest, and `X.ftl?texts`
// is one file. Which messages are on that way is read from the sources of the screens on it, so that nobody keeps a list.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser, type Expression, type Pattern } from '@fluent/syntax';
import type { Plugin } from 'vite';
import { FACTS } from './src/wire/facts.ts';

/** The folder of all languages, beside `web`. */
export const LOCALES = fileURLToPath(new URL('../locales', import.meta.url));
const SOURCES = fileURLToPath(new URL('src', import.meta.url));

/** What the server alone says, texts of links that are shared; and what is loaded later, by those who need it. */
const ELSEWHERE = ['previews.ftl', 'push.ftl', 'mail.ftl', 'clubs.ftl', 'coach.ftl', 'email.ftl', 'messages.ftl', 'notices.ftl', 'order.ftl', 'puzzles.ftl', 'puzzle-screens.ftl', 'tournaments.ftl'];

/** Asked for by code on the way to a table, but only when something goes wrong, or for bots that nobody is offered. */
const SELDOM = new RegExp(`-(refusal|problem)-|^(expected|record|refused)-|^bot-(${Object.keys(FACTS).join('|')})-(?!(${Object.values(FACTS).flatMap(({ bots }) => bots).join('|')})-)`);

/** All message files of a language, but for those of the terminal. */
export function messageFiles(language: string): string[] {
  const folder = join(LOCALES, language);
  const isOurs = (name: string): boolean => name.endsWith('.ftl') && name !== 'terminal.ftl';
  return existsSync(folder) ? readdirSync(folder).filter(isOurs).sort().map((name) => join(folder, name)) : [];
}

/** Compiled messages by id. `src/texts/catalogue.ts` says how they are written, and reads them. */
export function compile(source: string): Map<string, string> {
  const { body } = new FluentParser({ withSpans: false }).parse(source);
  const terms = new Map(body.flatMap((entry) => (entry.type === 'Term' ? [[entry.id.name, entry.value] as const] : [])));

  const written = (pattern: Pattern): string =>
    pattern.elements.map((element) => (element.type === 'TextElement' ? plain(element.value) : placed(element.expression))).join('');

  const placed = (expression: Expression): string => {
    switch (expression.type) {
      case 'StringLiteral':
        return plain(expression.parse().value);
      case 'VariableReference':
        return `{${expression.id.name}}`;
      case 'TermReference': {
        const term = terms.get(expression.id.name);
        if (!term) throw new Error(`no term -${expression.id.name}`);
        return written(term);
      }
      case 'SelectExpression': {
        if (expression.selector.type !== 'VariableReference') throw new Error(`a choice by ${expression.selector.type}`);
        const choices = expression.variants.filter((variant) => !variant.default).map(({ key, value }) => `${key.type === 'Identifier' ? key.name : key.value}=${written(value)}`);
        const otherwise = expression.variants.filter((variant) => variant.default).map(({ value }) => written(value));
        return `{${[expression.selector.id.name, ...choices, ...otherwise].join('|')}}`;
      }
      default:
        throw new Error(`${expression.type} is not compiled`);
    }
  };

  return new Map(
    body.flatMap((entry) => {
      if (entry.type === 'Junk') throw new Error(`cannot be read: ${entry.content}`);
      if (entry.type !== 'Message') return [];
      if (!entry.value || entry.attributes.length > 0) throw new Error(`${entry.id.name}: attributes are not compiled`);
      return [[entry.id.name, written(entry.value)] as const];
    }),
  );
}

function plain(text: string): string {
  if (/[{}|\n]/.test(text)) throw new Error(`a text with a sign that compiled messages use: ${text}`);
  return text;
}

/** Messages as one text, a line each. */
export function catalogue(messages: Iterable<readonly [string, string]>): string {
  return [...messages].map(([id, text]) => `${id}=${text}`).join('\n');
}

/** The sources that are loaded on the way to a first table. */
export function onTheWay(): string[] {
  const views = readdirSync(join(SOURCES, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `games/${name}/view.ts`);
  const waiting = ['main.ts', 'screens/Home.svelte', 'screens/Play.svelte', 'screens/Table.svelte', ...views].map((name) => join(SOURCES, name));
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !/\.(ts|svelte)$/.test(path) || !existsSync(path)) continue;
    found.add(path);
    // A part that its screen loads by itself may be shown at once; what `table-later.ts` has comes with the later texts.
    const imports = readFileSync(path, 'utf8').matchAll(/^\s*(?:import|export)\s(?!type\s)[^;(]*?from\s+'(\.[^']+)'|import\('(\.\.\/parts\/\w+\.svelte)'\)/gm);
    for (const [, fixed, own] of imports) waiting.push(join(dirname(path), fixed ?? own ?? ''));
  }
  return [...found];
}

/** Whether a message is asked for on the way to a first table. */
export function isFirst(): (id: string) => boolean {
  const patterns = new Set<string>();
  for (const path of onTheWay()) {
    for (const [, literal, template] of readFileSync(path, 'utf8').matchAll(/'([a-z][a-z0-9-]*)'|`([a-z][a-z0-9-]*-(?:[a-z0-9-]|\$\{[^}`]*\})*)`/g)) {
      patterns.add(literal ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '[a-z0-9-]+'));
    }
  }
  const asked = new RegExp(`^(?:${[...patterns].join('|')})$`);
  return (id) => asked.test(id) && !SELDOM.test(id);
}

export function catalogues(): Plugin {
  const prefix = 'virtual:texts/';
  return {
    name: 'trilynx-catalogues',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id.endsWith('.ftl?texts')) return `export default ${JSON.stringify(catalogue(compile(readFileSync(id.slice(0, -'?texts'.length), 'utf8'))))};`;
      const [, language = '', later] = /^\0virtual:texts\/([a-z]+)(-later)?$/.exec(id) ?? [];
      if (language === '') return undefined;
      const files = messageFiles(language).filter((file) => !ELSEWHERE.includes(basename(file)));
      for (const file of files) this.addWatchFile(file);
      const first = isFirst();
      const messages = [...compile(files.map((file) => readFileSync(file, 'utf8')).join('\n'))].filter(([name]) => first(name) !== (later !== undefined));
      return `export default ${JSON.stringify(catalogue(messages))};`;
    },
  };
}
