// The board of YINSH and what lies on it.

import type { Position } from '../../wire/types.ts';
import { makeGeometry, type Point } from '../hex/geometry.ts';
import { grown, makeSlab, type Corner, type Slab } from '../hex/slab.ts';
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

/** The outermost points, clockwise. */
const OUTERMOST = ['e10', 'g11', 'j11', 'k10', 'k7', 'j5', 'g2', 'e1', 'b1', 'a2', 'a5', 'b7'];
const outermost = OUTERMOST.flatMap((point): Corner[] => {
  const place = GEOMETRY.places.get(point);
  return place ? [[place.x, place.y]] : [];
});

let slab: Slab | undefined;

export const HEX: HexGame = {
  geometry: GEOMETRY,
  get slab() {
    return (slab ??= makeSlab(GEOMETRY, { corners: grown(outermost, 0.8), round: 0.16, label: { inset: 0.2, reach: 0.62 } }));
  },
  seats: false,
  hasBlue: false,
  PieceView,
  piecesOf,
  takenBy: () => undefined,
  newPiece: (seat) => ({ kind: 'ring', shade: SHADES[seat === 0 ? 0 : 1] }),
  faceOf: (piece) => ({ x: 0, y: -0.02, r: piece.kind === 'ring' ? 0.44 : 0.25 }),
  pieceWords,
  moveWords: WORDS.move,
};
