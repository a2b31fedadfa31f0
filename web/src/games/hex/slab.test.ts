import { describe, expect, it } from 'vitest';
import { HEX as lyngk } from '../lyngk/hex.ts';
import { WALL, discAt } from '../lyngk/stacks.ts';
import { HEX as yinsh } from '../yinsh/hex.ts';
import type { Piece } from './pieces.ts';
import { grown, type Corner } from './slab.ts';

/** Half the height of a letter. */
const LETTER = 0.09;
const RING_FOOT = 0.055;

describe('the board', () => {
  it.each([
    ['yinsh', yinsh, { kind: 'ring', shade: 'white' }],
    ['lyngk', lyngk, { kind: 'stack', letters: 'kbrgi' }],
  ] as const)('of %s has coordinates that no piece covers', (_, hex, highest) => {
    const pieces: Piece[] = highest.kind === 'stack' ? [1, 2, 3, 4, 5].map((height) => ({ kind: 'stack', letters: highest.letters.slice(0, height) })) : [highest];
    for (const label of hex.slab.labels) {
      for (const place of hex.geometry.places.values()) {
        for (const piece of pieces) {
          const face = hex.faceOf(piece);
          // From its top down to its foot a piece is as wide as its face.
          const foot = place.y + (piece.kind === 'stack' ? discAt(piece.letters.length, 0).y + WALL : RING_FOOT);
          const y = Math.min(Math.max(label.y, place.y + face.y), foot);
          const far = Math.hypot(label.x - place.x - face.x, label.y - y);
          expect(far, `${label.text} beside ${place.name}`).toBeGreaterThan(face.r + LETTER);
        }
      }
    }
  });

  it.each([['yinsh', yinsh], ['lyngk', lyngk]] as const)('of %s has a label for every line, each in a place of its own', (_, hex) => {
    const { labels } = hex.slab;
    expect(new Set(labels.map(({ text }) => text)).size).toBe(labels.length);
    for (const [n, a] of labels.entries()) {
      for (const b of labels.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.text} and ${b.text}`).toBeGreaterThan(0.35);
    }
  });

  it('grows by the same on every side', () => {
    const square: Corner[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
    expect(grown(square, 0.5).flat().map((value) => +value.toFixed(6))).toEqual([-1.5, -1.5, 1.5, -1.5, 1.5, 1.5, -1.5, 1.5]);
  });
});
