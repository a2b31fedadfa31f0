// The chain of an attack: rings along a curve from the set that attacks to the one that is attacked, round what lies between them.

import { chainOf, ringPath, type Ring } from './rings.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Curve = readonly [Point, Point, Point, Point];

function middle(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** A curve between two sets that keeps clear of `between` where they lie above and below it. */
export function curve(from: Box, to: Box, between: Box, width: number): Curve {
  const [a, b] = [middle(from), middle(to)];
  // Side by side: below both.
  if (Math.abs(a.y - b.y) < 40) {
    const low = Math.max(from.bottom, to.bottom) + 34;
    return [{ x: a.x, y: from.bottom - 3 }, { x: a.x, y: low }, { x: b.x, y: low }, { x: b.x, y: to.bottom - 3 }];
  }
  const [lower, upper] = a.y > b.y ? [from, to] : [to, from];
  const side = middle(upper).x < width * 0.4 ? -1 : 1;
  const start = { x: side > 0 ? lower.right - 3 : lower.left + 3, y: middle(lower).y };
  const end = { x: middle(upper).x + (side * (upper.right - upper.left)) / 4, y: upper.bottom - 3 };
  // Halfway it is this far out; a cubic curve is a quarter of its ends and three quarters of its handles there.
  const clear = side > 0 ? Math.min(width - 9, between.right + 14) : Math.max(9, between.left - 14);
  const out = (8 * clear - start.x - end.x) / 6;
  const height = start.y - end.y;
  const handles = [{ x: out, y: start.y - height * 0.1 }, { x: out, y: end.y + height * 0.3 }] as const;
  return lower === from ? [start, handles[0], handles[1], end] : [end, handles[1], handles[0], start];
}

export interface Link {
  readonly ring: string;
  /** Where it, or the one before it, passes over. */
  readonly over: string;
}

/** Rings of one size, linked along a curve. */
export function linksAlong([p, q, r, s]: Curve, radius: number, width: number): Link[] {
  const at = (t: number): Point => {
    const u = 1 - t;
    const mix = (axis: 'x' | 'y'): number => u ** 3 * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t ** 3 * s[axis];
    return { x: mix('x'), y: mix('y') };
  };
  const points = Array.from({ length: 401 }, (_, n) => at(n / 400));
  let length = 0;
  const lengths = points.map((point, n) => (length += n === 0 ? 0 : Math.hypot(point.x - points[n - 1]!.x, point.y - points[n - 1]!.y)));
  const count = Math.max(2, Math.floor(length / (radius * 1.42)));
  const rings: Ring[] = Array.from({ length: count + 1 }, (_, n) => ({ ...points[lengths.findIndex((far) => far >= (length * n) / count - 1e-6)]!, r: radius }));
  return rings.map((ring, n) => ({ ring: ringPath(ring), over: n === 0 ? '' : chainOf([rings[n - 1]!, ring], width, width * 0.5).over }));
}
