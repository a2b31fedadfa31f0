// The requests about puzzles, apart from the others: nobody needs them before the first puzzle.

import { ApiError, call, callHere, callServer } from '../live/api.ts';
import type { GameName, Puzzle, PuzzleDone, PuzzleHelp, PuzzleRated, PuzzleReport, PuzzleStanding, PuzzleStep, PuzzleRequest, Puzzles } from '../wire/types.ts';

export const puzzleApi = {
  list: (game: GameName) => call<Puzzles>('GET', `/puzzles/${game}`),
  one: (game: GameName, id: string) => call<Puzzle>('GET', `/puzzles/${game}/${id}`),
  /** `known` is what this browser knows about the solver; a server may know more. */
  next: (game: GameName, request: PuzzleRequest, known: Partial<PuzzleRequest>, isKnown: boolean) =>
    call<Puzzle>('POST', `/puzzles/${game}/next`, isKnown ? request : { ...request, ...known }, { ...request, ...known }),
  /** `moves` are all decisions of the solver. */
  try: (game: GameName, id: string, moves: readonly string[], help?: PuzzleHelp) =>
    call<PuzzleStep>('POST', `/puzzles/${game}/${id}`, help === undefined ? { moves } : { moves, help }),
  /** Counts at a server, and fails where none is reached. */
  result: (game: GameName, id: string, done: PuzzleDone) =>
    IS_SITE ? Promise.reject(new ApiError({ code: 'unavailable' }, true)) : callServer<PuzzleRated>('POST', `/puzzles/${game}/${id}/result`, done),
  /** Counts in this browser alone. */
  resultHere: (game: GameName, id: string, done: PuzzleDone) => callHere<PuzzleRated>('POST', `/puzzles/${game}/${id}/result`, done),
  mine: () => call<PuzzleStanding>('GET', '/me/puzzles'),
  report: (game: GameName, id: string, report: PuzzleReport) => call<undefined>('POST', `/puzzles/${game}/${id}/report`, report),
};
