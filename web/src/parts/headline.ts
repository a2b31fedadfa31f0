// How a game ended, in a sentence: shown above the result, and announced with the last move together with what was counted.

import type { GameResult, Position } from '../wire/types.ts';
import { t } from '../texts/texts.svelte.ts';
import { whole } from '../texts/numbers.ts';
import { sentence } from '../texts/reasons.ts';
import { finishOf, scoreOf } from '../games/scores.ts';

/** `mine` are the seats that are played in this browser; if there is one, its player is addressed. */
export function headline(result: GameResult, names: readonly string[], mine: readonly number[]): string {
  if (result.by === 'abort') return t('result-none');
  if (result.winners.length === 0) return t('result-draw');
  if (mine.length === 1 && result.winners.includes(mine[0] ?? -1)) return result.winners.length === 1 ? t('result-you') : t('result-you-share');
  return t('result-wins', { names: result.winners.map((seat) => names[seat] ?? '').join(', '), count: result.winners.length });
}

/** The same with the score, where two played and it says who won: "You won 3–0". */
export function resultTitle(result: GameResult, position: Position, names: readonly string[], mine: readonly number[]): string {
  const [winner, another] = result.winners;
  const [column] = result.scores.length === 2 && result.by === 'rules' ? scoreOf(result, position).columns : [];
  const [best = 0, worst = 0] = [column?.scores[winner ?? 0], column?.scores[1 - (winner ?? 0)]];
  if (winner === undefined || another !== undefined || best <= worst || worst < 0) return headline(result, names, mine);
  return mine.length === 1 && mine.includes(winner) ? t('result-you-score', { best, worst }) : t('result-wins-score', { name: names[winner] ?? '', best, worst });
}

/** All that the result shows, for a screen reader: who won, what ended the game, and what was counted for every player. */
export function resultWords(result: GameResult, position: Position, names: readonly string[], mine: readonly number[]): string {
  return [sentence(headline(result, names, mine)), finishWords(result, position), ...scoreWords(result, position, names)].filter((words) => words !== '').join(' ');
}

/** What ended the game: "Three rings removed." */
export function finishWords(result: GameResult, position: Position): string {
  // The headline says it.
  if (result.by === 'abort') return '';
  const finish = result.by === 'rules' ? finishOf(result, position) : undefined;
  return finish === undefined ? sentence(t(`ended-${result.by}`)) : t(`finish-${finish}`);
}

function scoreWords(result: GameResult, position: Position, names: readonly string[]): string[] {
  if (result.scores.length === 0) return [];
  const { columns, decision } = scoreOf(result, position);
  const counted = columns.map(({ title, scores }) => {
    const each = scores.map((score, seat) => t('score-said', { name: names[seat] ?? '', score: whole(score) }));
    return t('scores-said', { what: sentence(title), scores: each.join(', ') });
  });
  return [...(decision ? [decision.words] : []), ...counted];
}
