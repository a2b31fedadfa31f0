// The pieces of LYNGK: their colours, how a stack of them is drawn, and which colours can be claimed.

import type { Decision } from '../../wire/types.ts';

export const JOKER = 'w';

/** The colours by their letters; `w` is a joker. */
export const COLOURS: Readonly<Record<string, string>> = { i: 'ivory', b: 'blue', r: 'red', g: 'green', k: 'black', w: 'joker' };

/** The names of the colours among the tokens of a set. */
export const PIECE_TOKENS: Readonly<Record<string, string>> = { i: 'ivory', b: 'blue', r: 'red', g: 'green', k: 'ink' };

/** The colours that can be claimed, with their letters. */
export const CLAIMABLE: readonly (readonly [letter: string, colour: string])[] = Object.entries(COLOURS).filter(([letter]) => letter !== JOKER);

/** How large a piece is drawn, and how high its wall is; the distance between two points is 1. */
export const DISC = 0.376;
export const WALL = 0.113;
/** How far each piece of a stack stands to the right of the one below it, so that a stack in front leaves the rims on its left in sight. */
const LEAN = 0.03;

/** How far each piece of a stack is drawn above the one below it: high stacks are pressed together. */
export function fan(height: number): number {
  return height < 2 ? 0 : Math.min(WALL, 0.36 / (height - 1));
}

/** Where the middle of a piece of a stack is drawn, the lowest being 0. High stacks begin lower, so that they hide less behind them. */
export function discAt(height: number, n: number): { readonly x: number; readonly y: number } {
  const rise = (height - 1) * fan(height);
  return { x: n * LEAN, y: -0.06 + rise * 0.25 - n * fan(height) };
}

/** LYNGK D4: the colours that can be claimed, with the text of the claim. */
export function claimsOf(legal: readonly string[]): ReadonlyMap<string, string> {
  return new Map(legal.flatMap((move): [string, string][] => {
    const colour = claimedColour(move);
    return colour === undefined ? [] : [[colour, move]];
  }));
}

/** The colour that a move claims, if it is a claim: `claim:red`. */
export function claimedColour(move: string): string | undefined {
  return /^claim:([a-z]+)$/.exec(move)?.[1];
}

/** Claims are offered from the lesson that teaches them on. */
export function offeredIn(taught: readonly string[], decision: Decision): Decision {
  if (taught.includes('claim') || decision.kind !== 'claim_or_move') return decision;
  return { ...decision, kind: 'move', legal: decision.legal?.filter((move) => claimedColour(move) === undefined) ?? null };
}
