import { expect, it } from 'vitest';
import { decimal } from './numbers.ts';
import { speak } from './texts.svelte.ts';

it('decimals are written as the language writes them', async () => {
  await speak('en');
  expect([decimal(3.46), decimal(7)]).toEqual(['3.5', '7.0']);
  await speak('de');
  expect(decimal(3.46)).toBe('3,5');
});
