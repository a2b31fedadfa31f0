import { describe, expect, it } from 'vitest';
import { BACK, coloursOf, symbol } from './faces.ts';

const CARDS = [...Array.from({ length: 13 }, (_, n) => String(n + 1)), 'X', BACK];

/** Of a colour `oklch(lightness …)`. */
function lightness(colour: string): number {
  return Number(/oklch\(([\d.]+)/.exec(colour)?.[1]);
}

describe('a card', () => {
  it('is told from its neighbours, and its number from its ground, without hue', () => {
    for (let n = 1; n <= 13; n += 1) {
      const { ground, ink } = coloursOf(String(n));
      if (n > 1) expect(Math.abs(lightness(ground) - lightness(coloursOf(String(n - 1)).ground)), `${n - 1} and ${n}`).toBeGreaterThanOrEqual(0.265);
      expect(Math.abs(lightness(ground) - lightness(ink)), `${n}`).toBeGreaterThanOrEqual(0.43);
    }
  });

  it.each(CARDS)('%s is drawn without mistakes, and small', (card) => {
    for (const small of [false, true]) {
      const drawn = symbol(card, small);
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawn.length).toBeLessThan(small ? 4_000 : card === BACK ? 36_000 : 16_000);
    }
  });
});
