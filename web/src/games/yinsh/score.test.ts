import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../wire/types.ts';
import { EXAMPLE } from './example.ts';
import { ranOut } from './score.ts';

describe('a game of YINSH', () => {
  const result: GameResult = { winners: [0], scores: [1, 0], by: 'rules', left: [] };

  it('has run out of markers where none is left', () => {
    expect(ranOut(result, { ...EXAMPLE, pool: 0 })).toBe(true);
    expect(ranOut(result, { ...EXAMPLE, pool: 5 })).toBe(false);
  });

  it('has not where somebody gave it up with the last marker', () => {
    expect(ranOut({ ...result, by: 'resignation' }, { ...EXAMPLE, pool: 0 })).toBe(false);
  });
});
