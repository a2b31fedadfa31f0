import { describe, expect, it } from 'vitest';
import type { Info } from '../local/info.ts';
import { arrowsOf, fitting, lineTurns, threatArrows } from './lines.ts';

/** Moves that begin with x belong to the turn before; no side ever passes. */
const analysis = {
  turnLength: (moves: readonly string[]) => 1 + [...moves.slice(1), ''].findIndex((move) => !move.startsWith('x')),
  drawn: (turn: readonly string[]) => turn.map((move) => ({ move })),
};
const game = { turnOver: () => false };
const info = (win: number, ...moves: string[]): Info => ({ depth: 1, nodes: 1, rate: 1, win, points: undefined, proof: undefined, line: 1, moves });

describe('a line of the engine', () => {
  it('goes on with the numbers of the game', () => {
    const before = [
      { seat: 0, move: 'a' },
      { seat: 1, move: 'b' },
      { seat: 0, move: 'c' },
    ];
    expect(lineTurns(game, analysis, before, 1, ['d', 'xd', 'e', 'f'], 2)).toEqual([
      { number: 2, seat: 1, moves: ['d', 'xd'] },
      { number: 3, seat: 0, moves: ['e'] },
      { number: 3, seat: 1, moves: ['f'] },
    ]);
  });

  it('may begin in the middle of a turn', () => {
    expect(lineTurns(game, analysis, [{ seat: 0, move: 'a' }], 0, ['xa', 'b'], 2)).toEqual([
      { number: 1, seat: 0, moves: ['xa'] },
      { number: 1, seat: 1, moves: ['b'] },
    ]);
  });

  it('is cut where the width ends, but never to nothing', () => {
    const turns = lineTurns(game, analysis, [], 0, ['aaaa', 'bbbb', 'cccc'], 2);
    const count = (width: number): number => fitting(turns, (move) => move, width).flatMap(({ moves }) => moves).length;
    expect([count(1000), count(130), count(10)]).toEqual([3, 2, 1]);
  });
});

describe('arrows', () => {
  it('show whole turns: the best, then those within a fifth of the chance, thinner the more they lose', () => {
    const arrows = arrowsOf(analysis, [info(0.6, 'a', 'xa', 'b'), info(0.5, 'c'), info(0.41, 'd'), info(0.39, 'e')]);
    expect(arrows.map(({ move, tone }) => [move, tone])).toEqual([
      ['a', 'best'],
      ['xa', 'best'],
      ['c', 'other'],
      ['d', 'other'],
    ]);
    const strengths = arrows.map(({ strength }) => strength);
    expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
    expect(strengths[0]).toBe(1);
  });

  it('show a move once, as the best line has it', () => {
    expect(arrowsOf(analysis, [info(0.6, 'a', 'xa'), info(0.6, 'a', 'xb')]).map(({ move, tone }) => [move, tone])).toEqual([
      ['a', 'best'],
      ['xa', 'best'],
      ['xb', 'other'],
    ]);
  });

  it('show nothing without a line, and a threat in a tone of its own', () => {
    expect([arrowsOf(analysis, []), threatArrows(analysis, undefined)]).toEqual([[], []]);
    expect(threatArrows(analysis, info(0.6, 'a', 'xa', 'b')).map(({ move, tone }) => [move, tone])).toEqual([
      ['a', 'threat'],
      ['xa', 'threat'],
    ]);
  });
});
