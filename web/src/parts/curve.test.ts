import { describe, expect, it } from 'vitest';
import { draw, roundMarks, type Measured } from './curve.ts';

/** A rating, and half of how far the true one may be from it. */
const step = (value: number, deviation: number): Measured => ({ value, spread: 2 * deviation });

describe('a curve', () => {
  it('goes from left to right, up with the value, inside its band', () => {
    const drawn = draw([step(1500, 100), step(1600, 50), step(1550, 50)], 200, 100);
    // The band reaches from 1300 to 1700.
    expect(drawn.curve).toBe('M0.0 50.0L100.0 25.0L200.0 37.5');
    expect(drawn.band).toBe('M0.0 0.0L100.0 0.0L200.0 12.5L200.0 62.5L100.0 50.0L0.0 100.0z');
    expect(drawn.at[1]).toEqual({ x: 100, y: 25 });
    expect(drawn.marks).toEqual([1300, 1400, 1500, 1600, 1700].map((value, n) => ({ value, y: 100 - 25 * n })));
  });

  it('can be of one step, and of one that is sure', () => {
    expect(draw([step(1500, 0)], 200, 100).at).toEqual([{ x: 100, y: 50 }]);
  });

  it('is read by a few round numbers', () => {
    expect(roundMarks(1487, 1533)).toEqual([1500, 1525]);
    expect(roundMarks(1100, 2100)).toEqual([1500, 2000]);
    expect(roundMarks(1500, 1500)).toEqual([1500]);
    expect(roundMarks(1510, 1515)).toEqual([1510, 1515]);
    expect(roundMarks(61.3, 97.8)).toEqual([70, 80, 90]);
    expect(roundMarks(1511, 1514)).toEqual([]);
  });
});
