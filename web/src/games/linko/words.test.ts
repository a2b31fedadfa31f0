import { expect, it } from 'vitest';
import { setLanguage } from '../../texts/texts.svelte.ts';
import { sentence, signed, spokenSet } from './words.ts';

it('sets are spoken of as people do', async () => {
  await setLanguage('en');
  expect(spokenSet(['13'])).toBe('one 13');
  expect(spokenSet(['7', '7'])).toBe('two 7s');
  expect(spokenSet(['7', '7', 'X'])).toBe('two 7s and a joker');
  expect(spokenSet(['X', 'X'])).toBe('two jokers');
  await setLanguage('de');
  expect(sentence(spokenSet(['7', '7', 'X']))).toBe('Zwei 7en und einen Joker');
  await setLanguage('pl');
  expect(spokenSet(['6', '6', 'X', 'X'])).toBe('dwie 6 i dwa dżokery');
});

it('a negative number has a true minus', () => {
  expect([-13, 0, 4].map(signed)).toEqual(['−13', '0', '4']);
});
