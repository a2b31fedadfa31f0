import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../catalogues.ts';
import { GAMES } from '../games/index.ts';
import { blocks, spans } from './markdown.ts';

describe('the Markdown of the rules', () => {
  it('has spans', () => {
    expect(spans('a *b* `c` **d** [e](/f) <g>')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'emphasis', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'strong', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'e', href: '/f' },
      { kind: 'text', text: ' <g>' },
    ]);
  });

  it('has blocks', () => {
    const kinds = blocks('# A\n\n## B\n\n### C1\n\none\ntwo\n\n- x\n  y\n- z\n\n| a | b |\n|---|---|\n| c | d |\n\n    draw\n    ing\n');
    expect(kinds.map((block) => block.kind)).toEqual(['title', 'title', 'clause', 'paragraph', 'list', 'table', 'drawing']);
    expect(blocks('### C1 · Title')).toEqual([{ kind: 'clause', label: 'C1', title: 'Title' }]);
    expect(blocks('1. a\n2. b')).toMatchObject([{ kind: 'list', ordered: true }]);
    expect(kinds[4]).toEqual({ kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'x y' }], [{ kind: 'text', text: 'z' }]] });
  });

  it('is read whole in all rules: every clause stands on its own, and no mark is left over', () => {
    for (const { name: game } of GAMES) {
      const text = readFileSync(join(LOCALES, 'en', 'rules', `${game}.md`), 'utf8');
      const read = blocks(text);
      const labels = read.flatMap((block) => (block.kind === 'clause' ? [block.label] : []));
      expect(labels.length).toBe([...text.matchAll(/^### /gm)].length);
      expect(new Set(labels).size).toBe(labels.length);
      const kept = JSON.stringify(read);
      expect((text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !kept.includes(word))).toEqual([]);
      const plain = read.flatMap((block) => (block.kind === 'paragraph' ? block.spans : [])).filter((span) => span.kind === 'text');
      expect(plain.filter((span) => /\n|^#|\*\*|^- /.test(span.text))).toEqual([]);
    }
  });
});
