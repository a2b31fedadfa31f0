import { describe, expect, it } from 'vitest';
import { gameNamed } from '../games/index.ts';
import { rowsOf } from './rows.ts';
import { Tree } from './tree.ts';

const game = gameNamed('yinsh');
const moves = ['e2', 'a2', 'f3', 'b6', 'g4'].map((move, n) => ({ seat: n % 2, move }));
const shown = (tree: Tree): unknown[] =>
  rowsOf(game, tree.lines, 2).map(({ number, cells, after }) => [number, cells.map((cell) => cell.map((node) => node.played?.move).join(' ')), after !== undefined]);

describe('rows', () => {
  it('hold one round each', () => {
    expect(shown(new Tree(moves))).toEqual([
      [1, ['e2', 'a2'], false],
      [2, ['f3', 'b6'], false],
      [3, ['g4', ''], false],
    ]);
  });

  it('are broken where a variation follows, and go on with the same number', () => {
    const tree = new Tree(moves);
    tree.play(tree.ownAt(2), { seat: 0, move: 'c3' });
    expect(shown(tree)).toEqual([
      [1, ['e2', 'a2'], false],
      [2, ['f3', ''], true],
      [2, ['', 'b6'], false],
      [3, ['g4', ''], false],
    ]);
  });
});
