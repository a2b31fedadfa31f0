// The link that opens a position of a table for others.

import { addressOf } from '../address.ts';
import { api } from '../live/api.ts';
import { isLocal } from '../local/here.ts';
import type { TableModel } from '../screens/table-model.svelte.ts';
import { studyLink } from '../study/links.ts';

/** Nothing where there is none. A game that is kept in this browser is shown by its moves. */
export async function shareLink({ view, link, shownNumber }: TableModel): Promise<string> {
  if (!view || !isLocal(view.id)) return addressOf(link);
  const about = await api.study({ start: { table: view.id }, moves: [] }).catch(() => undefined);
  return about?.start ? studyLink(about.game, { position: about.start, moves: about.moves.map(({ move }) => move), at: shownNumber }) : '';
}
