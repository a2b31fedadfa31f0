// How a table ended for one of its players.

import type { PersonId, TableLine } from '../wire/types.ts';

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
