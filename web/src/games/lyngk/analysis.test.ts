import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '../../texts/texts.svelte.ts';
import { analysis } from './analysis.ts';

beforeAll(() => setLanguage('en'));

const position = (turn: string): string => `lyngk/standard board=w/i,b,r,- turn=${turn} claims=r,-;k,- taken=-;-`;

it('a threat is looked for with the opponent at the beginning of a turn', () => {
  expect(analysis.threat(position('0'))).toBe(position('1'));
  expect(analysis.threat(position('1'))).toBe(position('0'));
  for (const turn of ['0:claimed', 'over', '0:won']) expect(analysis.threat(position(turn)), turn).toBeUndefined();
});

it('an arrow names the colour that is claimed before its move', () => {
  expect(analysis.drawn(['claim:red', 'c3-e5'])).toEqual([{ move: 'c3-e5', label: 'red' }]);
  expect(analysis.drawn(['c3-e5'])).toEqual([{ move: 'c3-e5' }]);
  expect(analysis.drawn(['claim:red'])).toEqual([]);
});
