// Positions to look at: what each game is like, before the first move.

import type { Linko, Lyngk, Position, Yinsh } from '../wire/types.ts';

const yinsh: Yinsh = {
  rings: [['d3', 'f7', 'h5', 'c6'], ['e8', 'g4', 'i7', 'e3', 'b4']],
  markers: [
    ['d4', 'd5', 'd6', 'e6', 'f6', 'g7', 'h8', 'f4'],
    ['e5', 'e7', 'g6', 'g8', 'f5', 'h6', 'c4'],
  ],
  removed: [1, 0],
  pool: 36,
};

const lyngk: Lyngk = {
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

const linko: Linko = {
  hand: ['2', '4', '4', '7', '7', '7', '11', '13', 'X'],
  hand_sizes: [9, 11, 8],
  known: [[], ['9', '9'], []],
  sets: [
    [['3', '3'], ['8', '8', '8']],
    [['5'], ['9', '9', '9', 'X']],
    [['1', '1'], ['12', '12']],
  ],
  row: ['6', '10', '2', '13', '5', '1'],
  pile: 41,
  discard: ['3', '3'],
  turn: 0,
  attacked: null,
};

export const EXAMPLES: { readonly [Game in Position['game']]: Extract<Position, { game: Game }> } = {
  yinsh: { game: 'yinsh', ...yinsh },
  lyngk: { game: 'lyngk', ...lyngk },
  linko: { game: 'linko', ...linko },
};
