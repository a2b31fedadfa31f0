// Whether somebody plays a game against people right now: then no engine helps them with that game.

import { ApiError, api } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import type { GameName, PersonId, TableLine } from '../wire/types.ts';

/** Whether a table has people other than the one who looks. */
export function isAgainstPeople({ stage, seats }: Pick<TableLine, 'stage' | 'seats'>, isMe: (person: PersonId) => boolean): boolean {
  const people = seats.flatMap(({ occupant }) => (occupant !== null && 'person' in occupant ? [occupant.person] : []));
  return stage === 'playing' && people.some(isMe) && !people.every(isMe);
}

export async function playsNow(game: GameName): Promise<boolean> {
  try {
    if (session.me === undefined) await session.refresh();
    if (session.me === null) return false;
    const { games } = await api.games({ player: 'me', game, stage: 'playing', limit: 50 });
    return games.some((line) => isAgainstPeople(line, (person) => session.isMe(person)));
  } catch (error) {
    // Without a server there is nobody to play against.
    if (error instanceof ApiError) return false;
    throw error;
  }
}
