// A position in the middle of a game of Linko!, as the first of three players sees it.

import type { PositionOf } from '../game.ts';

export const EXAMPLE: PositionOf<'linko'> = {
  game: 'linko',
  hand: ['1', '2', '5', '5', '8', '8', '10', '12', 'X'],
  hand_sizes: [9, 11, 8],
  known: [[], ['9', '9'], []],
  sets: [
    [['3', '3'], ['9', '9']],
    [['5'], ['7', '7']],
    [['1', '1'], ['12', '12', 'X']],
  ],
  row: ['2', '4', '6', '7', '11', '13'],
  pile: 61,
  discard: ['3', '3'],
  turn: 0,
  attacked: 1,
  text: '',
};
