// All legal moves in the order in which one looks for them.

import type { Game } from '../games/index.ts';

/** e2 before e10. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** Moves that begin at the same point or column together, in the order of the board; those that begin nowhere first, as they were given. */
export function choicesInOrder(game: Pick<Game, 'groupOf'>, legal: readonly string[]): [start: string, moves: string[]][] {
  const groups = new Map<string, string[]>();
  for (const move of legal) groups.set(game.groupOf(move), [...(groups.get(game.groupOf(move)) ?? []), move]);
  return [...groups]
    .map(([start, moves]): [string, string[]] => [start, moves.every((move) => /\d/.test(move)) ? moves.toSorted(BY_NUMBER.compare) : moves])
    .sort(([one], [other]) => BY_NUMBER.compare(one, other));
}
