// What is remarked at the first game of YINSH. Read off two positions: nothing here decides what is legal.

import { defineCoach, type PositionOf } from '../game.ts';
import { pointsOnLine } from '../hex/line.ts';
import { parts } from '../hex/selection.ts';
import { GEOMETRY } from './hex.ts';

type Yinsh = PositionOf<'yinsh'>;

/** YINSH G1: so many markers of one colour in a line are a row. */
const ROW = 5;
/** From here on one can see the end of the markers. */
const FEW = 10;

/** Every line of five neighbouring points. */
const FIVES: readonly (readonly string[])[] = [...GEOMETRY.places.values()].flatMap(({ column, row }) =>
  [[0, 1], [1, 0], [1, 1]].flatMap(([across = 0, up = 0]) => {
    const points = Array.from({ length: ROW }, (_, n) => `${String.fromCharCode(96 + column + across * n)}${row + up * n}`);
    return points.every((point) => GEOMETRY.places.has(point)) ? [points] : [];
  }),
);

/** Whether a seat has five in a line. */
function hasRow({ markers }: Yinsh, seat: number): boolean {
  return FIVES.some((five) => five.every((point) => markers[seat]?.includes(point)));
}

/** Whether a seat has four of five in a line, and no ring of the other one fills the gap. */
function hasFour({ markers, rings }: Yinsh, seat: number): boolean {
  return FIVES.some((five) => {
    const missing = five.filter((point) => !markers[seat]?.includes(point));
    return missing.length === 1 && !rings[1 - seat]?.includes(missing[0] ?? '');
  });
}

function flipped(before: Yinsh, move: string): number {
  const split = parts(move);
  if (split?.kind !== 'way') return 0;
  const markers = before.markers.flat();
  return pointsOnLine(split.from, split.to).slice(1, -1).filter((point) => markers.includes(point)).length;
}

export const coach = defineCoach<Yinsh>({
  remarks: [
    { id: 'ring-mine', mood: 'glad' },
    { id: 'ring-theirs', mood: 'ponder' },
    { id: 'row-mine', mood: 'glad' },
    { id: 'row-theirs', mood: 'ponder' },
    { id: 'four-theirs', mood: 'ponder' },
    { id: 'four-mine', mood: 'glad' },
    { id: 'few-markers', mood: 'ponder' },
    { id: 'flipped-theirs', mood: 'ponder' },
    { id: 'flipped-mine', mood: 'calm' },
    { id: 'first-marker', mood: 'calm' },
  ],
  notice(before, after, { seat, move }, me) {
    const other = 1 - me;
    const mine = seat === me;
    const isMove = parts(move)?.kind === 'way';
    const found: [string, boolean][] = [
      ['ring-mine', (after.removed[me] ?? 0) > (before.removed[me] ?? 0)],
      ['ring-theirs', (after.removed[other] ?? 0) > (before.removed[other] ?? 0)],
      ['row-mine', isMove && hasRow(after, me)],
      ['row-theirs', isMove && hasRow(after, other)],
      ['four-theirs', isMove && !hasRow(after, other) && hasFour(after, other) && !hasFour(before, other)],
      ['four-mine', isMove && !hasRow(after, me) && hasFour(after, me) && !hasFour(before, me)],
      ['few-markers', isMove && after.pool <= FEW],
      ['flipped-theirs', !mine && flipped(before, move) > 0],
      ['flipped-mine', mine && flipped(before, move) > 0],
      ['first-marker', mine && isMove && before.markers.flat().length < 2],
    ];
    return found.filter(([, so]) => so).map(([id]) => id);
  },
  beginningOf(move) {
    const split = parts(move);
    return split?.kind === 'way' ? split.from : undefined;
  },
});
