// How the games end: what is counted, and how the rules ended one. No first move needs it.

import type { GameName, GameResult, Position } from '../wire/types.ts';
import type { PositionOf, ScoreTable } from './game.ts';
import { finish as linkoFinish, score as linkoScore } from './linko/score.ts';
import { finish as lyngkFinish, score as lyngkScore } from './lyngk/score.ts';
import { finish as yinshFinish, score as yinshScore } from './yinsh/score.ts';

interface Ending<P extends Position> {
  score(result: GameResult, position: P): ScoreTable;
  finish(result: GameResult, position: P): string | undefined;
}

const ENDINGS: { readonly [Name in GameName]: Ending<PositionOf<Name>> } = {
  yinsh: { score: yinshScore, finish: yinshFinish },
  lyngk: { score: lyngkScore, finish: lyngkFinish },
  linko: { score: linkoScore, finish: linkoFinish },
};

/** A position names its game, so an ending is only ever given its own. */
const endingOf = (position: Position): Ending<Position> => ENDINGS[position.game] as unknown as Ending<Position>;

/** What is counted at the end. */
export function scoreOf(result: GameResult, position: Position): ScoreTable {
  return endingOf(position).score(result, position);
}

/** Which message `finish-…` says how the rules ended the game, if one does. */
export function finishOf(result: GameResult, position: Position): string | undefined {
  return endingOf(position).finish(result, position);
}
