import { expect, it } from 'vitest';
import { setLanguage } from '../../texts/texts.svelte.ts';
import { drawWords, layWords, setWords, signed, spokenSet } from './words.ts';

it('sets are spoken of as people do', async () => {
  await setLanguage('en');
  expect(['8', '11', '13'].map((card) => spokenSet([card]))).toEqual(['an 8', 'an 11', 'a 13']);
  expect(spokenSet(['7', '7'])).toBe('two 7s');
  expect(spokenSet(['7', '7', 'X'])).toBe('two 7s and a joker');
  expect(spokenSet(['X', 'X'])).toBe('two jokers');
  await setLanguage('de');
  expect(layWords(['7', '7', 'X'])).toBe('Zwei 7en und einen Joker legen');
  await setLanguage('fr');
  expect(layWords(['9', '9'])).toBe('Poser deux 9');
  await setLanguage('nl');
  expect(drawWords('8')).toBe('Trek een 8 uit de rij');
});

it('Polish has words for cards, in the form that their number asks for', async () => {
  await setLanguage('pl');
  expect(spokenSet(['6', '6', 'X', 'X'])).toBe('dwie szóstki i dwa dżokery');
  expect([1, 4, 5].map((count) => spokenSet(Array.from({ length: count }, () => '13')))).toEqual(['trzynastka', 'cztery trzynastki', 'pięć trzynastek']);
});

it('a label counts what lies there', async () => {
  await setLanguage('en');
  expect(setWords(['7', 'X', '3', '7'])).toBe('a 3, two 7s, joker');
});

it('a negative number has a true minus', () => {
  expect([-13, 0, 4].map(signed)).toEqual(['−13', '0', '4']);
});
