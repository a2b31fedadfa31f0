// What a selection of cards lays, and what can be drawn. String work on the legal moves; state without a DOM.

import { JOKER, held, sorted, type Card } from './cards.ts';

/** How many cards of each value are selected. */
export type Selected = ReadonlyMap<Card, number>;

/**
 * Somebody presses a value of the hand: all of its cards are selected in place of another value. Jokers come one by one beside whatever is
 * selected. A press never takes a card off, so that pressing the second of two equal cards, too, leaves both selected: `withCount` does.
 */
export function pressCard(hand: readonly Card[], selected: Selected, card: Card): Selected {
  if (card === JOKER) return withCount(hand, selected, card, (selected.get(card) ?? 0) + 1);
  return withCount(hand, new Map([...selected].filter(([other]) => other === JOKER)), card, held(hand, card));
}

/** The selection with so many cards of a value, as far as the hand has them. */
export function withCount(hand: readonly Card[], selected: Selected, card: Card, count: number): Selected {
  const next = new Map(selected);
  const possible = Math.min(count, held(hand, card));
  if (possible > 0) next.set(card, possible);
  else next.delete(card);
  return next;
}

/** The move that lays these cards. */
export function layText(selected: Selected): string {
  const cards = [...selected].flatMap(([card, count]) => Array.from({ length: count }, () => card));
  return sorted(cards).join('+');
}

/** How many cards of each value the first of these moves lays that lays any. */
export function counted(moves: readonly string[]): Selected {
  const cards = moves.map((move) => move.split('+')).find((cards) => cards.every((card) => /^(\d+|X)$/.test(card))) ?? [];
  return new Map(cards.map((card) => [card, cards.filter((other) => other === card).length]));
}

/** What can be drawn: cards of the row, and whether the pile. */
export function draws(legal: readonly string[]): { readonly row: ReadonlySet<Card>; readonly pile: boolean } {
  const row = new Set(legal.filter((move) => move.startsWith('row:')).map((move) => move.slice('row:'.length)));
  return { row, pile: legal.includes('pile') };
}
