// What was played from the position that is looked at, here and in the book of the strongest bot.
//
// The one thing to know: nothing is fetched before the explorer is opened. A server answers with both; without one the book is fetched as a
// file, and the engine of this browser looks the position up in it.

import { ApiError, callHere, callServer, faultOf } from '../live/api.ts';
import { hasEngine } from '../local/here.ts';
import { readItem, writeItem } from '../storage.ts';
import type { Error as Fault, Explored, Pace, PlayerKind } from '../wire/types.ts';

export const PLAYERS: readonly PlayerKind[] = ['people', 'bots'];
export const PACES: readonly Pace[] = ['untimed', 'bullet', 'blitz', 'rapid', 'classical', 'correspondence'];
/** The steps of the least average rating. */
export const RATINGS: readonly number[] = [1200, 1400, 1600, 1800, 2000];

/** Which games are counted; an empty string stands for all. */
export interface ExplorerFilter {
  readonly players: PlayerKind | '';
  readonly pace: Pace | '';
  readonly least: number | '';
}

/** Where answers come from; tests bring their own. */
export interface ExplorerSource {
  ask(position: string, filter: ExplorerFilter): Promise<Explored>;
}

/** Steps through a game are not asked about one by one. */
const PAUSE_MS = 200;
const MOST_KNOWN = 200;
const KEY = 'trilynx-explorer';

export class Explorer {
  open = $state(readItem(KEY) === 'true');
  filter: ExplorerFilter = $state.raw({ players: '', pace: '', least: '' });
  /** What is known about the position that is looked at. */
  found: Explored | undefined = $state.raw();
  fault: Fault | undefined = $state.raw();
  busy = $state(false);
  readonly #source: ExplorerSource;
  readonly #known = new Map<string, Explored>();
  #position: string | undefined;
  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(source: ExplorerSource = SOURCE) {
    this.#source = source;
  }

  switch(open: boolean): void {
    this.open = open;
    writeItem(KEY, open);
    this.#restart(0);
  }

  narrow(filter: Partial<ExplorerFilter>): void {
    this.filter = { ...this.filter, ...filter };
    this.#restart(0);
  }

  /** Another position is looked at, or none. */
  look(position: string | undefined): void {
    if (position === this.#position) return;
    this.#position = position;
    this.#restart(PAUSE_MS);
  }

  leave(): void {
    this.#asked++;
    clearTimeout(this.#pause);
  }

  again(): void {
    this.#restart(0);
  }

  #restart(ms: number): void {
    this.leave();
    const position = this.#position;
    this.fault = undefined;
    this.busy = false;
    if (!this.open || position === undefined) {
      this.found = undefined;
      return;
    }
    this.found = this.#known.get(keyOf(position, this.filter));
    if (this.found) return;
    this.busy = true;
    const run = this.#asked;
    this.#pause = setTimeout(() => void this.#ask(position, run), ms);
  }

  async #ask(position: string, run: number): Promise<void> {
    const { filter } = this;
    try {
      const found = await this.#source.ask(position, filter);
      this.#known.set(keyOf(position, filter), found);
      for (const old of [...this.#known.keys()].slice(0, Math.max(0, this.#known.size - MOST_KNOWN))) this.#known.delete(old);
      if (run === this.#asked) this.found = found;
    } catch (error) {
      if (run === this.#asked) this.fault = faultOf(error);
    } finally {
      if (run === this.#asked) this.busy = false;
    }
  }
}

function keyOf(position: string, { players, pace, least }: ExplorerFilter): string {
  return `${players} ${pace} ${least} ${position}`;
}

let book: Promise<string> | undefined;

/** The book as a file. What could not be fetched is fetched the next time. */
function loadBook(): Promise<string> {
  book ??= fetchBook().catch((error: unknown) => {
    book = undefined;
    throw error;
  });
  return book;
}

async function fetchBook(): Promise<string> {
  const { default: file } = await import('../../../crates/play/books/self-play.book?url');
  const response = await fetch(file);
  if (!response.ok) throw new ApiError({ code: 'unavailable' });
  return response.text();
}

async function askHere(position: string): Promise<Explored> {
  return callHere<Explored>('POST', '/explorer', { position, book: await loadBook() });
}

const SOURCE: ExplorerSource = {
  async ask(position, filter) {
    if (IS_SITE) return askHere(position);
    // The next time there may be no network.
    if (hasEngine()) void loadBook().catch(() => undefined);
    const given = Object.entries(filter).filter(([, value]) => value !== '');
    const query = new URLSearchParams([['position', position], ...given.map(([name, value]) => [name, String(value)])]);
    try {
      return await callServer<Explored>('GET', `/explorer?${query.toString()}`);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.unreachable || !hasEngine()) throw error;
      return askHere(position);
    }
  },
};
