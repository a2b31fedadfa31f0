// Plain requests. What goes wrong is a `Fault` of the wire, thrown as `Failed`.

import type { Credentials, Error as Fault, GameBots, Games, Me, Options, Profile, SeatOffer, TableId } from '../wire/types.ts';

export class Failed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Failed({ code: 'unavailable' });
  }
  const told: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined);
  if (answer.ok) return told as T;
  const fault = told as Fault | undefined;
  throw new Failed(fault && 'code' in fault ? fault : { code: 'unavailable' });
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  guest: () => call<Me>('POST', '/guest'),
  bots: () => call<GameBots[]>('GET', '/bots'),
  openTable: (options: Options, offers: readonly SeatOffer[]) => call<{ table: TableId }>('POST', '/tables', { options, offers }),
  games: (query: string) => call<Games>('GET', `/games?${query}`),
  profile: (name: string) => call<Profile>('GET', `/people/${encodeURIComponent(name)}`),
  signIn: (credentials: Credentials) => call<Me>('POST', '/session', credentials),
};
