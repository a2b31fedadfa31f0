// A move of Linko! as it is drawn at once, before the server has answered: only laid cards are known.

import type { PlayedMove, PositionOf } from '../game.ts';

type Linko = PositionOf<'linko'>;

export function sketch(position: Linko, { seat, move }: PlayedMove): Linko | undefined {
  const cards = move.split('+');
  if (!position.hand || !cards.every((card) => /^(\d+|X)$/.test(card))) return undefined;
  const hand = [...position.hand];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  return {
    ...position,
    hand,
    hand_sizes: position.hand_sizes.with(seat, hand.length),
    sets: position.sets.with(seat, [...(position.sets[seat] ?? []), cards]),
  };
}
