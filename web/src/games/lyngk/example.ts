// A position in the middle of a game of LYNGK.

import type { PositionOf } from '../game.ts';

export const EXAMPLE: PositionOf<'lyngk'> = {
  game: 'lyngk',
  stacks: {
    a3: 'r', b2: 'g', b3: 'kb', b5: 'i', c1: 'b', c2: 'gr', c4: 'wirb', c5: 'k', c7: 'g', d2: 'i', d3: 'r', d4: 'bg', d6: 'k', d7: 'ri',
    e2: 'k', e3: 'gbi', e5: 'w', e6: 'b', e8: 'g', f3: 'ikr', f5: 'gb', f6: 'r', f8: 'k', g3: 'b', g4: 'rgik', g6: 'i', g7: 'kg', g9: 'r',
    h5: 'g', h7: 'wb', h8: 'i', i7: 'k',
  },
  claims: ['r', 'b'],
  taken: [['gkbir'], []],
  links: [[], []],
  counts: [[1, 0, 2, 1, 4], [0, 1, 0, 3, 3]],
  decided_by: null,
};
