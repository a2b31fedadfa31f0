// The board as an object: its outline, its edge and what is engraved along it. Paths, no DOM.

import { scatter } from './art.ts';
import type { Geometry, Place } from './geometry.ts';

/** To the right of the middle, and below it. */
export type Corner = readonly [x: number, y: number];

export interface SlabPlan {
  /** Clockwise, from the upper left. */
  readonly corners: readonly Corner[];
  /** How round the corners are. */
  readonly round: number;
  /** How far inside the edge the coordinates stand, and how far at most from their points. */
  readonly label: { readonly inset: number; readonly reach: number };
  /** How far inside the edge a line runs round the board, if one does. */
  readonly inlay?: number;
  /** Whether the wood is laid in one veneer for each side. */
  readonly veneers?: true;
  /** What pieces need above the board. */
  readonly above?: number;
}

export interface Veneer {
  readonly path: string;
  /** In degrees. */
  readonly turn: number;
  /** More than 0 is lighter. */
  readonly tone: number;
}

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Slab {
  readonly outline: string;
  readonly face: string;
  /** The sides of the bevel with the light they take, from -1 to 1. */
  readonly bevel: readonly { readonly path: string; readonly light: number }[];
  readonly inlay: string;
  readonly veneers: readonly Veneer[];
  /** Marks of the stone: light ones, dark ones. */
  readonly clefts: readonly [string, string];
  readonly lines: string;
  readonly labels: readonly Label[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const THICKNESS = 0.16;
const BEVEL = 0.085;
/** Room round the board for its shadow. */
const ROOM = 0.08;
/** Where the light comes from. */
const LIGHT: Corner = [-0.55, -0.83];

const number = (value: number): string => `${+value.toFixed(3)}`;
const point = ([x, y]: Corner): string => `${number(x)} ${number(y)}`;

interface Side {
  readonly from: Corner;
  readonly to: Corner;
  readonly normal: Corner;
}

function sidesOf(corners: readonly Corner[]): Side[] {
  return corners.map((from, n) => {
    const to = corners[(n + 1) % corners.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return { from, to, normal: [(to[1] - from[1]) / length, (from[0] - to[0]) / length] };
  });
}

/** The same shape with every side moved outwards. */
export function grown(corners: readonly Corner[], by: number): Corner[] {
  const sides = sidesOf(corners);
  return sides.map((side, n) => {
    const before = sides.at(n - 1) ?? side;
    const [ax, ay] = before.normal;
    const [bx, by_] = side.normal;
    const [c, d] = [ax * side.from[0] + ay * side.from[1] + by, bx * side.from[0] + by_ * side.from[1] + by];
    const across = ax * by_ - ay * bx;
    return [(c * by_ - d * ay) / across, (ax * d - bx * c) / across];
  });
}

function rounded(corners: readonly Corner[], radius: number): string {
  const toward = (from: Corner, to: Corner): Corner => {
    const part = Math.min(radius / Math.hypot(to[0] - from[0], to[1] - from[1]), 0.45);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const turns = corners.map((corner, n) => {
    const before = corners.at(n - 1) ?? corner;
    const after = corners[(n + 1) % corners.length] ?? corner;
    return `${point(toward(corner, before))}Q${point(corner)} ${point(toward(corner, after))}`;
  });
  return `M${turns.join('L')}Z`;
}

/** The coordinate of a line stands where the line would go on, near the edge. */
function labelAt(place: Place, [dx, dy]: Corner, text: string, plan: SlabPlan): Label {
  const ways = sidesOf(plan.corners).flatMap(({ from, normal: [nx, ny] }) => {
    const toward = nx * dx + ny * dy;
    const room = nx * (from[0] - place.x) + ny * (from[1] - place.y) - plan.label.inset;
    return toward > 1e-6 ? [room / toward] : [];
  });
  const far = Math.min(plan.label.reach, ...ways);
  return { text, x: place.x + dx * far, y: place.y + dy * far };
}

function labelsOf(board: Geometry, plan: SlabPlan): Label[] {
  const columns = board.columns.flatMap(([low]) => (low ? [labelAt(low, [0, 1], low.name.slice(0, 1), plan)] : []));
  const first = new Map([...board.places.values()].toReversed().map((place) => [place.row, place]));
  return [...columns, ...[...first.values()].map((place) => labelAt(place, [-Math.sqrt(3) / 2, -0.5], `${place.row}`, plan))];
}

function cleftsOf(reach: number): [string, string] {
  const random = scatter(7);
  const clefts = ['', ''] as [string, string];
  for (let n = 0; n < 24; n += 1) {
    const [angle, far, long] = [random() * 6.283, Math.sqrt(random()) * reach * 0.86, 0.6 + random() * 2];
    const [x, y] = [Math.cos(angle) * far - long / 2, Math.sin(angle) * far + long * 0.17];
    clefts[n % 2 === 0 ? 0 : 1] += `M${point([x, y])}q${point([long * 0.4, long * -0.1 - random() * 0.08])} ${point([long, long * -0.34])}`;
  }
  return clefts;
}

/** The veneers of a regular shape are one veneer, turned. */
function veneersOf(inner: readonly Corner[], plan: SlabPlan): Veneer[] {
  const sides = sidesOf(inner);
  const [first] = sides;
  if (!plan.veneers || !first) return [{ path: rounded(inner, plan.round * 0.75), turn: 0, tone: 0 }];
  const path = `M0 0L${point(first.from)}L${point(first.to)}Z`;
  return sides.map(({ normal }, n) => ({ path, turn: (n * 360) / sides.length, tone: (normal[0] * LIGHT[0] + normal[1] * LIGHT[1]) * 0.13 }));
}

export function makeSlab(board: Geometry, plan: SlabPlan): Slab {
  const outer = plan.corners;
  const inner = grown(outer, -BEVEL);
  const halfWidth = Math.max(...outer.map(([x]) => x));
  const halfHeight = Math.max(...outer.map(([, y]) => y));
  const top = halfHeight + (plan.above ?? 0) + ROOM;
  const width = 2 * (halfWidth + ROOM);
  return {
    outline: rounded(outer, plan.round),
    face: rounded(inner, plan.round * 0.75),
    bevel: sidesOf(outer).map(({ from, to, normal }, n) => ({
      path: `M${[from, to, inner[(n + 1) % inner.length] ?? to, inner[n] ?? from].map(point).join('L')}Z`,
      light: normal[0] * LIGHT[0] + normal[1] * LIGHT[1],
    })),
    inlay: plan.inlay === undefined ? '' : rounded(grown(outer, -plan.inlay), plan.round * 0.5),
    veneers: veneersOf(inner, plan),
    clefts: cleftsOf(Math.min(halfWidth, halfHeight) - 1),
    lines: board.lines.map(({ from, to }) => `M${point([from.x, from.y])}L${point([to.x, to.y])}`).join(''),
    labels: labelsOf(board, plan),
    box: { x: -width / 2, y: -top, width, height: top + halfHeight + THICKNESS + 2 * ROOM },
  };
}
