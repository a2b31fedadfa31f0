// Whether push messages are wanted is asked at a table where it takes days until it is one's turn.

import { mount, unmount } from 'svelte';
import { api } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import PushOffer from '../parts/PushOffer.svelte';
import { loadNoticeTexts } from '../texts/parts.ts';
import { mayOffer } from './push.ts';

let shown = false;

/** Asks, if the game at this table is such a one and nobody has been asked before. */
export async function offerPush(table: string): Promise<void> {
  if (shown || !mayOffer()) return;
  const { view } = await api.table(table);
  const plays = view.seats.some(({ occupant }) => occupant !== null && 'person' in occupant && session.isMe(occupant.person));
  if (!plays || view.stage !== 'playing' || view.options.clock.kind !== 'correspondence') return;
  await loadNoticeTexts();
  shown = true;
  const here = mount(PushOffer, { target: document.body, props: { onclose: () => void unmount(here) } });
}
