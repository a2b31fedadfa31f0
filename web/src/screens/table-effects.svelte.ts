// What a table does beyond its own screen: sounds, the title of the tab, the progress of lessons, looking from the seat that decides.

import { settings } from '../settings.svelte.ts';
import type { Sound } from '../sound.ts';
import { tab } from '../tab.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import type { TableModel } from './table-model.svelte.ts';

/** From here on a clock that runs is short of time. */
export const LOW_MS = 20_000;

/** What is heard and felt is loaded when there is something to hear. */
function sound(which: Sound | 'tap cards' | 'tap', ...pattern: number[]): void {
  void import('../sound.ts').then(({ play, pulse, tap }) => {
    void play(which === 'tap' ? tap(false) : which === 'tap cards' ? tap(true) : which);
    if (pattern.length > 0) pulse(...pattern);
  }, () => undefined);
}

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

  // One's own move is heard when it is drawn, which is before the server has it.
  let heardMoves = -1;
  $effect(() => {
    const number = model.moves.length + (table.ahead ? 1 : 0);
    if (heardMoves >= 0 && number > heardMoves) {
      sound(model.game?.hidesCards ? 'tap cards' : 'tap', table.ahead ? 8 : 16);
    }
    if (model.view) heardMoves = number;
  });
  $effect(() => {
    if (model.decision) model.sawPlay = true;
  });
  let wasOver: boolean | undefined;
  $effect(() => {
    const result = model.played?.result ?? null;
    if (result && wasOver === false) {
      const won = model.mine.length !== 1 || result.winners.some((seat) => model.mine.includes(seat));
      sound(result.winners.length === 0 ? 'draw' : won ? 'win' : 'loss', ...(won ? [20, 60, 20, 60, 40] : [30]));
    }
    if (model.view) wasOver = result !== null;
  });
  // What others say is heard.
  let heard: number | undefined;
  $effect(() => {
    const { latest, muted } = model.chat;
    if (heard !== undefined && latest > heard && !muted) sound('message');
    if (model.view) heard = latest;
  });
  // Once, when one's own clock runs low.
  $effect(() => {
    const { clocks } = table;
    const seat = clocks?.running ?? -1;
    if (!clocks || !model.mine.includes(seat)) return;
    const left = (clocks.seats[seat]?.remaining_ms ?? 0) - Math.max(0, table.serviceNow() - clocks.since_ms) - LOW_MS;
    if (!settings.lowTime || left <= 0 || left > 86_400_000) return;
    const timer = setTimeout(() => sound('low', 40, 80, 40), left);
    return () => clearTimeout(timer);
  });
  // In rated games, report to the server that the page lost the focus during one's turn.
  $effect(() => {
    if (model.view?.rated !== true || !model.myDecision) return;
    const lose = (): void => {
      stop();
      table.loseFocus();
    };
    const hide = (): void => void (document.visibilityState === 'hidden' && lose());
    const stop = (): void => {
      window.removeEventListener('blur', lose);
      document.removeEventListener('visibilitychange', hide);
    };
    window.addEventListener('blur', lose);
    document.addEventListener('visibilitychange', hide);
    return stop;
  });
  // The last lesson is a game, and done when that is over.
  $effect(() => {
    const result = model.played?.result;
    if (result && result.by !== 'abort') void import('../lessons/progress.svelte.ts').then(({ progress }) => progress.ended(table.id), () => undefined);
  });
  // The title says whose turn it is, for those who wait in another tab.
  $effect(() => {
    const title = model.view && t(`game-${model.view.options.game}`);
    tab.table = title && model.myDecision && model.mine.length === 1 ? t('title-of', { screen: t('your-turn'), app: title }) : title;
    return () => (tab.table = undefined);
  });
}
