import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../catalogues.ts';
import { GAMES } from '../games/index.ts';
import { blocks } from '../texts/markdown.ts';
import { LANGUAGES } from '../texts/texts.svelte.ts';
import { rulebook } from './rulebook.ts';

describe('the rules as a page', () => {
  for (const { name } of GAMES) {
    it(`of ${name} have every part in every language`, () => {
      const film = JSON.parse(readFileSync(new URL(`../games/${name}/film.json`, import.meta.url), 'utf8')) as { frames: unknown[] };
      for (const language of LANGUAGES) {
        const text = readFileSync(join(LOCALES, language, 'rules', `${name}.md`), 'utf8');
        const { title, overview, turn, example, exampleTitle, notes, sections } = rulebook(blocks(text));
        expect(title).not.toBe('');
        expect(exampleTitle).not.toBe('');
        expect([overview.length > 0, turn.length, example.length, notes.length > 0], language).toEqual([true, 3, film.frames.length, true]);
        const clauses = sections.flatMap((section) => section.clauses);
        expect(clauses.length).toBe([...text.matchAll(/^### /gm)].length);
        for (const clause of clauses) expect([clause.title === '', clause.text.length === 0], `${language} ${clause.label}`).toEqual([false, false]);
      }
    });
  }

  it('keep rulings apart from what the booklet says', () => {
    const { sections } = rulebook(blocks('# G\n\n## Short\n\na\n\n- b\n\n## E · Moving\n\n### E3 · How\n\nc\n\n*Ours.* d'));
    expect(sections).toMatchObject([{ letter: 'E', title: 'Moving', clauses: [{ label: 'E3', title: 'How', rulings: [[{ text: 'Ours.' }, { text: ' d' }]] }] }]);
  });
});
