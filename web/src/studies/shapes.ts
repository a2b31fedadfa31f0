// Arrows and marks on a board, as they are typed, drawn and shown.

import type { MoveArrow } from '../games/game.ts';
import type { Shape, ShapeColour } from '../wire/types.ts';

export const COLOURS: readonly ShapeColour[] = ['green', 'red', 'blue', 'yellow'];
/** The most that a position has. */
const MOST = 32;

/** `e5` is a mark and `e5-e9` an arrow; nothing else is either. */
export function readShape(text: string, colour: ShapeColour): Shape | undefined {
  const [, from, to] = /^([a-z0-9]{1,4})(?:-([a-z0-9]{1,4}))?$/.exec(text.trim().toLowerCase()) ?? [];
  if (from === undefined || from === to) return undefined;
  return { colour, from, ...(to === undefined ? {} : { to }) };
}

/** Draws a shape; drawn again in the same colour it goes away, in another colour it changes. */
export function toggle(shapes: readonly Shape[], shape: Shape): Shape[] {
  const others = shapes.filter(({ from, to }) => from !== shape.from || to !== shape.to);
  const same = shapes.some(({ from, to, colour }) => from === shape.from && to === shape.to && colour === shape.colour);
  return same || others.length >= MOST ? others : [...others, shape];
}

/** As the boards draw them. */
export function asArrows(shapes: readonly Shape[]): MoveArrow[] {
  return shapes.map(({ colour, from, to }) => ({ move: to === undefined ? from : `${from}-${to}`, strength: 0.5, tone: colour }));
}
