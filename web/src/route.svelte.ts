// Which screen is shown: paths, so that every screen and position has a link of its own.

import { addressOf, readAddress } from './address.ts';
import type { Place } from './fragment.ts';
import { GAMES, gameOfClause, isGameName, type GameName } from './games/index.ts';

/** Screens whose address is their name and nothing else. The last one is for moderators. */
const PLAIN_SCREENS = ['lobby', 'players', 'settings', 'account', 'notices', 'moderation'] as const;
type PlainScreen = (typeof PLAIN_SCREENS)[number];
const isPlain = (name: string): name is PlainScreen => PLAIN_SCREENS.some((plain) => plain === name);

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: PlainScreen }
  | { readonly screen: 'play'; readonly game: GameName }
  /** The game is no part of the address; where it is known, only its board has to be loaded. */
  | { readonly screen: 'table'; readonly table: string; readonly game?: GameName }
  | { readonly screen: 'replay'; readonly table: string; readonly game: number | undefined; readonly at: number | undefined; readonly review: boolean; readonly analysis?: boolean }
  | { readonly screen: 'study'; readonly game: GameName; readonly search: string; readonly hash: string }
  /** The studies one has. */
  | { readonly screen: 'studies' }
  | { readonly screen: 'saved'; readonly study: string; readonly chapter: string | undefined; readonly node: string | undefined }
  | { readonly screen: 'clubs' }
  /** `invitation` is what the link of an organiser holds. */
  | { readonly screen: 'club'; readonly club: string; readonly invitation: string | undefined }
  | { readonly screen: 'tournaments' }
  /** `invitation` is what the link of an organiser holds. */
  | { readonly screen: 'tournament'; readonly tournament: string; readonly invitation: string | undefined }
  | { readonly screen: 'rules'; readonly game: GameName; readonly clause: string | undefined }
  | { readonly screen: 'learn'; readonly game: GameName | undefined }
  | { readonly screen: 'lesson'; readonly game: GameName; readonly lesson: string }
  | { readonly screen: 'puzzles'; readonly game: GameName | undefined }
  /** `which` is a puzzle, or a way to get one after the other. */
  | { readonly screen: 'puzzle'; readonly game: GameName; readonly which: string; readonly theme: string | undefined }
  /** `person`: the id of the other one in the conversation that is open. */
  | { readonly screen: 'messages'; readonly person: string | undefined }
  /** Where links in mails lead. `given` is what they hold, which only the one who got the mail knows. */
  | { readonly screen: 'mail'; readonly act: 'confirm' | 'recover' | 'unsubscribe'; readonly given: string }
  /** `me` is the caller, also a guest: no account has so short a name. `search` says which games are listed. */
  | { readonly screen: 'people'; readonly name: string; readonly search: string }
  | { readonly screen: 'about'; readonly place: string | undefined }
  | { readonly screen: 'lost' };

/** Of a lesson, a puzzle or a theme. */
const NAME = /^[a-z0-9-]{1,32}$/;

/** Whether a name can be that of an account, which a server has. The names of guests have several words. */
export function isAccountName(name: string): boolean {
  return !IS_SITE && /^[0-9A-Za-z][0-9A-Za-z_-]{1,18}[0-9A-Za-z]$/.test(name);
}

export function readRoute(path: string, hash: string, search = ''): Route {
  const [first, second, third, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0 || (third !== undefined && first !== 'learn' && first !== 'studies' && first !== 'puzzles')) return { screen: 'lost' };
  switch (first) {
    case undefined:
      return { screen: 'home' };
    case 'play':
      return isGameName(second) ? { screen: 'play', game: second } : { screen: 'lost' };
    case 'table':
      return second !== undefined && /^[0-9A-Za-z]{12}$/.test(second) ? { screen: 'table', table: second } : { screen: 'lost' };
    case 'replay':
      return second !== undefined && /^[0-9A-Za-z]{12}$/.test(second) ? readReplay(second, hash, new URLSearchParams(search)) : { screen: 'lost' };
    case 'study':
      if (second === undefined) return { screen: 'study', game: GAMES[0].name, search, hash };
      return isGameName(second) ? { screen: 'study', game: second, search, hash } : { screen: 'lost' };
    case 'studies':
      if (second === undefined) return { screen: 'studies' };
      if (![second, third ?? second].every((id) => /^[0-9A-Za-z]{12}$/.test(id))) return { screen: 'lost' };
      return { screen: 'saved', study: second, chapter: third, node: /^#([0-9a-f]{16})$/.exec(hash)?.[1] };
    case 'clubs':
      if (second === undefined) return { screen: 'clubs' };
      return /^[0-9A-Za-z]{12}$/.test(second) ? { screen: 'club', club: second, invitation: readInvitation(search) } : { screen: 'lost' };
    case 'tournaments':
      if (second === undefined) return { screen: 'tournaments' };
      return /^[0-9A-Za-z]{12}$/.test(second) ? { screen: 'tournament', tournament: second, invitation: readInvitation(search) } : { screen: 'lost' };
    case 'messages':
      if (second === undefined) return { screen: 'messages', person: undefined };
      return /^[0-9A-Za-z]{12}$/.test(second) ? { screen: 'messages', person: second } : { screen: 'lost' };
    case 'rules':
      return isGameName(second) ? { screen: 'rules', game: second, clause: hash.slice(1) || undefined } : { screen: 'lost' };
    case 'people':
      return second !== undefined && (second === 'me' || isAccountName(second)) ? { screen: 'people', name: second, search } : { screen: 'lost' };
    case 'learn':
      if (second === undefined) return { screen: 'learn', game: undefined };
      if (!isGameName(second)) return { screen: 'lost' };
      if (third === undefined) return { screen: 'learn', game: second };
      return NAME.test(third) ? { screen: 'lesson', game: second, lesson: third } : { screen: 'lost' };
    case 'puzzles':
      if (second === undefined) return { screen: 'puzzles', game: undefined };
      if (!isGameName(second)) return { screen: 'lost' };
      if (third === undefined) return { screen: 'puzzles', game: second };
      return NAME.test(third) ? { screen: 'puzzle', game: second, which: third, theme: readTheme(search) } : { screen: 'lost' };
    case 'mail':
      if (second === 'confirm' || second === 'recover') return { screen: 'mail', act: second, given: hash.slice(1) };
      return second === 'unsubscribe' ? { screen: 'mail', act: second, given: new URLSearchParams(search).get('token') ?? '' } : { screen: 'lost' };
    case 'about':
      return second === undefined ? { screen: 'about', place: hash.slice(1) || undefined } : { screen: 'lost' };
    default:
      return isPlain(first) && second === undefined ? { screen: first } : { screen: 'lost' };
  }
}

/** `#23`: the position after move 23. */
export function readNumber(hash: string): number | undefined {
  const digits = /^#(\d{1,5})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function readInvitation(search: string): string | undefined {
  const invitation = new URLSearchParams(search).get('invitation');
  return invitation !== null && /^[0-9A-Za-z]{12}$/.test(invitation) ? invitation : undefined;
}

function readTheme(search: string): string | undefined {
  const theme = new URLSearchParams(search).get('theme');
  return theme !== null && /^[a-z0-9_]{1,32}$/.test(theme) ? theme : undefined;
}

function readReplay(table: string, hash: string, query: URLSearchParams): Route {
  const game = Number(query.get('game') ?? Number.NaN);
  return { screen: 'replay', table, game: Number.isInteger(game) && game > 0 ? game : undefined, at: readNumber(hash), review: query.has('review'), ...(query.has('analysis') ? { analysis: true } : {}) };
}

function replayLink(route: Extract<Route, { screen: 'replay' }>): string {
  const query = [...(route.game === undefined ? [] : [`game=${route.game}`]), ...(route.review ? ['review'] : []), ...(route.analysis ? ['analysis'] : [])].join('&');
  return `/replay/${route.table}${query === '' ? '' : `?${query}`}${route.at === undefined ? '' : `#${route.at}`}`;
}

/** The screen at an address: the first one if it names none. */
export function routeAt(address: Place): Route {
  const { pathname, hash, search } = readAddress(address) ?? { pathname: '/', hash: '', search: '' };
  return readRoute(pathname, hash, search);
}

/** The link to a screen: reading it gives the same screen. */
export function linkTo(route: Route): string {
  return addressOf(pathTo(route));
}

/** The path of a screen, as a server knows it. */
export function pathTo(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '/';
    case 'play':
      return `/play/${route.game}`;
    case 'table':
      return `/table/${route.table}`;
    case 'replay':
      return replayLink(route);
    case 'study':
      return `/study/${route.game}${route.search}${route.hash}`;
    case 'studies':
      return '/studies';
    case 'saved':
      return `/studies/${route.study}${route.chapter === undefined ? '' : `/${route.chapter}`}${route.node === undefined ? '' : `#${route.node}`}`;
    case 'clubs':
      return '/clubs';
    case 'club':
      return `/clubs/${route.club}${route.invitation === undefined ? '' : `?invitation=${route.invitation}`}`;
    case 'tournaments':
      return '/tournaments';
    case 'tournament':
      return `/tournaments/${route.tournament}${route.invitation === undefined ? '' : `?invitation=${route.invitation}`}`;
    case 'rules':
      return `/rules/${route.game}${route.clause === undefined ? '' : `#${route.clause}`}`;
    case 'people':
      return `/people/${route.name}${route.search}`;
    case 'learn':
      return route.game === undefined ? '/learn' : `/learn/${route.game}`;
    case 'lesson':
      return `/learn/${route.game}/${route.lesson}`;
    case 'puzzles':
      return route.game === undefined ? '/puzzles' : `/puzzles/${route.game}`;
    case 'puzzle':
      return `/puzzles/${route.game}/${route.which}${route.theme === undefined ? '' : `?theme=${route.theme}`}`;
    case 'messages':
      return `/messages${route.person === undefined ? '' : `/${route.person}`}`;
    case 'mail':
      return `/mail/${route.act}${route.act === 'unsubscribe' ? `?token=${encodeURIComponent(route.given)}` : `#${route.given}`}`;
    case 'about':
      return `/about${route.place === undefined ? '' : `#${route.place}`}`;
    default:
      return `/${route.screen satisfies PlainScreen}`;
  }
}

/** The paragraph of the rules that a clause names. */
export function clauseLink(clause: string): string | undefined {
  const game = gameOfClause(clause)?.name;
  const label = clause.split(' ')[1];
  return game !== undefined && label !== undefined ? linkTo({ screen: 'rules', game, clause: label }) : undefined;
}

class Router {
  now: Route = $state.raw({ screen: 'home' });

  start(): void {
    const read = (): void => {
      this.now = routeAt(location);
    };
    read();
    addEventListener('popstate', read);
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(route: Route): void {
    history.pushState(null, '', linkTo(route));
    this.now = route;
    scrollTo(0, 0);
  }

  /** Our own links change the screen without a new page. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download') || !readAddress(link)) return;
    const route = routeAt(link);
    if (route.screen === 'lost') return;
    event.preventDefault();
    this.go(route);
  }
}

export const router = new Router();
