// What a table does beyond its own screen: sounds, the title of the tab, the progress of lessons, looking from the seat that decides.

import { progress } from '../lessons/progress.svelte.ts';
import { playEnd, playTap } from '../sound.ts';
import { tab } from '../tab.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import type { TableModel } from './table-model.svelte.ts';

/** Call it while the component is being initialised. */
export function followTable(model: TableModel): void {
  const { table } = model;

  // A choice belongs to one decision.
  $effect(() => {
    void model.legal;
    model.chosen = undefined;
  });
  // Where nothing is hidden, a shared device turns to the seat that decides.
  $effect(() => {
    if (model.passTo !== undefined && !model.curtain) table.lookFrom(model.passTo);
  });

  let heardMoves = -1;
  $effect(() => {
    const number = model.moves.length;
    if (heardMoves >= 0 && number > heardMoves) playTap(model.myDecision ? 330 : 240);
    if (model.view) heardMoves = number;
  });
  let wasOver: boolean | undefined;
  $effect(() => {
    const result = model.played?.result ?? null;
    if (result && wasOver === false) playEnd(result.winners.some((seat) => model.mine.includes(seat)));
    if (model.view) wasOver = result !== null;
  });
  // The last lesson is a game, and done when that is over.
  $effect(() => {
    const result = model.played?.result;
    if (result && result.by !== 'abort') progress.ended(table.id);
  });
  // The title says whose turn it is, for those who wait in another tab.
  $effect(() => {
    const title = model.view && t(`game-${model.view.options.game}`);
    tab.table = title && model.myDecision && model.mine.length === 1 ? t('title-of', { screen: t('your-turn'), app: title }) : title;
    return () => (tab.table = undefined);
  });
}
