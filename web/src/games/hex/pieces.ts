// What lies where on a hexagonal board, and what a game on such a board tells about its pieces.

import type { Component } from 'svelte';
import type { Position } from '../../wire/types.ts';
import type { Geometry, Point } from './geometry.ts';

export type Shade = 'white' | 'black';
/** By seat. */
export const SHADES: readonly [Shade, Shade] = ['white', 'black'];

export type Piece =
  | { readonly kind: 'ring'; readonly shade: Shade }
  | { readonly kind: 'marker'; readonly shade: Shade }
  /** The letters of a stack's pieces, bottom first. */
  | { readonly kind: 'stack'; readonly letters: string };

export type Pieces = ReadonlyMap<Point, Piece>;

/** A game that is played on a hexagonal board. */
export interface HexGame {
  readonly geometry: Geometry;
  /** Whether every point of the board is a dimple. */
  readonly dimples: boolean;
  readonly PieceView: Component<{ piece: Piece }>;
  piecesOf(position: Position): Pieces;
  /** The piece that a move has completed and taken off the board at once, if it did. */
  takenBy(before: Position, after: Position): Piece | undefined;
  /** How much higher than a single disc a piece is drawn; the distance between two points is 1. */
  riseOf(piece: Piece): number;
  pieceWords(piece: Piece): string;
  moveWords(move: string): string;
}

function same(a: Piece | undefined, b: Piece | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Points on which something else lies than before. */
export function changed(before: Pieces, after: Pieces): Point[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((point) => !same(before.get(point), after.get(point)));
}
