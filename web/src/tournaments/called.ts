// "Your table is ready", on every screen: loaded when somebody is called, with its texts.

import { mount, unmount } from 'svelte';
import TableReady from '../parts/TableReady.svelte';
import { loadTournamentTexts } from '../texts/parts.ts';
import type { ToClient } from '../wire/types.ts';

type Call = Extract<ToClient, { say: 'tournament_table' }>;

let shown: Record<string, unknown> | undefined;

export async function showCall(call: Call): Promise<void> {
  await loadTournamentTexts();
  const before = shown;
  shown = undefined;
  if (before) await unmount(before);
  const here = mount(TableReady, { target: document.body, props: { call, onclose: () => close() } });
  const close = (): void => {
    if (shown === here) shown = undefined;
    void unmount(here);
  };
  shown = here;
}
