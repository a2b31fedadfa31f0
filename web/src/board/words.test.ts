import { expect, it } from 'vitest';
import { speak } from '../texts/texts.svelte.ts';
import { EXAMPLES } from './examples.ts';
import { consequenceWords, moveText, moveWords, playedWords } from './words.ts';

it('what a move did is told to whoever does not see it', async () => {
  await speak('en');
  const before = EXAMPLES.yinsh;
  const [white, black] = before.markers;
  const turned = { ...before, markers: [[...white.filter((at) => at !== 'd5'), 'e5'], [...black.filter((at) => at !== 'e5'), 'd5', 'd3']] } as typeof before;
  expect(consequenceWords(before, turned)).toBe('Flipped: d5, e5.');
  expect(consequenceWords(before, before)).toBe('');
  const taken = { ...EXAMPLES.lyngk, taken: [[...EXAMPLES.lyngk.taken[0]], ['bgkir']] } as typeof EXAMPLES.lyngk;
  expect(consequenceWords(EXAMPLES.lyngk, taken)).toBe('Scored: red on ivory on black on green on blue.');
  expect(consequenceWords(undefined, taken)).toBe('');
});

it('moves stand in a list as our notation has them, but for its English words', async () => {
  const moves = ['e5-e9', 'xe5-e9', 'f6', '7+7+X', 'claim:red', 'row:X', 'pile', 'take', 'leave', 'reclaim', 'discard'];
  await speak('de');
  const told = ['e5-e9', 'xe5-e9', 'f6', '7+7+X', 'Farbe: Rot', 'Reihe: X', 'Stapel', 'nehmen', 'nicht nehmen', 'zurücknehmen', 'abwerfen'];
  expect(moves.map(moveText)).toEqual(told);
});

it('a button says what to do, and the history what was done', async () => {
  await speak('en');
  expect(['f6', 'xe5-e9', 'leave', '7+7'].map(moveWords)).toEqual(['Place a ring on f6', 'Remove the row e5 to e9', 'Don’t take it', 'Lay 7, 7']);
  expect(['f6', 'e5-e9', 'xe5-e9', 'xe5', 'claim:red'].map(playedWords)).toEqual([
    'placed a ring on f6', 'e5 to e9', 'removed the row e5 to e9', 'removed the ring on e5', 'claimed red',
  ]);
  expect(['7+7+X', 'take', 'leave', 'reclaim', 'discard', 'row:X', 'pile'].map(playedWords)).toEqual([
    'laid 7, 7, joker', 'took the set', 'didn’t take the set', 'took the set back', 'discarded the set', 'drew joker from the row', 'drew from the pile',
  ]);
});
