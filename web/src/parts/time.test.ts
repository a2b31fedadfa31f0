import { expect, it } from 'vitest';
import { setLanguage } from '../texts/texts.svelte.ts';
import { shownTime } from './time.ts';

it('clocks show what matters', async () => {
  await setLanguage('en');
  const check = (ms: number, shown: string) => expect(shownTime(ms)).toBe(shown);
  check(0, '0:00.0');
  check(9_940, '0:09.9');
  check(10_000, '0:10');
  check(59_001, '1:00');
  check(180_000, '3:00');
  check(3_600_000, '1:00:00');
  check(3 * 86_400_000, '3d 0h');
});

it('clocks write tenths and days as the language does', async () => {
  await setLanguage('fr');
  expect([shownTime(9_940), shownTime(3 * 86_400_000)]).toEqual(['0:09,9', '3j 0h']);
});
