// What else this device remembers of its players: games that were hidden, the usual pace, a name. Nothing of it leaves the browser.

import type { GameName, TableId } from '../wire/types.ts';
import { writeItem } from '../storage.ts';
import { read, readFields, strings } from './device.ts';

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
