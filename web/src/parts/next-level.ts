// Who comes after a bot that was beaten, and a table with them.

import type { SeatOffer, TableId, TableView } from '../wire/types.ts';
import { openTable } from '../live/open-table.ts';
import { BOTS } from './options-form.ts';

/** The bot above the one that was played, where there was one opponent. */
export function nextLevel(view: TableView): string | undefined {
  const bots = view.seats.flatMap(({ occupant }) => (occupant && 'bot' in occupant ? [occupant.bot] : []));
  const [beaten] = bots;
  const n = bots.length === 1 && view.seats.length === 2 && beaten !== undefined ? BOTS.indexOf(beaten) : -1;
  return n < 0 ? undefined : BOTS[n + 1];
}

/** Opens the same game with a stronger bot. */
export function openNextLevel(view: TableView, bot: string): Promise<TableId> {
  const seats = view.seats.map(({ occupant }): SeatOffer => (occupant && 'bot' in occupant ? { bot } : 'me'));
  return openTable(view.options, seats, crypto.randomUUID());
}
