// What can be picked and what a pick leads to: string work on the legal moves that were given. State without a DOM.
//
// The one thing to know: nothing here knows a rule. A move is legal because its text is in the list; what is pressed although it is not
// in the list becomes an attempt, which the server answers with the clause that forbids it.

import type { DecisionKind } from '../../wire/types.ts';
import { between, type Geometry, type Point } from './geometry.ts';

/** A move of YINSH or LYNGK, taken apart. */
export type Parts =
  | { readonly kind: 'point'; readonly at: Point }
  | { readonly kind: 'way'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'row'; readonly first: Point; readonly last: Point }
  | { readonly kind: 'off'; readonly at: Point }
  | { readonly kind: 'claim'; readonly colour: string };

/** Takes a move's text apart; nothing if it is none of a hexagonal board. */
export function parts(move: string): Parts | undefined {
  const found = /^(x?)([a-k]\d{1,2})(?:-([a-k]\d{1,2}))?$/.exec(move);
  const claim = /^claim:([a-z]+)$/.exec(move)?.[1];
  if (claim) return { kind: 'claim', colour: claim };
  const [, off, first, last] = found ?? [];
  if (first === undefined) return undefined;
  if (off) return last === undefined ? { kind: 'off', at: first } : { kind: 'row', first, last };
  return last === undefined ? { kind: 'point', at: first } : { kind: 'way', from: first, to: last };
}

/** What is shown at a point while somebody decides. */
export interface Choices {
  /** Points with which a move can begin. */
  readonly starts: ReadonlySet<Point>;
  /** Points that complete a move from what is picked, with its text. */
  readonly targets: ReadonlyMap<Point, string>;
  /** The colours that can be claimed, with the text of the claim. */
  readonly claims: ReadonlyMap<string, string>;
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
  const claims = new Map<string, string>();
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
      case 'claim':
        claims.set(split.colour, move);
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
  return { starts, targets, claims, meant };
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

/** A card: `1` … `13` or `X`. */
export type Card = string;

export const JOKER = 'X';

function rank(card: Card): number {
  return card === JOKER ? Number.POSITIVE_INFINITY : Number(card);
}

/** A hand in the order it is held: by value, jokers last. */
export function sorted(hand: readonly Card[]): Card[] {
  return hand.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** Equal cards together, in order. */
export function groups(hand: readonly Card[]): Card[][] {
  const found: Card[][] = [];
  for (const card of sorted(hand)) {
    const last = found.at(-1);
    if (last?.[0] === card) last.push(card);
    else found.push([card]);
  }
  return found;
}

/** How many cards of each value are selected. */
export type Selected = ReadonlyMap<Card, number>;

/**
 * Somebody presses the nth card of those of one value. The first press takes all of that value in place of another value; the next ones
 * take single cards off and on. Jokers come and go one by one beside whatever is selected.
 */
export function pressCard(hand: readonly Card[], selected: Selected, card: Card, n: number): Selected {
  const held = hand.filter((other) => other === card).length;
  const before = selected.get(card) ?? 0;
  const next = new Map([...selected].filter(([other]) => other === card || other === JOKER || card === JOKER));
  const count = before === 0 && card !== JOKER ? held : n < before ? n : n + 1;
  if (count === 0) next.delete(card);
  else next.set(card, Math.min(count, held));
  return next;
}

/** The move that lays these cards. */
export function layText(selected: Selected): string {
  const cards = [...selected].flatMap(([card, count]) => Array.from({ length: count }, () => card));
  return sorted(cards).join('+');
}

/** How many cards of each value the first of these moves lays that lays any. */
export function counted(moves: readonly string[]): Selected {
  const cards = moves.map((move) => move.split('+')).find((cards) => cards.every((card) => /^(\d+|X)$/.test(card))) ?? [];
  return new Map(cards.map((card) => [card, cards.filter((other) => other === card).length]));
}

/** The first card that a hand has more often than before. */
export function newCard(before: readonly Card[], now: readonly Card[]): Card | undefined {
  const often = (hand: readonly Card[], card: Card): number => hand.filter((other) => other === card).length;
  return now.find((card) => often(now, card) > often(before, card));
}

/** What can be drawn: cards of the row, and whether the pile. */
export function draws(legal: readonly string[]): { readonly row: ReadonlySet<Card>; readonly pile: boolean } {
  const row = new Set(legal.filter((move) => move.startsWith('row:')).map((move) => move.slice('row:'.length)));
  return { row, pile: legal.includes('pile') };
}
