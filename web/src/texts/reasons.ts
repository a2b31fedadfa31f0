// Refusals and faults as sentences. Where a catalogue has no sentence for a rule's reason, the server's English one is shown.

import type { Error as Fault, Refused } from '../wire/types.ts';
import { t, told } from './texts.svelte.ts';

/** `PlacedOnPiece` or `not_your_turn` as it stands in the id of a message. */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

export function refusedWords(reason: Refused): string {
  switch (reason.code) {
    case 'rule': {
      const book = reason.clause.split(' ')[0]?.toLowerCase() ?? '';
      const fields = 'fields' in reason ? (reason.fields as Record<string, string>) : undefined;
      const said = fields && told(`${book}-refusal-${kebab(reason.kind)}`, fields);
      return said ?? reason.message;
    }
    case 'unreadable':
    case 'options':
      return reason.message;
    case 'nobody_away':
      return reason.wait_ms === null ? t('refused-nobody-away') : t('refused-not-away-long', { seconds: seconds(reason.wait_ms) });
    default:
      return told(`refused-${kebab(reason.code)}`) ?? t('refused-otherwise');
  }
}

export function faultWords(fault: Fault): string {
  switch (fault.code) {
    case 'refused':
      return refusedWords(fault.reason);
    case 'limited':
      return t('fault-limited', { seconds: seconds(fault.wait_ms) });
    case 'not_found':
      return t('fault-not-found');
    case 'unavailable':
      return t('fault-unavailable');
    default:
      return told(`error-${kebab(fault.code)}`) ?? t('fault-otherwise');
  }
}
