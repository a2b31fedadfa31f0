import { expect, it } from 'vitest';
import type { PositionOf } from '../game.ts';
import { coach } from './coach.ts';

type Linko = PositionOf<'linko'>;

const TABLE: Linko = {
  game: 'linko',
  hand: ['7', '7', '9'],
  hand_sizes: [10, 10, 10],
  known: [[], [], []],
  sets: [[['5', '5']], [['6', '6']], []],
  row: [],
  pile: 50,
  discard: [],
  turn: 0,
  attacked: null,
  text: '',
};

/** What is remarked of a move between two positions. Seat 0 is coached. */
function of(seat: number, move: string, now: Partial<Linko> = {}, before: Partial<Linko> = {}): string[] {
  return [...coach.notice({ ...TABLE, ...before }, { ...TABLE, ...now }, { seat, move, way: [] }, 0)];
}

it('what one lays is remarked by its size, and what others lay is not', () => {
  expect([of(0, '9'), of(0, '7+7'), of(0, '7+7+7'), of(0, '7+X')]).toEqual([['single'], [], ['big-set'], ['joker']]);
  expect(of(1, '7+7+X')).toEqual([]);
});

it('attacks are told apart by who is attacked', () => {
  expect(of(0, '7+7', { attacked: 1 })).toEqual(['attacked']);
  expect(of(1, '8+8', { attacked: 0 })).toEqual(['attacked-me']);
  expect(of(1, '8+8', { attacked: 2 })).toEqual([]);
  // The second question about one attack is no second attack.
  expect(of(1, 'leave', { attacked: 0 }, { attacked: 0 })).toEqual([]);
});

it('what becomes of a set is remarked', () => {
  expect(of(0, 'take', {}, { attacked: 1 })).toEqual(['took']);
  expect(of(1, 'take', {}, { attacked: 0 })).toEqual(['taken-from-me']);
  expect(of(1, 'take', {}, { attacked: 2 })).toEqual([]);
  expect([of(0, 'leave'), of(0, 'reclaim'), of(0, 'discard'), of(0, 'pile'), of(0, 'row:7')]).toEqual([['left'], ['reclaimed'], ['discarded'], ['drew'], ['drew']]);
  expect([of(1, 'reclaim'), of(1, 'discard'), of(1, 'pile')]).toEqual([[], [], []]);
});

it('few cards are remarked when they have just become few', () => {
  expect(of(0, '7+7', { hand_sizes: [3, 10, 10] }, { hand_sizes: [5, 10, 10] })).toEqual(['few-mine']);
  expect(of(2, '4', { hand_sizes: [9, 10, 3] }, { hand_sizes: [9, 10, 4] })).toEqual(['few-theirs']);
  expect(of(2, '4', { hand_sizes: [9, 10, 2] }, { hand_sizes: [9, 10, 3] })).toEqual([]);
});

it('a hint about several cards begins with one of them', () => {
  expect(['7+7', '9', 'take', 'row:7', 'X+X'].map((move) => coach.beginningOf(move))).toEqual(['7', undefined, undefined, undefined, 'X']);
});
