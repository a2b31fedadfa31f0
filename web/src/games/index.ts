// The games there are. This is the only list: everything else asks it.

import type { GameName, Position } from '../wire/types.ts';
import type { Game, GameView } from './game.ts';
import { linko } from './linko/index.ts';
import { lyngk } from './lyngk/index.ts';
import { yinsh } from './yinsh/index.ts';

export type { Game, GameView } from './game.ts';
export type { GameName } from '../wire/types.ts';

export const GAMES: readonly [Game, ...Game[]] = [yinsh, lyngk, linko];

/** The game whose board shows what every setting of boards does. */
export const SETTINGS_EXAMPLE: Game = lyngk;

const BY_NAME = Object.fromEntries(GAMES.map((game) => [game.name, game])) as Readonly<Record<GameName, Game>>;

export function isGameName(name: string | undefined): name is GameName {
  return name !== undefined && Object.hasOwn(BY_NAME, name);
}

export function gameNamed(name: GameName): Game {
  return BY_NAME[name];
}

export function gameOf(position: Position): Game {
  return BY_NAME[position.game];
}

/** The game of a clause: `LYNGK E7`. */
export function gameOfClause(clause: string): Game | undefined {
  const name = clause.split(' ')[0]?.toLowerCase();
  return isGameName(name) ? BY_NAME[name] : undefined;
}

const views = new Map<GameName, GameView>();

/** Loads what screens with a board draw, so that `viewOf` has it. */
export async function loadViews(games: readonly Game[]): Promise<void> {
  await Promise.all(games.map(async (game) => views.has(game.name) || views.set(game.name, await game.loadView())));
}

/** What a game draws. The screen must have been loaded with the view: see screens/load.ts. */
export function viewOf(name: GameName): GameView {
  const view = views.get(name);
  if (!view) throw new Error(`the view of ${name} is not loaded`);
  return view;
}
