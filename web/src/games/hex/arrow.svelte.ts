// Arrows on a board: no first table has any, so what draws them is loaded by the first board that has one.

import type HexArrow from './HexArrow.svelte';

let Arrow: typeof HexArrow | undefined = $state.raw();
let loading: Promise<void> | undefined;

export function loadArrow(): Promise<void> {
  loading ??= import('./HexArrow.svelte').then(
    ({ default: loaded }) => void (Arrow = loaded),
    () => (loading = undefined),
  );
  return loading;
}

/** What draws an arrow; nothing until it is loaded, and a board that asked is drawn again when it is there. */
export function arrowDrawn(): typeof HexArrow | undefined {
  if (!Arrow) void loadArrow();
  return Arrow;
}
