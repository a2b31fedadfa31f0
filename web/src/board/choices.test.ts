import { expect, it } from 'vitest';
import { groupOf } from '../games/hex/selection.ts';
import { choicesInOrder } from './choices.ts';

it('points are in the order of the board, with claims before all moves', () => {
  const legal = ['e10-e9', 'e2-e10', 'e2-e3', 'claim:red', 'claim:blue', 'b4-c5'];
  expect(choicesInOrder({ groupOf }, legal)).toEqual([
    ['', ['claim:red', 'claim:blue']],
    ['b4', ['b4-c5']],
    ['e2', ['e2-e3', 'e2-e10']],
    ['e10', ['e10-e9']],
  ]);
});

it('places to put something are counted up a column', () => {
  expect(choicesInOrder({ groupOf }, ['e1', 'e10', 'e2', 'a3'])).toEqual([
    ['a', ['a3']],
    ['e', ['e1', 'e2', 'e10']],
  ]);
});

it('answers stay as they are given', () => {
  expect(choicesInOrder({ groupOf: () => '' }, ['take', 'leave'])).toEqual([['', ['take', 'leave']]]);
});
