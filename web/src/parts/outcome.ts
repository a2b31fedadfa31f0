// How a table ended for one of its players, and what decided a game with equal scores.

import type { GameResult, PersonId, Position, TableLine } from '../wire/types.ts';

export type Outcome = 'won' | 'shared' | 'lost' | 'draw' | 'none' | 'decided' | 'waiting' | 'playing' | 'closed';

/**
 * `decided` is a result that cannot be said from this player's side: one person played several seats, or played under another name then.
 */
export function outcomeFor(line: TableLine, id: PersonId | undefined, name: string): Outcome {
  if (line.stage === 'waiting' || line.stage === 'closed') return line.stage;
  if (line.stage !== 'over') return 'playing';
  const { result } = line;
  if (result === null || result.by === 'abort') return 'none';
  if (result.winners.length === 0) return 'draw';
  const mine = line.seats.flatMap((seat, n) => {
    const person = seat.occupant !== null && 'person' in seat.occupant ? seat.occupant.person : undefined;
    return person !== undefined && (person === id || seat.name === name) ? [n] : [];
  });
  const [seat] = mine;
  if (seat === undefined || mine.length > 1) return 'decided';
  if (!result.winners.includes(seat)) return 'lost';
  return result.winners.length > 1 ? 'shared' : 'won';
}

/** Where no marker is left beside the board, the rings taken off decide. */
export const POOL_EMPTY = 'YINSH H3';

/** Whether a game of YINSH ended because the markers ran out: a row that wins gives its five back. */
export function ranOut(result: GameResult, position: Position): boolean {
  return position.game === 'yinsh' && result.by === 'rules' && position.pool === 0;
}

/** With as many five-stacks the smaller stacks decide. */
export const TIE_BREAK = 'LYNGK G2';

/** What was counted where the scores were equal: stacks of each height, the highest first, down to those that decided; all in a draw. */
export interface TieBreak {
  readonly heights: readonly number[];
  /** By seat, then as the heights. */
  readonly counts: readonly (readonly number[])[];
  readonly decidedBy: number | undefined;
}

const HIGHEST = 5;

export function tieBreak(result: GameResult, position: Position): TieBreak | undefined {
  if (position.game !== 'lyngk' || result.by !== 'rules' || result.scores.length === 0 || position.decided_by === HIGHEST) return undefined;
  const lowest = position.decided_by ?? 1;
  const heights = Array.from({ length: HIGHEST - lowest + 1 }, (_, n) => HIGHEST - n);
  return { heights, counts: position.counts.map((counts) => counts.slice(0, heights.length)), decidedBy: position.decided_by ?? undefined };
}
