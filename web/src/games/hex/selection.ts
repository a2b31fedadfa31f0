// What can be picked and what a pick leads to: string work on the legal moves that were given. State without a DOM.
//
// The one thing to know: nothing here knows a rule. A move is legal because its text is in the list; what is pressed although it is not
// in the list becomes an attempt, which the server answers with the clause that forbids it.

import type { DecisionKind } from '../../wire/types.ts';
import { between, type Geometry, type Point } from './geometry.ts';

/** A move on a hexagonal board, taken apart. */
export type Parts =
  | { readonly kind: 'point'; readonly at: Point }
  | { readonly kind: 'way'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'row'; readonly first: Point; readonly last: Point }
  | { readonly kind: 'off'; readonly at: Point };

/** Takes a move's text apart; nothing if it is not made on the points of the board. */
export function parts(move: string): Parts | undefined {
  const found = /^(x?)([a-k]\d{1,2})(?:-([a-k]\d{1,2}))?$/.exec(move);
  const [, off, first, last] = found ?? [];
  if (first === undefined) return undefined;
  if (off) return last === undefined ? { kind: 'off', at: first } : { kind: 'row', first, last };
  return last === undefined ? { kind: 'point', at: first } : { kind: 'way', from: first, to: last };
}

/** Where the piece of a move starts; nothing where none is moved. */
export function startOf(move: string): string | undefined {
  const split = parts(move);
  return split?.kind === 'way' ? split.from : undefined;
}

/** What is shown at a point while somebody decides. */
export interface Choices {
  /** Points with which a move can begin. */
  readonly starts: ReadonlySet<Point>;
  /** Points that complete a move from what is picked, with its text. */
  readonly targets: ReadonlyMap<Point, string>;
  /** What the pick is about: the points of all rows that are still meant. */
  readonly meant: ReadonlySet<Point>;
}

/** The points a row covers. */
function rowOf(board: Geometry, move: string): Point[] {
  const split = parts(move);
  return split?.kind === 'row' ? between(board, split.first, split.last) : [];
}

/** The rows that hold all picked points. */
function rowsMeant(board: Geometry, legal: readonly string[], picked: readonly Point[]): string[] {
  return legal.filter((move) => {
    const row = rowOf(board, move);
    return row.length > 0 && picked.every((point) => row.includes(point));
  });
}

/** What can be done next, given what is legal and what has been picked. */
export function choices(board: Geometry, legal: readonly string[], picked: readonly Point[]): Choices {
  const starts = new Set<Point>();
  const targets = new Map<Point, string>();
  for (const move of legal) {
    const split = parts(move);
    switch (split?.kind) {
      case 'point':
      case 'off':
        targets.set(split.at, move);
        break;
      case 'way':
        starts.add(split.from);
        if (split.from === picked[0]) targets.set(split.to, move);
        break;
      case 'row':
      case undefined:
        break;
    }
  }
  const rows = rowsMeant(board, legal, picked);
  const meant = new Set(rows.flatMap((move) => rowOf(board, move)));
  for (const point of meant) {
    const [only, another] = rowsMeant(board, rows, [point]);
    if (only !== undefined && another === undefined) targets.set(point, only);
    else starts.add(point);
  }
  return { starts, targets, meant };
}

/** What a press leads to. */
export interface Pressed {
  readonly picked: readonly Point[];
  /** The complete move, if there is one now. It may be one that is not legal: the server says why not. */
  readonly move: string | undefined;
}

const NOTHING: Pressed = { picked: [], move: undefined };

/** Somebody presses a point: by mouse, finger or key. */
export function press(board: Geometry, kind: DecisionKind, legal: readonly string[], picked: readonly Point[], point: Point): Pressed {
  switch (kind) {
    case 'place':
      return { picked: [], move: point };
    case 'ring':
      return { picked: [], move: `x${point}` };
    case 'row':
      return pressRow(board, legal, picked, point);
    case 'move':
    case 'claim_or_move':
      return pressWay(board, legal, picked, point);
    case 'lay':
    case 'attack':
    case 'answer':
    case 'draw':
      return NOTHING;
  }
}

function pressRow(board: Geometry, legal: readonly string[], picked: readonly Point[], point: Point): Pressed {
  const further = [...picked.filter((other) => other !== point), point];
  const narrowed = rowsMeant(board, legal, further);
  const [only, another] = narrowed.length > 0 ? narrowed : rowsMeant(board, legal, [point]);
  if (only === undefined) return NOTHING;
  if (another === undefined) return { picked: [], move: only };
  return { picked: narrowed.length > 0 ? further : [point], move: undefined };
}

function pressWay(board: Geometry, legal: readonly string[], picked: readonly Point[], point: Point): Pressed {
  const from = picked[0];
  const { starts, targets } = choices(board, legal, picked);
  if (from === undefined) return { picked: [point], move: undefined };
  if (from === point) return NOTHING;
  const move = targets.get(point);
  if (move !== undefined) return { picked: [], move };
  // Another piece that can move is meant instead of the first; anything else is an attempt.
  if (starts.has(point)) return { picked: [point], move: undefined };
  return { picked: [], move: `${from}-${point}` };
}

/** The points a move is about, in the order of its text. */
export function pointsOf(move: string | undefined): Point[] {
  const split = move === undefined ? undefined : parts(move);
  switch (split?.kind) {
    case 'point':
    case 'off':
      return [split.at];
    case 'way':
      return [split.from, split.to];
    case 'row':
      return [split.first, split.last];
    case undefined:
      return [];
  }
}

/** Under which heading a move stands in the list of choices: the piece that moves, or the column of a point. */
export function groupOf(move: string): string {
  const split = parts(move);
  switch (split?.kind) {
    case 'way':
      return split.from;
    case 'point':
      return split.at.slice(0, 1);
    case 'row':
    case 'off':
    case undefined:
      return '';
  }
}

/** Whether the opponent had to pass: the seat that has just moved a piece decides about the next move too. */
export function opponentPassed(move: string, next: DecisionKind): boolean {
  return (next === 'move' || next === 'claim_or_move') && parts(move)?.kind === 'way';
}

/** The same, told by the next move. */
export function turnOver(move: string, next: string): boolean {
  const kind = parts(next)?.kind;
  return parts(move)?.kind === 'way' && (kind === 'way' || kind === undefined);
}

/** What games on this board say about moves and turns. */
export const TURNS = { groupOf, opponentPassed, turnOver };
