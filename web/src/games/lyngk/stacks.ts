// The pieces of LYNGK: their colours, and how a stack of them is drawn.

/** The colours by their letters; `w` is a joker. */
export const COLOURS: Readonly<Record<string, string>> = { i: 'ivory', b: 'blue', r: 'red', g: 'green', k: 'black', w: 'joker' };

/** The names of the colours among the tokens of a set. */
export const PIECE_TOKENS: Readonly<Record<string, string>> = { i: 'ivory', b: 'blue', r: 'red', g: 'green', k: 'ink' };

/** The colours that can be claimed, with their letters. */
export const CLAIMABLE: readonly (readonly [letter: string, colour: string])[] = Object.entries(COLOURS).filter(([letter]) => letter !== 'w');

/** How large a piece of a stack is drawn, and where on it the marks of its colour lie; the distance between two points is 1. */
export const DISC = 0.37;
export const DASH_AT = 0.327;

/** How far each piece of a stack is drawn above the one below it. A high stack is fanned less, so that no neighbour hides its lowest piece. */
export function fan(height: number): number {
  return height < 2 ? 0 : Math.min(0.135, 0.28 / (height - 1));
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
