// Which puzzles were tried in this browser and what that came to, in IndexedDB: it is there without a network and without an account.
//
// The one thing to know: a puzzle counts once. What is kept of its first end never changes, except that a failed one is solved later.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isGameName, type GameName } from '../games/index.ts';
import type { PersonId, PuzzleMode, PuzzleRating } from '../wire/types.ts';

export interface Attempt {
  readonly game: GameName;
  readonly id: string;
  readonly mode: PuzzleMode;
  /** The decisions up to the first end. */
  readonly moves: readonly string[];
  readonly helped: boolean;
  /** Whether it was solved at the first try. */
  readonly solved: boolean;
  /** Failed, and not solved since. */
  readonly again: boolean;
  /** By the calendar. */
  readonly at: number;
  /** The person for whom a server keeps it as well; nobody as long as none does. */
  readonly keptFor: PersonId | null;
}

export interface Standing {
  readonly game: GameName;
  readonly rating: PuzzleRating;
  /** The streak that goes on, and the longest one. */
  readonly streak: number;
  readonly best: number;
}

interface Stores extends DBSchema {
  attempts: { key: [GameName, string]; value: Attempt };
  standings: { key: GameName; value: Standing };
}

/** Everything that is kept; tests and browsers without storage keep it in memory. */
export interface PuzzleStore {
  attempts(): Promise<Attempt[]>;
  standings(): Promise<Standing[]>;
  setAttempt(attempt: Attempt): Promise<void>;
  setStanding(standing: Standing): Promise<void>;
}

const NAME = 'trilynx-puzzles';
const VERSION = 1;

class Database implements PuzzleStore {
  constructor(readonly database: IDBPDatabase<Stores>) {}

  attempts(): Promise<Attempt[]> {
    return this.database.getAll('attempts');
  }
  standings(): Promise<Standing[]> {
    return this.database.getAll('standings');
  }
  async setAttempt(attempt: Attempt): Promise<void> {
    await this.database.put('attempts', attempt);
  }
  async setStanding(standing: Standing): Promise<void> {
    await this.database.put('standings', standing);
  }
}

export class PuzzleMemory implements PuzzleStore {
  readonly #attempts = new Map<string, Attempt>();
  readonly #standings = new Map<GameName, Standing>();

  attempts(): Promise<Attempt[]> {
    return Promise.resolve([...this.#attempts.values()]);
  }
  standings(): Promise<Standing[]> {
    return Promise.resolve([...this.#standings.values()]);
  }
  setAttempt(attempt: Attempt): Promise<void> {
    this.#attempts.set(`${attempt.game}/${attempt.id}`, attempt);
    return Promise.resolve();
  }
  setStanding(standing: Standing): Promise<void> {
    this.#standings.set(standing.game, standing);
    return Promise.resolve();
  }
}

export async function openPuzzleStore(): Promise<PuzzleStore> {
  try {
    const database = await openDB<Stores>(NAME, VERSION, {
      upgrade(made) {
        made.createObjectStore('attempts', { keyPath: ['game', 'id'] });
        made.createObjectStore('standings', { keyPath: 'game' });
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new Database(database);
  } catch {
    return new PuzzleMemory();
  }
}

const MODES: readonly string[] = ['training', 'theme', 'daily', 'streak', 'again'] satisfies readonly PuzzleMode[];
/** As many decisions as a try may have. */
const MOST_MOVES = 40;

export function isRating(found: unknown): found is PuzzleRating {
  const { rating, deviation, volatility } = (found ?? {}) as Partial<Record<keyof PuzzleRating, unknown>>;
  return [rating, deviation, volatility].every((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 10_000);
}

/** Whether a value from a file is an attempt. */
export function isAttempt(found: unknown): found is Attempt {
  const { game, id, mode, moves, helped, solved, again, at, keptFor } = (found ?? {}) as Partial<Record<keyof Attempt, unknown>>;
  return (
    typeof game === 'string' &&
    isGameName(game) &&
    typeof id === 'string' &&
    /^[a-z0-9]{1,32}$/.test(id) &&
    typeof mode === 'string' &&
    MODES.includes(mode) &&
    Array.isArray(moves) &&
    moves.length <= MOST_MOVES &&
    moves.every((move) => typeof move === 'string') &&
    [helped, solved, again].every((value) => typeof value === 'boolean') &&
    typeof at === 'number' &&
    (keptFor === null || typeof keptFor === 'string')
  );
}

/** Whether a value from a file is a standing. */
export function isStanding(found: unknown): found is Standing {
  const { game, rating, streak, best } = (found ?? {}) as Partial<Record<keyof Standing, unknown>>;
  return typeof game === 'string' && isGameName(game) && isRating(rating) && Number.isSafeInteger(streak) && Number.isSafeInteger(best);
}
