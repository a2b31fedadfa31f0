import { describe, expect, it } from 'vitest';
import type { GameResult, TableLine } from '../wire/types.ts';
import { EXAMPLES } from '../games/examples.ts';
import { outcomeFor, ranOut, tieBreak } from './outcome.ts';

const ADA = 'ada000000000';
const BOB = 'bob000000000';

function line(winners: number[], more: Partial<TableLine> = {}, by: GameResult['by'] = 'rules'): TableLine {
  const seat = (person: string, name: string): TableLine['seats'][number] => ({ occupant: { person }, name, rating: null });
  return {
    id: 'table0000000',
    from_position: false,
    options: {
      game: 'yinsh', variant: 'standard', players: 2, start: null, order: 'random', clock: { kind: 'none' }, rated: false, rounds: 1, private: false,
    },
    stage: 'over',
    offers: [],
    seats: [seat(ADA, 'Ada'), seat(BOB, 'Bob')],
    moves: 20,
    result: { winners, scores: [], by, left: [] },
    opened_unix_ms: 0,
    ...more,
  };
}

describe('an outcome', () => {
  it('is one side of the result', () => {
    expect(outcomeFor(line([0]), ADA, 'Ada')).toBe('won');
    expect(outcomeFor(line([0]), BOB, 'Bob')).toBe('lost');
    expect(outcomeFor(line([0, 1]), BOB, 'Bob')).toBe('shared');
    expect(outcomeFor(line([]), ADA, 'Ada')).toBe('draw');
    expect(outcomeFor(line([], {}, 'abort'), ADA, 'Ada')).toBe('none');
  });

  it('is known by the name where the id was that of a guest', () => {
    expect(outcomeFor(line([1]), 'another00000', 'Bob')).toBe('won');
    expect(outcomeFor(line([1]), 'another00000', 'Eve')).toBe('decided');
  });

  it('is nobody’s where one person played both seats', () => {
    const both = line([1]);
    expect(outcomeFor({ ...both, seats: both.seats.map((seat) => ({ ...seat, occupant: { person: ADA } })) }, ADA, '-')).toBe('decided');
  });

  it('is not there before the end', () => {
    expect(outcomeFor(line([0], { stage: 'between' }), ADA, 'Ada')).toBe('playing');
    expect(outcomeFor(line([0], { stage: 'waiting', result: null }), ADA, 'Ada')).toBe('waiting');
    expect(outcomeFor(line([0], { stage: 'closed', result: null }), ADA, 'Ada')).toBe('closed');
  });
});

describe('a game of YINSH', () => {
  const result: GameResult = { winners: [0], scores: [1, 0], by: 'rules', left: [] };

  it('has run out of markers where none is left', () => {
    expect(ranOut(result, { ...EXAMPLES.yinsh, pool: 0 })).toBe(true);
    expect(ranOut(result, { ...EXAMPLES.yinsh, pool: 5 })).toBe(false);
  });

  it('has not where somebody gave it up with the last marker', () => {
    expect(ranOut({ ...result, by: 'resignation' }, { ...EXAMPLES.yinsh, pool: 0 })).toBe(false);
    expect(ranOut(result, EXAMPLES.lyngk)).toBe(false);
  });
});

describe('a tie-break', () => {
  const result: GameResult = { winners: [1], scores: [2, 2], by: 'rules', left: [] };
  const counts: [number[], number[]] = [[2, 1, 0, 4, 7], [2, 1, 3, 0, 0]];
  const ended = (decided_by: number | null): Parameters<typeof tieBreak>[1] => ({ ...EXAMPLES.lyngk, counts, decided_by } as Parameters<typeof tieBreak>[1]);

  it('goes down to the stacks that decided', () => {
    expect(tieBreak(result, ended(3))).toEqual({ heights: [5, 4, 3], counts: [[2, 1, 0], [2, 1, 3]], decidedBy: 3 });
  });

  it('goes down to the single pieces in a draw', () => {
    expect(tieBreak({ ...result, winners: [] }, ended(null))).toEqual({ heights: [5, 4, 3, 2, 1], counts, decidedBy: undefined });
  });

  it('is not there where stacks of five decided, nobody counted, or another game was played', () => {
    expect(tieBreak(result, ended(5))).toBeUndefined();
    expect(tieBreak({ ...result, scores: [], by: 'resignation' }, ended(null))).toBeUndefined();
    // A six-stack won at once.
    expect(tieBreak({ ...result, scores: [] }, ended(null))).toBeUndefined();
    expect(tieBreak(result, EXAMPLES.yinsh)).toBeUndefined();
  });
});
