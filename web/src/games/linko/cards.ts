// Cards: how a hand is ordered, and what is new in one. What is selected of it is in `selected.ts`, which no first page needs.

/** A card: `1` … `13` or `X`. */
export type Card = string;

export const JOKER = 'X';

function rank(card: Card): number {
  return card === JOKER ? Number.POSITIVE_INFINITY : Number(card);
}

/** A hand in the order it is held: by value, jokers last. */
export function sorted(hand: readonly Card[]): Card[] {
  return hand.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** Equal cards together, in order. */
export function groups(hand: readonly Card[]): Card[][] {
  const found: Card[][] = [];
  for (const card of sorted(hand)) {
    const last = found.at(-1);
    if (last?.[0] === card) last.push(card);
    else found.push([card]);
  }
  return found;
}

/** How often. */
export function held(hand: readonly Card[], card: Card): number {
  return hand.filter((other) => other === card).length;
}

/** The first card that a hand has more often than before. */
export function newCard(before: readonly Card[], now: readonly Card[]): Card | undefined {
  return now.find((card) => held(now, card) > held(before, card));
}
