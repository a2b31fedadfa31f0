// What lies where on a hexagonal board, from a position as it crosses the wire.

import type { Lyngk, Position, Yinsh } from '../../wire/types.ts';
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

/** What is seen when one position follows another by a move. Nothing of it is decided here: it is read off the two positions. */
export interface Motion {
  /** A piece that travels, as it was before, by the points of its way. */
  readonly travel: { readonly piece: Piece; readonly way: readonly Point[] } | undefined;
  /** Markers that turn over, in the order they are passed. */
  readonly flips: readonly Point[];
  /** Pieces that have just come. */
  readonly arrivals: readonly Point[];
  /** Points from which something is gone that did not travel. */
  readonly departures: readonly Point[];
}

export function motion(board: Geometry, before: Pieces, after: Pieces, move: string | undefined, way: readonly Point[] = []): Motion {
  const split = move === undefined ? undefined : parts(move);
  const differing = changed(before, after);
  const moved = split?.kind === 'way' && differing.includes(split.from) && differing.includes(split.to) ? split : undefined;
  const mover = moved && before.get(moved.from);
  const passed = moved ? between(board, moved.from, moved.to) : split?.kind === 'row' ? between(board, split.first, split.last) : [];
  const inOrder = (points: readonly Point[]): Point[] => points.toSorted((a, b) => passed.indexOf(a) - passed.indexOf(b));
  return {
    travel: moved && mover ? { piece: mover, way: way.length > 1 ? way : [moved.from, moved.to] } : undefined,
    flips: inOrder(differing.filter((point) => before.get(point)?.kind === 'marker' && after.get(point)?.kind === 'marker')),
    arrivals: differing.filter((point) => !before.has(point) && after.has(point) && point !== moved?.to),
    departures: inOrder(differing.filter((point) => before.has(point) && !after.has(point) && point !== moved?.from)),
  };
}

/** The stack that a move completes and takes off the board, if there is one. */
export function takenBy(before: Position, after: Position | undefined): string | undefined {
  if (before.game !== 'lyngk' || after?.game !== 'lyngk') return undefined;
  const seat = ([0, 1] as const).find((seat) => after.taken[seat].length > before.taken[seat].length);
  return seat === undefined ? undefined : after.taken[seat].at(-1);
}

/** How large a piece of a stack is drawn, and where on it the marks of its colour lie; the distance between two points is 1. */
export const DISC = 0.37;
export const DASH_AT = 0.327;

/** How far each piece of a stack is drawn above the one below it. A high stack is fanned less, so that no neighbour hides its lowest piece. */
export function fan(height: number): number {
  return height < 2 ? 0 : Math.min(0.135, 0.28 / (height - 1));
}
