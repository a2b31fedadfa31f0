// The parts of a table that its first moves do without.

import { loadRefusals } from '../texts/refusals-loaded.svelte.ts';

/** Loads them, with their texts. */
export async function tableLater(): Promise<typeof import('../parts/table-later.ts')> {
  const [parts] = await Promise.all([import('../parts/table-later.ts'), loadRefusals()]);
  return parts;
}
