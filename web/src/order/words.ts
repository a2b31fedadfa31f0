// What moderators have done, as sentences.

import type { ModerationAct, Sanction } from '../wire/types.ts';
import { kebab } from '../texts/reasons.ts';
import { maybeText, t } from '../texts/texts.svelte.ts';
import { moment } from '../texts/dates.ts';

/** The longest times of mutes and bans that are offered, in hours. */
export const HOURS = [1, 24, 7 * 24, 30 * 24] as const;

export function hoursWords(hours: number): string {
  return hours < 24 ? t('duration-hours', { count: hours }) : t('duration-days', { count: hours / 24 });
}

export function actWords({ act, by, name }: ModerationAct): string {
  return maybeText(`logged-${kebab(act)}`, { by, name }) ?? t('moderation-other', { by, act, name });
}

/** What it is, and until when. */
export function sanctionWords(sanction: Sanction): string {
  const { kind, until_unix_ms } = sanction;
  switch (kind) {
    case 'warning':
      return t('sanction-warning');
    case 'mute':
      return t('sanction-mute', { until: moment(until_unix_ms ?? 0) });
    case 'ban':
      return [
        until_unix_ms === null ? t('sanction-ban') : t('sanction-ban-until', { until: moment(until_unix_ms) }),
        ...(bansNetworks(sanction) ? [t('sanction-networks-until', { until: moment(sanction.networks_until_unix_ms) })] : []),
      ].join(', ');
  }
}

/** Whether networks are banned with the account at this time. */
export function bansNetworks(sanction: Sanction): sanction is Sanction & { networks_until_unix_ms: number } {
  return isInForce(sanction) && (sanction.networks_until_unix_ms ?? 0) > Date.now();
}

/** Whether there is something left of it that could be lifted. */
export function isInForce({ until_unix_ms, lifted_unix_ms }: Sanction): boolean {
  return lifted_unix_ms === null && (until_unix_ms === null || until_unix_ms > Date.now());
}
