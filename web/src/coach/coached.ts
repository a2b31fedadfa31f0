// Which games have been coached, and what the coach has said: kept in this browser, so that nothing is said twice.

import type { GameName } from '../wire/types.ts';
import { readItem, removeItem, writeItem } from '../storage.ts';

const KEY = 'trilynx-coached';

export interface Coached {
  /** Games of which one against bots has been played to its end. */
  readonly done: readonly string[];
  /** What has been said, as `GAME ID`. */
  readonly said: readonly string[];
}

function strings(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : [];
}

/** What is stored may be empty or from another version. */
export function readCoached(text: string | null): Coached {
  try {
    const { done, said } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<keyof Coached, unknown>>;
    return { done: strings(done), said: strings(said) };
  } catch {
    return { done: [], said: [] };
  }
}

/** Whether a game of this kind is still somebody's first. */
export function isFirst(game: GameName): boolean {
  return !readCoached(readItem(KEY)).done.includes(game);
}

/** A game of this kind against bots has been played to its end. */
export function finished(game: GameName): void {
  const { done, said } = readCoached(readItem(KEY));
  if (!done.includes(game)) writeItem(KEY, { done: [...done, game], said });
}

export function hasSaid(game: GameName, id: string): boolean {
  return readCoached(readItem(KEY)).said.includes(`${game} ${id}`);
}

export function noteSaid(game: GameName, id: string): void {
  const { done, said } = readCoached(readItem(KEY));
  writeItem(KEY, { done, said: [...said, `${game} ${id}`] });
}

/** The next game of each kind is coached again, from the beginning. */
export function coachAgain(): void {
  removeItem(KEY);
}
