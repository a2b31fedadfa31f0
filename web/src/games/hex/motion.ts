// How a move on a hexagonal board is animated: what moved, read off two positions, and the keyframes that show it. State without a DOM.

import { between, type Geometry, type Point } from './geometry.ts';
import { changed, type Piece, type Pieces } from './pieces.ts';
import { parts } from './selection.ts';

/** What changes when one position follows another by a move. No rule is needed: the two positions are compared. */
export interface Motion {
  /** A piece that travels, as it was before, by the points of its way. */
  readonly travel: { readonly piece: Piece; readonly way: readonly Point[] } | undefined;
  /** Markers that turn over, in the order they are passed. */
  readonly flips: readonly Point[];
  /** Pieces that are new on the board. */
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

/** The keyframes of one piece; `duration` in milliseconds. */
export interface Scene {
  readonly frames: readonly Keyframe[];
  readonly duration: number;
}

export interface Scenes {
  /** Pieces that stand where they are now, by their points. */
  readonly pieces: ReadonlyMap<Point, Scene>;
  /** Pieces as they were, visible only until their scene is over. */
  readonly ghosts: readonly { readonly at: Point; readonly piece: Piece; readonly scene: Scene }[];
}

/** In milliseconds. A flat piece slides along each leg of its way; a stack hops from point to point. */
const SLIDE = 260;
const HOP = 140;
const FLIP = 180;
const FLIP_EVERY = 60;
/** Markers begin to turn while the ring still passes. */
const FLIP_FROM = 90;
const LEAVE = 260;
const LEAVE_EVERY = 45;

const HIDDEN = { opacity: 0 };
const SEEN = { opacity: 1, transform: 'none' };
/** A marker on its edge, lifted a little. */
const EDGE = { opacity: 1, transform: 'translateY(-0.1px) scaleX(0.08)' };
const GONE = { opacity: 0, transform: 'translateY(-0.4px) scale(1.1)' };

/** Moments of a scene, each with what is seen then. */
function scene(moments: readonly (readonly [number, Keyframe])[]): Scene {
  const duration = moments.at(-1)?.[0] ?? 0;
  return { duration, frames: moments.map(([at, frame]) => ({ ...frame, offset: duration === 0 ? 0 : at / duration })) };
}

/** The moments at which a way's points are reached, seen from its end. */
function journey(board: Geometry, { piece, way }: { readonly piece: Piece; readonly way: readonly Point[] }): [number, Keyframe][] {
  const end = board.places.get(way.at(-1) ?? '');
  if (!end) return [];
  const frame = (x: number, y: number, easing: string): Keyframe => ({ opacity: 1, transform: `translate(${x - end.x}px, ${y - end.y}px)`, easing });
  const hops = piece.kind === 'stack';
  const stops = hops ? way.flatMap((point, n) => (n === 0 ? [point] : between(board, way[n - 1] ?? point, point).slice(1))) : way;
  const places = (stops.length > 0 ? stops : way).flatMap((point) => board.places.get(point) ?? []);
  return places.flatMap((place, n): [number, Keyframe][] => {
    const at = n * (hops ? HOP : SLIDE);
    const next = places[n + 1];
    if (!hops || !next) return [[at, frame(place.x, place.y, 'cubic-bezier(.3, .1, .2, 1)')]];
    // The highest point of a hop.
    const top = frame((place.x + next.x) / 2, (place.y + next.y) / 2 - 0.16, 'ease-in');
    return [[at, frame(place.x, place.y, 'ease-out')], [at + HOP / 2, top]];
  });
}

/** `taken` is the piece that the move completed and took off the board, if it did. */
export function scenes(board: Geometry, seen: Motion, before: Pieces, taken: Piece | undefined): Scenes {
  const pieces = new Map<Point, Scene>();
  const ghosts: { at: Point; piece: Piece; scene: Scene }[] = [];
  const was = (at: Point, moments: readonly (readonly [number, Keyframe])[]): void => {
    const piece = before.get(at);
    if (piece) ghosts.push({ at, piece, scene: scene(moments) });
  };
  const { travel } = seen;
  const way = travel ? journey(board, travel) : [];
  const arrived = way.at(-1)?.[0] ?? 0;
  const to = travel?.way.at(-1);
  if (travel && to !== undefined) {
    // It travels above everything, and what it lands on is seen until then.
    was(to, [[0, SEEN], [arrived, SEEN]]);
    ghosts.push({ at: to, piece: travel.piece, scene: scene(way) });
    pieces.set(to, scene([[0, HIDDEN], [arrived, HIDDEN]]));
  }
  if (taken !== undefined && to !== undefined) {
    ghosts.push({ at: to, piece: taken, scene: scene([[0, HIDDEN], [arrived, HIDDEN], [arrived, SEEN], [arrived + 200, SEEN], [arrived + 200 + LEAVE, GONE]]) });
  }
  seen.flips.forEach((at, n) => {
    const start = FLIP_FROM + n * FLIP_EVERY;
    const turned = start + FLIP / 2;
    was(at, [[0, SEEN], [start, SEEN], [turned, EDGE]]);
    pieces.set(at, scene([[0, HIDDEN], [turned, HIDDEN], [turned, EDGE], [turned + FLIP / 2, SEEN]]));
  });
  seen.departures
    .filter((at) => at !== to)
    .forEach((at, n) => was(at, [[0, SEEN], [n * LEAVE_EVERY, SEEN], [n * LEAVE_EVERY + LEAVE, GONE]]));
  for (const at of seen.arrivals) pieces.set(at, scene([[0, { opacity: 0, transform: 'scale(1.25)' }], [170, SEEN]]));
  return { pieces, ghosts };
}
