// What is counted at the end of a game of LYNGK: stacks of five, and where these are equal the smaller ones.

import type { GameResult } from '../../wire/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Ending, PositionOf, ScoreTable } from '../game.ts';

/** LYNGK G2: with as many five-stacks the smaller stacks decide. */
const TIE_BREAK = 'LYNGK G2';

/** What was counted where the scores were equal: stacks of each height, the highest first, down to those that decided; all in a draw. */
export interface TieBreak {
  readonly heights: readonly number[];
  /** By seat, then as the heights. */
  readonly counts: readonly (readonly number[])[];
  readonly decidedBy: number | undefined;
}

const HIGHEST = 5;

export function tieBreak(result: GameResult, position: PositionOf<'lyngk'>): TieBreak | undefined {
  if (result.by !== 'rules' || result.scores.length === 0 || position.decided_by === HIGHEST) return undefined;
  const lowest = position.decided_by ?? 1;
  const heights = Array.from({ length: HIGHEST - lowest + 1 }, (_, n) => HIGHEST - n);
  return { heights, counts: position.counts.map((counts) => counts.slice(0, heights.length)), decidedBy: position.decided_by ?? undefined };
}

/** Which message says how the rules ended the game. */
export function finish(result: GameResult): string {
  return result.scores.length === 0 ? 'six-stack' : 'no-moves';
}

export function score(result: GameResult, position: PositionOf<'lyngk'>): ScoreTable {
  const broken = tieBreak(result, position);
  if (!broken) return { columns: [{ title: t('counted-lyngk'), decided: false, scores: result.scores }], decision: undefined };
  const { heights, counts, decidedBy } = broken;
  return {
    columns: heights.map((height, n) => ({
      title: t('stacks-of', { height }),
      short: String(height),
      decided: height === decidedBy,
      scores: counts.map((seat) => seat[n] ?? 0),
    })),
    decision: { words: decidedBy === undefined ? t('tie-unbroken') : t('tie-broken', { height: decidedBy }), clause: TIE_BREAK },
  };
}

export const ENDING: Ending<PositionOf<'lyngk'>> = { score, finish };
