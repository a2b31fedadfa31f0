// A review, at the server or by the engine here, followed while it goes on.

import type { Error as Fault, ReviewNews, ReviewedTurn, ReviewWish } from '../wire/types.ts';
import { ApiError, api } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import { isAnsweredHere } from '../local/here.ts';

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
  async begin(wish: ReviewWish): Promise<void> {
    const run = ++this.#run;
    this.news = this.fault = undefined;
    this.going = true;
    try {
      // A review at the server belongs to a person, if only a guest.
      if (!isAnsweredHere('/reviews', wish) && (await session.refresh()) === null) session.setMe(await api.guest());
      const { review } = await api.beginReview(wish);
      this.#id = review;
      let turns: readonly ReviewedTurn[] = [];
      while (run === this.#run) {
        const news = await api.reviewNews(review, turns.length);
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
    if (id !== undefined) await api.stopReview(id).catch(() => undefined);
  }

  /** The screen is gone: stops a review that is under way. */
  leave(): void {
    if (this.going) void this.stop();
  }
}
