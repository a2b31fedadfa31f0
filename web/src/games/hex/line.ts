// Straight lines on a hexagonal board, by the names of points alone.

import type { Point } from './geometry.ts';

/** The points from one to another in a straight line, both included; nothing where they are not in line. */
export function pointsOnLine(from: Point, to: Point): Point[] {
  const [column, row] = [from.charCodeAt(0), Number(from.slice(1))];
  const [across, up] = [to.charCodeAt(0) - column, Number(to.slice(1)) - row];
  if (across !== 0 && up !== 0 && across !== up) return [];
  const steps = Math.max(Math.abs(across), Math.abs(up));
  return Array.from({ length: steps + 1 }, (_, n) => `${String.fromCharCode(column + Math.sign(across) * n)}${row + Math.sign(up) * n}`);
}
