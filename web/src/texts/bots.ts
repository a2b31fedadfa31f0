// What bots are called.

import type { GameName } from '../wire/types.ts';
import { maybeText, t } from './texts.svelte.ts';

export function botName(game: GameName, bot: string): string {
  return maybeText(`bot-${game}-${bot}-name`) ?? t('bot-named', { name: bot });
}
