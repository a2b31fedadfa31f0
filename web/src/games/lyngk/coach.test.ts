import { expect, it } from 'vitest';
import type { PositionOf } from '../game.ts';
import { coach } from './coach.ts';
import { sketch } from './sketch.ts';

type Lyngk = PositionOf<'lyngk'>;

const START: Lyngk = {
  game: 'lyngk',
  stacks: { e5: 'r', e6: 'g', e7: 'ib', d5: 'kbi', d6: 'w' },
  claims: ['', ''],
  taken: [[], []],
  links: [[], []],
  counts: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
  decided_by: null,
};

/** What is remarked when a seat plays this. Seat 0 is coached. */
function after(seat: number, move: string, more: { readonly way?: readonly string[]; readonly now?: Partial<Lyngk> } = {}): string[] {
  const now = sketch(START, { seat, move });
  if (!now) throw new Error(move);
  return [...coach.notice(START, { ...now, ...more.now }, { seat, move, way: more.way ?? [] }, 0)];
}

it('stacks are remarked by their height; small ones only where one has built them', () => {
  expect([after(0, 'e5-e6'), after(1, 'e5-e6')]).toEqual([['two'], []]);
  expect([after(0, 'e5-e7'), after(1, 'e5-e7')]).toEqual([['three'], []]);
  expect([after(0, 'e5-d5'), after(1, 'e5-d5')]).toEqual([['four'], ['four']]);
  expect(after(0, 'e7-d5')).toEqual(['neutral-five']);
});

it('a joker in a stack is remarked', () => {
  expect(after(0, 'e5-d6')).toEqual(['joker', 'two']);
});

it('claims and points are told apart by whose they are', () => {
  expect([after(0, 'claim:red'), after(1, 'claim:red')]).toEqual([['claimed-mine'], ['claimed-theirs']]);
  const gone = { e5: 'r' };
  expect(after(0, 'e7-d5', { now: { stacks: gone, taken: [['ibkbi'], []] } })).toEqual(['five-mine']);
  expect(after(1, 'e7-d5', { now: { stacks: gone, taken: [[], ['ibkbi']] } })).toEqual(['five-theirs']);
});

it('a way by other pieces is the LYNGK-rule', () => {
  expect(after(0, 'e5-e6', { way: ['e5', 'f5', 'e6'] })).toEqual(['linked-mine', 'two']);
  expect(after(1, 'e5-e6', { way: ['e5', 'f5', 'e6'] })).toEqual(['linked-theirs']);
  expect(after(0, 'e5-e6', { way: ['e5', 'e6'] })).toEqual(['two']);
});

it('a hint begins with the piece that moves', () => {
  expect(['e5-e7', 'claim:red'].map((move) => coach.beginningOf(move))).toEqual(['e5', undefined]);
});
