// The options of a table in words.

import type { ClockRule, Options } from '../wire/types.ts';
import { t } from './texts.svelte.ts';

/** A clock, in short. */
export function clockWords(rule: ClockRule): string {
  switch (rule.kind) {
    case 'none':
      return t('clock-none');
    case 'fischer':
      if (rule.initial_s < 60) return t('pace-fischer-short', { initial: rule.initial_s, seconds: rule.increment_s });
      return t('pace-fischer', { minutes: rule.initial_s / 60, seconds: rule.increment_s });
    case 'byoyomi':
      return t('pace-byoyomi', { minutes: rule.main_s / 60, periods: rule.periods, seconds: rule.period_s });
    case 'correspondence':
      return t('clock-correspondence', { days: rule.days });
  }
}

/** Options that differ from the default: variant, players, match, clock, rated. */
export function optionWords(options: Options): string[] {
  const words: string[] = [];
  if (options.variant !== 'standard') words.push(t(`variant-${options.game}-${options.variant}`));
  if (options.players > 2) words.push(t('players-count', { count: options.players }));
  if (options.rounds > 1) words.push(t('match-of', { rounds: options.rounds }));
  if (options.clock.kind !== 'none') words.push(clockWords(options.clock));
  if (options.rated) words.push(t('is-rated'));
  return words;
}
