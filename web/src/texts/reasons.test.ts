import { expect, it } from 'vitest';
import { kebab, sentence } from './reasons.ts';

it('names become parts of message ids', () => {
  expect(kebab('PlacedOnPiece')).toBe('placed-on-piece');
  expect(kebab('not_your_turn')).toBe('not-your-turn');
  expect(kebab('RowNotFive')).toBe('row-not-five');
});

it('parts of sentences become whole ones', () => {
  expect(sentence('no ring there')).toBe('No ring there.');
  expect(sentence('Already whole.')).toBe('Already whole.');
  expect(sentence('über')).toBe('Über.');
  expect(sentence('d4 is empty')).toBe('d4 is empty.');
});
