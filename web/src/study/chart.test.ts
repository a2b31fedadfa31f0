import { describe, expect, it } from 'vitest';
import type { ReviewedTurn } from '../wire/types.ts';
import { after, arrowsAt, betterAt, blamed, compare, curves, isPunished, marks, mistakes, path, turnAt } from './chart.ts';

function turn(first: number, seat: number, moves: string[], win_after: number, more: Partial<ReviewedTurn> = {}): ReviewedTurn {
  return { first, seat, moves, win_before: 0.5, win_after, loss: 0, accuracy: 100, judgement: null, solved: false, better: [], ...more };
}

const blunder: Partial<ReviewedTurn> = {
  judgement: 'blunder',
  loss: 40,
  better: [{ moves: ['b5-b6', 'xb1-b5'], after: 0, line: ['b5-b6', 'xb1-b5', 'a1'], win: 0.9 }],
};
const game = [turn(0, 0, ['a'], 0.6), turn(1, 1, ['b'], 0.7), turn(2, 0, ['c', 'd'], 0.2, blunder), turn(4, 1, ['e'], 1)];

describe('curves', () => {
  it('of a duel are seat 0’s chances after every turn', () => {
    const [curve, ...others] = curves(game, 2, true);
    expect(others).toEqual([]);
    expect(curve?.points.map(({ number, win }) => [number, Number(win.toFixed(2))])).toEqual([
      [1, 0.6],
      [2, 0.3],
      [4, 0.2],
      [5, 0],
    ]);
    expect(path(curve!, 5, 10)).toBe('M2.00 0.4000 L4.00 0.7000 L8.00 0.8000 L10.00 1.0000');
  });

  it('of a duel can be looked at from the other side', () => {
    expect(curves(game, 2, true, 1)[0]?.points.map(({ win }) => Number(win.toFixed(2)))).toEqual([0.4, 0.7, 0.8, 1]);
  });

  it('with hidden cards are each seat’s own', () => {
    const found = curves(game, 3, false).map(({ seat, points }) => [seat, points.map(({ turn }) => turn)]);
    expect(found).toEqual([
      [0, [0, 2]],
      [1, [1, 3]],
      [2, []],
    ]);
  });
});

describe('turns', () => {
  it('are found by the position they led to', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((number) => turnAt(game, number))).toEqual([undefined, 0, 1, 2, 2, 3, undefined]);
    expect(after(game[2]!)).toBe(4);
  });

  it('are marked at the move that is to blame', () => {
    expect([...marks(game)]).toEqual([[3, 'blunder']]);
    const later = turn(7, 2, ['4', 'leave'], 0.1, { judgement: 'mistake', better: [{ moves: ['take'], after: 1, line: ['take'], win: 0.4 }] });
    expect([blamed(later), [...marks([later])]]).toEqual([9, [[9, 'mistake']]]);
  });

  it('can be tried again if they lost much and something better is known', () => {
    expect(mistakes(game, undefined)).toEqual([game[2]]);
    expect(mistakes(game, 1)).toEqual([]);
  });
});

describe('an attempt', () => {
  it('is held against the review', () => {
    const missed = game[2]!;
    expect(compare(missed, ['b5-b6'], false)).toBe('unfinished');
    expect(compare(missed, ['b5-b6', 'xb1-b5'], true)).toBe('best');
    expect(compare(missed, ['c', 'd'], true)).toBe('played');
    expect(compare(missed, ['x', 'y'], true)).toBe('unknown');
    expect(compare(missed, ['b5-b6'], true)).toBe('unknown');
  });

  it('at a decision in the middle of a turn is that decision alone', () => {
    const later = turn(7, 2, ['4', 'leave', 'pile'], 0.1, { judgement: 'mistake', better: [{ moves: ['take'], after: 1, line: ['take'], win: 0.4 }] });
    expect(compare(later, ['take'], true)).toBe('best');
    expect(compare(later, ['leave'], true)).toBe('played');
  });
});

describe('a better move', () => {
  it('is pointed out before the mistake and after it, and nowhere else', () => {
    const at = (duel: boolean): readonly string[][] => [0, 1, 2, 3, 4, 5].map((number) => [...betterAt(game, number, duel)]);
    expect(at(true)).toEqual([[], [], ['b5-b6'], ['b5-b6'], [], []]);
    expect(at(false)).toEqual([[], [], ['b5-b6'], [], [], []]);
  });
});

describe('arrows', () => {
  it('show what would have been better and what was played, with the sign of its judgement', () => {
    expect(arrowsAt(game, 2, true)).toEqual([
      { move: 'b5-b6', strength: 0.8, tone: 'best' },
      { move: 'c', strength: 0.35, tone: 'blunder', label: '??' },
    ]);
    expect(arrowsAt(game, 3, true)).toEqual(arrowsAt(game, 2, true));
    expect(arrowsAt(game, 3, false)).toEqual([]);
    expect(arrowsAt(game, 1, true)).toEqual([]);
  });
});

describe('a mistake', () => {
  it('is punished unless the opponent gives back more than half of it', () => {
    const lost = turn(0, 0, ['a'], 0.2, { judgement: 'blunder', loss: 40 });
    const answered = (loss: number, seat = 1): boolean => isPunished([lost, turn(1, seat, ['b'], 0.5, { loss })], 0, true);
    expect([answered(0), answered(20), answered(21), answered(0, 0)]).toEqual([true, true, false, false]);
    expect(isPunished([lost], 0, true)).toBe(true);
  });

  it('with hidden cards is punished unless its seat stands better again at its next turn', () => {
    const lost = turn(0, 2, ['a'], 0.2, { judgement: 'blunder', loss: 40 });
    const next = (win_before: number): boolean => isPunished([lost, turn(1, 0, ['b'], 0.9), turn(2, 2, ['c'], 0.3, { win_before })], 0, false);
    expect([next(0.3), next(0.5)]).toEqual([true, false]);
    expect(isPunished([lost, turn(1, 0, ['b'], 0.9)], 0, false)).toBe(true);
  });
});
