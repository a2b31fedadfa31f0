// A move of LYNGK as it is drawn at once, before the server has answered.

import type { PlayedMove, PositionOf } from '../game.ts';
import { parts } from '../hex/selection.ts';
import { COLOURS, claimedColour } from './stacks.ts';

type Lyngk = PositionOf<'lyngk'>;

export function sketch(position: Lyngk, { seat, move }: PlayedMove): Lyngk | undefined {
  const colour = claimedColour(move);
  if (colour !== undefined) {
    const letter = Object.keys(COLOURS).find((each) => COLOURS[each] === colour) ?? '';
    const [first, second] = position.claims;
    return { ...position, claims: [seat === 0 ? first + letter : first, seat === 1 ? second + letter : second] };
  }
  const split = parts(move);
  if (split?.kind !== 'way') return undefined;
  // A stack of five leaves the board a moment later, with the server's answer.
  const { [split.from]: moving = '', ...stacks } = position.stacks;
  return { ...position, stacks: { ...stacks, [split.to]: (stacks[split.to] ?? '') + moving } };
}
