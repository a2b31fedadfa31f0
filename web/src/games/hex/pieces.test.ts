import { describe, expect, it } from 'vitest';
import type { Position } from '../../wire/types.ts';
import { BOARDS } from './geometry.ts';
import { EXAMPLES } from '../examples.ts';
import { DASH_AT, DISC, changed, fan, motion, piecesOf, takenBy } from './pieces.ts';

const before: Position = { game: 'yinsh', rings: [['e2'], ['g7']], markers: [['e3', 'e5'], ['e4']], removed: [0, 0], pool: 48 };
const after: Position = { game: 'yinsh', rings: [['e6'], ['g7']], markers: [['e2', 'e4'], ['e3', 'e5']], removed: [0, 0], pool: 47 };

describe('pieces', () => {
  it('lie where the position says', () => {
    const pieces = piecesOf(before);
    expect(pieces.get('e2')).toEqual({ kind: 'ring', shade: 'white' });
    expect(pieces.get('e4')).toEqual({ kind: 'marker', shade: 'black' });
    expect(piecesOf({ ...EXAMPLES.lyngk, stacks: { e5: 'wgr' } }).get('e5')).toEqual({ kind: 'stack', letters: 'wgr' });
  });

  it('tell what a move did: the ring travels, the markers it passed turn over one after the other, one marker stays behind', () => {
    const told = motion(BOARDS.yinsh, piecesOf(before), piecesOf(after), 'e2-e6');
    expect(told).toEqual({ travel: { piece: { kind: 'ring', shade: 'white' }, way: ['e2', 'e6'] }, flips: ['e3', 'e4', 'e5'], arrivals: [], departures: [] });
    expect(changed(piecesOf(before), piecesOf(after)).sort()).toEqual(['e2', 'e3', 'e4', 'e5', 'e6']);
  });

  it('travel by the way that was told, and leave the board as a stack of five', () => {
    const stacks = { c1: 'rgbk', c4: 'k', f7: 'i' };
    const before: Position = { ...EXAMPLES.lyngk, stacks, claims: ['k', ''], taken: [[], []], links: [['c1-c4'], []] };
    const after: Position = { ...before, stacks: { c4: 'k' }, taken: [['irgbk'], []], links: [[], []] };
    const told = motion(BOARDS.lyngk, piecesOf(before), piecesOf(after), 'c1-f7', ['c1', 'c4', 'f7']);
    expect(told.travel).toEqual({ piece: { kind: 'stack', letters: 'rgbk' }, way: ['c1', 'c4', 'f7'] });
    expect(told.departures).toEqual(['f7']);
    expect(takenBy(before, after)).toBe('irgbk');
    expect(takenBy(before, before)).toBeUndefined();
  });

  it('do not travel when a move is taken back: the last move is an older one then', () => {
    const told = motion(BOARDS.yinsh, piecesOf(after), piecesOf(before), 'b2-b3');
    expect(told.travel).toBeUndefined();
  });

  it('stand so that a high stack hides no colour of a high stack behind it', () => {
    for (let height = 1; height <= 6; height += 1) {
      const spread = (height - 1) * fan(height);
      const lowestMark = spread / 2 + DASH_AT;
      const topOfNeighbour = 1 - spread / 2 - DISC;
      expect(lowestMark, `${height} pieces`).toBeLessThan(topOfNeighbour);
      // Between two rims there is room for the marks of a colour.
      if (height > 1 && height < 5) expect(fan(height)).toBeGreaterThan(2 * (DISC - DASH_AT));
    }
  });
});
