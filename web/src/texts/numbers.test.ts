import { expect, it } from 'vitest';
import { decimal, percent, signed, whole } from './numbers.ts';
import { setLanguage } from './texts.svelte.ts';

it('decimals are written as the language writes them', async () => {
  await setLanguage('en');
  expect([decimal(3.46), decimal(7)]).toEqual(['3.5', '7.0']);
  await setLanguage('de');
  expect(decimal(3.46)).toBe('3,5');
});

it('changes have a sign, and a true minus', async () => {
  await setLanguage('en');
  expect([signed(13), signed(-5), signed(0)]).toEqual(['+13', '−5', '0']);
});

it('whole numbers have a true minus too, and parts of one are written as the language writes them', async () => {
  await setLanguage('en');
  expect([whole(13), whole(-5), whole(0), percent(0.7)]).toEqual(['13', '−5', '0', '70%']);
  await setLanguage('de');
  expect([whole(-5), percent(0.7)]).toEqual(['−5', '70\u00a0%']);
});
