// What this device remembers of its players and a first table may need: levels that were chosen, the last game, names that were typed in. The rest is in
// `remembered.ts`. Nothing of it leaves the browser.

import type { GameName, TableId } from '../wire/types.ts';
import { readItem, writeItem } from '../storage.ts';

/** What is stored may be empty, from another version, or edited. */
export function read(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function readFields(key: string): Readonly<Record<string, unknown>> {
  const found = read(key);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
}

export function strings(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : [];
}

/** The bot that was last played against, and where. */
export interface LastBot {
  readonly bot: string;
  readonly table: TableId;
}

const BOTS_PLAYED = 'trilynx-last-bots';

export function lastBot(game: GameName): LastBot | undefined {
  const found = readFields(BOTS_PLAYED)[game] as Partial<LastBot> | null | undefined;
  return typeof found?.bot === 'string' && typeof found.table === 'string' ? { bot: found.bot, table: found.table } : undefined;
}

export function rememberBot(game: GameName, last: LastBot): void {
  writeItem(BOTS_PLAYED, { ...readFields(BOTS_PLAYED), [game]: last });
}

const LAST_GAME = 'trilynx-last-game';

/** The name of the game that was last played here. */
export function lastGame(): string | undefined {
  const found = read(LAST_GAME);
  return typeof found === 'string' ? found : undefined;
}

export function rememberGame(game: GameName): void {
  writeItem(LAST_GAME, game);
}

const NAMES = 'trilynx-names';
const MOST_NAMED = 20;

/** The names of those who share this device at a table, by seat; an empty one was not given. */
export function namesAt(table: TableId): readonly string[] {
  return strings(readFields(NAMES)[table]);
}

export function nameSeats(table: TableId, names: readonly string[]): void {
  const others = Object.entries(readFields(NAMES)).filter(([id]) => id !== table);
  writeItem(NAMES, Object.fromEntries([...others, [table, names] as const].slice(-MOST_NAMED)));
}

/** The names that were given last, for the next table. */
export function lastNames(): readonly string[] {
  return strings(Object.values(readFields(NAMES)).at(-1));
}
