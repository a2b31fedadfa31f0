// What only some screens ask of a game, each in a file of its own.

import type { GameName } from '../wire/types.ts';
import type { Coach, GameAnalysis } from './game.ts';

const COACHES: Readonly<Record<GameName, () => Promise<{ coach: Coach }>>> = {
  yinsh: () => import('./yinsh/coach.ts'),
  lyngk: () => import('./lyngk/coach.ts'),
  linko: () => import('./linko/coach.ts'),
};

const ANALYSES: Readonly<Record<GameName, () => Promise<{ analysis: GameAnalysis }>>> = {
  yinsh: () => import('./yinsh/analysis.ts'),
  lyngk: () => import('./lyngk/analysis.ts'),
  linko: () => import('./linko/analysis.ts'),
};

/** What is remarked at the first game against a bot. */
export async function loadCoach(game: GameName): Promise<Coach> {
  return (await COACHES[game]()).coach;
}

/** What the analysis board asks. */
export async function loadAnalysis(game: GameName): Promise<GameAnalysis> {
  return (await ANALYSES[game]()).analysis;
}
