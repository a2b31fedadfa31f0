import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '../texts/texts.svelte.ts';
import { EXAMPLE as LYNGK } from './lyngk/example.ts';
import { WORDS as lyngk } from './lyngk/words.ts';
import { WORDS as linko } from './linko/words.ts';
import { EXAMPLE as YINSH } from './yinsh/example.ts';
import { WORDS as yinsh } from './yinsh/words.ts';

beforeAll(() => setLanguage('en'));

it('the markers that a move turned over are announced', () => {
  const [white, black] = YINSH.markers;
  const turned: typeof YINSH = { ...YINSH, markers: [[...white.filter((at) => at !== 'd5'), 'e5'], [...black.filter((at) => at !== 'e5'), 'd5', 'd3']] };
  expect(yinsh.consequence(YINSH, turned, undefined, null)).toBe('Flipped: d5, e5.');
  expect(yinsh.consequence(YINSH, YINSH, undefined, null)).toBe('');
});

it('a stack that a move took is announced', () => {
  const taken: typeof LYNGK = { ...LYNGK, taken: [LYNGK.taken[0], ['bgkir']] };
  expect(lyngk.consequence(LYNGK, taken, undefined, null)).toBe('Scored: red on ivory on black on green on blue.');
});

it('moves stand in a list as our notation has them, but for its English words', async () => {
  await setLanguage('de');
  const check = (words: { shortMove(move: string): string }, move: string, short: string): void => expect(words.shortMove(move)).toBe(short);
  for (const move of ['e5-e9', 'xe5-e9', 'f6']) check(yinsh, move, move);
  check(lyngk, 'e5-e9', 'e5-e9');
  check(lyngk, 'claim:red', 'wählt Rot');
  const cards = { '7+7+X': '7+7+X', 'row:X': 'Reihe X', pile: 'Stapel', take: 'nehmen', leave: 'nicht nehmen', reclaim: 'zurücknehmen', discard: 'abwerfen' };
  for (const [move, short] of Object.entries(cards)) check(linko, move, short);
});

it('a button says what to do, and the history what was done', async () => {
  await setLanguage('en');
  expect(['f6', 'xe5-e9'].map((move) => yinsh.move(move))).toEqual(['Place a ring on f6', 'Remove the row e5 to e9']);
  expect(['leave', '7+7'].map((move) => linko.move(move))).toEqual(['Don’t take it', 'Lay two 7s']);
  expect(['f6', 'e5-e9', 'xe5-e9', 'xe5'].map((move) => yinsh.played(move))).toEqual([
    'placed a ring on f6', 'e5 to e9', 'removed the row e5 to e9', 'removed the ring on e5',
  ]);
  expect(lyngk.played('claim:red')).toBe('claimed red');
  expect(['7+7+X', 'take', 'leave', 'reclaim', 'discard', 'row:X', 'pile'].map((move) => linko.played(move))).toEqual([
    'laid two 7s and a joker', 'took the set', 'didn’t take the set', 'took the set back', 'discarded the set', 'drew a joker from the row', 'drew from the pile',
  ]);
});
