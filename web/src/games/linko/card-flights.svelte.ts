// Cards that fly from one place of the table to another when a move is made.

import { tick } from 'svelte';
import type { Linko } from '../../wire/types.ts';
import { settings } from '../../settings.svelte.ts';
import type { PlayedMove } from '../game.ts';
import type { Card } from './cards.ts';
import { flight, type Spot } from './flights.ts';

export interface FlyingCard {
  readonly id: number;
  readonly card: Card | undefined;
  readonly n: number;
  readonly from: DOMRect;
  readonly to: Spot;
}

export class CardFlights {
  flying: readonly FlyingCard[] = $state.raw([]);
  #before: Linko | undefined;
  #lastId = 0;

  /** `table` is the element in which places are found by their `data-spot`. */
  constructor(readonly table: () => HTMLElement | undefined) {}

  /** Takes note of a new position. Call it before the page changes: cards set out from where they still lie. */
  follow(now: Linko, last: PlayedMove | undefined, viewer: number | null): void {
    const before = this.#before;
    this.#before = now;
    if (!before || before === now || !last || settings.reducedMotion || before.sets.length !== now.sets.length) return;
    const seen = flight(before, now, last, viewer);
    const from = seen && this.#boxOf(seen.from);
    if (!seen || !from) return;
    this.flying = seen.cards.map((card, n) => ({ id: ++this.#lastId, card, n, from, to: seen.to }));
    void tick().then(() => this.flying.forEach((card) => this.#fly(card)));
  }

  #fly({ id, n, from, to }: FlyingCard): void {
    const element = this.table()?.querySelector<HTMLElement>(`[data-flying="${id}"]`);
    const target = this.#boxOf(to);
    const origin = element?.getBoundingClientRect();
    if (!element || !target || !origin) return;
    const at = (rect: DOMRect): string => {
      const x = rect.left + rect.width / 2 - origin.left - origin.width / 2 + n * 14;
      return `translate(${x}px, ${rect.top + rect.height / 2 - origin.top - origin.height / 2}px)`;
    };
    const frames = [
      { transform: at(from), opacity: 1 },
      { transform: at(target), opacity: 1, offset: 0.9 },
      { transform: at(target), opacity: 0 },
    ];
    const run = element.animate(frames, { duration: 420, delay: n * 45, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' });
    run.finished.then(() => (this.flying = this.flying.filter((card) => card.id !== id))).catch(() => {});
  }

  #boxOf(spot: Spot): DOMRect | undefined {
    return this.table()?.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  }
}
