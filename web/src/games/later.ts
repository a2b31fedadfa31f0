// What only some screens ask of a game, each in a file of its own.

import type { GameName } from '../wire/types.ts';
import type { Coach, GameAnalysis } from './game.ts';

const COACHES = import.meta.glob<Coach>('./*/coach.ts', { import: 'coach' });
const ANALYSES = import.meta.glob<GameAnalysis>('./*/analysis.ts', { import: 'analysis' });

function load<T>(files: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const file = files[path];
  return file ? file() : Promise.reject(new Error(`there is no ${path}`));
}

/** What is remarked at the first game against a bot. */
export const loadCoach = (game: GameName): Promise<Coach> => load(COACHES, `./${game}/coach.ts`);

/** What the analysis board asks. */
export const loadAnalysis = (game: GameName): Promise<GameAnalysis> => load(ANALYSES, `./${game}/analysis.ts`);
