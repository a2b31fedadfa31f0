import { expect, it } from 'vitest';
import { speak } from '../texts/texts.svelte.ts';
import { EXAMPLES } from './examples.ts';
import { consequenceWords, moveText } from './words.ts';

it('what a move did is told to whoever does not see it', async () => {
  await speak('en');
  const before = EXAMPLES.yinsh;
  const [white, black] = before.markers;
  const turned = { ...before, markers: [[...white.filter((at) => at !== 'd5'), 'e5'], [...black.filter((at) => at !== 'e5'), 'd5', 'd3']] } as typeof before;
  expect(consequenceWords(before, turned)).toBe('Turned over: d5, e5.');
  expect(consequenceWords(before, before)).toBe('');
  const taken = { ...EXAMPLES.lyngk, taken: [[...EXAMPLES.lyngk.taken[0]], ['bgkir']] } as typeof EXAMPLES.lyngk;
  expect(consequenceWords(EXAMPLES.lyngk, taken)).toBe('Taken: red on ivory on black on green on blue.');
  expect(consequenceWords(undefined, taken)).toBe('');
});

it('moves stand in a list as our notation has them, but for its English words', async () => {
  const moves = ['e5-e9', 'xe5-e9', 'f6', '7+7+X', 'claim:red', 'row:X', 'pile', 'take', 'leave', 'reclaim', 'discard'];
  await speak('de');
  const told = ['e5-e9', 'xe5-e9', 'f6', '7+7+X', 'Farbe: Rot', 'Reihe: X', 'Stapel', 'nehmen', 'lassen', 'zurück', 'ablegen'];
  expect(moves.map(moveText)).toEqual(told);
});
