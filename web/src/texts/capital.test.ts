import { afterAll, expect, it } from 'vitest';
import { capitalised } from './capital.ts';
import { setLanguage } from './texts.svelte.ts';

afterAll(() => setLanguage('en'));

it('a sentence begins with a capital, as its language writes it', async () => {
  await setLanguage('de');
  expect(capitalised('über')).toBe('Über');
  await setLanguage('nl');
  expect(capitalised('één ring')).toBe('Eén ring');
  expect(capitalised('ijs')).toBe('IJs');
  await setLanguage('fr');
  expect(capitalised('à toi')).toBe('À toi');
});
