// Which cards fly where when one position of Linko! follows another by a move. Read off the two positions: no rule is needed for it.

import type { Linko } from '../../wire/types.ts';
import { JOKER, newCard, type Card } from './cards.ts';

/** A place at the table: `front-1`, `hand-0`, `row-3`, `pile`, `discard`. */
export type Spot = string;

export interface Flight {
  /** What is seen of each card: nothing is its back. */
  readonly cards: readonly (Card | undefined)[];
  readonly from: Spot;
  readonly to: Spot;
}

export function flight(before: Linko, after: Linko, played: { readonly seat: number; readonly move: string }, viewer: number | null): Flight | undefined {
  const { seat, move } = played;
  const hand = `hand-${seat}`;
  const attacked = before.attacked;
  const top = attacked === null ? [] : (before.sets[attacked]?.at(-1) ?? []);
  const front = `front-${attacked ?? seat}`;
  if (move.startsWith('row:')) {
    const card = move.slice('row:'.length);
    return { cards: [card], from: `row-${before.row.indexOf(card)}`, to: hand };
  }
  switch (move) {
    case 'take':
    case 'reclaim':
      return { cards: top, from: front, to: hand };
    case 'discard':
      return { cards: top, from: front, to: 'discard' };
    case 'leave':
      return undefined;
    case 'pile':
      return { cards: [seat === viewer ? newCard(before.hand ?? [], after.hand ?? []) : undefined], from: 'pile', to: hand };
    default: {
      const cards = move.split('+');
      return cards.every((card) => card === JOKER || /^\d+$/.test(card)) ? { cards, from: hand, to: `front-${seat}` } : undefined;
    }
  }
}
