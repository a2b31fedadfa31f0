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

function middle(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function cubic(p: Point, q: Point, r: Point, s: Point): Point[] {
  return Array.from({ length: 401 }, (_, n) => {
    const [t, u] = [n / 400, 1 - n / 400];
    const mix = (axis: 'x' | 'y'): number => u ** 3 * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t ** 3 * s[axis];
    return { x: mix('x'), y: mix('y') };
  });
}

/** Straight lines from corner to corner, the corners rounded. */
function rounded(corners: readonly Point[]): Point[] {
  const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  return corners.flatMap((corner, n) => {
    const [before, after] = [corners[n - 1], corners[n + 1]];
    if (!before || !after) return [corner];
    const near = (other: Point): Point => between(corner, other, Math.min(0.5, 26 / Math.max(1, Math.hypot(other.x - corner.x, other.y - corner.y))));
    return cubic(near(before), between(near(before), corner, 0.6), between(near(after), corner, 0.6), near(after));
  });
}

/** The way from one set to another that keeps clear of `between`, which lies in the middle of a table so wide. */
export function way(from: Box, to: Box, between: Box, width: number): Point[] {
  const [a, b] = [middle(from), middle(to)];
  // Side by side: below both.
  if (Math.abs(a.y - b.y) < 40) {
    const low = Math.max(from.bottom, to.bottom) + 14;
    return rounded([{ x: a.x, y: from.bottom - 3 }, { x: a.x, y: low }, { x: b.x, y: low }, { x: b.x, y: to.bottom - 3 }]);
  }
  const [lower, upper] = a.y > b.y ? [from, to] : [to, from];
  const narrow = between.right - between.left > width * 0.85;
  const side = !narrow && middle(upper).x < width * 0.4 ? -1 : 1;
  const start = { x: side > 0 ? lower.right - 3 : lower.left + 3, y: middle(lower).y };
  const end = { x: middle(upper).x + (side * (upper.right - upper.left)) / 4, y: upper.bottom - 3 };
  const clear = side > 0 ? Math.min(width - 8, between.right + 14) : Math.max(8, between.left - 14);
  const height = start.y - end.y;
  // Halfway a cubic curve is a quarter of its ends and three quarters of its handles.
  const out = (8 * clear - start.x - end.x) / 6;
  const path = narrow
    ? rounded([start, { x: clear, y: start.y }, { x: clear, y: end.y + 11 }, { x: end.x, y: end.y + 11 }, end])
    : cubic(start, { x: out, y: start.y - height * 0.1 }, { x: out, y: end.y + height * 0.3 }, end);
  return lower === from ? path : path.toReversed();
}

export interface Link {
  readonly ring: string;
  /** Where it, or the one before it, passes over. */
  readonly over: string;
}

/** Rings of one size, linked along a way. */
export function linksAlong(path: readonly Point[], radius: number, width: number): Link[] {
  let length = 0;
  const lengths = path.map((point, n) => (length += n === 0 ? 0 : Math.hypot(point.x - path[n - 1]!.x, point.y - path[n - 1]!.y)));
  const count = Math.max(2, Math.floor(length / (radius * 1.42)));
  const rings: Ring[] = Array.from({ length: count + 1 }, (_, n) => {
    const far = (length * n) / count - 1e-6;
    const k = Math.max(1, lengths.findIndex((at) => at >= far));
    const [p, q] = [path[k - 1]!, path[k]!];
    const t = (far - lengths[k - 1]!) / (lengths[k]! - lengths[k - 1]! || 1);
    return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, r: radius };
  });
  return rings.map((ring, n) => ({ ring: ringPath(ring), over: n === 0 ? '' : chainOf([rings[n - 1]!, ring], width, width * 0.5).over }));
}
