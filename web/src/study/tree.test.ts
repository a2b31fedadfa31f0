import { describe, expect, it } from 'vitest';
import { Tree, type Line, type Node } from './tree.ts';

const alternating = (text: string) => text.split(' ').map((move, n) => ({ seat: n % 2, move }));

/** The tree as one line: variations in brackets after the move they replace. */
function drawn(line: Line): string {
  return line.moves.map(({ node, variations }) => [node.played?.move, ...variations.map((other) => `(${drawn(other)})`)].join(' ')).join(' ');
}

function at(tree: Tree, ...moves: string[]): Node {
  return moves.reduce((node, move) => node.children.find((child) => child.played?.move === move)!, tree.root);
}

describe('a tree', () => {
  it('is the game as long as nothing else is played', () => {
    const tree = new Tree(alternating('a b c'));
    expect(drawn(tree.lines)).toBe('a b c');
    expect(tree.ownEnd.moves).toEqual(['a', 'b', 'c']);
    expect(tree.ownAt(2).moves).toEqual(['a', 'b']);
    expect(tree.ownAt(9)).toBe(tree.ownEnd);
    expect(tree.ownAt(0)).toBe(tree.root);
    expect(tree.root.end).toBe(tree.ownEnd);
    expect([tree.ownEnd.number, tree.size]).toEqual([3, 3]);
  });

  it('branches off where something else is played, and finds it again', () => {
    const tree = new Tree(alternating('a b c d'));
    const x = tree.play(tree.ownAt(1), { seat: 1, move: 'x' });
    expect(tree.play(tree.ownAt(1), { seat: 1, move: 'x' })).toBe(x);
    expect(tree.play(tree.ownAt(1), { seat: 1, move: 'b' })).toBe(tree.ownAt(2));
    tree.playAll(x, [
      { seat: 0, move: 'y' },
      { seat: 1, move: 'z' },
    ]);
    tree.play(x, { seat: 0, move: 'w' });
    expect(drawn(tree.lines)).toBe('a b (x y (w) z) c d');
    expect([x.isMain, x.branch === x, x.end.branch === x, tree.ownEnd.branch]).toEqual([false, true, true, undefined]);
    expect(at(tree, 'a', 'x', 'w').branch?.played?.move).toBe('w');
    expect(x.number).toBe(2);
  });

  it('goes on after the last move of the game', () => {
    const tree = new Tree(alternating('a b'));
    const more = tree.play(tree.ownEnd, { seat: 0, move: 'c' });
    expect(drawn(tree.lines)).toBe('a b c');
    expect([more.own, more.isMain, tree.ownEnd.number]).toEqual([false, true, 2]);
    expect(tree.mayRemove(more)).toBe(true);
  });

  it('takes variations away with all that follows, but nothing of the game', () => {
    const tree = new Tree(alternating('a b c'));
    const x = tree.play(tree.ownAt(1), { seat: 1, move: 'x' });
    const y = tree.play(x, { seat: 0, move: 'y' });
    expect(tree.remove(tree.ownAt(2))).toBe(tree.ownAt(2));
    expect(tree.mayRemove(tree.root)).toBe(false);
    expect(tree.remove(y)).toBe(x);
    expect(drawn(tree.lines)).toBe('a b (x) c');
    expect(tree.remove(x)).toBe(tree.ownAt(1));
    expect(drawn(tree.lines)).toBe('a b c');
  });

  it('puts the variation a move is in before the others', () => {
    const tree = new Tree(alternating('a b c'));
    const x = tree.playAll(tree.ownAt(1), [
      { seat: 1, move: 'x' },
      { seat: 0, move: 'y' },
    ]);
    tree.promote(x);
    expect(drawn(tree.lines)).toBe('a x (b c) y');
    expect([x.isMain, tree.ownEnd.isMain, tree.ownEnd.number]).toEqual([true, false, 3]);
    tree.promote(tree.ownEnd);
    expect(drawn(tree.lines)).toBe('a b (x y) c');
    tree.promote(tree.ownEnd);
    expect(drawn(tree.lines)).toBe('a b (x y) c');
  });

  it('can make another line the game', () => {
    const tree = new Tree(alternating('a b c'));
    const y = tree.playAll(tree.ownAt(1), [
      { seat: 1, move: 'x' },
      { seat: 0, move: 'y' },
    ]);
    tree.adopt(y.parent!);
    expect(tree.ownEnd).toBe(y);
    expect([tree.mayRemove(y), tree.mayRemove(at(tree, 'a', 'b'))]).toEqual([false, true]);
  });
});
