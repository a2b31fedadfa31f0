// What a review says, as things to draw: curves of the chances, marks of moves, mistakes to try again.

import type { MoveArrow } from '../games/game.ts';
import type { Judgement, ReviewedTurn } from '../wire/types.ts';

export interface Point {
  /** Which turn, counted from 0. */
  readonly turn: number;
  /** How many moves have been played after it. */
  readonly number: number;
  /** From 0 to 1. */
  readonly win: number;
}

export interface Curve {
  readonly seat: number;
  readonly points: readonly Point[];
}

/** How many moves have been played when a turn is over. */
export function after(turn: ReviewedTurn): number {
  return turn.first + turn.moves.length;
}

/** The chances after each turn: one curve, that of the side one looks from, where nothing is hidden; else one a seat, at its own turns. */
export function curves(turns: readonly ReviewedTurn[], players: number, duel: boolean, side = 0): Curve[] {
  if (duel) {
    return [{ seat: side, points: turns.map((turn, n) => ({ turn: n, number: after(turn), win: turn.seat === side ? turn.win_after : 1 - turn.win_after })) }];
  }
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    points: turns.flatMap((turn, n) => (turn.seat === seat ? [{ turn: n, number: after(turn), win: turn.win_after }] : [])),
  }));
}

/** The turn that a position belongs to: the one that led to it. */
export function turnAt(turns: readonly ReviewedTurn[], number: number): number | undefined {
  const found = turns.findIndex((turn) => turn.first < number && number <= after(turn));
  return found < 0 ? undefined : found;
}

/** The number of the move that is to blame for what a turn lost. */
export function blamed(turn: ReviewedTurn): number {
  return turn.first + (turn.better[0]?.after ?? 0) + 1;
}

/** Which moves of the game are marked, by their number. */
export function marks(turns: readonly ReviewedTurn[]): ReadonlyMap<number, Judgement> {
  return new Map(turns.flatMap((turn) => (turn.judgement ? [[blamed(turn), turn.judgement] as const] : [])));
}

/** The move that would have been better, to be pointed out before the mistake and, where nothing is hidden, after it too. */
export function betterAt(turns: readonly ReviewedTurn[], number: number, duel: boolean): readonly string[] {
  const turn = turns.find((each) => each.better.length > 0 && (blamed(each) === number + 1 || (duel && blamed(each) === number)));
  return turn?.better[0]?.moves.slice(0, 1) ?? [];
}

/**
 * Whether a mistake was punished: the opponent's next turn kept at least half of what it lost. Where chances are not each other's mirror, what
 * counts is how good the seat's own next turn finds them.
 */
export function isPunished(turns: readonly ReviewedTurn[], n: number, duel: boolean): boolean {
  const turn = turns[n];
  if (!turn) return false;
  const later = turns.slice(n + 1);
  if (duel) {
    // A side that has to pass punishes nothing.
    const [next] = later;
    return next === undefined || (next.seat !== turn.seat && next.loss <= turn.loss / 2);
  }
  const own = later.find(({ seat }) => seat === turn.seat);
  return own === undefined || 100 * (own.win_before - turn.win_after) <= turn.loss / 2;
}

export const SIGNS: Readonly<Record<Judgement, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** The same as arrows: what would have been better, and what was played instead, with its sign. */
export function arrowsAt(turns: readonly ReviewedTurn[], number: number, duel: boolean): readonly MoveArrow[] {
  const best = betterAt(turns, number, duel).map((move): MoveArrow => ({ move, strength: 0.8, tone: 'best' }));
  const turn = turns.find((each) => each.judgement !== null && (blamed(each) === number + 1 || (duel && blamed(each) === number)));
  const played = turn?.moves[blamed(turn) - turn.first - 1];
  if (best.length === 0 || !turn?.judgement || played === undefined) return best;
  return [...best, { move: played, strength: 0.35, tone: turn.judgement, label: SIGNS[turn.judgement] }];
}

/** Turns that can be tried again: something better is known. */
export function mistakes(turns: readonly ReviewedTurn[], seat: number | undefined): ReviewedTurn[] {
  return turns.filter((turn) => turn.judgement !== null && turn.better.length > 0 && (seat === undefined || turn.seat === seat));
}

/** What the review alone says about an attempt. */
export type Known = 'best' | 'played' | 'unfinished' | 'unknown';

/**
 * Compares an attempt with a review. `attempt` are the moves tried instead of those after `blamed`'s; `done` says whether the turn (or, where
 * cards are hidden, the decision) is over.
 */
export function compare(turn: ReviewedTurn, attempt: readonly string[], done: boolean): Known {
  const start = turn.better[0]?.after ?? 0;
  const same = (line: readonly string[]): boolean => attempt.length <= line.length && attempt.every((move, n) => move === line[n]);
  const whole = (line: readonly string[]): boolean => done && same(line) && attempt.length === line.length;
  if (turn.better.some((better) => better.after === start && whole(better.moves))) return 'best';
  if (whole(turn.moves.slice(start, start + attempt.length))) return 'played';
  return done ? 'unknown' : 'unfinished';
}

/** A curve as the path of an SVG, `width` wide and 1 high, for a game of this many moves. */
export function path(curve: Curve, moves: number, width: number): string {
  const x = (number: number): number => (moves === 0 ? 0 : (number / moves) * width);
  return curve.points.map(({ number, win }, n) => `${n === 0 ? 'M' : 'L'}${x(number).toFixed(2)} ${(1 - win).toFixed(4)}`).join(' ');
}
