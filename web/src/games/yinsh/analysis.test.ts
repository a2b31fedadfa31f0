import { expect, it } from 'vitest';
import { analysis } from './analysis.ts';

const position = (turn: string, phase: string): string => `yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=${turn} phase=${phase} removed=0,0`;

it('a threat is looked for with the opponent to move a ring', () => {
  expect(analysis.threat(position('w', 'move'))).toBe(position('b', 'move'));
  expect(analysis.threat(position('b', 'move'))).toBe(position('w', 'move'));
  for (const phase of ['place', 'row:w', 'ring:b', 'over']) expect(analysis.threat(position('w', phase)), phase).toBeUndefined();
});
