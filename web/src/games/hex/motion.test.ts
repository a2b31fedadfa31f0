import { describe, expect, it } from 'vitest';
import { HEX as lyngk } from '../lyngk/hex.ts';
import { HEX as yinsh } from '../yinsh/hex.ts';
import { scenes, type Motion } from './motion.ts';
import type { Pieces } from './pieces.ts';

const STILL: Motion = { travel: undefined, flips: [], arrivals: [], departures: [] };

describe('a move in motion', () => {
  it('lets markers turn over one after the other', () => {
    const before: Pieces = new Map(['e3', 'e4', 'e5'].map((point) => [point, { kind: 'marker', shade: 'black' }] as const));
    const { pieces, ghosts } = scenes(yinsh.geometry, { ...STILL, flips: ['e3', 'e4', 'e5'] }, before, undefined);
    const ends = ['e3', 'e4', 'e5'].map((point) => pieces.get(point)?.duration ?? 0);
    expect(ends.slice(1).map((end, n) => end - (ends[n] ?? 0))).toEqual([60, 60]);
    // Each side is seen for half of the turn.
    expect(ghosts.map(({ scene }, n) => (ends[n] ?? 0) - scene.duration)).toEqual([90, 90, 90]);
  });

  it('lets a ring slide and a stack hop from point to point', () => {
    const ring = { piece: { kind: 'ring', shade: 'white' }, way: ['e2', 'e6'] } as const;
    expect(scenes(yinsh.geometry, { ...STILL, travel: ring }, new Map(), undefined).ghosts.map(({ scene }) => scene.duration)).toEqual([260]);
    const stack = { piece: { kind: 'stack', letters: 'r' }, way: ['c1', 'c4', 'f7'] } as const;
    const hopping = scenes(lyngk.geometry, { ...STILL, travel: stack }, new Map(), undefined).ghosts[0]?.scene;
    expect(hopping?.duration).toBe(6 * 140);
    expect(hopping?.frames.at(-1)?.['transform']).toBe('translate(0px, 0px)');
  });
});
