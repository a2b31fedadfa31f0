// A position in the middle of a game of Linko!, as the first of three players sees it.

import type { PositionOf } from '../game.ts';

export const EXAMPLE: PositionOf<'linko'> = {
  game: 'linko',
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
