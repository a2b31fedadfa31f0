// Plain requests. What goes wrong is a `Fault` of the wire, thrown as `Failed`.

import type { Error as Fault, Games, Me, Options, SeatOffer, TableId } from '../wire/types.ts';

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
  /** Asked again with the same key, the same table is meant. */
  openTable: (options: Options, seats: readonly SeatOffer[], key: string) => call<{ table: TableId }>('POST', '/tables', { options, seats, key }),
  myGames: () => call<Games>('GET', '/games?player=me'),
};
