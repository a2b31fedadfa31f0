// The board of YINSH and what lies on it.

import type { Position } from '../../wire/types.ts';
import { makeGeometry, type Point } from '../hex/geometry.ts';
import { SHADES, type HexGame, type Piece, type Pieces } from '../hex/pieces.ts';
import PieceView from './PieceView.svelte';
import { WORDS, pieceWords } from './words.ts';

export const GEOMETRY = makeGeometry([[2, 5], [1, 7], [1, 8], [1, 9], [1, 10], [2, 10], [2, 11], [3, 11], [4, 11], [5, 11], [7, 10]], [6, 6]);

export function piecesOf(position: Position): Pieces {
  const pieces = new Map<Point, Piece>();
  if (position.game !== 'yinsh') return pieces;
  SHADES.forEach((shade, seat) => {
    for (const point of position.rings[seat] ?? []) pieces.set(point, { kind: 'ring', shade });
    for (const point of position.markers[seat] ?? []) pieces.set(point, { kind: 'marker', shade });
  });
  return pieces;
}

export const HEX: HexGame = {
  geometry: GEOMETRY,
  dimples: false,
  PieceView,
  piecesOf,
  takenBy: () => undefined,
  riseOf: () => 0,
  pieceWords,
  moveWords: WORDS.move,
};
