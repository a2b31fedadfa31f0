// Where all lies that is not on the way to a first table: screens, each in a file of its own, texts, and what others bring about.

import type { Route } from '../route.svelte.ts';
import type { Screen } from './load.ts';
import { SERVED } from './served.ts';

export * from '../parts/over-page.ts';
export { LATER } from '../texts/later.ts';
export { refusedWords, seldomWords } from '../texts/refusals.ts';

export async function loadOther(screen: Route['screen']): Promise<Screen> {
  const served = SERVED[screen];
  if (served !== undefined) return IS_SITE ? loadOther('lost') : served(screen as never);
  switch (screen) {
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
