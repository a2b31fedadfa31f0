import { describe, expect, it } from 'vitest';
import type { Position } from '../wire/types.ts';
import { BOARDS } from './geometry.ts';
import { changed, motion, piecesOf } from './pieces.ts';

const before: Position = { game: 'yinsh', rings: [['e2'], ['g7']], markers: [['e3', 'e5'], ['e4']], removed: [0, 0], pool: 48 };
const after: Position = { game: 'yinsh', rings: [['e6'], ['g7']], markers: [['e2', 'e4'], ['e3', 'e5']], removed: [0, 0], pool: 47 };

describe('pieces', () => {
  it('lie where the position says', () => {
    const pieces = piecesOf(before);
    expect(pieces.get('e2')).toEqual({ kind: 'ring', shade: 'white' });
    expect(pieces.get('e4')).toEqual({ kind: 'marker', shade: 'black' });
    expect(piecesOf({ game: 'lyngk', stacks: { e5: 'wgr' }, claims: ['', ''], taken: [[], []] }).get('e5')).toEqual({ kind: 'stack', letters: 'wgr' });
  });

  it('tell what a move did: the ring travels, the markers it passed turn over one after the other, one marker stays behind', () => {
    const told = motion(BOARDS.yinsh, piecesOf(before), piecesOf(after), 'e2-e6');
    expect(told).toEqual({ way: { from: 'e2', to: 'e6' }, flips: ['e3', 'e4', 'e5'], arrivals: [] });
    expect(changed(piecesOf(before), piecesOf(after)).sort()).toEqual(['e2', 'e3', 'e4', 'e5', 'e6']);
  });

  it('do not travel where nothing arrives: a LYNGK stack of five leaves the board', () => {
    const stacks = { c3: 'rgbk', e5: 'i' };
    const told = motion(
      BOARDS.lyngk,
      piecesOf({ game: 'lyngk', stacks, claims: ['', ''], taken: [[], []] }),
      piecesOf({ game: 'lyngk', stacks: {}, claims: ['', ''], taken: [['irgbk'], []] }),
      'c3-e5',
    );
    expect(told.way).toBeUndefined();
  });
});
