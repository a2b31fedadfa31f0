// What says refusals, as soon as it is there.

import { everyText } from './texts.svelte.ts';

type Refusals = Pick<typeof import('./refusals.ts'), 'refusedWords' | 'seldomWords'>;

let loaded: Refusals | undefined = $state.raw();

/** Loads it with its texts: before anything but the way to a first table is shown, and when somebody is refused something on that way. */
export async function loadRefusals(): Promise<void> {
  [loaded] = await Promise.all([import('../screens/others.ts'), everyText()]);
}

/** Nothing until it is loaded; who asked in a component is drawn again then. */
export function refusals(): Refusals | undefined {
  if (!loaded) void loadRefusals().catch(() => undefined);
  return loaded;
}
