import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { shownName } from './guests.ts';
import { LANGUAGES, setLanguage } from './texts.svelte.ts';

afterAll(() => setLanguage('en'));

it('a guest has a name in the language of the reader, and a name that was chosen stays', async () => {
  await setLanguage('en');
  expect(shownName('Quiet Otter 417')).toBe('Quiet Otter 417');
  await setLanguage('fr');
  expect(shownName('Quiet Otter 417')).toBe('Loutre 417');
  await setLanguage('de');
  // The same word as in English.
  expect(shownName('Quiet Otter 417')).toBe('Otter 417');
  for (const chosen of ['Ada', 'Ada Lovelace 181', 'ada_lovelace', 'Otter 417']) expect(shownName(chosen)).toBe(chosen);
});

it('every animal that the server draws has a word in every other language', async () => {
  const source = readFileSync(new URL('../../../crates/server/src/accounts/names.rs', import.meta.url), 'utf8');
  const animals = [...(/const SECOND[^=]*= \[([^\]]*)\]/.exec(source)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, animal]) => animal ?? '');
  expect(animals).toHaveLength(40);
  for (const language of LANGUAGES.filter((tag) => tag !== 'en')) {
    await setLanguage(language);
    const words = animals.map((animal) => shownName(`Quiet ${animal} 417`));
    expect(words.filter((word) => word.startsWith('Quiet')), language).toEqual([]);
    expect(new Set(words).size, language).toBe(animals.length);
  }
});
