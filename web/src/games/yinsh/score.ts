// What is counted at the end of a game of YINSH: rings taken off.

import type { GameResult } from '../../wire/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Ending, PositionOf, ScoreTable } from '../game.ts';

/** YINSH H3: where no marker is left beside the board, the rings taken off decide. */
const POOL_EMPTY = 'YINSH H3';

/** Whether the game ended because the markers ran out. A row that wins gives its five markers back, so the pool is not empty then. */
export function ranOut(result: GameResult, position: PositionOf<'yinsh'>): boolean {
  return result.by === 'rules' && position.pool === 0;
}

/** Which message says how the rules ended the game. */
export function finish(result: GameResult, position: PositionOf<'yinsh'>): string {
  if (ranOut(result, position)) return 'no-markers';
  const most = Math.max(...result.scores);
  // One ring wins in blitz alone; a standard game that ends with one is stuck, which hardly ever happens.
  if (most >= 3) return 'rings';
  return most === 1 && result.winners.length === 1 ? 'first-ring' : 'no-moves';
}

export function score(result: GameResult, position: PositionOf<'yinsh'>): ScoreTable {
  const words = result.winners.length === 0 ? t('pool-empty-draw') : t('pool-empty');
  return {
    columns: [{ title: t('counted-yinsh'), decided: false, scores: result.scores }],
    decision: ranOut(result, position) ? { words, clause: POOL_EMPTY } : undefined,
  };
}

export const ENDING: Ending<PositionOf<'yinsh'>> = { score, finish };
