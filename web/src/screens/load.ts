// Screens are loaded when they are first shown; the first page comes with the frame round it.

import type { Component } from 'svelte';
import type { Route } from '../route.svelte.ts';
import Home from './Home.svelte';

export type Screen = Component<{ route: never }>;

export async function load(screen: Route['screen']): Promise<Screen> {
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
    case 'lobby':
      return (await import('./Lobby.svelte')).default as unknown as Screen;
    case 'rules':
      return (await import('./Rules.svelte')).default as unknown as Screen;
    case 'learn':
      return (await import('./Lessons.svelte')).default as unknown as Screen;
    case 'lesson':
      return (await import('./Lesson.svelte')).default as unknown as Screen;
    case 'settings':
      return (await import('./Settings.svelte')).default as unknown as Screen;
    case 'account':
      return (await import('./Account.svelte')).default as unknown as Screen;
    case 'people':
      return (await import('./Profile.svelte')).default as unknown as Screen;
    case 'about':
      return (await import('./About.svelte')).default as unknown as Screen;
    case 'lost':
      return (await import('./Lost.svelte')).default as unknown as Screen;
  }
}

/** Where people mostly go from a screen. */
const NEXT: Readonly<Partial<Record<Route['screen'], Route['screen']>>> = { home: 'play', play: 'table', lobby: 'table', learn: 'lesson' };

/** Loads what is likely to be shown next, when the browser has nothing else to do. */
export function foresee(screen: Route['screen']): void {
  const next = NEXT[screen];
  if (next === undefined) return;
  const run = (): void => void load(next).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_000);
}
