// Screens are loaded when they are first shown; those on the way to a first table come with the frame round them. Where the others lie is a
// list of its own (`others.ts`), which that way does without.

import type { Component } from 'svelte';
import { loadArrow } from '../games/hex/arrow.svelte.ts';
import { GAMES, gameNamed, isGameName, loadViews, type Game, type GameName } from '../games/index.ts';
import type { Route } from '../route.svelte.ts';
import { whenIdle } from '../idle.ts';
import { isEngineNear, loadStart } from '../local/here.ts';
import { loadRefusals } from '../texts/refusals-loaded.svelte.ts';
import Home from './Home.svelte';
import Play from './Play.svelte';
import Table from './Table.svelte';
import { tableLater } from './table-later.ts';

export type Screen = Component<{ route: never }>;

/** The screens on the way to a first table, which need only the first texts. */
const FIRST: Readonly<Partial<Record<Route['screen'], unknown>>> = { home: Home, play: Play, table: Table };

/** Loads a screen, its texts, and the boards it may show; where they cannot be had, the screen that says so. */
export function load(route: Route): Promise<Screen> {
  return loadFor(route.screen, gameIn(route)).catch(() => loadFor('lost', undefined));
}

async function loadFor(screen: Route['screen'], game: GameName | undefined): Promise<Screen> {
  const [loaded] = await Promise.all([component(screen), loadViews(gamesOn(screen, game)), screen in FIRST || loadRefusals()]);
  return loaded;
}

/** The game that the address names, or the server's page for a table. A replay counts the games of a match. */
function gameIn(route: Route): GameName | undefined {
  if ('game' in route && route.screen !== 'replay') return route.game;
  return route.screen === 'table' ? gameServed(route.table) : undefined;
}

function gameServed(table: string): GameName | undefined {
  const [named, game] = document.querySelector<HTMLMetaElement>('meta[name="trilynx:table"]')?.content.split(' ') ?? [];
  return named === table && isGameName(game) ? game : undefined;
}

/** The games whose boards a screen may show: all of them where the address does not say which one it is, or another can be opened. */
function gamesOn(screen: Route['screen'], game: GameName | undefined): readonly Game[] {
  switch (screen) {
    case 'replay':
    case 'study':
    case 'saved':
      return GAMES;
    case 'table':
    case 'lesson':
    case 'puzzle':
    case 'rules':
      return game === undefined ? GAMES : [gameNamed(game)];
    default:
      return [];
  }
}

async function component(screen: Route['screen']): Promise<Screen> {
  const first = FIRST[screen] as Screen | undefined;
  if (first) return first;
  // What says that something could not be had asks for nothing else.
  return screen === 'lost' ? ((await import('./Lost.svelte')).default as unknown as Screen) : (await import('./others.ts')).loadOther(screen);
}

/** Where people mostly go from a screen. */
const NEXT: Readonly<Partial<Record<Route['screen'], Route['screen']>>> = { home: 'play', play: 'table', lobby: 'table', learn: 'lesson', puzzles: 'puzzle' };

/** A screen has been shown for this long before what may be needed later is loaded. */
const SETTLED_MS = 4_000;

/** Loads what is likely to be shown next, when the browser has nothing else to do. */
export function prefetchNext(route: Route): void {
  const next = NEXT[route.screen];
  if (next !== undefined) whenIdle(() => loadFor(next, gameIn(route)));
  if (route.screen === 'play' && isEngineNear()) whenIdle(async () => (await loadStart()).prepareEngine(route.game));
  setTimeout(() => whenIdle(() => (route.screen === 'table' ? Promise.all([tableLater(), import('../sound.ts'), loadArrow()]) : import('./others.ts'))), SETTLED_MS);
}
