import { describe, expect, it } from 'vitest';
import { Tree } from '../study/tree.ts';
import type { StudyChange } from '../wire/types.ts';
import { fold, readChapter, type StudyState } from './fold.ts';
import { idOf, ROOT } from './node-id.ts';
import { chapterOf, follow, glyphsOf, stillThere, sync } from './tree-sync.ts';

const CHAPTER = 'aaaaaaaaaaaa';
const empty: StudyState = {
  id: 'bbbbbbbbbbbb',
  version: 0,
  name: 'x',
  visibility: 'private',
  members: [],
  chapters: [readChapter({ id: CHAPTER, name: 'x', start: 'yinsh/standard', nodes: [{ depth: 0, seat: 0, move: '' }] })],
};
const play = (at: string, ...moves: string[]): StudyChange => ({ do: 'add_moves', chapter: CHAPTER, at, moves: moves.map((move, seat) => ({ seat: seat % 2, move })) });
const after = (...changes: StudyChange[]) => changes.reduce(fold, empty).chapters[0]!;
const texts = (tree: Tree): string[] => chapterOf(tree, CHAPTER, 'x', 'x').nodes.map(({ depth, move }) => `${depth}${move}`);

describe('the tree on the board', () => {
  it('follows the chapter and keeps its nodes', () => {
    const tree = new Tree([]);
    const one = after(play(ROOT, 'a', 'b'));
    sync(tree, undefined, one);
    const kept = follow(tree, ['a', 'b']);
    const two = after(play(ROOT, 'a', 'b'), play(ROOT, 'c'), { do: 'promote', chapter: CHAPTER, node: idOf(['c']) });
    sync(tree, one, two);
    expect(texts(tree)).toEqual(['0', '1c', '1a', '2b']);
    expect(follow(tree, ['a', 'b'])).toBe(kept);
  });

  it('loses what was deleted and keeps what one has tried', () => {
    const tree = new Tree([]);
    const one = after(play(ROOT, 'a', 'b'));
    sync(tree, undefined, one);
    tree.play(tree.root, { seat: 0, move: 'mine' });
    const at = follow(tree, ['a', 'b']);
    const two = after(play(ROOT, 'a', 'b'), { do: 'delete', chapter: CHAPTER, node: idOf(['a']) });
    sync(tree, one, two);
    expect(texts(tree)).toEqual(['0', '1mine']);
    expect(stillThere(at)).toBe(tree.root);
  });

  it('has the glyphs of its moves', () => {
    const tree = new Tree([]);
    const judged = after(play(ROOT, 'a', 'b'), { do: 'set_glyph', chapter: CHAPTER, node: idOf(['a', 'b']), glyph: '!?' });
    sync(tree, undefined, judged);
    expect([...glyphsOf(tree, judged)]).toEqual([[follow(tree, ['a', 'b']), '!?']]);
  });
});
