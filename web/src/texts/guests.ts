// What guests are called in the reader's language.
//
// The one thing to know: the server draws three words such as `Quiet Otter 417`, in English. An adjective would have to agree with its animal in
// most languages, so that a reader of those sees the animal and the number. A name that somebody chose stays as it is.

import { t } from './texts.svelte.ts';

export function shownName(name: string): string {
  const [, animal, number] = /^[A-Z][a-z]+ ([A-Z][a-z]+) (\d{3})$/.exec(name) ?? [];
  if (animal === undefined || number === undefined) return name;
  // Written small it is given back by English, which needs no other word, and by every language if it is no animal of the server's.
  const key = animal.toLowerCase();
  const word = t('guest-animal', { animal: key });
  return word === '' || word === key ? name : `${word} ${number}`;
}
