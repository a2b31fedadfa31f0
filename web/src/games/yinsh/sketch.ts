// A move of YINSH as it is drawn at once, before the server has answered.

import type { PlayedMove, PositionOf } from '../game.ts';
import { pointsOnLine } from '../hex/line.ts';
import { parts } from '../hex/selection.ts';

type Yinsh = PositionOf<'yinsh'>;
type Sides = Yinsh['rings'];

function without(points: readonly string[], gone: readonly string[]): string[] {
  return points.filter((point) => !gone.includes(point));
}

/** Changes what one seat has. */
function of(sides: Sides, seat: number, change: (points: readonly string[]) => string[]): Sides {
  return [seat === 0 ? change(sides[0]) : sides[0], seat === 1 ? change(sides[1]) : sides[1]];
}

export function sketch(position: Yinsh, { seat, move }: PlayedMove): Yinsh | undefined {
  const split = parts(move);
  switch (split?.kind) {
    case 'point':
      return { ...position, rings: of(position.rings, seat, (rings) => [...rings, split.at]) };
    case 'way': {
      // YINSH E: the ring leaves a marker, and every marker it jumps is flipped.
      const jumped = pointsOnLine(split.from, split.to).slice(1, -1);
      const [white, black] = position.markers;
      const flipped: Sides = [
        [...without(white, jumped), ...black.filter((point) => jumped.includes(point))],
        [...without(black, jumped), ...white.filter((point) => jumped.includes(point))],
      ];
      return {
        ...position,
        rings: of(position.rings, seat, (rings) => rings.map((point) => (point === split.from ? split.to : point))),
        markers: of(flipped, seat, (markers) => [split.from, ...markers]),
        pool: position.pool - 1,
      };
    }
    case 'row': {
      const row = pointsOnLine(split.first, split.last);
      return { ...position, markers: of(position.markers, seat, (markers) => without(markers, row)), pool: position.pool + row.length };
    }
    case 'off':
      return {
        ...position,
        rings: of(position.rings, seat, (rings) => without(rings, [split.at])),
        removed: [position.removed[0] + (seat === 0 ? 1 : 0), position.removed[1] + (seat === 1 ? 1 : 0)],
      };
    case undefined:
      return undefined;
  }
}
