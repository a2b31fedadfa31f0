// Which lessons are done, and which tables are lessons: stored in this browser alone.

import { GAMES, isGameName, type GameName } from '../games/index.ts';
import { readItem, writeItem } from '../storage.ts';

type Done = Readonly<Record<GameName, readonly string[]>>;

const KEY = 'trilynx-lessons';
const NOTHING = byGame(() => []);

function byGame(lessons: (game: GameName) => readonly string[]): Done {
  return Object.fromEntries(GAMES.map(({ name }) => [name, lessons(name)])) as unknown as Done;
}

/** What is stored may be empty or from another version. */
export function readDone(text: string | null): Done {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<GameName, unknown>>;
    const names = (game: GameName): string[] => {
      const list: unknown = found[game];
      return Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : [];
    };
    return byGame(names);
  } catch {
    return NOTHING;
  }
}

/** A lesson that is a game, by the table it is played at. */
type Games = Readonly<Record<string, { readonly game: GameName; readonly lesson: string }>>;

const GAMES_KEY = 'trilynx-lesson-games';
/** Games that were begun and abandoned must not pile up. */
const MOST_GAMES = 20;

/** Entries that cannot be read are left out. */
export function readGames(text: string | null): Games {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const isGame = (entry: [string, unknown]): boolean => {
      const { game, lesson } = (entry[1] ?? {}) as { game?: unknown; lesson?: unknown };
      return typeof game === 'string' && isGameName(game) && typeof lesson === 'string';
    };
    return Object.fromEntries(Object.entries(found ?? {}).filter(isGame)) as Games;
  } catch {
    return {};
  }
}

class Progress {
  #done: Done = $state.raw(readDone(readItem(KEY)));
  #games: Games = readGames(readItem(GAMES_KEY));

  has(game: GameName, lesson: string): boolean {
    return this.#done[game].includes(lesson);
  }

  add(game: GameName, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = { ...this.#done, [game]: [...this.#done[game], lesson] };
    writeItem(KEY, this.#done);
  }

  /** Everything that is done, by game. */
  get all(): Done {
    return this.#done;
  }

  get any(): boolean {
    return Object.values(this.#done).some((lessons) => lessons.length > 0);
  }

  /** Adds what was done elsewhere. */
  addAll(done: Readonly<Record<string, readonly string[]>>): void {
    for (const [game, lessons] of Object.entries(done)) if (isGameName(game)) for (const lesson of lessons) this.add(game, lesson);
  }

  /** A lesson that is a game is played at this table. */
  begun(game: GameName, lesson: string, table: string): void {
    this.#games = Object.fromEntries([...Object.entries(this.#games).slice(1 - MOST_GAMES), [table, { game, lesson }]]);
    writeItem(GAMES_KEY, this.#games);
  }

  /** A game has ended at this table: if it was a lesson, that is done. */
  ended(table: string): void {
    const { [table]: lesson, ...others } = this.#games;
    if (!lesson) return;
    this.add(lesson.game, lesson.lesson);
    this.#games = others;
    writeItem(GAMES_KEY, this.#games);
  }
}

export const progress = new Progress();
