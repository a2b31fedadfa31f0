import { describe, expect, it } from 'vitest';
import type { GameResult, TableLine } from '../wire/types.ts';
import { outcomeFor } from './outcome.ts';

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
