// What is counted at the end of a game of Linko!: points.

import type { GameResult } from '../../wire/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Ending, PositionOf, ScoreTable } from '../game.ts';

/** Which message says how the rules ended the game. */
export function finish(_: GameResult, position: PositionOf<'linko'>): string | undefined {
  if (position.hand_sizes.includes(0)) return 'last-card';
  return position.row.length === 0 && position.pile === 0 ? 'no-cards' : undefined;
}

export function score(result: GameResult): ScoreTable {
  return { columns: [{ title: t('counted-linko'), decided: false, scores: result.scores }], decision: undefined };
}

export const ENDING: Ending<PositionOf<'linko'>> = { score, finish };
