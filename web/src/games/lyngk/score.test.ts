import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../wire/types.ts';
import type { PositionOf } from '../game.ts';
import { EXAMPLE } from './example.ts';
import { tieBreak } from './score.ts';

describe('a tie-break', () => {
  const result: GameResult = { winners: [1], scores: [2, 2], by: 'rules', left: [] };
  const counts: PositionOf<'lyngk'>['counts'] = [[2, 1, 0, 4, 7], [2, 1, 3, 0, 0]];
  const ended = (decided_by: number | null): PositionOf<'lyngk'> => ({ ...EXAMPLE, counts, decided_by });

  it('goes down to the stacks that decided', () => {
    expect(tieBreak(result, ended(3))).toEqual({ heights: [5, 4, 3], counts: [[2, 1, 0], [2, 1, 3]], decidedBy: 3 });
  });

  it('goes down to the single pieces in a draw', () => {
    expect(tieBreak({ ...result, winners: [] }, ended(null))).toEqual({ heights: [5, 4, 3, 2, 1], counts, decidedBy: undefined });
  });

  it('is not there where stacks of five decided, or nobody counted', () => {
    expect(tieBreak(result, ended(5))).toBeUndefined();
    expect(tieBreak({ ...result, scores: [], by: 'resignation' }, ended(null))).toBeUndefined();
    // A six-stack won at once.
    expect(tieBreak({ ...result, scores: [] }, ended(null))).toBeUndefined();
  });
});
