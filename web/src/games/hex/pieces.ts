// What lies where on a hexagonal board, and what a game on such a board tells about its pieces.

import type { Component } from 'svelte';
import type { Position } from '../../wire/types.ts';
import type { Geometry, Point } from './geometry.ts';
import { alike } from './kept.ts';
import type { Slab } from './slab.ts';

export type Shade = 'white' | 'black';
/** By seat. */
export const SHADES: readonly [Shade, Shade] = ['white', 'black'];

export type Piece =
  | { readonly kind: 'ring'; readonly shade: Shade }
  | { readonly kind: 'marker'; readonly shade: Shade }
  /** The letters of a stack's pieces, bottom first. */
  | { readonly kind: 'stack'; readonly letters: string };

export type Pieces = ReadonlyMap<Point, Piece>;

export interface PieceViewProps {
  piece: Piece;
  /** Drawn without what cannot be seen on a small board. */
  plain?: boolean;
  /** Whether it is about to be turned over. */
  turning?: boolean;
}

/** A circle round the face of a piece; the distance between two points is 1. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A game that is played on a hexagonal board. */
export interface HexGame {
  readonly geometry: Geometry;
  readonly slab: Slab;
  /** Whether every point of the board is a hollow that a piece sits in. */
  readonly seats: boolean;
  /** Whether blue pieces lie on the board: then the last move is marked in another colour. */
  readonly hasBlue: boolean;
  readonly PieceView: Component<PieceViewProps>;
  piecesOf(position: Position): Pieces;
  /** The piece that a seat puts on an empty point, if it does. */
  newPiece(seat: number): Piece | undefined;
  /** The piece that a move has completed and taken off the board at once, if it did. */
  takenBy(before: Position, after: Position): Piece | undefined;
  /** Where the top of a piece is drawn. */
  faceOf(piece: Piece): Face;
  pieceWords(piece: Piece): string;
  /** What is surprising about a piece. It is shown when somebody points at it or tries to move it. */
  noteOf?(piece: Piece): string | undefined;
  moveWords(move: string): string;
}

/** Points on which something else lies than before. */
export function changed(before: Pieces, after: Pieces): Point[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((point) => !alike(before.get(point), after.get(point)));
}
