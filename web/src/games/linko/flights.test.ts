import { describe, expect, it } from 'vitest';
import { EXAMPLE } from './example.ts';
import { flight } from './flights.ts';

const before = { ...EXAMPLE, turn: 0, attacked: 1 };

describe('cards fly', () => {
  it.each([
    ['take', 0, ['7', '7'], 'front-1', 'hand-0'],
    ['reclaim', 1, ['7', '7'], 'front-1', 'hand-1'],
    ['discard', 1, ['7', '7'], 'front-1', 'discard'],
    ['row:13', 1, ['13'], 'row-5', 'hand-1'],
    ['7+7+X', 0, ['7', '7', 'X'], 'hand-0', 'front-0'],
    ['pile', 1, [undefined], 'pile', 'hand-1'],
  ])('%s', (move, seat, cards, from, to) => {
    const played = { seat, move };
    expect(flight({ ...before, attacked: move.includes('7') ? null : 1 }, before, played, 0)).toEqual({ cards, from, to });
  });

  it('from the pile with their face for who draws them, and for nobody else', () => {
    const after = { ...before, hand: [...(before.hand ?? []), '4'].sort() };
    expect(flight(before, after, { seat: 0, move: 'pile' }, 0)?.cards).toEqual(['4']);
    expect(flight(before, { ...before, hand: null }, { seat: 0, move: 'pile' }, 1)?.cards).toEqual([undefined]);
  });

  it('nowhere when a set is left', () => {
    expect(flight(before, before, { seat: 0, move: 'leave' }, 0)).toBeUndefined();
  });
});
