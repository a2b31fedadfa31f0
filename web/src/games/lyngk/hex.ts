// The board of LYNGK and what lies on it.

import type { Position } from '../../wire/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import { makeGeometry } from '../hex/geometry.ts';
import { makeSlab, type Corner, type Slab } from '../hex/slab.ts';
import type { HexGame, Piece, Pieces } from '../hex/pieces.ts';
import PieceView from './PieceView.svelte';
import { DISC, JOKER, discAt } from './stacks.ts';
import { WORDS, pieceWords } from './words.ts';

export const GEOMETRY = makeGeometry([[3, 3], [2, 5], [1, 7], [2, 7], [2, 8], [3, 8], [3, 9], [5, 8], [7, 7]], [5, 5]);

export function piecesOf(position: Position): Pieces {
  if (position.game !== 'lyngk') return new Map();
  return new Map(Object.entries(position.stacks).map(([point, letters]) => [point, { kind: 'stack', letters: letters ?? '' }]));
}

/** LYNGK E9: a stack of five leaves the board. */
export function takenBy(before: Position, after: Position): Piece | undefined {
  if (before.game !== 'lyngk' || after.game !== 'lyngk') return undefined;
  const seat = ([0, 1] as const).find((seat) => after.taken[seat].length > before.taken[seat].length);
  const letters = seat === undefined ? undefined : after.taken[seat].at(-1);
  return letters === undefined ? undefined : { kind: 'stack', letters };
}

/** From the middle to a corner. */
const RADIUS = 4.36;
const corners = [-120, -60, 0, 60, 120, 180].map((angle): Corner => [RADIUS * Math.cos((angle * Math.PI) / 180), RADIUS * Math.sin((angle * Math.PI) / 180)]);

let slab: Slab | undefined;

export const HEX: HexGame = {
  geometry: GEOMETRY,
  // The coordinates stand in a band of their own, which no stack covers.
  get slab() {
    return (slab ??= makeSlab(GEOMETRY, { corners, round: 0.22, label: { inset: 0.15, reach: 9 }, inlay: 0.285, veneers: true, above: 0.04 }));
  },
  seats: true,
  hasBlue: true,
  PieceView,
  piecesOf,
  takenBy,
  newPiece: () => undefined,
  faceOf(piece) {
    const height = piece.kind === 'stack' ? piece.letters.length : 1;
    return { ...discAt(height, height - 1), r: DISC };
  },
  pieceWords,
  noteOf: (piece) => (piece.kind === 'stack' && piece.letters === JOKER ? t('joker-note') : undefined),
  moveWords: WORDS.move,
};
