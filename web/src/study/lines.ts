// What the engine has found, as things to show: lines of numbered turns, and arrows.

import type { Game, GameAnalysis, MoveArrow, PlayedMove } from '../games/game.ts';
import { turnsOf } from '../games/turns.ts';
import type { Info } from '../local/info.ts';

/** Lines that lose at most this much of the winning chance are drawn. */
const DRAWN = 0.2;

/** A turn of a line. */
export interface LineTurn {
  readonly number: number;
  readonly seat: number;
  readonly moves: readonly string[];
}

/** The moves of a line by turns, numbered as in the game before them. The texts of the moves say who moves. */
export function lineTurns(game: Pick<Game, 'turnOver'>, analysis: Pick<GameAnalysis, 'turnLength'>, before: readonly PlayedMove[], seat: number, line: readonly string[], players: number): LineTurn[] {
  const moves: PlayedMove[] = [];
  for (let at = 0, mover = seat; at < line.length; mover = (mover + 1) % players) {
    const length = Math.max(1, analysis.turnLength(line.slice(at)));
    moves.push(...line.slice(at, at + length).map((move) => ({ seat: mover, move })));
    at += length;
  }
  const turns = turnsOf(game, [...before, ...moves], players);
  return turns.flatMap((turn) => {
    const own = turn.moves.slice(Math.max(0, before.length - turn.first));
    return own.length > 0 ? [{ number: turn.number, seat: turn.seat, moves: own.map(({ move }) => move) }] : [];
  });
}

/** The whole turn with which each line begins: the best, and those that are nearly as good, thinner the more they lose. */
export function arrowsOf(analysis: Pick<GameAnalysis, 'turnLength' | 'drawn'>, lines: readonly Info[]): MoveArrow[] {
  const [best] = lines;
  const arrows = new Map<string, MoveArrow>();
  for (const line of best ? lines : []) {
    const loss = (best?.win ?? 0) - line.win;
    if (loss > DRAWN) continue;
    const isBest = line === best;
    for (const { move, label } of drawnTurn(analysis, line)) {
      if (!arrows.has(move)) arrows.set(move, { move, strength: isBest ? 1 : 0.7 * (1 - loss / DRAWN), tone: isBest ? 'best' : 'other', ...(label === undefined ? {} : { label }) });
    }
  }
  return [...arrows.values()];
}

/** What the opponent would play. */
export function threatArrows(analysis: Pick<GameAnalysis, 'turnLength' | 'drawn'>, line: Info | undefined): MoveArrow[] {
  return line ? drawnTurn(analysis, line).map((part) => ({ ...part, strength: 0.6, tone: 'threat' })) : [];
}

function drawnTurn(analysis: Pick<GameAnalysis, 'turnLength' | 'drawn'>, { moves }: Info): readonly Pick<MoveArrow, 'move' | 'label'>[] {
  return analysis.drawn(moves.slice(0, analysis.turnLength(moves)));
}

/** As many moves of a line as fit into a width, by about how wide their texts are. In pixels. */
export function fitting(turns: readonly LineTurn[], words: (move: string) => string, width: number): LineTurn[] {
  let left = width;
  const fits: LineTurn[] = [];
  for (const turn of turns) {
    left -= 10 + 7 * String(turn.number).length;
    const moves = [];
    for (const move of turn.moves) {
      left -= 12 + 7.6 * words(move).length;
      if (left < 0 && (fits.length > 0 || moves.length > 0)) break;
      moves.push(move);
    }
    if (moves.length > 0) fits.push({ ...turn, moves });
    if (left < 0) break;
  }
  return fits;
}
