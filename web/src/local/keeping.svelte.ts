// Finished games, lessons, puzzles and studies of this browser, kept on the account of the person who signs in.
//
// The one thing to know: no game is removed here. What an account has is remembered, so that it is listed once; what could not be kept stays,
// and is sent again the next time.

import { ApiError } from '../live/api.ts';
import { further } from '../live/further.ts';
import { progress } from '../lessons/progress.svelte.ts';
import { puzzleApi } from '../puzzles/api.ts';
import { keepPuzzles } from '../puzzles/keep.ts';
import { solvedPuzzles } from '../puzzles/solved.svelte.ts';
import { waitingStudies } from '../studies/kept-studies.ts';
import { sendStudies } from '../studies/send-studies.ts';
import type { PersonId, TableId } from '../wire/types.ts';
import { hasLocalTables, localPerson, rememberKept } from './here.ts';
import { openKept, type Kept } from './kept.ts';

export interface Outcome {
  /** Games that the account did not have. */
  readonly added: number;
  /** Games that the server does not take. */
  readonly refused: number;
  /** Whether not everything could be sent. */
  readonly failed: boolean;
}

/** What is wrong with a game itself, so that sending it again is of no use. */
const OWN_FAULTS: readonly string[] = ['malformed', 'too_large'];

/** The part of the API that is used. */
type Server = Pick<typeof further, 'keepGame' | 'addLessons'>;

/** Sends everything that is over. */
export async function keepAll(kept: Pick<Kept, 'lines' | 'entries'>, server: Server, account: PersonId): Promise<Outcome> {
  let [added, refused] = [0, 0];
  try {
    progress.addAll((await server.addLessons(progress.all)).done);
    for (const { id, line } of await kept.lines()) {
      if (line.stage !== 'over') continue;
      const outcome = await keepOne(kept, server, id);
      if (outcome === 'refused') refused++;
      else {
        rememberKept(account, id);
        if (!outcome.known) added++;
      }
    }
    return { added, refused, failed: false };
  } catch {
    return { added, refused, failed: true };
  }
}

async function keepOne(kept: Pick<Kept, 'entries'>, server: Server, table: TableId): Promise<'refused' | { readonly known: boolean }> {
  try {
    return await server.keepGame({ table, person: localPerson(), entries: await kept.entries(table) });
  } catch (error) {
    if (error instanceof ApiError && OWN_FAULTS.includes(error.fault.code)) return 'refused';
    throw error;
  }
}

class Keeping {
  busy = $state(false);
  /** What the last time came to. */
  outcome: Outcome | undefined = $state.raw();

  async run(account: PersonId): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.outcome = undefined;
    try {
      const outcome = await keepAll(await openKept(), further, account);
      const puzzles = await keepPuzzles(solvedPuzzles, puzzleApi, account);
      const studies = await sendStudies(further);
      this.outcome = puzzles && studies ? outcome : { ...outcome, failed: true };
    } finally {
      this.busy = false;
    }
  }

  /** After signing in, without being asked: says nothing where there is nothing to say. */
  async afterSigningIn(account: PersonId): Promise<void> {
    await solvedPuzzles.load();
    const waiting = await waitingStudies();
    if (!hasLocalTables() && !progress.any && solvedPuzzles.attempts.length === 0 && waiting.length === 0) return;
    await this.run(account);
    if (this.outcome?.added === 0 && this.outcome.refused === 0 && !this.outcome.failed) this.outcome = undefined;
  }
}

export const keeping = new Keeping();
