// What is counted at the end of a game of Linko!: points.

import type { GameResult } from '../../wire/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { ScoreTable } from '../game.ts';

export function score(result: GameResult): ScoreTable {
  return { columns: [{ title: t('counted-linko'), decided: false, scores: result.scores }], decision: undefined };
}
