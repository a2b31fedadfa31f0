// What bots are called.

import type { GameName } from '../wire/types.ts';
import { maybeText, t } from './texts.svelte.ts';

export function botName(game: GameName, bot: string): string {
  return maybeText(`bot-${game}-${bot}-name`) ?? t('bot-named', { name: bot });
}

/** The same where it is not seen that it is no person: in lists and results. */
export function botLabel(game: GameName, bot: string): string {
  const name = maybeText(`bot-${game}-${bot}-name`);
  return name === undefined ? t('bot-named', { name: bot }) : t('bot-for', { name });
}
