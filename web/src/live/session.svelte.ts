// Who uses this browser, and its one connection. Nobody has to sign in: the first game makes a guest.

import type { Challenge, Me, MyPerson, PersonId, Sanction, TableId, ToClient } from '../wire/types.ts';
import { ApiError, api } from './api.ts';
import { settings } from '../settings.svelte.ts';
import { isLocal, loadStart, localPerson } from '../local/here.ts';
import { Connection, type Environment, type State } from './connection.ts';

/** What connections need of this browser. */
const environment: Omit<Environment, 'open'> = {
  now: () => performance.now(),
  after: (ms, run) => void setTimeout(run, ms),
  visible: () => document.visibilityState !== 'hidden',
  preferences: () => (settings.botPace === 'natural' ? {} : { pace: settings.botPace }),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

class Session {
  person: PersonId | undefined = $state();
  /** Who uses this browser; null if there is neither account nor guest yet, undefined until the server has answered. */
  me: MyPerson | null | undefined = $state.raw(IS_SITE ? null : undefined);
  /** The version of the server's program. */
  version: string | undefined = $state(IS_SITE ? PROGRAM_VERSION : undefined);
  state: State = $state('connecting');
  /** Those whom the person here has blocked: what they say is not shown. */
  blocked: readonly PersonId[] = $state.raw([]);
  /** The challenges that wait for the person here. */
  challenges: readonly Challenge[] = $state.raw([]);
  /** How many notifications the person here has not seen. */
  unseen = $state(0);
  /** How many tables wait for the move of the person here, as far as it was asked. */
  waiting = $state(0);
  /** Warnings that the person here has not confirmed, and mutes that are in force for them. */
  sanctions: readonly Sanction[] = $state.raw([]);
  readonly #listeners = new Set<(frame: ToClient) => void>();
  #connection: Promise<Connection> | undefined;
  #refreshing: Promise<void> | undefined;

  /** The connection, opened by the first call. */
  connection(): Promise<Connection> {
    if (IS_SITE) return Promise.reject(new ApiError({ code: 'unavailable' }));
    this.#connection ??= this.#open().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  /** The connection to where a table is kept: a server, or this browser. */
  async connectionTo(table: TableId): Promise<Connection> {
    if (!IS_SITE && !isLocal(table)) return this.connection();
    return (await loadStart()).localConnection(environment, (frame) => this.#onFrame(frame));
  }

  /** Whether a person is the one here, by whichever name. */
  isMe(person: PersonId): boolean {
    return person === this.person || person === localPerson();
  }

  #onFrame(frame: ToClient): void {
    for (const listener of this.#listeners) listener(frame);
  }

  /** Listens to frames that belong to no table, until the returned function is called. */
  onFrame(listener: (frame: ToClient) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks the server who uses this browser, without making a guest. */
  async refresh(): Promise<MyPerson | null> {
    if (IS_SITE) return null;
    this.#refreshing ??= api.me().then((me) => this.#apply(me));
    try {
      await this.#refreshing;
    } finally {
      this.#refreshing = undefined;
    }
    return this.me ?? null;
  }

  /** After signing in or out: the connection of another person ends. */
  setMe(me: Me): void {
    const before = this.person;
    this.#apply(me);
    if (before === this.person && me.person !== null) return;
    const connection = this.#connection;
    this.#connection = undefined;
    void connection?.then((open) => open.end()).catch(() => undefined);
  }

  #apply(me: Me): void {
    this.me = me.person;
    this.person = me.person?.id;
    this.version = me.version;
  }

  async #open(): Promise<Connection> {
    await this.#ensurePerson();
    const connection = new Connection({
      ...environment,
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`),
    });
    connection.onState = (state) => (this.state = state);
    connection.onFrame = (frame) => {
      if (frame.say === 'welcome' && frame.person !== this.person) {
        // Signed in or out in another tab.
        this.person = frame.person;
        void this.refresh().catch(() => undefined);
      }
      // The lists follow the welcome if they are not empty.
      if (frame.say === 'welcome') [this.blocked, this.challenges, this.sanctions, this.unseen] = [[], [], [], 0];
      if (frame.say === 'blocked') this.blocked = frame.people;
      if (frame.say === 'challenges') this.challenges = frame.incoming;
      if (frame.say === 'notifications') this.unseen = frame.unseen;
      if (frame.say === 'sanctions') this.sanctions = frame.sanctions;
      this.#onFrame(frame);
    };
    const reconnect = (): void => connection.reconnectNow();
    const worry = (): void => connection.worry();
    addEventListener('online', reconnect);
    addEventListener('offline', worry);
    document.addEventListener('visibilitychange', reconnect);
    connection.onEnd = () => {
      removeEventListener('online', reconnect);
      removeEventListener('offline', worry);
      document.removeEventListener('visibilitychange', reconnect);
    };
    return connection;
  }

  async #ensurePerson(): Promise<void> {
    // Somebody without an account becomes a guest, unless another tab was faster: the server knows.
    if (this.me !== null) this.#apply(await api.me());
    if (this.me === null) this.#apply(await api.guest());
  }
}

export const session = new Session();
