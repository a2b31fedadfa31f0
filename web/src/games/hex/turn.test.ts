import { describe, expect, it } from 'vitest';
import { turnLength } from './turn.ts';

describe('a turn at the beginning of a line', () => {
  it('has what is taken off after a move', () => {
    expect(turnLength(['b5-a4', 'xb1-b5', 'xd1', 'e7-e9'])).toBe(3);
    expect(turnLength(['e7-e9', 'a1-a2'])).toBe(1);
    expect(turnLength(['d5', 'e7'])).toBe(1);
    // The line begins in the middle of a turn.
    expect(turnLength(['xb1-b5', 'xd1', 'e7-e9'])).toBe(2);
    expect(turnLength([])).toBe(0);
  });

  it('has the claim before a move', () => {
    expect(turnLength(['claim:red', 'c3-e5', 'claim:blue', 'a3-b4'])).toBe(2);
    expect(turnLength(['c3-e5', 'claim:blue', 'a3-b4'])).toBe(1);
  });
});
