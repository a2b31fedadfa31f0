import { describe, expect, it } from 'vitest';
import type { DecisionKind } from '../../wire/types.ts';
import { GEOMETRY as LYNGK } from '../lyngk/hex.ts';
import { GEOMETRY as YINSH } from '../yinsh/hex.ts';
import { choices, parts, press } from './selection.ts';

describe('a move taken apart', () => {
  it('has the parts of the notation and no others', () => {
    expect(parts('f6')).toEqual({ kind: 'point', at: 'f6' });
    expect(parts('e5-e10')).toEqual({ kind: 'way', from: 'e5', to: 'e10' });
    expect(parts('xe5-e9')).toEqual({ kind: 'row', first: 'e5', last: 'e9' });
    expect(parts('xe5')).toEqual({ kind: 'off', at: 'e5' });
    for (const other of ['claim:red', '7+7+X', 'take', 'row:7', 'pile', '', 'z1', 'e5-']) expect(parts(other), other).toBeUndefined();
  });
});

/** Presses points one after the other and says what came of it: the move, or what is picked. */
function pressing(kind: DecisionKind, legal: string, ...points: string[]): string {
  let picked: readonly string[] = [];
  let move: string | undefined;
  for (const point of points) ({ picked, move } = press(YINSH, kind, legal.split(' '), picked, point));
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

  it('starts a new row where the points are in none together', () => {
    expect(pressing('row', 'xb1-b5 xb2-b6 xc3-g7', 'b3', 'c3')).toBe('xc3-g7');
  });
});

describe('choices', () => {
  it('name starts and targets', () => {
    const shown = choices(LYNGK, ['claim:blue', 'c3-e5', 'c3-c4', 'e5-e6'], ['c3']);
    expect([...shown.starts]).toEqual(['c3', 'e5']);
    expect([...shown.targets]).toEqual([['e5', 'c3-e5'], ['c4', 'c3-c4']]);
  });

  it('tell points that settle a row from those that do not', () => {
    const shown = choices(YINSH, ['xe2-e6', 'xe3-e7'], []);
    expect([...shown.targets].sort()).toEqual([['e2', 'xe2-e6'], ['e7', 'xe3-e7']]);
    expect([...shown.starts].sort()).toEqual(['e3', 'e4', 'e5', 'e6']);
  });
});
