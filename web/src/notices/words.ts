// What a notification says, and where it leads.

import { botLabel } from '../texts/bots.ts';
import { shownName } from '../texts/guests.ts';
import { t } from '../texts/texts.svelte.ts';
import { outcomeFor } from '../parts/outcome.ts';
import type { MyPerson, NotificationKind, NotificationLine } from '../wire/types.ts';

/** As they are listed among the choices. */
export const KINDS: readonly NotificationKind[] = ['your_turn', 'time_short', 'challenge', 'round_starts', 'game_over', 'message'];

/** A kind as it stands in ids of messages. */
export function inIds(kind: NotificationKind): string {
  return kind.replaceAll('_', '-');
}

/** The names of the others at the table. A challenge begins with them, and in other sentences they are further back. */
function others({ kind, table }: NotificationLine, me: MyPerson): string {
  const unnamed = kind === 'challenge' ? t('somebody') : t('notices-somebody');
  if (table === null) return unnamed;
  const names = table.seats.flatMap(({ occupant, name }) => {
    if (occupant === null) return [];
    if ('bot' in occupant) return [botLabel(table.options.game, occupant.bot)];
    return occupant.person === me.id || name === me.name ? [] : [name === null ? unnamed : shownName(name)];
  });
  return [...new Set(names)].join(', ') || unnamed;
}

export function noticeWords(line: NotificationLine, me: MyPerson): string {
  const names = others(line, me);
  switch (line.kind) {
    case 'your_turn':
      return t('your-turn-against', { names });
    case 'time_short':
      return t('notice-time-short', { names });
    case 'challenge':
      return t('challenged-by', { name: names });
    case 'round_starts':
      return t('notice-round-starts', { round: line.tournament?.round ?? 1, name: line.tournament?.name ?? '' });
    case 'game_over':
      return [t('notice-game-over', { names }), ...(line.table ? [t(`outcome-${outcomeFor(line.table, me.id, me.name)}`)] : [])].join(' · ');
    case 'message':
      return t('notice-message', { name: line.from?.name ?? t('somebody') });
  }
}

/** Whom or what a notification is about: there is one of each kind. */
export function noticeSubject({ table, from }: NotificationLine): string {
  return table?.id ?? from?.person ?? '';
}

export function noticeLink({ kind, table, from }: NotificationLine): string {
  if (table === null) return `/messages/${from?.person ?? ''}`;
  return kind === 'game_over' ? `/replay/${table.id}` : `/table/${table.id}`;
}
