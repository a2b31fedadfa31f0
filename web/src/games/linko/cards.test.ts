import { describe, expect, it } from 'vitest';
import { counted, draws, groups, layText, newCard, pressCard, type Selected } from './cards.ts';

describe('a hand', () => {
  const hand = ['7', 'X', '10', '7', '2', 'X', '7'];

  it('is held in order, equal cards together', () => {
    expect(groups(hand)).toEqual([['2'], ['7', '7', '7'], ['10'], ['X', 'X']]);
    expect(groups([])).toEqual([]);
  });

  const pressed = (...presses: [string, number][]): string =>
    layText(presses.reduce((selected: Selected, [card, n]) => pressCard(hand, selected, card, n), new Map()));

  it('selects a set with one press, and jokers with the next', () => {
    expect(pressed(['7', 0])).toBe('7+7+7');
    expect(pressed(['7', 0], ['X', 0])).toBe('7+7+7+X');
    expect(pressed(['7', 0], ['X', 1])).toBe('7+7+7+X+X');
    expect(pressed(['X', 0])).toBe('X');
    expect(pressed(['X', 0], ['7', 1])).toBe('7+7+7+X');
  });

  it('takes single cards off again, and changes to another value', () => {
    expect(pressed(['7', 0], ['7', 2])).toBe('7+7');
    expect(pressed(['7', 0], ['7', 2], ['7', 2])).toBe('7+7+7');
    expect(pressed(['7', 0], ['7', 0])).toBe('');
    expect(pressed(['7', 0], ['X', 0], ['2', 0])).toBe('2+X');
    expect(pressed(['X', 0], ['X', 0])).toBe('');
  });

  it('knows what can be drawn', () => {
    expect(draws(['row:7', 'row:X'])).toEqual({ row: new Set(['7', 'X']), pile: false });
    expect(draws(['pile'])).toEqual({ row: new Set(), pile: true });
  });
});

describe('a move that is pointed out', () => {
  it('has so many cards of each value, if it lays any', () => {
    const check = (...moves: string[]): string => [...counted(moves)].map(([card, count]) => `${count}×${card}`).join(' ');
    expect(check('7+7+X')).toBe('2×7 1×X');
    expect(check('10')).toBe('1×10');
    for (const other of ['take', 'pile', 'row:7', 'discard']) expect(check(other), other).toBe('');
    expect(check('pile', '3+3')).toBe('2×3');
    expect(check()).toBe('');
  });
});

it('a card that has come to a hand is found', () => {
  expect(newCard(['3', '7', '7'], ['3', '7', '7', '7'])).toBe('7');
  expect(newCard(['3'], ['3', 'X'])).toBe('X');
  expect(newCard(['3', '7'], ['7', '3'])).toBeUndefined();
});
