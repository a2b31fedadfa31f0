// The `info` lines of the engine protocol (docs/engine-protocol.md).

export type Proof = { readonly result: 'win' | 'loss'; readonly moves: number } | { readonly result: 'draw' };

/** What the engine says about one of its lines. */
export interface Info {
  readonly depth: number;
  readonly nodes: number;
  /** Nodes a second. */
  readonly rate: number;
  /** The probability that the seat to decide wins, from 0 to 1. */
  readonly win: number;
  /** The expected points, where the game counts points. */
  readonly points: number | undefined;
  readonly proof: Proof | undefined;
  /** 1 for the best line. */
  readonly line: number;
  readonly moves: readonly string[];
}

const PATTERN =
  /^info depth (\d+) nodes (\d+) nps (\d+) time \d+ win (\d+(?:\.\d+)?)(?: points (-?\d+(?:\.\d+)?))?(?: proof (win \d+|draw|loss \d+))? line (\d+) moves (\S+(?: \S+)*)$/;

/** Reads a line; nothing if it is another one. */
export function readInfo(text: string): Info | undefined {
  const found = PATTERN.exec(text);
  if (!found) return undefined;
  const [, depth, nodes, rate, win, points, proof, line, moves = ''] = found;
  return {
    depth: Number(depth),
    nodes: Number(nodes),
    rate: Number(rate),
    win: Math.min(1, Number(win)),
    points: points === undefined ? undefined : Number(points),
    proof: proof === undefined ? undefined : readProof(proof),
    line: Number(line),
    moves: moves.split(' '),
  };
}

function readProof(text: string): Proof {
  const [result, moves] = text.split(' ');
  return result === 'win' || result === 'loss' ? { result, moves: Number(moves) } : { result: 'draw' };
}
