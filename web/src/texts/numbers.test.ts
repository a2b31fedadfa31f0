import { expect, it } from 'vitest';
import { decimal } from './numbers.ts';
import { setLanguage } from './texts.svelte.ts';

it('decimals are written as the language writes them', async () => {
  await setLanguage('en');
  expect([decimal(3.46), decimal(7)]).toEqual(['3.5', '7.0']);
  await setLanguage('de');
  expect(decimal(3.46)).toBe('3,5');
});
