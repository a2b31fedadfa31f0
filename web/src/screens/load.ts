// Screens are loaded when they are first shown; the first page comes with the frame round it.

import type { Component } from 'svelte';
import { GAMES, gameNamed, isGameName, loadViews, type Game, type GameName } from '../games/index.ts';
import type { Route } from '../route.svelte.ts';
import { whenIdle } from '../idle.ts';
import { isEngineNear } from '../local/here.ts';
import { everyText } from '../texts/texts.svelte.ts';
import Home from './Home.svelte';
import { SERVED } from './served.ts';

export type Screen = Component<{ route: never }>;

/** The screens on the way to a first table, which need only the first texts. */
const FIRST: readonly Route['screen'][] = ['home', 'play', 'table'];

/** Loads a screen, its texts, and the boards it may show; where they cannot be had, the screen that says so. */
export function load(route: Route): Promise<Screen> {
  if (IS_SITE && route.screen in SERVED) return loadFor('lost', undefined);
  return loadFor(route.screen, gameIn(route)).catch(() => loadFor('lost', undefined));
}

async function loadFor(screen: Route['screen'], game: GameName | undefined): Promise<Screen> {
  const [loaded] = await Promise.all([component(screen), loadViews(gamesOn(screen, game)), FIRST.includes(screen) || everyText()]);
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
  const served = SERVED[screen];
  if (served !== undefined) return served(screen as never);
  switch (screen) {
    case 'home':
      return Home as unknown as Screen;
    case 'play':
      return (await import('./Play.svelte')).default as unknown as Screen;
    case 'table':
      return (await import('./Table.svelte')).default as unknown as Screen;
    case 'replay':
      return (await import('./Replay.svelte')).default as unknown as Screen;
    case 'study':
      return (await import('./Study.svelte')).default as unknown as Screen;
    case 'studies':
      return (await import('./Studies.svelte')).default as unknown as Screen;
    case 'saved':
      return (await import('./SavedStudy.svelte')).default as unknown as Screen;
    case 'rules':
      return (await import('./Rules.svelte')).default as unknown as Screen;
    case 'learn':
      return (await import('./Lessons.svelte')).default as unknown as Screen;
    case 'lesson':
      return (await import('./Lesson.svelte')).default as unknown as Screen;
    case 'puzzles':
    case 'puzzle':
      return (await import('../puzzles/open.ts')).open(screen);
    case 'settings':
      return (await import('./Settings.svelte')).default as unknown as Screen;
    case 'people':
      return (await import('./Profile.svelte')).default as unknown as Screen;
    case 'about':
      return (await import('./About.svelte')).default as unknown as Screen;
    default:
      return (await import('./Lost.svelte')).default as unknown as Screen;
  }
}

/** Where people mostly go from a screen. */
const NEXT: Readonly<Partial<Record<Route['screen'], Route['screen']>>> = { home: 'play', play: 'table', lobby: 'table', learn: 'lesson', puzzles: 'puzzle' };

/** The parts of a table that its first moves do without, with their texts. */
export async function tableLater(): Promise<typeof import('../parts/table-later.ts')> {
  const [parts] = await Promise.all([import('../parts/table-later.ts'), everyText()]);
  return parts;
}

/** A table has been shown for this long before what it may need later is loaded. */
const SETTLED_MS = 4_000;

/** Loads what is likely to be shown next, when the browser has nothing else to do. */
export function prefetchNext(route: Route): void {
  const next = NEXT[route.screen];
  if (next !== undefined) whenIdle(() => loadFor(next, gameIn(route)));
  if (route.screen === 'play' && isEngineNear()) whenIdle(async () => (await import('../local/start.ts')).prepareEngine(route.game));
  if (route.screen === 'table') setTimeout(() => whenIdle(() => Promise.all([tableLater(), import('../sound.ts')])), SETTLED_MS);
}
