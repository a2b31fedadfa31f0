import { expect, it } from 'vitest';
import type { PositionOf } from '../game.ts';
import { coach } from './coach.ts';
import { sketch } from './sketch.ts';

type Yinsh = PositionOf<'yinsh'>;

const EMPTY: Yinsh = { game: 'yinsh', rings: [['e5'], ['k10']], markers: [[], []], removed: [0, 0], pool: 51 };

/** What is remarked when a seat plays this. White is coached. */
function after(before: Yinsh, seat: number, move: string): string[] {
  const now = sketch(before, { seat, move });
  if (!now) throw new Error(move);
  return [...coach.notice(before, now, { seat, move, way: [] }, 0)];
}

it('the first marker is remarked, and later ones are not', () => {
  expect(after(EMPTY, 0, 'e5-e6')).toEqual(['first-marker']);
  expect(after({ ...EMPTY, markers: [['a2'], ['a3']] }, 0, 'e5-e6')).toEqual([]);
  expect(after(EMPTY, 1, 'k10-k9')).toEqual([]);
});

it('a jump that flips is told apart by who jumped', () => {
  const before: Yinsh = { ...EMPTY, markers: [['a2', 'k8'], ['e6', 'k9', 'a3']] };
  expect(after(before, 0, 'e5-e7')).toEqual(['flipped-mine']);
  expect(after(before, 1, 'k10-k7')).toEqual(['flipped-theirs']);
});

it('four in a line are a threat, unless a ring of the other side stands in the gap', () => {
  const four: Yinsh = { ...EMPTY, rings: [['e5'], ['b4']], markers: [['a2'], ['b1', 'b2', 'b3']] };
  expect(after(four, 1, 'b4-c4')).toEqual(['four-theirs']);
  expect(after({ ...four, rings: [['b5'], ['b4']] }, 1, 'b4-c4')).toEqual([]);
  expect(after({ ...EMPTY, rings: [['b4'], ['k10']], markers: [['b1', 'b2', 'b3'], ['a2']] }, 0, 'b4-c4')).toEqual(['four-mine']);
});

it('a row is remarked when it is made, a ring when it is taken off', () => {
  const ready: Yinsh = { ...EMPTY, rings: [['b5'], ['k10']], markers: [['b1', 'b2', 'b3', 'b4'], []] };
  expect(after(ready, 0, 'b5-c5')).toEqual(['row-mine']);
  expect(after({ ...ready, rings: [['k10'], ['b5']], markers: [[], ['b1', 'b2', 'b3', 'b4']] }, 1, 'b5-c5')).toEqual(['row-theirs']);
  expect(after(ready, 0, 'xb5')).toEqual(['ring-mine']);
  expect(after(ready, 1, 'xk10')).toEqual(['ring-theirs']);
});

it('the end of the markers is foreseen', () => {
  expect(after({ ...EMPTY, markers: [['a2'], ['a3']], pool: 12 }, 0, 'e5-e6')).toEqual([]);
  expect(after({ ...EMPTY, markers: [['a2'], ['a3']], pool: 11 }, 0, 'e5-e6')).toEqual(['few-markers']);
});

it('a hint begins with the ring that moves', () => {
  expect(['e5-e7', 'e5', 'xb1-b5', 'xe5'].map((move) => coach.beginningOf(move))).toEqual(['e5', undefined, undefined, undefined]);
});
