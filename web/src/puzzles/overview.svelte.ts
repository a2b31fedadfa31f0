// What there is to solve: the puzzles of each game, the one of today, and how one stands.

import type { GameName } from '../games/index.ts';
import { faultOf } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import type { Error as Fault, Puzzle, PuzzleRecord, Puzzles } from '../wire/types.ts';
import { puzzleApi } from './api.ts';
import { keepPuzzles } from './keep.ts';
import { today } from './puzzle-model.svelte.ts';
import { solvedPuzzles, type SolvedPuzzles } from './solved.svelte.ts';

export interface Shown {
  readonly list: Puzzles;
  readonly daily: Puzzle | undefined;
}

export class Overview {
  games: Readonly<Partial<Record<GameName, Shown>>> = $state.raw({});
  fault: Fault | undefined = $state.raw();
  /** What a server keeps for the person here. */
  #records: readonly PuzzleRecord[] = $state.raw([]);

  constructor(readonly history: SolvedPuzzles = solvedPuzzles) {}

  async load(games: readonly GameName[]): Promise<void> {
    await this.history.load();
    await Promise.all([...games.map((game) => this.#loadGame(game)), this.#loadRecords()]);
  }

  async #loadGame(game: GameName): Promise<void> {
    try {
      const [list, daily] = await Promise.all([
        puzzleApi.list(game),
        puzzleApi.next(game, { mode: 'daily', date: today() }, {}, true).catch(() => undefined),
      ]);
      this.games = { ...this.games, [game]: { list, daily } };
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  async #loadRecords(): Promise<void> {
    if (session.me === undefined) await session.refresh().catch(() => null);
    if (!session.me) return;
    // What was solved without a network counts first.
    await keepPuzzles(this.history, puzzleApi, session.me.id);
    const found = await puzzleApi.mine().catch(() => undefined);
    this.#records = found?.games ?? [];
    await this.history.learn(this.#records);
  }

  #record(game: GameName): PuzzleRecord | undefined {
    return this.#records.find((record) => record.game === game);
  }

  rating(game: GameName): number | undefined {
    return this.history.isRated(game) ? Math.round(this.history.standing(game).rating.rating) : undefined;
  }
  /** How many were failed and wait to be tried again. */
  again(game: GameName): number {
    return this.#record(game)?.again.length ?? this.history.failed(game).length;
  }
  best(game: GameName): number {
    return this.history.standing(game).best;
  }
  /** How today's puzzle went here; nothing as long as it waits. */
  daily(game: GameName): 'solved' | 'failed' | undefined {
    const attempt = this.history.attempt(game, this.games[game]?.daily?.id ?? '');
    return attempt && (attempt.again ? 'failed' : 'solved');
  }
}
