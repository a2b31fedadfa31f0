// A review, at the server or by the engine here, followed while it goes on.

import type { Error as Fault, ReviewNews, ReviewedTurn, ReviewRequest, Studied } from '../wire/types.ts';
import { ApiError, api } from '../live/api.ts';
import { further } from '../live/further.ts';
import { session } from '../live/session.svelte.ts';
import { isAnsweredHere, isEngineNear } from '../local/here.ts';
import { LIMITS } from '../wire/facts.ts';
import { playsNow } from './playing.ts';

/**
 * The request for a review of a game that was played at a table. The engine here knows no tables, so it gets the moves; a server keeps a
 * review of a table for everyone.
 */
export function tableReview({ game, start, series, moves, own }: Studied, table: string): ReviewRequest | undefined {
  if (series === null || own === 0) return undefined;
  const told = isEngineNear() && start !== null && own <= LIMITS.studiedMoves;
  return told ? { start: { game, position: start }, moves: moves.slice(0, own).map(({ move }) => move) } : { start: { table, game: series.game }, moves: [] };
}

export class ReviewRun {
  /** The latest state, with all turns so far. */
  news: ReviewNews | undefined = $state.raw();
  going = $state(false);
  fault: Fault | undefined = $state.raw();
  #id: string | undefined;
  #run = 0;

  get turns(): readonly ReviewedTurn[] {
    return this.news?.turns ?? [];
  }

  /** Whether every turn has been judged. */
  get done(): boolean {
    return this.news?.stage === 'done';
  }

  /** Begins a review and follows it to its end. */
  async begin(request: ReviewRequest): Promise<void> {
    const run = ++this.#run;
    this.news = this.fault = undefined;
    this.going = true;
    try {
      const { start } = request;
      if (!isAnsweredHere('/reviews', request)) {
        // A review at the server belongs to a person, if only a guest.
        if ((await session.refresh()) === null) session.setMe(await api.guest());
      } else if ('game' in start && typeof start.game === 'string' && (await playsNow(start.game))) {
        throw new ApiError({ code: 'refused', reason: { code: 'fair_play' } });
      }
      const { review } = await further.beginReview(request);
      this.#id = review;
      let turns: readonly ReviewedTurn[] = [];
      while (run === this.#run) {
        const news = await further.reviewNews(review, turns.length);
        if (run !== this.#run) return;
        turns = [...turns, ...news.turns];
        this.news = { ...news, turns: [...turns] };
        if (news.stage === 'done' || news.stage === 'stopped') break;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (run === this.#run) this.fault = error.fault;
    } finally {
      if (run === this.#run) this.going = false;
    }
  }

  /** Stops it; what was judged so far stays. */
  async stop(): Promise<void> {
    const id = this.#id;
    this.#run++;
    this.going = false;
    // The server goes on with a review that others wait for.
    if (id !== undefined) await further.stopReview(id).catch(() => undefined);
  }

  /** The screen is gone: stops a review that is under way. */
  leave(): void {
    if (this.going) void this.stop();
  }
}
