// The screens that need a server. A browser keeps none of them for times without a network: `service-worker.ts` leaves out what only this file
// loads.

import type { Route } from '../route.svelte.ts';
import type { Screen } from './load.ts';

type Load = (screen: never) => Promise<Screen>;

const clubs = async (screen: 'club' | 'clubs'): Promise<Screen> => (await import('../clubs/open.ts')).open(screen);
const tournaments = async (screen: 'tournament' | 'tournaments'): Promise<Screen> => (await import('../tournaments/open.ts')).open(screen);

export const SERVED: Readonly<Partial<Record<Route['screen'], Load>>> = {
  lobby: async () => (await import('./Lobby.svelte')).default as unknown as Screen,
  players: async () => (await import('./Players.svelte')).default as unknown as Screen,
  account: async () => (await import('./Account.svelte')).default as unknown as Screen,
  mail: async () => (await import('../mail/open.ts')).openScreen(),
  clubs,
  club: clubs,
  notices: async () => (await import('../notices/open.ts')).open(),
  messages: async () => (await import('../messages/open.ts')).open(),
  moderation: async () => (await import('../order/open.ts')).openScreen(),
  tournaments,
  tournament: tournaments,
};
