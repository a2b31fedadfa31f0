// The id of a position in a chapter: a hash of the moves that lead to it, the same as the server's `NodeId`.

export type NodeId = string;

const PRIME = 0x0100_0000_01b3n;
const START = 0xcbf2_9ce4_8422_2325n;

const written = (hash: bigint): NodeId => hash.toString(16).padStart(16, '0');

/** The start of a chapter. */
export const ROOT: NodeId = written(START);

const step = (hash: bigint, byte: number): bigint => BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);

/** Where a move leads. Moves are ASCII; a blank ends each. */
export function after(id: NodeId, move: string): NodeId {
  let hash = BigInt(`0x${id}`);
  for (let at = 0; at < move.length; at += 1) hash = step(hash, move.charCodeAt(at));
  return written(step(hash, 32));
}

/** Where moves lead from the start of a chapter. */
export function idOf(moves: readonly string[]): NodeId {
  return moves.reduce(after, ROOT);
}
