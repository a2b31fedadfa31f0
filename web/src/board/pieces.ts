// What lies where on a hexagonal board, from a position as it crosses the wire.

import type { Lyngk, Position, Yinsh } from '../wire/types.ts';
import { between, type Geometry, type Point } from './geometry.ts';
import { parts } from './selection.ts';

export type Shade = 'white' | 'black';

export type Piece =
  | { readonly kind: 'ring'; readonly shade: Shade }
  | { readonly kind: 'marker'; readonly shade: Shade }
  /** The letters of a stack's pieces, bottom first. */
  | { readonly kind: 'stack'; readonly letters: string };

export type Pieces = ReadonlyMap<Point, Piece>;

const SHADES: readonly Shade[] = ['white', 'black'];

/** The colours of LYNGK by their letters; `w` is a joker. */
export const COLOURS: Readonly<Record<string, string>> = { i: 'ivory', b: 'blue', r: 'red', g: 'green', k: 'black', w: 'joker' };

/** The letter of a colour's name. */
export function letterOf(colour: string): string {
  return Object.keys(COLOURS).find((letter) => COLOURS[letter] === colour) ?? '';
}

export function piecesOf(position: Position): Pieces {
  switch (position.game) {
    case 'yinsh':
      return yinshPieces(position);
    case 'lyngk':
      return lyngkPieces(position);
    case 'linko':
      return new Map();
  }
}

function yinshPieces(position: Yinsh): Pieces {
  const pieces = new Map<Point, Piece>();
  SHADES.forEach((shade, seat) => {
    for (const point of position.rings[seat] ?? []) pieces.set(point, { kind: 'ring', shade });
    for (const point of position.markers[seat] ?? []) pieces.set(point, { kind: 'marker', shade });
  });
  return pieces;
}

function lyngkPieces(position: Lyngk): Pieces {
  return new Map(Object.entries(position.stacks).map(([point, letters]) => [point, { kind: 'stack', letters: letters ?? '' }]));
}

function same(a: Piece | undefined, b: Piece | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Points on which something else lies than before. */
export function changed(before: Pieces, after: Pieces): Point[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((point) => !same(before.get(point), after.get(point)));
}

/** What moves when one position follows another by a move. */
export interface Motion {
  /** A piece that travels to where it is now. */
  readonly way: { readonly from: Point; readonly to: Point } | undefined;
  /** Markers that turn over, in the order they are passed. */
  readonly flips: readonly Point[];
  /** Pieces that have just come. */
  readonly arrivals: readonly Point[];
}

export function motion(board: Geometry, before: Pieces, after: Pieces, move: string | undefined): Motion {
  const split = move === undefined ? undefined : parts(move);
  const way = split?.kind === 'way' && after.has(split.to) ? { from: split.from, to: split.to } : undefined;
  const differing = changed(before, after);
  const passed = way ? between(board, way.from, way.to) : [];
  const flips = differing.filter((point) => before.get(point)?.kind === 'marker' && after.get(point)?.kind === 'marker');
  const arrivals = differing.filter((point) => !before.has(point) && after.has(point) && point !== way?.to);
  return { way, flips: flips.toSorted((a, b) => passed.indexOf(a) - passed.indexOf(b)), arrivals };
}
