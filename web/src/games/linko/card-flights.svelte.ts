// Cards that move from one place of the table to another when a move is made: a set that is laid slides there, other cards fly on an arc.

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
  /** Who made the move. */
  readonly seat: number;
  readonly from: DOMRect;
  readonly to: Spot;
}

const SLIDE = 180;
const FLIGHT = 420;
/** How long a change takes to appear where motion is reduced. */
const FADE = 150;

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
    if (!before || before === now || !last || before.sets.length !== now.sets.length) return;
    const seen = flight(before, now, last, viewer);
    const from = seen && this.#boxOf(seen.from);
    if (!seen || !from) return;
    const { to } = seen;
    if (settings.reducedMotion) void tick().then(() => this.#spot(to)?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE }));
    else if (to.startsWith('front')) void tick().then(() => this.#slide(from, to));
    else {
      this.flying = seen.cards.map((card, n) => ({ id: ++this.#lastId, card, n, seat: last.seat, from, to }));
      void tick().then(() => this.flying.forEach((card) => this.#fly(card)));
    }
  }

  /** The laid cards themselves come from the hand. */
  #slide(from: DOMRect, to: Spot): void {
    const target = this.#spot(to);
    const box = target?.getBoundingClientRect();
    if (!target || !box) return;
    const [x, y] = [from.left + from.width / 2 - box.left - box.width / 2, from.top + from.height / 2 - box.top - box.height / 2];
    target.animate([{ transform: `translate(${x}px, ${y}px) scale(1.12)`, zIndex: 4 }, { transform: 'none', zIndex: 4 }], { duration: SLIDE, easing: 'cubic-bezier(.2,.7,.3,1)' });
  }

  #fly({ id, n, from, to }: FlyingCard): void {
    const element = this.table()?.querySelector<HTMLElement>(`[data-flying="${id}"]`);
    const target = this.#boxOf(to);
    const origin = element?.getBoundingClientRect();
    if (!element || !target || !origin) return;
    const middle = (box: DOMRect): readonly [number, number] => [
      box.left + box.width / 2 - origin.left - origin.width / 2 + n * 14,
      box.top + box.height / 2 - origin.top - origin.height / 2,
    ];
    const [[ax, ay], [bx, by]] = [middle(from), middle(target)];
    // The arc rises above the straight way, and the card leans into it.
    const rise = Math.min(70, Math.hypot(bx - ax, by - ay) * 0.22);
    const lean = Math.max(-14, Math.min(14, (bx - ax) / 14));
    const frames = Array.from({ length: 9 }, (_, step) => {
      const t = step / 8;
      const up = 4 * t * (1 - t);
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t - rise * up];
      return { transform: `translate(${x}px, ${y}px) rotate(${lean * up}deg) scale(${1 + 0.1 * up})`, opacity: step === 8 ? 0 : 1 };
    });
    const run = element.animate(frames, { duration: FLIGHT, delay: n * 45, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' });
    run.finished.then(() => (this.flying = this.flying.filter((card) => card.id !== id))).catch(() => {});
  }

  #spot(spot: Spot): HTMLElement | null {
    return this.table()?.querySelector<HTMLElement>(`[data-spot="${spot}"]`) ?? null;
  }

  #boxOf(spot: Spot): DOMRect | undefined {
    return this.#spot(spot)?.getBoundingClientRect();
  }
}
