// What is remarked at the first game of YINSH. Read off two positions: nothing here decides what is legal.

import { defineCoach, type PositionOf, type Scene } from '../game.ts';
import { pointsOnLine } from '../hex/line.ts';
import { parts, startOf } from '../hex/selection.ts';
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

type Moment = Scene<Yinsh>;
const moved = ({ move }: Moment): boolean => startOf(move) !== undefined;
const removed = ({ before, after }: Moment, seat: number): boolean => (after.removed[seat] ?? 0) > (before.removed[seat] ?? 0);
const makesRow = (scene: Moment, seat: number): boolean => moved(scene) && hasRow(scene.after, seat);
const makesFour = (scene: Moment, seat: number): boolean =>
  moved(scene) && !hasRow(scene.after, seat) && hasFour(scene.after, seat) && !hasFour(scene.before, seat);

export const coach = defineCoach<Yinsh>(
  [
    ['ring-mine', 'glad', (scene) => removed(scene, scene.me)],
    ['ring-theirs', 'ponder', (scene) => removed(scene, 1 - scene.me)],
    ['row-mine', 'glad', (scene) => makesRow(scene, scene.me)],
    ['row-theirs', 'ponder', (scene) => makesRow(scene, 1 - scene.me)],
    ['four-theirs', 'ponder', (scene) => makesFour(scene, 1 - scene.me)],
    ['four-mine', 'glad', (scene) => makesFour(scene, scene.me)],
    ['few-markers', 'ponder', (scene) => moved(scene) && scene.after.pool <= FEW],
    ['flipped-theirs', 'ponder', ({ mine, before, move }) => !mine && flipped(before, move) > 0],
    ['flipped-mine', 'calm', ({ mine, before, move }) => mine && flipped(before, move) > 0],
    ['first-marker', 'calm', (scene) => scene.mine && moved(scene) && scene.before.markers.flat().length < 2],
  ],
  startOf,
);
