import { describe, expect, it } from 'vitest';
import { groups, newCard } from './cards.ts';
import { counted, draws, layText, pressCard, withCount, type Selected } from './selected.ts';

describe('a hand', () => {
  const hand = ['7', 'X', '10', '7', '2', 'X', '7'];

  it('is held in order, equal cards together', () => {
    expect(groups(hand)).toEqual([['2'], ['7', '7', '7'], ['10'], ['X', 'X']]);
    expect(groups([])).toEqual([]);
  });

  const pressed = (...presses: string[]): Selected => presses.reduce((selected: Selected, card) => pressCard(hand, selected, card), new Map());

  it('selects a whole set with one press, and a joker with each', () => {
    expect(layText(pressed('7'))).toBe('7+7+7');
    expect(layText(pressed('7', 'X'))).toBe('7+7+7+X');
    expect(layText(pressed('7', 'X', 'X'))).toBe('7+7+7+X+X');
    expect(layText(pressed('X'))).toBe('X');
    expect(layText(pressed('X', '7'))).toBe('7+7+7+X');
    expect(layText(pressed('7', 'X', '2'))).toBe('2+X');
  });

  it('is not laid with fewer cards because somebody presses the others as well', () => {
    expect(layText(pressed('7', '7', '7'))).toBe('7+7+7');
    expect(layText(pressed('X', 'X', 'X'))).toBe('X+X');
  });

  it('is laid with as many cards as somebody says', () => {
    expect(layText(withCount(hand, pressed('7', 'X'), '7', 2))).toBe('7+7+X');
    expect(layText(withCount(hand, pressed('7', 'X'), 'X', 0))).toBe('7+7+7');
    expect(layText(withCount(hand, pressed('7'), '7', 4))).toBe('7+7+7');
    expect(layText(withCount(hand, pressed('7'), '7', 0))).toBe('');
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
