import { expect, it } from 'vitest';
import { kebab } from './reasons.ts';

it('names become parts of message ids', () => {
  expect(kebab('PlacedOnPiece')).toBe('placed-on-piece');
  expect(kebab('not_your_turn')).toBe('not-your-turn');
  expect(kebab('RowNotFive')).toBe('row-not-five');
});
