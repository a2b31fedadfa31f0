import { describe, expect, it } from 'vitest';
import { lengthOf } from './sound.ts';

describe('a sound', () => {
  it('lasts until its last part has died away', () => {
    expect(lengthOf({ tones: [{ pitch: 440, fade: 0.1, gain: 1 }], noises: [{ at: 0.1, band: [900, 400], rise: 0.05, fade: 0.2, gain: 1 }] })).toBeCloseTo(0.37);
  });
});
