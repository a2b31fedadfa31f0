// What the analysis board has to know about YINSH.

import type { GameAnalysis } from '../game.ts';
import { turnLength } from '../hex/turn.ts';

export const analysis: GameAnalysis = {
  efforts: ['infinite'],
  /** Only where a ring is to be moved: rings are placed by turns, and a row has to be taken off by who made it. */
  threat: (position) => (/ phase=move\b/.test(position) ? position.replace(/ turn=([wb])\b/, (_, turn) => ` turn=${turn === 'w' ? 'b' : 'w'}`) : undefined),
  turnLength,
  drawn: (turn) => turn.map((move) => ({ move })),
};
