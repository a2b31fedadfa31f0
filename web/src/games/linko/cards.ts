// Cards: how a hand is ordered, what a selection of cards lays, what can be drawn. String work on the legal moves; state without a DOM.

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

/** How many cards of each value are selected. */
export type Selected = ReadonlyMap<Card, number>;

/**
 * Somebody presses the nth card of those of one value. The first press takes all of that value in place of another value; the next ones
 * take single cards off and on. Jokers come and go one by one beside whatever is selected.
 */
export function pressCard(hand: readonly Card[], selected: Selected, card: Card, n: number): Selected {
  const held = hand.filter((other) => other === card).length;
  const before = selected.get(card) ?? 0;
  const next = new Map([...selected].filter(([other]) => other === card || other === JOKER || card === JOKER));
  const count = before === 0 && card !== JOKER ? held : n < before ? n : n + 1;
  if (count === 0) next.delete(card);
  else next.set(card, Math.min(count, held));
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

/** The first card that a hand has more often than before. */
export function newCard(before: readonly Card[], now: readonly Card[]): Card | undefined {
  const often = (hand: readonly Card[], card: Card): number => hand.filter((other) => other === card).length;
  return now.find((card) => often(now, card) > often(before, card));
}

/** What can be drawn: cards of the row, and whether the pile. */
export function draws(legal: readonly string[]): { readonly row: ReadonlySet<Card>; readonly pile: boolean } {
  const row = new Set(legal.filter((move) => move.startsWith('row:')).map((move) => move.slice('row:'.length)));
  return { row, pile: legal.includes('pile') };
}
