// How a game ended, in a sentence: shown above the result, and announced with the last move.

import type { GameResult } from '../wire/types.ts';
import { t } from '../texts/texts.svelte.ts';

/** `mine` are the seats that are played in this browser; whoever plays one of them alone is spoken to. */
export function headline(result: GameResult, names: readonly string[], mine: readonly number[]): string {
  if (result.by === 'abort') return t('result-none');
  if (result.winners.length === 0) return t('result-draw');
  if (mine.length === 1 && result.winners.includes(mine[0] ?? -1)) return result.winners.length === 1 ? t('result-you') : t('result-you-share');
  return t('result-wins', { names: result.winners.map((seat) => names[seat] ?? '').join(', '), count: result.winners.length });
}
