// How a move is seen: keyframes for the pieces of a hexagonal board. State without a DOM: a component hands them to the browser.

import type { Geometry, Point } from './geometry.ts';
import type { Motion, Piece, Pieces } from './pieces.ts';

/** What one piece does, in milliseconds from the beginning. */
export interface Scene {
  readonly frames: readonly Keyframe[];
  readonly duration: number;
}

export interface Told {
  /** Pieces that stand where they are now, by their points. */
  readonly pieces: ReadonlyMap<Point, Scene>;
  /** Pieces as they were, to be seen only until their scene is over. */
  readonly ghosts: readonly { readonly at: Point; readonly piece: Piece; readonly scene: Scene }[];
}

/** A ring or stack takes this long to set out and arrive, and this long a step. */
const SETTING_OUT = 110;
const STEP = 48;
const FLIP = 170;
const FLIP_EVERY = 75;
const LEAVE = 260;
const LEAVE_EVERY = 45;

const HIDDEN = { opacity: 0 };
const SEEN = { opacity: 1, transform: 'none' };
const EDGE = { opacity: 1, transform: 'scaleX(0.05)' };
const GONE = { opacity: 0, transform: 'translateY(-0.4px) scale(1.1)' };

/** Moments of a scene, each with what is seen then. */
function scene(moments: readonly (readonly [number, Keyframe])[]): Scene {
  const duration = moments.at(-1)?.[0] ?? 0;
  return { duration, frames: moments.map(([at, frame]) => ({ ...frame, offset: duration === 0 ? 0 : at / duration })) };
}

/** The moments at which a way's points are reached, seen from its end. */
function journey(board: Geometry, way: readonly Point[]): [number, Keyframe][] {
  const places = way.flatMap((point) => board.places.get(point) ?? []);
  const end = places.at(-1);
  if (!end) return [];
  let at = 0;
  return places.map((place, n) => {
    const before = places[n - 1];
    if (before) at += SETTING_OUT + STEP * Math.hypot(place.x - before.x, place.y - before.y);
    return [at, { opacity: 1, transform: `translate(${place.x - end.x}px, ${place.y - end.y}px)`, easing: 'ease-in-out' }];
  });
}

/** `taken` is the stack that the move completed and took off the board, if it did. */
export function scenes(board: Geometry, told: Motion, before: Pieces, taken: string | undefined): Told {
  const pieces = new Map<Point, Scene>();
  const ghosts: { at: Point; piece: Piece; scene: Scene }[] = [];
  const was = (at: Point, moments: readonly (readonly [number, Keyframe])[]): void => {
    const piece = before.get(at);
    if (piece) ghosts.push({ at, piece, scene: scene(moments) });
  };
  const { travel } = told;
  const way = travel ? journey(board, travel.way) : [];
  const arrived = way.at(-1)?.[0] ?? 0;
  const to = travel?.way.at(-1);
  if (travel && to !== undefined) {
    if (before.has(to)) {
      // It lands on something: both are seen apart until then.
      was(to, [[0, SEEN], [arrived, SEEN]]);
      ghosts.push({ at: to, piece: travel.piece, scene: scene(way) });
      pieces.set(to, scene([[0, HIDDEN], [arrived, HIDDEN]]));
    } else {
      pieces.set(to, scene(way));
    }
  }
  if (taken !== undefined && to !== undefined) {
    ghosts.push({ at: to, piece: { kind: 'stack', letters: taken }, scene: scene([[0, HIDDEN], [arrived, HIDDEN], [arrived, SEEN], [arrived + 200, SEEN], [arrived + 200 + LEAVE, GONE]]) });
  }
  told.flips.forEach((at, n) => {
    const [start, turned] = [arrived + n * FLIP_EVERY, arrived + n * FLIP_EVERY + FLIP / 2];
    was(at, [[0, SEEN], [start, SEEN], [turned, EDGE]]);
    pieces.set(at, scene([[0, HIDDEN], [turned, HIDDEN], [turned, EDGE], [turned + FLIP / 2, SEEN]]));
  });
  told.departures
    .filter((at) => at !== to)
    .forEach((at, n) => was(at, [[0, SEEN], [n * LEAVE_EVERY, SEEN], [n * LEAVE_EVERY + LEAVE, GONE]]));
  for (const at of told.arrivals) pieces.set(at, scene([[0, { opacity: 0, transform: 'scale(1.25)' }], [170, SEEN]]));
  return { pieces, ghosts };
}
