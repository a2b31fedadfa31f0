// What is said about clubs: what is wrong with a request, and what was done.

import type { ClubAct, Error as Fault, PersonId, PersonView } from '../wire/types.ts';
import { shownName } from '../texts/guests.ts';
import { faultWords, kebab } from '../texts/reasons.ts';
import { maybeText, t } from '../texts/texts.svelte.ts';

/** What is wrong with a request, in the words of clubs where there are some. */
export function wrongWords(fault: Fault): string {
  switch (fault.code) {
    case 'too_large':
      return maybeText(`club-full-${kebab(fault.what)}`, { limit: fault.limit }) ?? faultWords(fault);
    case 'taken':
      return maybeText(`club-taken-${kebab(fault.what)}`) ?? faultWords(fault);
    case 'unfit':
      return maybeText(`club-unfit-${kebab(fault.what)}`) ?? faultWords(fault);
    case 'forbidden':
      return t('club-forbidden');
    default:
      return faultWords(fault);
  }
}

/** What somebody is called, or the words for a person without a name. */
export function personName(people: Readonly<Record<PersonId, PersonView | undefined>>, person: PersonId, unnamed = t('somebody')): string {
  const name = people[person]?.name;
  return name === undefined || name === '' ? unnamed : shownName(name);
}

/** What was done, in a line; nothing for what this page does not know. */
export function actWords(act: ClubAct, people: Readonly<Record<PersonId, PersonView | undefined>>): string | undefined {
  const about = act.about === null ? '' : personName(people, act.about, t('club-somebody'));
  const values = { name: personName(people, act.by), about };
  return maybeText(`club-did-${kebab(act.kind)}`, values);
}
