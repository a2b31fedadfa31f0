import { expect, it } from 'vitest';
import { speak } from '../texts/texts.svelte.ts';
import { moveText } from './words.ts';

it('moves stand in a list as our notation has them, but for its English words', async () => {
  const moves = ['e5-e9', 'xe5-e9', 'f6', '7+7+X', 'claim:red', 'row:X', 'pile', 'take', 'leave', 'reclaim', 'discard'];
  await speak('de');
  const told = ['e5-e9', 'xe5-e9', 'f6', '7+7+X', 'Farbe: Rot', 'Reihe: X', 'Stapel', 'nehmen', 'lassen', 'zurück', 'ablegen'];
  expect(moves.map(moveText)).toEqual(told);
});
