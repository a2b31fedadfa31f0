// Refusals and faults as sentences. Where a catalogue has no sentence for a rule's reason, the server's English one is shown.

import type { Error as Fault, Refused } from '../wire/types.ts';
import { gameNamed, isGameName } from '../games/index.ts';
import { capitalised } from './capital.ts';
import { moment } from './dates.ts';
import { everyText, maybeText, t, type Values } from './texts.svelte.ts';

/** `PlacedOnPiece` or `not_your_turn` as it stands in the id of a message. */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** Whatever a reason tells besides its code, for the placeholders of its sentence. */
function fieldsOf(reason: Refused | Fault): Values {
  return Object.fromEntries(Object.entries(reason).filter((field): field is [string, string | number] => ['string', 'number'].includes(typeof field[1])));
}

type Names = readonly (string | undefined)[];

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

/** The catalogues write reasons as parts of sentences. A point keeps its small letter: that is its name. */
export function sentence(part: string): string {
  const text = /^[a-k]\d/.test(part) ? part : capitalised(part);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Until the texts of refusals are loaded, the server's English ones are shown: nobody is refused anything on the way to a first table. */
export function refusedWords(reason: Refused, names: Names = []): string {
  void everyText().catch(() => undefined);
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

export function faultWords(fault: Fault): string {
  switch (fault.code) {
    case 'refused':
      return refusedWords(fault.reason);
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
      return maybeText(`error-${kebab(fault.code)}`, fieldsOf(fault)) ?? t('not-possible');
  }
}
