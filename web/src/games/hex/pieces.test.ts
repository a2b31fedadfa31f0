import { describe, expect, it } from 'vitest';
import type { Position } from '../../wire/types.ts';
import { EXAMPLE as LYNGK } from '../lyngk/example.ts';
import { HEX as lyngk } from '../lyngk/hex.ts';
import { HEX as yinsh } from '../yinsh/hex.ts';
import { motion } from './motion.ts';
import { changed } from './pieces.ts';

const before: Position = { game: 'yinsh', rings: [['e2'], ['g7']], markers: [['e3', 'e5'], ['e4']], removed: [0, 0], pool: 48 };
const after: Position = { game: 'yinsh', rings: [['e6'], ['g7']], markers: [['e2', 'e4'], ['e3', 'e5']], removed: [0, 0], pool: 47 };

describe('pieces', () => {
  it('lie where the position says', () => {
    const pieces = yinsh.piecesOf(before);
    expect(pieces.get('e2')).toEqual({ kind: 'ring', shade: 'white' });
    expect(pieces.get('e4')).toEqual({ kind: 'marker', shade: 'black' });
    expect(lyngk.piecesOf({ ...LYNGK, stacks: { e5: 'wgr' } }).get('e5')).toEqual({ kind: 'stack', letters: 'wgr' });
  });

  it('tell what a move did: the ring travels, the markers it passed turn over one after the other, one marker stays behind', () => {
    const seen = motion(yinsh.geometry, yinsh.piecesOf(before), yinsh.piecesOf(after), 'e2-e6');
    expect(seen).toEqual({ travel: { piece: { kind: 'ring', shade: 'white' }, way: ['e2', 'e6'] }, flips: ['e3', 'e4', 'e5'], arrivals: [], departures: [] });
    expect(changed(yinsh.piecesOf(before), yinsh.piecesOf(after)).sort()).toEqual(['e2', 'e3', 'e4', 'e5', 'e6']);
  });

  it('travel by the way that was told, and leave the board as a stack of five', () => {
    const stacks = { c1: 'rgbk', c4: 'k', f7: 'i' };
    const before: Position = { ...LYNGK, stacks, claims: ['k', ''], taken: [[], []], links: [['c1-c4'], []] };
    const after: Position = { ...before, stacks: { c4: 'k' }, taken: [['irgbk'], []], links: [[], []] };
    const seen = motion(lyngk.geometry, lyngk.piecesOf(before), lyngk.piecesOf(after), 'c1-f7', ['c1', 'c4', 'f7']);
    expect(seen.travel).toEqual({ piece: { kind: 'stack', letters: 'rgbk' }, way: ['c1', 'c4', 'f7'] });
    expect(seen.departures).toEqual(['f7']);
    expect(lyngk.takenBy(before, after)).toEqual({ kind: 'stack', letters: 'irgbk' });
    expect(lyngk.takenBy(before, before)).toBeUndefined();
  });

  it('do not travel when a move is taken back: the last move is an older one then', () => {
    const seen = motion(yinsh.geometry, yinsh.piecesOf(after), yinsh.piecesOf(before), 'b2-b3');
    expect(seen.travel).toBeUndefined();
  });
});
