// How a game ended, in a sentence: shown above the result, and announced with the last move together with what was counted.

import type { GameResult, Position } from '../wire/types.ts';
import { t } from '../texts/texts.svelte.ts';
import { sentence } from '../texts/reasons.ts';
import { POOL_EMPTY, TIE_BREAK, ranOut, tieBreak } from './outcome.ts';

/** `mine` are the seats that are played in this browser; whoever plays one of them alone is spoken to. */
export function headline(result: GameResult, names: readonly string[], mine: readonly number[]): string {
  if (result.by === 'abort') return t('result-none');
  if (result.winners.length === 0) return t('result-draw');
  if (mine.length === 1 && result.winners.includes(mine[0] ?? -1)) return result.winners.length === 1 ? t('result-you') : t('result-you-share');
  return t('result-wins', { names: result.winners.map((seat) => names[seat] ?? '').join(', '), count: result.winners.length });
}

/** All that the result shows, for whoever hears it: who won, what ended the game, and what was counted for every player. */
export function resultWords(result: GameResult, position: Position, names: readonly string[], mine: readonly number[]): string {
  return [sentence(headline(result, names, mine)), finishWords(result, position), ...scoreWords(result, position, names)].join(' ');
}

/** What ended the game: "Three rings removed." */
export function finishWords(result: GameResult, position: Position): string {
  const finish = result.by === 'rules' ? finishOf(result, position) : undefined;
  return finish === undefined ? sentence(t(`ended-${result.by}`)) : t(`finish-${finish}`);
}

function finishOf(result: GameResult, position: Position): string | undefined {
  switch (position.game) {
    case 'yinsh': {
      if (ranOut(result, position)) return 'no-markers';
      const most = Math.max(...result.scores);
      // One ring wins in blitz alone; a standard game that ends with one is stuck, which hardly ever happens.
      return most >= 3 ? 'rings' : most === 1 && result.winners.length === 1 ? 'first-ring' : 'no-moves';
    }
    case 'lyngk':
      return result.scores.length === 0 ? 'six-stack' : 'no-moves';
    case 'linko':
      if (position.hand_sizes.includes(0)) return 'last-card';
      return position.row.length === 0 && position.pile === 0 ? 'no-cards' : undefined;
  }
}

function scoreWords(result: GameResult, position: Position, names: readonly string[]): string[] {
  if (result.scores.length === 0) return [];
  const counted = (what: string, scores: readonly number[]): string => {
    const each = scores.map((score, seat) => t('score-said', { name: names[seat] ?? '', score }));
    return t('scores-said', { what: sentence(what), scores: each.join(', ') });
  };
  const how = decisionWords(result, position);
  const broken = tieBreak(result, position);
  const counts = broken
    ? broken.heights.map((height, n) => counted(t('stacks-of', { height }), broken.counts.map((counts) => counts[n] ?? 0)))
    : [counted(t(`counted-${position.game}`), result.scores)];
  return [...(how ? [how.words] : []), ...counts];
}

/** What decided where that is not plain from the numbers, and the clause that says so. */
export function decisionWords(result: GameResult, position: Position): { readonly words: string; readonly clause: string } | undefined {
  const broken = tieBreak(result, position);
  if (broken) return { words: broken.decidedBy === undefined ? t('tie-unbroken') : t('tie-broken', { height: broken.decidedBy }), clause: TIE_BREAK };
  if (ranOut(result, position)) return { words: result.winners.length === 0 ? t('pool-empty-draw') : t('pool-empty'), clause: POOL_EMPTY };
  return undefined;
}
