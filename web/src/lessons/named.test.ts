import { expect, it } from 'vitest';
import { spacesIn } from './named.ts';

it('spaces are found in a sentence of any language, once each', () => {
  expect(spacesIn('Move the white ring on e8 away from e4–e7, then from e8 to k10.')).toEqual(['e8', 'e4', 'e7', 'k10']);
  expect(spacesIn('L’anneau de e8 : « h6 » saute g6.')).toEqual(['e8', 'h6', 'g6']);
});

it('nothing else is taken for one', () => {
  expect(spacesIn('Column e, line 4, 51 markers, 7en, LYNGK E7, e12, two 9s')).toEqual([]);
});
