// How two people stand against each other.

import type { ResultTally } from '../wire/types.ts';

export function countedGames({ won, drawn, lost }: ResultTally): number {
  return won + drawn + lost;
}

/** A win is a point, a draw half of one: `2½`. */
function points(wins: number, draws: number): string {
  const whole = wins + Math.floor(draws / 2);
  if (draws % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** The points of the one whose wins are counted, and of the other. */
export function pointsOf({ won, drawn, lost }: ResultTally): readonly [string, string] {
  return [points(won, drawn), points(lost, drawn)];
}
