// Whether somebody here plays in a tournament, so that they are called to their table on whichever screen they are.

import { readItem } from '../storage.ts';

/** Where it is stored until when a tournament may call. */
export const EXPECTED = 'trilynx-tournament-until';

export function isExpected(): boolean {
  return Number(readItem(EXPECTED) ?? 0) > Date.now();
}
