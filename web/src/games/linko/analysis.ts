// What the analysis board has to know about Linko!.

import type { GameAnalysis } from '../game.ts';

export const analysis: GameAnalysis = {
  /** Its bots think in one go: a little first, so that there is something to see. */
  efforts: ['nodes 500', 'nodes 2000', 'nodes 10000'],
  /** The seat that decides has been asked something: no other seat can answer it. */
  threat: () => undefined,
  turnLength: (moves) => Math.min(1, moves.length),
  drawn: (turn) => turn.map((move) => ({ move })),
};
