// Turns on a hexagonal board, told by the texts of moves alone.

import { parts } from './selection.ts';

/**
 * How many moves at the beginning of a line are one turn: what is claimed belongs to the move after it, what is taken off to the move before.
 * Rows of the opponent that a move completes count as part of it.
 */
export function turnLength(moves: readonly string[]): number {
  let length = Math.min(1, moves.length);
  for (const move of moves.slice(1)) {
    const kind = parts(move)?.kind;
    const takesOff = kind === 'row' || kind === 'off';
    const afterClaim = parts(moves[length - 1] ?? '') === undefined;
    if (!takesOff && !afterClaim) break;
    length++;
  }
  return length;
}
