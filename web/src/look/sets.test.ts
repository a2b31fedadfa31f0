// Colours must be told apart by lightness alone, whatever the eyes. Read from the files of the sets, so that nobody changes one without this.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETS } from '../settings.svelte.ts';

type Rgb = readonly [number, number, number];

/** Simulated vision on linear RGB (Machado, Oliveira and Fernandes, 2009, severity 1). */
const EYES: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const PIECES = ['ivory', 'green', 'blue', 'red', 'ink'];
/** In CIE L*. */
const APART = 12;

function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function lightness(hex: string, eye: readonly [Rgb, Rgb, Rgb]): number {
  const [r, g, b] = linear(hex);
  const [red = 0, green = 0, blue = 0] = eye.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b)));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 216 / 24_389 ? 116 * Math.cbrt(luminance) - 16 : (luminance * 24_389) / 27;
}

for (const set of SETS) {
  describe(`the set ${set}`, () => {
    const text = readFileSync(new URL(`./sets/${set}.css`, import.meta.url), 'utf8');
    const colour = (name: string): string => {
      const found = new RegExp(`--piece-${name}: (#[0-9a-f]{6});`).exec(text)?.[1];
      if (found === undefined) throw new Error(`${set} has no colour for ${name}`);
      return found;
    };

    for (const [name, eye] of Object.entries(EYES)) {
      it(`has colours of different lightness (${name})`, () => {
        const sorted = PIECES.map((piece) => ({ piece, light: lightness(colour(piece), eye) })).toSorted((a, b) => a.light - b.light);
        sorted.slice(1).forEach(({ piece, light }, n) => {
          expect(light - (sorted[n]?.light ?? 0), `${sorted[n]?.piece} and ${piece}`).toBeGreaterThanOrEqual(APART);
        });
      });
    }

    it('has the same tokens as every other', () => {
      const tokens = (of: string): string[] => [...of.matchAll(/^ {2}(--[a-z-]+):/gm)].map(([, token]) => token ?? '');
      expect(tokens(text)).toEqual(tokens(readFileSync(new URL('./sets/slate.css', import.meta.url), 'utf8')));
    });
  });
}
