import { describe, expect, it } from 'vitest';
import type { DecisionKind } from '../../wire/types.ts';
import { BOARDS } from './geometry.ts';
import { choices, counted, draws, groups, layText, newCard, parts, press, pressCard, type Selected } from './selection.ts';

describe('a move taken apart', () => {
  it('has the parts of the notation and no others', () => {
    expect(parts('f6')).toEqual({ kind: 'point', at: 'f6' });
    expect(parts('e5-e10')).toEqual({ kind: 'way', from: 'e5', to: 'e10' });
    expect(parts('xe5-e9')).toEqual({ kind: 'row', first: 'e5', last: 'e9' });
    expect(parts('xe5')).toEqual({ kind: 'off', at: 'e5' });
    expect(parts('claim:red')).toEqual({ kind: 'claim', colour: 'red' });
    for (const other of ['7+7+X', 'take', 'row:7', 'pile', '', 'z1', 'e5-']) expect(parts(other), other).toBeUndefined();
  });
});

/** Presses points one after the other and says what came of it: the move, or what is picked. */
function pressing(kind: DecisionKind, legal: string, ...points: string[]): string {
  let picked: readonly string[] = [];
  let move: string | undefined;
  for (const point of points) ({ picked, move } = press(BOARDS.yinsh, kind, legal.split(' '), picked, point));
  return move ?? `(${picked.join(' ')})`;
}

describe('pressing points', () => {
  it('places and takes off rings at once', () => {
    expect(pressing('place', 'f6 e5', 'f6')).toBe('f6');
    expect(pressing('ring', 'xf6 xe5', 'e5')).toBe('xe5');
  });

  it('moves by start and target, and thinks again', () => {
    expect(pressing('move', 'e5-e9 e5-e8 c3-c4', 'e5')).toBe('(e5)');
    expect(pressing('move', 'e5-e9 e5-e8 c3-c4', 'e5', 'e9')).toBe('e5-e9');
    expect(pressing('move', 'e5-e9 e5-e8 c3-c4', 'e5', 'c3')).toBe('(c3)');
    expect(pressing('move', 'e5-e9 e5-e8 c3-c4', 'e5', 'e5')).toBe('()');
  });

  it('prefers landing on a piece to picking it up', () => {
    expect(pressing('claim_or_move', 'c3-e5 e5-c3', 'c3', 'e5')).toBe('c3-e5');
  });

  it('turns what is not legal into an attempt, for the server to refuse', () => {
    expect(pressing('move', 'e5-e9', 'e5', 'f9')).toBe('e5-f9');
    expect(pressing('move', 'e5-e9', 'c3', 'c4')).toBe('c3-c4');
    expect(pressing('place', 'f6', 'e5')).toBe('e5');
    expect(pressing('ring', 'xf6', 'e5')).toBe('xe5');
  });

  it('takes the row that is meant as soon as only one is', () => {
    const six = 'xe2-e6 xe3-e7';
    expect(pressing('row', six, 'e2')).toBe('xe2-e6');
    expect(pressing('row', six, 'e4')).toBe('(e4)');
    expect(pressing('row', six, 'e4', 'e7')).toBe('xe3-e7');
    const crossing = 'xe3-e7 xc3-g7';
    expect(pressing('row', crossing, 'e5')).toBe('(e5)');
    expect(pressing('row', crossing, 'e5', 'c3')).toBe('xc3-g7');
    expect(pressing('row', 'xe3-e7', 'a2')).toBe('()');
  });

  it('starts a row anew where the points are in none together', () => {
    expect(pressing('row', 'xb1-b5 xb2-b6 xc3-g7', 'b3', 'c3')).toBe('xc3-g7');
  });
});

describe('choices', () => {
  it('name starts, targets and claims', () => {
    const shown = choices(BOARDS.lyngk, ['claim:blue', 'c3-e5', 'c3-c4', 'e5-e6'], ['c3']);
    expect([...shown.starts]).toEqual(['c3', 'e5']);
    expect([...shown.targets]).toEqual([['e5', 'c3-e5'], ['c4', 'c3-c4']]);
    expect([...shown.claims]).toEqual([['blue', 'claim:blue']]);
  });

  it('tell points that settle a row from those that do not', () => {
    const shown = choices(BOARDS.yinsh, ['xe2-e6', 'xe3-e7'], []);
    expect([...shown.targets].sort()).toEqual([['e2', 'xe2-e6'], ['e7', 'xe3-e7']]);
    expect([...shown.starts].sort()).toEqual(['e3', 'e4', 'e5', 'e6']);
  });
});

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
