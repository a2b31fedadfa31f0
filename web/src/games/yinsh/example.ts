// A position in the middle of a game of YINSH.

import type { PositionOf } from '../game.ts';

export const EXAMPLE: PositionOf<'yinsh'> = {
  game: 'yinsh',
  rings: [['d3', 'f7', 'h5', 'c6'], ['e8', 'g4', 'i7', 'e3', 'b4']],
  markers: [
    ['d4', 'd5', 'd6', 'e6', 'f6', 'g7', 'h8', 'f4'],
    ['e5', 'e7', 'g6', 'g8', 'f5', 'h6', 'c4'],
  ],
  removed: [1, 0],
  pool: 36,
};
