// How the games end: what is counted, and how the rules ended one. No first move needs it.

import type { GameResult, Position } from '../wire/types.ts';
import type { Ending, ScoreTable } from './game.ts';

const ENDINGS = import.meta.glob<Ending>('./*/score.ts', { eager: true, import: 'ENDING' });

/** A position names its game, so an ending is only ever given its own. */
function endingOf(position: Position): Ending {
  const ending = ENDINGS[`./${position.game}/score.ts`];
  if (!ending) throw new Error(`nothing is known of the end of ${position.game}`);
  return ending;
}

/** What is counted at the end. */
export function scoreOf(result: GameResult, position: Position): ScoreTable {
  return endingOf(position).score(result, position);
}

/** Which message `finish-…` says how the rules ended the game, if one does. */
export function finishOf(result: GameResult, position: Position): string | undefined {
  return endingOf(position).finish(result, position);
}
