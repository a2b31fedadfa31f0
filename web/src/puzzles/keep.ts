// Puzzles that were tried in this browser, counted for the account of the person who signs in: a server replays the decisions, so it takes them from
// anybody.

import { ApiError } from '../live/api.ts';
import type { PersonId } from '../wire/types.ts';
import type { puzzleApi } from './api.ts';
import type { SolvedPuzzles } from './solved.svelte.ts';

/** The rest is sent the next time. */
const MOST_AT_ONCE = 100;
/** The puzzle itself is the reason: there is no such one any more, or it is played by other rules. */
const OWN_FAULTS: readonly string[] = ['malformed', 'not_found', 'refused', 'too_large'];

/** Sends what the account has not, oldest first. Says whether all of that arrived. */
export async function keepPuzzles(history: SolvedPuzzles, server: Pick<typeof puzzleApi, 'result'>, account: PersonId): Promise<boolean> {
  await history.load();
  for (const attempt of history.notKeptFor(account).slice(0, MOST_AT_ONCE)) {
    const { game, id, mode, moves, helped } = attempt;
    try {
      const { counted, after } = await server.result(game, id, { mode, moves: [...moves], helped });
      if (counted) await history.setStanding(game, { rating: after });
    } catch (error) {
      const code = error instanceof ApiError ? error.fault.code : '';
      if (!OWN_FAULTS.includes(code)) return code === 'limited';
    }
    await history.keep(attempt, account);
  }
  return true;
}
