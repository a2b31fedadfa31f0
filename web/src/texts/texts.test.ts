// The texts of the web app: complete in every language, used, and nowhere else than in the catalogues.

import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FluentParser, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { catalogue, compile, isFirst, messageFiles, onTheWay } from '../../catalogues.ts';
import { GAMES } from '../games/index.ts';
import { Catalogue } from './catalogue.ts';
import { LANGUAGES, preferredLanguage } from './texts.svelte.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** The variables of every message in a file. Junk is a mistake in writing. */
function messages(path: string): Map<string, Set<string>> {
  const resource = new FluentParser({ withSpans: false }).parse(readFileSync(path, 'utf8'));
  const found = new Map<string, Set<string>>();
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`${path} cannot be read: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    expect(found.has(entry.id.name), `${basename(path)} has ${entry.id.name} twice`).toBe(false);
    found.set(entry.id.name, variablesOf(entry));
  }
  return found;
}

function variablesOf(message: Message): Set<string> {
  const names = new Set<string>();
  class Collect extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      names.add(node.id.name);
    }
  }
  new Collect().visit(message);
  return names;
}

/** Files whose messages come from the rules, the tables and the bots: crates/locales holds them against those. */
const ELSEWHERE = ['bots.ftl', 'mail.ftl', 'previews.ftl', 'push.ftl', 'puzzles.ftl', 'reading.ftl', 'table.ftl', ...GAMES.map(({ name }) => `${name}.ftl`)];

/** The messages that are this client's own, from whatever file. */
function own(language: string): Map<string, Set<string>> {
  const files = messageFiles(language).filter((path) => !ELSEWHERE.includes(basename(path)));
  const found = files.flatMap((path) => [...messages(path)]);
  const ids = found.map(([id]) => id);
  expect(ids.filter((id, n) => ids.indexOf(id) !== n), `${language}: in two files`).toEqual([]);
  return new Map(found);
}

const app = own('en');
const all = new Map(messageFiles('en').flatMap((path) => [...messages(path)]));

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value);
    for (const field of Object.values(value)) walk(field, visit);
  }
}

interface Source {
  readonly name: string;
  readonly tree: ReturnType<typeof parse>;
}

const sources: Source[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => (name.endsWith('.svelte') || name.endsWith('.ts')) && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
  .map((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8');
    return { name, tree: parse(name.endsWith('.svelte') ? text : `<script lang="ts">\n${text}\n</script>`, { modern: true }) };
  });

interface Use {
  readonly where: string;
  /** Whether the message may be missing: there is something to say without it. */
  readonly optional: boolean;
  readonly id: RegExp;
  readonly values: ReadonlySet<string> | undefined;
}

function idPattern(node: Node): RegExp | undefined {
  const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (node.type === 'Literal') return new RegExp(`^${escape(String(node['value']))}$`);
  if (node.type !== 'TemplateLiteral') return undefined;
  const texts = (node['quasis'] as { value: { cooked: string } }[]).map((quasi) => escape(quasi.value.cooked));
  return new RegExp(`^${texts.join('[a-z0-9-]+')}$`);
}

function valueNames(node: Node | undefined): Set<string> | undefined {
  if (node === undefined) return new Set();
  if (node.type !== 'ObjectExpression') return undefined;
  return new Set((node['properties'] as { key: { name: string } }[]).map((property) => property.key.name));
}

function usesIn({ name, tree }: Source): Use[] {
  const uses: Use[] = [];
  walk([tree.fragment, tree.instance, tree.module], (node) => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee) || (callee['name'] !== 't' && callee['name'] !== 'maybeText')) return;
    const [id, values] = node['arguments'] as Node[];
    const pattern = id && idPattern(id);
    // texts.svelte.ts hands ids on.
    if (pattern) uses.push({ where: name, optional: callee['name'] === 'maybeText', id: pattern, values: valueNames(values) });
    else expect(name, `${name} asks for a text whose id cannot be read from the source`).toBe('texts/texts.svelte.ts');
  });
  return uses;
}

const uses = sources.flatMap(usesIn);

describe('messages', () => {
  it('are the same in every language, with the same placeholders', () => {
    for (const language of LANGUAGES) {
      const found = own(language);
      expect([...found.keys()].sort(), language).toEqual([...app.keys()].sort());
      for (const [id, variables] of found) expect([...variables].sort(), `${language}: ${id}`).toEqual([...(app.get(id) ?? [])].sort());
    }
  });

  it('say in every language what Fluent says', () => {
    for (const language of LANGUAGES) {
      const source = messageFiles(language).map((path) => readFileSync(path, 'utf8')).join('\n');
      const fluent = new FluentBundle(language, { useIsolating: false });
      fluent.addResource(new FluentResource(source));
      const compiled = new Catalogue(language, catalogue(compile(source)));
      expect([...compiled.ids]).toHaveLength(all.size);
      for (const [id, variables] of all) {
        for (const value of [0, 1, 2, 3, 4, 5, 6, 12, 1234.5, 'Ann', '2–5']) {
          const errors: Error[] = [];
          const values = Object.fromEntries([...variables].map((name) => [name, value]));
          const expected = fluent.formatPattern(fluent.getMessage(id)?.value ?? '', values, errors);
          expect(errors, `${language}: ${id}`).toEqual([]);
          expect(expected.trim(), `${language}: ${id}`).not.toBe('');
          expect(compiled.text(id, values), `${language}: ${id}`).toBe(expected);
        }
      }
    }
  });

  it('on the way to a first table are loaded with it, and the others later', () => {
    const way = onTheWay().map((path) => path.slice(SOURCES.length));
    expect(way).toContain('parts/Levels.svelte');
    expect(way).toContain('games/hex/HexBoard.svelte');
    expect(way).not.toContain('screens/Rules.svelte');
    const first = isFirst();
    const asked = uses.filter(({ where, optional }) => !optional && way.includes(where));
    const late = [...all.keys()].filter((name) => !first(name));
    for (const { where, id } of asked.filter(({ where }) => where !== 'texts/reasons.ts')) expect(late.filter((name) => id.test(name)), where).toEqual([]);
    for (const id of ['home-title', 'decision-place', 'bot-linko-level3-about', 'error-internal']) expect(first(id), id).toBe(true);
    for (const id of ['yinsh-refusal-won', 'refused-over', 'replay-title']) expect(first(id), id).toBe(false);
  });

  it('that are asked for exist, and are given what they need', () => {
    for (const { where, optional, id, values } of uses) {
      const meant = [...all].filter(([name]) => id.test(name));
      if (!optional) expect(meant.length, `${where} asks for ${id.source}`).toBeGreaterThan(0);
      for (const [name, variables] of meant) {
        if (values) expect([...values].sort(), `${where} gives ${name}`).toEqual([...variables].sort());
      }
    }
  });

  it('are all used', () => {
    const unused = [...app.keys()].filter((name) => !uses.some(({ id }) => id.test(name)));
    expect(unused).toEqual([]);
  });
});

describe('components', () => {
  const SPOKEN = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
  const hasWords = (text: unknown): boolean => typeof text === 'string' && /\p{L}{2}/u.test(text);

  it('contain no text of their own', () => {
    const literal: string[] = [];
    for (const { name, tree } of sources) {
      walk(tree.fragment, (node) => {
        if (node.type === 'Attribute' && SPOKEN.includes(String(node['name'])) && Array.isArray(node['value'])) {
          for (const part of node['value'] as Node[]) if (part.type === 'Text' && hasWords(part['data'])) literal.push(`${name}: ${String(part['data'])}`);
        }
        const nodes = (node.type === 'Fragment' ? node['nodes'] : []) as Node[];
        for (const part of nodes) if (part.type === 'Text' && hasWords(part['data'])) literal.push(`${name}: ${String(part['data']).trim()}`);
      });
    }
    expect(literal).toEqual([]);
  });
});

describe('the language', () => {
  it('is the first one that we speak', () => {
    expect(preferredLanguage(['pt-BR', 'de-AT', 'en'])).toBe('de');
    expect(preferredLanguage(['ja'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
