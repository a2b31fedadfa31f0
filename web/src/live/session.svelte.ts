// Who plays in this browser, and its one connection. Nobody has to sign in: the first game makes a guest.

import type { Me, MyPerson, PersonId, ToClient } from '../wire/types.ts';
import { api } from './api.ts';
import { Connection, type State } from './connection.ts';

class Session {
  person: PersonId | undefined = $state();
  /** Who plays here, as the server said last; null: nobody yet, nothing: not asked yet. */
  me: MyPerson | null | undefined = $state.raw();
  /** The version of the server's program. */
  version: string | undefined = $state();
  state: State = $state('connecting');
  readonly #hearers = new Set<(frame: ToClient) => void>();
  #connection: Promise<Connection> | undefined;
  #meeting: Promise<void> | undefined;

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

  /** Asks who plays here, without making a guest of nobody. */
  async meet(): Promise<MyPerson | null> {
    this.#meeting ??= api.me().then((me) => this.#know(me));
    try {
      await this.#meeting;
    } finally {
      this.#meeting = undefined;
    }
    return this.me ?? null;
  }

  /** Somebody signed in or out, or changed: what was connected for somebody else ends. */
  become(me: Me): void {
    const before = this.person;
    this.#know(me);
    if (before === this.person && me.person !== null) return;
    const connection = this.#connection;
    this.#connection = undefined;
    void connection?.then((open) => open.end()).catch(() => undefined);
  }

  #know(me: Me): void {
    this.me = me.person;
    this.person = me.person?.id;
    this.version = me.version;
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
      if (frame.say === 'welcome' && frame.person !== this.person) {
        // Signed in or out elsewhere: who this is has to be asked again.
        this.person = frame.person;
        void this.meet().catch(() => undefined);
      }
      for (const hearer of this.#hearers) hearer(frame);
    };
    const hurry = (): void => connection.hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    connection.onEnd = () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
    };
    return connection;
  }

  async #introduce(): Promise<void> {
    this.#know(await api.me());
    if (this.me === null) this.#know(await api.guest());
  }
}

export const session = new Session();
