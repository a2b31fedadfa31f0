// Refusals as sentences, and what is seldom said besides: loaded with its texts when somebody is refused something.

import type { Error as Fault, Refused } from '../wire/types.ts';
import { gameNamed, isGameName } from '../games/index.ts';
import { moment } from './dates.ts';
import { fieldsOf, kebab, sentence, type Names } from './reasons.ts';
import { maybeText, t, type Values } from './texts.svelte.ts';

/**
 * A value of a rule's reason that is a word of the game, in this language: a colour, a piece, a player, who is called by name where that is
 * known. Points, cards and numbers stay as they are.
 */
function word(book: string, value: string, names: Names): string {
  const number = /^player (\d+)$/.exec(value)?.[1];
  if (number !== undefined) return names[Number(number) - 1] ?? maybeText(`${book}-player-number`, { number }) ?? value;
  const id = kebab(value.replace(/^an? /, '').replaceAll(' ', '-'));
  return (isGameName(book) ? gameNamed(book).words.reasonValue(value, id) : undefined) ?? value;
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

export function refusedWords(reason: Refused, names: Names = []): string {
  switch (reason.code) {
    case 'rule':
    case 'impossible': {
      const book = reason.clause.split(' ')[0]?.toLowerCase() ?? '';
      const fields = Object.fromEntries(Object.entries(reason.fields).map(([name, value]) => [name, word(book, value ?? '', names)]));
      const said = reason.code === 'rule' ? maybeText(`${book}-refusal-${kebab(reason.kind)}`, fields) : maybeText(`${book}-problem-${kebab(reason.kind)}`, fields);
      return sentence(said ?? reason.message);
    }
    case 'unreadable': {
      const { found, fields } = reason;
      const said = found === null ? maybeText(`record-${kebab(reason.kind)}`, fields as Values) : maybeText(`expected-${kebab(reason.kind)}`, fields as Values);
      if (said === undefined) return sentence(reason.message);
      return found === null ? sentence(said) : t('refused-unreadable', { found, message: said });
    }
    case 'record': {
      const { line, at_move, text } = reason;
      const clause = 'clause' in reason.reason ? ` [${reason.reason.clause}]` : '';
      const move = at_move === null ? 0 : `${at_move}${text === null ? '' : ` (${text})`}`;
      return t('refused-record', { line, at_move: move, reason: refusedWords(reason.reason, names) + clause });
    }
    case 'options':
      return sentence(reason.message);
    case 'nobody_away':
      return t('refused-nobody-away', { seconds: seconds(reason.wait_ms ?? 0) });
    case 'left_games': {
      const minutes = Math.ceil(reason.wait_ms / 60_000);
      return t('refused-left-games', { minutes, hours: minutes <= 120 ? 0 : Math.ceil(minutes / 60) });
    }
    default:
      return maybeText(`refused-${kebab(reason.code)}`, fieldsOf(reason)) ?? t('not-possible');
  }
}

/** A fault that is more than its code. */
export function seldomWords(fault: Fault): string | undefined {
  switch (fault.code) {
    case 'limited':
      return t('error-limited', { what: fault.what, seconds: seconds(fault.wait_ms) });
    case 'banned':
      return fault.until_unix_ms === undefined
        ? t('error-banned', { reason: fault.reason })
        : t('error-banned-until', { reason: fault.reason, until: moment(fault.until_unix_ms) });
    case 'network_banned':
      return t('error-network-banned-until', { until: moment(fault.until_unix_ms) });
    case 'muted':
      return t('error-muted-until', { reason: fault.reason, until: moment(fault.until_unix_ms) });
    default:
      return undefined;
  }
}
