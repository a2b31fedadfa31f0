// Opening a table where it is best kept: in this browser if nobody else is needed, or at the server.

import type { Options, SeatOffer, TableId } from '../wire/types.ts';
import { doWithoutEngine, hasEngine, isEngineNear, loadStart, playsAlone } from '../local/here.ts';
import { ApiError, api } from './api.ts';
import { session } from './session.svelte.ts';

/** The same key opens the same table, however often it is asked for. */
export async function openTable(options: Options, seats: readonly SeatOffer[], key: string): Promise<TableId> {
  const alone = hasEngine() && playsAlone(options, seats);
  if (alone && isEngineNear()) {
    const opened = await openHere(options, seats, key);
    if (opened !== undefined) return opened;
    if (!IS_SITE) doWithoutEngine();
  }
  try {
    await session.connection();
    return (await api.openTable(options, seats, key)).table;
  } catch (error) {
    const opened = alone && error instanceof ApiError && error.unreachable ? await openHere(options, seats, key) : undefined;
    if (opened === undefined) throw error;
    return opened;
  }
}

async function openHere(options: Options, seats: readonly SeatOffer[], key: string): Promise<TableId | undefined> {
  const { openLocalTable } = await loadStart();
  return openLocalTable({ options, seats, key });
}
