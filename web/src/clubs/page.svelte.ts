// One club that is looked at: read again whenever the server says that it has changed; what is said comes by itself.

import { faultOf } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import { Soon } from '../live/soon.ts';
import type { ClubCommand, ClubMessage, ClubView, Error as Fault } from '../wire/types.ts';
import { clubs } from './api.ts';
import { wrongWords } from './words.ts';

/** As many messages as a server keeps. */
const KEPT = 100;

export class ClubPage {
  view: ClubView | undefined = $state.raw();
  /** What was said, oldest first; nothing where one may not know. */
  messages: readonly ClubMessage[] | undefined = $state.raw();
  /** Why it cannot be shown. */
  fault: Fault | undefined = $state.raw();
  /** What was refused. */
  wrong = $state('');
  busy = $state(false);
  readonly #soon = new Soon(() => this.read());
  #off: (() => void) | undefined;
  #watches = false;

  constructor(
    readonly id: string,
    readonly invitation: string | undefined,
  ) {}

  /** Without what people said who are blocked. */
  readonly heard = $derived(this.messages?.filter(({ by }) => !session.blocked.includes(by)));

  get organises(): boolean {
    return this.view?.role === 'owner' || this.view?.role === 'organiser';
  }

  async start(): Promise<void> {
    this.#off = session.onFrame((frame) => {
      if (frame.say === 'club_said' && frame.club === this.id) this.#add(frame.message);
      if (frame.say === 'club_moved' && frame.club === this.id) this.#soon.ask();
      // Something may have been missed.
      if (frame.say === 'welcome' && this.#watches) this.#soon.ask();
    });
    await session.refresh().catch(() => null);
    await this.read();
  }

  stop(): void {
    this.#off?.();
    this.#soon.stop();
    if (!this.#watches) return;
    void session.connection().then(
      (connection) => connection.unsubscribe(`club ${this.id}`, { say: 'unwatch_club', club: this.id }),
      () => undefined,
    );
  }

  #add(message: ClubMessage): void {
    if (this.messages === undefined || this.messages.some(({ number }) => number === message.number)) return;
    this.messages = [...this.messages, message].slice(-KEPT);
  }

  async read(): Promise<void> {
    try {
      const view = await clubs.view(this.id, this.invitation);
      this.messages = view.role === null ? undefined : (await clubs.chat(this.id)).messages;
      this.view = view;
      this.fault = undefined;
      if (view.role !== null) await this.#watch();
      else this.#watches = false;
    } catch (error) {
      const fault = faultOf(error);
      if (this.view === undefined || fault.code === 'not_found') this.fault = fault;
    }
  }

  /** Hears of it from now on, once a member. */
  async #watch(): Promise<void> {
    if (this.#watches) return;
    this.#watches = true;
    try {
      (await session.connection()).subscribe(`club ${this.id}`, { say: 'watch_club', club: this.id });
    } catch {
      // The page stays as it was read.
    }
  }

  /** Does something, and reads the club again. Says whether it was done. */
  async act(request: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.wrong] = [true, ''];
    let done = false;
    try {
      await request();
      done = true;
      await this.read();
    } catch (error) {
      this.wrong = wrongWords(faultOf(error));
    } finally {
      this.busy = false;
    }
    return done;
  }

  ask(command: ClubCommand): Promise<boolean> {
    return this.act(() => clubs.ask(this.id, command, command.do === 'join' ? this.invitation : undefined));
  }

  async say(text: string): Promise<boolean> {
    this.wrong = '';
    try {
      this.#add(await clubs.say(this.id, text));
      return true;
    } catch (error) {
      this.wrong = wrongWords(faultOf(error));
      return false;
    }
  }
}
