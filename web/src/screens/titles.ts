// What the tab of the browser says about a screen.

import type { Route } from '../route.svelte.ts';
import { tab } from '../tab.svelte.ts';
import { maybeText, t } from '../texts/texts.svelte.ts';

/** The title of a screen; nothing for the first page. */
export function titleOf(route: Route): string | undefined {
  switch (route.screen) {
    case 'home':
      return undefined;
    case 'play':
      return t(`game-${route.game}`);
    case 'rules':
      return t('title-rules', { game: t(`game-${route.game}`) });
    case 'learn':
      return route.game === undefined ? t('learn-title') : t('lessons-of', { game: t(`game-${route.game}`) });
    case 'lesson':
      return t('lessons-of', { game: t(`game-${route.game}`) });
    case 'table':
      return tab.table ?? t('title-table');
    case 'replay':
      return t('replay-loading');
    case 'study':
      return t('study-title', { game: t(`game-${route.game}`) });
    case 'studies':
    case 'saved':
      return t('studies-title');
    case 'puzzles':
    case 'puzzle':
      return t('nav-puzzles');
    case 'people':
      return route.name === 'me' ? t('my-games') : route.name;
    case 'clubs':
    case 'club':
      return t('clubs-title');
    case 'tournaments':
    case 'tournament':
      return t('nav-tournaments');
    case 'lobby':
      return t('nav-lobby');
    case 'players':
      return t('players-title');
    case 'settings':
      return t('nav-settings');
    case 'account':
      return t('account-title');
    case 'mail':
      return maybeText(`email-${route.act}-title`);
    case 'notices':
      return maybeText('notices-title');
    case 'messages':
      return t('to-messages');
    case 'moderation':
      return maybeText('moderation-title');
    case 'about':
      return t('nav-about');
    case 'lost':
      return t('lost-title');
  }
}
