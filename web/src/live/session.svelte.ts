// Who plays in this browser, and its one connection. Nobody has to sign in: the first game makes a guest.

import type { PersonId, ToClient } from '../wire/types.ts';
import { api } from './api.ts';
import { Connection, type State } from './connection.ts';

class Session {
  person: PersonId | undefined = $state();
  state: State = $state('connecting');
  readonly #hearers = new Set<(frame: ToClient) => void>();
  #connection: Promise<Connection> | undefined;

  /** The connection; the first to ask for it opens it. */
  connection(): Promise<Connection> {
    this.#connection ??= this.#open().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  /** Hears frames that belong to no table, until the returned function is called. */
  hear(hearer: (frame: ToClient) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  async #open(): Promise<Connection> {
    await this.#introduce();
    const connection = new Connection({
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`),
      now: () => performance.now(),
      after: (ms, run) => void setTimeout(run, ms),
      random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
    });
    connection.onState = (state) => (this.state = state);
    connection.onFrame = (frame) => {
      if (frame.say === 'welcome') this.person = frame.person;
      for (const hearer of this.#hearers) hearer(frame);
    };
    addEventListener('online', () => connection.hurry());
    document.addEventListener('visibilitychange', () => connection.hurry());
    return connection;
  }

  async #introduce(): Promise<void> {
    const me = await api.me();
    const known = me.person ?? (await api.guest()).person;
    this.person = known?.id;
  }
}

export const session = new Session();
