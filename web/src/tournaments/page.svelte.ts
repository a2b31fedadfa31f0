// One tournament that is looked at: read again whenever the server says that it has changed.

import { api, faultOf } from '../live/api.ts';
import { GAMES } from '../games/index.ts';
import { session } from '../live/session.svelte.ts';
import { Soon } from '../live/soon.ts';
import { writeItem } from '../storage.ts';
import type { Error as Fault, TournamentCommand, TournamentView } from '../wire/types.ts';
import { tournaments } from './api.ts';
import { EXPECTED } from './expected.ts';
import { Names, wrongWords } from './words.ts';

/** How long after its start a tournament may still call somebody. */
const LASTS_MS = 12 * 60 * 60 * 1000;

export class TournamentPage {
  view: TournamentView | undefined = $state.raw();
  /** Why it cannot be shown. */
  fault: Fault | undefined = $state.raw();
  /** What was refused. */
  wrong = $state('');
  busy = $state(false);
  /** When what is shown was read, by the clock of the page. */
  readAt = $state(0);
  readonly #soon = new Soon(() => this.read());
  #off: (() => void) | undefined;

  constructor(
    readonly id: string,
    readonly invitation: string | undefined,
  ) {}

  readonly names = $derived(new Names(this.view?.entries ?? {}, this.view?.people ?? {}, this.view?.settings.table.game ?? GAMES[0].name));

  async start(): Promise<void> {
    this.#off = session.onFrame((frame) => {
      if (frame.say === 'tournament_moved' && frame.tournament === this.id && frame.version !== this.view?.version) this.#soon.ask();
      if (frame.say === 'welcome') this.#soon.ask();
    });
    await this.read();
    if (this.fault) return;
    try {
      (await session.connection()).subscribe(`tournament ${this.id}`, { say: 'watch_tournament', tournament: this.id });
    } catch {
      // The page stays as it was read.
    }
  }

  stop(): void {
    this.#off?.();
    this.#soon.stop();
    void session.connection().then(
      (connection) => connection.unsubscribe(`tournament ${this.id}`, { say: 'unwatch_tournament', tournament: this.id }),
      () => undefined,
    );
  }

  async read(): Promise<void> {
    try {
      this.view = await tournaments.view(this.id);
      this.readAt = performance.now();
      this.fault = undefined;
    } catch (error) {
      if (this.view === undefined) this.fault = faultOf(error);
    }
  }

  async ask(command: TournamentCommand): Promise<void> {
    if (this.busy) return;
    [this.busy, this.wrong] = [true, ''];
    try {
      await tournaments.ask(this.id, command, this.invitation);
      // Who entered without an account is a guest now.
      if (session.me === null) session.setMe(await api.me());
      if (command.do === 'enter' && this.view) writeItem(EXPECTED, this.view.settings.starts_unix_ms + LASTS_MS);
      await this.read();
      void session.connection().then((connection) => connection.subscribe(`tournament ${this.id}`, { say: 'watch_tournament', tournament: this.id }), () => undefined);
    } catch (error) {
      this.wrong = wrongWords(faultOf(error));
    } finally {
      this.busy = false;
    }
  }
}
