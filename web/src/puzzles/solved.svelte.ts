// What this browser knows about somebody who solves puzzles: read once from where it is kept, and kept with every change.

import type { GameName } from '../games/index.ts';
import type { PersonId, PuzzleRating, PuzzleRecord } from '../wire/types.ts';
import { openPuzzleStore, type Attempt, type PuzzleStore, type Standing } from './history.ts';

/** Somebody of whom nothing is known. */
export const BEGINNER: PuzzleRating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** A request names no more. */
const MOST_NAMED = 1_000;

export class SolvedPuzzles {
  /** The latest first. */
  #attempts: readonly Attempt[] = $state.raw([]);
  #standings: ReadonlyMap<GameName, Standing> = $state.raw(new Map());
  #store: Promise<PuzzleStore> | undefined;
  #loaded: Promise<void> | undefined;

  constructor(readonly open: () => Promise<PuzzleStore> = openPuzzleStore) {}

  /** Everything below is there from then on. */
  load(): Promise<void> {
    this.#loaded ??= this.#read();
    return this.#loaded;
  }

  /** Reads again what is kept: another tab or a file may have added to it. */
  async #read(): Promise<void> {
    this.#store ??= this.open();
    const store = await this.#store;
    const [attempts, standings] = await Promise.all([store.attempts(), store.standings()]);
    this.#attempts = attempts.sort((one, other) => other.at - one.at);
    this.#standings = new Map(standings.map((standing) => [standing.game, standing]));
  }

  get attempts(): readonly Attempt[] {
    return this.#attempts;
  }
  get standings(): readonly Standing[] {
    return [...this.#standings.values()];
  }

  attempt(game: GameName, id: string): Attempt | undefined {
    return this.#attempts.find((attempt) => attempt.game === game && attempt.id === id);
  }
  #of(game: GameName): readonly Attempt[] {
    return this.#attempts.filter((attempt) => attempt.game === game);
  }
  seen(game: GameName): string[] {
    return this.#of(game).map(({ id }) => id).slice(0, MOST_NAMED);
  }
  failed(game: GameName): string[] {
    return this.#of(game).filter(({ again }) => again).map(({ id }) => id).slice(0, MOST_NAMED);
  }
  standing(game: GameName): Standing {
    return this.#standings.get(game) ?? { game, rating: BEGINNER, streak: 0, best: 0 };
  }
  /** Whether a rating is known that is more than a beginner's. */
  isRated(game: GameName): boolean {
    return this.standing(game).rating.deviation < BEGINNER.deviation;
  }

  async note(attempt: Attempt): Promise<void> {
    this.#attempts = [attempt, ...this.#attempts.filter(({ game, id }) => game !== attempt.game || id !== attempt.id)].sort((one, other) => other.at - one.at);
    await (await this.#opened()).setAttempt(attempt).catch(() => undefined);
  }

  async setStanding(game: GameName, change: Partial<Omit<Standing, 'game'>>): Promise<void> {
    const standing: Standing = { ...this.standing(game), ...change };
    this.#standings = new Map(this.#standings).set(game, standing);
    await (await this.#opened()).setStanding(standing).catch(() => undefined);
  }

  /** A failed puzzle was solved after all. */
  async redeem(game: GameName, id: string): Promise<void> {
    const attempt = this.attempt(game, id);
    if (attempt?.again) await this.note({ ...attempt, again: false });
  }

  /** Another one of a streak is solved, or (undefined) it is over. */
  async streak(game: GameName, solved: number | undefined): Promise<void> {
    const { best } = this.standing(game);
    await this.setStanding(game, { streak: solved ?? 0, best: Math.max(best, solved ?? 0) });
  }

  /** A server has kept an attempt for somebody. */
  async keep(attempt: Attempt, person: PersonId): Promise<void> {
    await this.note({ ...attempt, keptFor: person });
  }

  /** What no server has kept for this person, oldest first: that is the order in which it counted. */
  notKeptFor(person: PersonId): readonly Attempt[] {
    return this.#attempts.filter(({ keptFor }) => keptFor !== person).reverse();
  }

  /** What a server keeps for the person here is more than this browser knows: it may have been elsewhere. */
  async learn(records: readonly PuzzleRecord[]): Promise<void> {
    for (const { game, rating } of records) await this.setStanding(game, { rating });
  }

  /** Adds what was done elsewhere, and replaces nothing. Says how many attempts are new. */
  async addAll(attempts: readonly Attempt[], standings: readonly Standing[]): Promise<number> {
    await this.load();
    let added = 0;
    for (const attempt of attempts) {
      if (this.attempt(attempt.game, attempt.id)) continue;
      await this.note({ ...attempt, keptFor: null });
      added += 1;
    }
    for (const standing of standings) {
      const here = this.standing(standing.game);
      const rating = standing.rating.deviation < here.rating.deviation ? standing.rating : here.rating;
      await this.setStanding(standing.game, { rating, best: Math.max(here.best, standing.best) });
    }
    return added;
  }

  #opened(): Promise<PuzzleStore> {
    this.#store ??= this.open();
    return this.#store;
  }
}

export const solvedPuzzles = new SolvedPuzzles();
