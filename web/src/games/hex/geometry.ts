// Where the points of a hexagonal board lie, and how they are joined. Data, not rules.
//
// The one thing to know: a point is a column letter and a row number, and stepping along an axis changes (column, row) by (0,1), (1,0) or
// (1,1). Columns are drawn upright; the distance between neighbours is 1.

export type Point = string;

export interface Place {
  readonly name: Point;
  readonly column: number;
  readonly row: number;
  /** To the right of the middle of the board. */
  readonly x: number;
  /** Below the middle of the board. */
  readonly y: number;
}

export interface Line {
  readonly from: Place;
  readonly to: Place;
}

export interface Geometry {
  /** Column by column, each from its lowest row up. */
  readonly columns: readonly (readonly Place[])[];
  readonly places: ReadonlyMap<Point, Place>;
  /** The joins between neighbours, as long as they go straight on. */
  readonly lines: readonly Line[];
  /** Half the width and height of the points. */
  readonly reach: { readonly x: number; readonly y: number };
}

const AXES: readonly (readonly [number, number])[] = [[0, 1], [1, 0], [1, 1]];
const COLUMN_WIDTH = Math.sqrt(3) / 2;

function letter(column: number): string {
  return String.fromCharCode(96 + column);
}

/** The board with these columns, each given by its lowest and highest row, round the point `centre` (column, row). */
export function makeGeometry(rows: readonly (readonly [number, number])[], centre: readonly [number, number]): Geometry {
  const columns = rows.map(([low, high], index) => {
    const column = index + 1;
    return Array.from({ length: high - low + 1 }, (_, n): Place => {
      const row = low + n;
      const across = column - centre[0];
      return { name: `${letter(column)}${row}`, column, row, x: across * COLUMN_WIDTH, y: across / 2 - (row - centre[1]) };
    });
  });
  const places = new Map(columns.flat().map((place) => [place.name, place]));
  const reach = { x: Math.max(...columns.flat().map((place) => place.x)), y: Math.max(...columns.flat().map((place) => place.y)) };
  return { columns, places, lines: linesOf(places), reach };
}

function linesOf(places: ReadonlyMap<Point, Place>): Line[] {
  const at = (column: number, row: number): Place | undefined => places.get(`${letter(column)}${row}`);
  const lines: Line[] = [];
  for (const from of places.values()) {
    for (const [across, up] of AXES) {
      if (at(from.column - across, from.row - up)) continue;
      let to = from;
      for (let next = at(to.column + across, to.row + up); next; next = at(to.column + across, to.row + up)) to = next;
      if (to !== from) lines.push({ from, to });
    }
  }
  return lines;
}

/** The points from one end of a straight line to the other, both included; nothing if they are not in line. */
export function between(board: Geometry, first: Point, last: Point): Point[] {
  const from = board.places.get(first);
  const to = board.places.get(last);
  if (!from || !to) return [];
  const across = to.column - from.column;
  const up = to.row - from.row;
  const steps = Math.max(Math.abs(across), Math.abs(up));
  const straight = across === 0 || up === 0 || across === up;
  if (!straight) return [];
  if (steps === 0) return [first];
  return Array.from({ length: steps + 1 }, (_, n) => `${letter(from.column + (across / steps) * n)}${from.row + (up / steps) * n}`);
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/**
 * The point an arrow key leads to. Columns are not level with each other, so going sideways keeps to a height: `height` is where the
 * last upright step ended.
 */
export function step(board: Geometry, from: Point, arrow: Arrow, height: number): Point {
  const place = board.places.get(from);
  if (!place) return from;
  const column = board.columns[place.column - 1] ?? [];
  const n = column.indexOf(place);
  const sideways = (by: number): Point => {
    const beside = board.columns[place.column - 1 + by] ?? [place];
    return beside.reduce((best, other) => (Math.abs(other.y - height) < Math.abs(best.y - height) ? other : best)).name;
  };
  switch (arrow) {
    case 'ArrowUp':
      return (column[n + 1] ?? place).name;
    case 'ArrowDown':
      return (column[n - 1] ?? place).name;
    case 'ArrowLeft':
      return sideways(-1);
    case 'ArrowRight':
      return sideways(1);
    case 'Home':
      return (column[0] ?? place).name;
    case 'End':
      return (column.at(-1) ?? place).name;
  }
}
