// Which lessons somebody has done: kept in this browser alone.

import { GAMES, type GameName } from '../route.svelte.ts';

type Done = Readonly<Record<GameName, readonly string[]>>;

const KEY = 'trilynx-lessons';
const NOTHING: Done = { yinsh: [], lyngk: [], linko: [] };

/** Storage may be forbidden, empty or from another version. */
export function readDone(text: string | null): Done {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<GameName, unknown>>;
    const names = (game: GameName): string[] => {
      const list: unknown = found[game];
      return Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : [];
    };
    return Object.fromEntries(GAMES.map((game) => [game, names(game)])) as unknown as Done;
  } catch {
    return NOTHING;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Progress {
  #done: Done = $state.raw(readDone(kept()));

  has(game: GameName, lesson: string): boolean {
    return this.#done[game].includes(lesson);
  }

  add(game: GameName, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = { ...this.#done, [game]: [...this.#done[game], lesson] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const progress = new Progress();
