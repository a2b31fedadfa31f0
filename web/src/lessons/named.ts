// Spaces of a board that a text names, so that nobody has to search for them along the letters and numbers of a slanted board.

/** Every word that reads like a space, once each: "the ring on e8". A board points out those that it has. */
export function spacesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/(?<![\p{L}\d])[a-k](?:1[01]|[1-9])(?![\p{L}\d])/gu)].map(([space]) => space))];
}
