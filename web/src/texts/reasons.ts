// Refusals and faults as sentences. Where a catalogue has no sentence for a rule's reason, the server's English one is shown.
//
// The one thing to know: the sentences of refusals are loaded when there is one (refusals.ts): nobody is refused anything on the way to a first table.

import type { Error as Fault, Refused } from '../wire/types.ts';
import { capitalised } from './capital.ts';
import { refusals } from './refusals-loaded.svelte.ts';
import { maybeText, t, type Values } from './texts.svelte.ts';

/** `PlacedOnPiece` or `not_your_turn` as it stands in the id of a message. */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** Whatever a reason tells besides its code, for the placeholders of its sentence. */
export function fieldsOf(reason: Refused | Fault): Values {
  return Object.fromEntries(Object.entries(reason).filter((field): field is [string, string | number] => ['string', 'number'].includes(typeof field[1])));
}

export type Names = readonly (string | undefined)[];

/** The catalogues write reasons as parts of sentences. A point keeps its small letter: that is its name. */
export function sentence(part: string): string {
  const text = /^[a-k]\d/.test(part) ? part : capitalised(part);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Until the texts of refusals are loaded, the server's English ones are shown. */
export function refusedWords(reason: Refused, names: Names = []): string {
  return refusals()?.refusedWords(reason, names) ?? ('message' in reason ? sentence(reason.message) : t('not-possible'));
}

export function faultWords(fault: Fault): string {
  if (fault.code === 'refused') return refusedWords(fault.reason);
  const isSeldom = fault.code === 'limited' || fault.code.endsWith('banned') || fault.code === 'muted';
  return (isSeldom ? refusals()?.seldomWords(fault) : undefined) ?? maybeText(`error-${kebab(fault.code)}`, fieldsOf(fault)) ?? t('not-possible');
}
