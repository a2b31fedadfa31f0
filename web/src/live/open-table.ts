// Opening a table where it is best kept: in this browser if nobody else is needed, or at the server.

import type { Options, SeatOffer, TableId } from '../wire/types.ts';
import { doWithoutEngine, hasEngine, playsAlone } from '../local/here.ts';
import { api } from './api.ts';
import { session } from './session.svelte.ts';

/** The same key opens the same table, however often it is asked for. */
export async function openTable(options: Options, seats: readonly SeatOffer[], key: string): Promise<TableId> {
  if (hasEngine() && playsAlone(options, seats)) {
    const { openLocalTable } = await import('../local/start.ts');
    const opened = await openLocalTable({ options, seats, key });
    if (opened !== undefined) return opened;
    doWithoutEngine();
  }
  await session.connection();
  return (await api.openTable(options, seats, key)).table;
}
