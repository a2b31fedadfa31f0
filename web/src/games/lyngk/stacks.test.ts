import { expect, it } from 'vitest';
import { DASH_AT, DISC, claimsOf, fan } from './stacks.ts';

it('stacks stand so that a high one hides no colour of a high one behind it', () => {
  for (let height = 1; height <= 6; height += 1) {
    const spread = (height - 1) * fan(height);
    const lowestMark = spread / 2 + DASH_AT;
    const topOfNeighbour = 1 - spread / 2 - DISC;
    expect(lowestMark, `${height} pieces`).toBeLessThan(topOfNeighbour);
    // Between two rims there is room for the marks of a colour.
    if (height > 1 && height < 5) expect(fan(height)).toBeGreaterThan(2 * (DISC - DASH_AT));
  }
});

it('claims are found among the legal moves', () => {
  expect([...claimsOf(['claim:blue', 'c3-e5'])]).toEqual([['blue', 'claim:blue']]);
});
