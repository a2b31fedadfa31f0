// The moves of a game as turns, numbered the same way at a table, in a replay and in a review.
//
// With two players a number is a round: the turns of both sides stand under it. With more players every turn has a number of its own.

import type { Game, PlayedMove } from './game.ts';

export interface Turn<Move extends PlayedMove = PlayedMove> {
  readonly number: number;
  readonly seat: number;
  /** How many moves were played before it. */
  readonly first: number;
  readonly moves: readonly Move[];
}

export function turnsOf<Move extends PlayedMove>(game: Pick<Game, 'turnOver'>, moves: readonly Move[], players: number): Turn<Move>[] {
  const turns: (Turn<Move> & { moves: Move[] })[] = [];
  for (const [n, played] of moves.entries()) {
    const turn = turns.at(-1);
    const before = turn?.moves.at(-1);
    if (turn && before && turn.seat === played.seat && !game.turnOver(before.move, played.move)) {
      turn.moves.push(played);
      continue;
    }
    // A round ends where its second side has moved, or has had to pass.
    const sameRound = players === 2 && turn !== undefined && turn.seat < played.seat;
    turns.push({ number: (turn?.number ?? 0) + (sameRound ? 0 : 1), seat: played.seat, first: n, moves: [played] });
  }
  return turns;
}

/** The number of the turn that the last of these moves belongs to; 0 before the first. */
export function turnNumber(game: Pick<Game, 'turnOver'>, moves: readonly PlayedMove[], players: number): number {
  return turnsOf(game, moves, players).at(-1)?.number ?? 0;
}

export interface Round<Move extends PlayedMove = PlayedMove> {
  readonly number: number;
  readonly turns: readonly Turn<Move>[];
}

/** Turns that have the same number. */
export function roundsOf<Move extends PlayedMove>(turns: readonly Turn<Move>[]): Round<Move>[] {
  const rounds: { number: number; turns: Turn<Move>[] }[] = [];
  for (const turn of turns) {
    const last = rounds.at(-1);
    if (last?.number === turn.number) last.turns.push(turn);
    else rounds.push({ number: turn.number, turns: [turn] });
  }
  return rounds;
}
