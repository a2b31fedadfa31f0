// What this device remembers of its players: games that were hidden, levels that were chosen, the usual pace, names that were typed in.
// Nothing of it leaves the browser.

import type { GameName, TableId } from '../wire/types.ts';
import { readItem, writeItem } from '../storage.ts';

/** What is stored may be empty, from another version, or edited. */
function read(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function readFields(key: string): Readonly<Record<string, unknown>> {
  const found = read(key);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
}

function strings(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : [];
}

const HIDDEN = 'trilynx-hidden-tables';
/** Older ones are over by then. */
const MOST_HIDDEN = 100;

export function hiddenTables(): readonly TableId[] {
  return strings(read(HIDDEN));
}

export function hideTable(table: TableId): void {
  writeItem(HIDDEN, [...hiddenTables().filter((each) => each !== table), table].slice(-MOST_HIDDEN));
}

export function showTable(table: TableId): void {
  writeItem(HIDDEN, hiddenTables().filter((each) => each !== table));
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

const USUAL = 'trilynx-usual-pace';

/** Which clock was last chosen in the lobby, and for which game. */
export function usualPace(): { readonly game: string; readonly clock: number } | undefined {
  const { game, clock } = readFields(USUAL);
  return typeof game === 'string' && typeof clock === 'number' ? { game, clock } : undefined;
}

export function rememberPace(game: GameName, clock: number): void {
  writeItem(USUAL, { game, clock });
}

const NAME = 'trilynx-name';

/** How the person at this device introduces themselves; empty if they never did. */
export function ownName(): string {
  const found = read(NAME);
  return typeof found === 'string' ? found : '';
}

export function rememberName(name: string): void {
  writeItem(NAME, name);
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
