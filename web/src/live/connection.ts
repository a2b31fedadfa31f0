// One WebSocket to the server that survives bad networks: it comes back by itself, asks for what it missed, and sends wishes again
// under the same key until they are answered.
//
// The one thing to know: a wish is granted once for each key, so sending it again never does anything twice.

import type { Command, Error as Fault, PersonId, PersonView, Refused, TableId, TableView, ToClient, ToServer } from '../wire/types.ts';
import { foldAll } from './fold.ts';

/** What the connection needs of the world; tests bring their own. */
export interface World {
  open(): Socket;
  now(): number;
  after(ms: number, run: () => void): void;
  random(): number;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
}

export type Answer =
  | { readonly granted: number }
  | { readonly refused: Refused }
  | { readonly fault: Fault };

/** Whoever draws a table. */
export interface Watcher {
  /** `view` is how the table is now. `told` is false where views were missed, so that nothing is animated that was not seen. */
  onView(view: TableView, told: boolean): void;
  onPeople(people: Readonly<Record<PersonId, PersonView>>): void;
  onPresence(seats: readonly number[], spectators: number): void;
  onFault(fault: Fault): void;
}

interface Watch {
  readonly watcher: Watcher;
  seat: number | null;
  view: TableView | undefined;
}

interface Wish {
  readonly frame: ToServer;
  readonly answer: (answer: Answer) => void;
}

export type State = 'connecting' | 'open' | 'waiting';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** After so long a silence the server is asked for something small; some networks never say that a connection is gone. */
const SILENCE_MS = 25_000;
/** So long it may take to answer. */
const PATIENCE_MS = 10_000;
/** The time of service is estimated from so many messages. */
const OFFSETS_KEPT = 5;

export class Connection {
  state: State = 'connecting';
  person: PersonId | undefined;
  /** Hears of frames that belong to no table, and of changes of state. */
  onFrame: (frame: ToClient) => void = () => {};
  onState: (state: State) => void = () => {};
  /** Called once, when it ends for good. */
  onEnd: () => void = () => {};

  readonly #world: World;
  readonly #tables = new Map<TableId, Watch>();
  readonly #wishes = new Map<string, Wish>();
  /** What is to be said again on every new connection: the lobby is followed, an opponent is sought. */
  readonly #standing = new Map<string, ToServer>();
  #socket: Socket | undefined;
  #failures = 0;
  /** What the last messages said about the time of service, compared with ours. */
  #offsets: number[] = [];
  #heard = 0;
  #keys = 0;

  constructor(world: World) {
    this.#world = world;
    this.#connect();
  }

  /** The time of service, as well as it is known. */
  serviceNow(): number {
    return this.#world.now() + (this.#offsets.length > 0 ? Math.max(...this.#offsets) : 0);
  }

  watch(table: TableId, seat: number | null, watcher: Watcher): void {
    this.#tables.set(table, { watcher, seat, view: undefined });
    this.#sayWatch(table);
  }

  /** Looks from another of one's seats. */
  lookFrom(table: TableId, seat: number): void {
    const watch = this.#tables.get(table);
    if (!watch || watch.seat === seat) return;
    watch.seat = seat;
    // Another seat's view cannot be made from this one's.
    watch.view = undefined;
    this.#sayWatch(table);
  }

  unwatch(table: TableId): void {
    if (this.#tables.delete(table)) this.#send({ say: 'unwatch', table });
  }

  /** Asks for something at a table, and keeps asking until there is an answer. */
  ask(table: TableId, seat: number | null, command: Command): Promise<Answer> {
    this.#keys += 1;
    const key = `${Math.floor(this.#world.random() * 2 ** 48).toString(36)}-${this.#keys}`;
    const frame: ToServer = { say: 'ask', table, key, seat, command };
    return new Promise((answer) => {
      this.#wishes.set(key, { frame, answer });
      this.#send(frame);
    });
  }

  /** Says something that holds until it is taken back, on this connection and on those after it. */
  stand(name: string, frame: ToServer | undefined, farewell?: ToServer): void {
    if (frame) this.#standing.set(name, frame);
    else this.#standing.delete(name);
    const said = frame ?? farewell;
    if (said) this.#send(said);
  }

  /** Says something whose answer can be done without. */
  say(frame: ToServer): void {
    this.#send(frame);
  }

  /** Tries at once instead of waiting: the device says that it is online again. */
  hurry(): void {
    if (this.state === 'waiting') this.#connect();
  }

  /** Ends it for good: somebody else plays in this browser from now on. */
  end(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#tables.clear();
    this.#standing.clear();
    for (const key of [...this.#wishes.keys()]) this.#answer(key, { fault: { code: 'unavailable' } });
    this.onFrame = () => {};
    this.onState = () => {};
    this.#become('connecting');
    socket?.close();
    this.onEnd();
    this.onEnd = () => {};
  }

  #connect(): void {
    this.#become('connecting');
    const socket = this.#world.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onclose = () => this.#closed(socket);
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket && typeof event.data === 'string') this.#hear(JSON.parse(event.data) as ToClient);
    };
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#become('open');
    this.#offsets = [];
    this.#heard = this.#world.now();
    this.#listen(socket);
    for (const table of this.#tables.keys()) this.#sayWatch(table);
    for (const frame of this.#standing.values()) this.#send(frame);
    for (const wish of this.#wishes.values()) this.#send(wish.frame);
  }

  /** Makes sure that a silent connection is still one: whoever watches a table asks for its tail, and gives up without an answer. */
  #listen(socket: Socket): void {
    const gone = (): boolean => socket !== this.#socket || this.state !== 'open';
    this.#world.after(SILENCE_MS, () => {
      if (gone()) return;
      const asked = this.#world.now();
      const [table] = this.#tables.keys();
      if (table === undefined || asked - this.#heard < SILENCE_MS) {
        this.#listen(socket);
        return;
      }
      this.#sayWatch(table);
      this.#world.after(PATIENCE_MS, () => {
        if (gone()) return;
        if (this.#heard >= asked) {
          this.#listen(socket);
          return;
        }
        socket.close();
        this.#closed(socket);
      });
    });
  }

  #closed(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.#become('waiting');
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    // Not all at once when a server comes back.
    this.#world.after(longest * (0.5 + this.#world.random() / 2), () => this.hurry());
  }

  #become(state: State): void {
    this.state = state;
    this.onState(state);
  }

  #send(frame: ToServer): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(frame));
  }

  #sayWatch(table: TableId): void {
    const watch = this.#tables.get(table);
    if (watch) this.#send({ say: 'watch', table, seat: watch.seat, version: watch.view?.version ?? null });
  }

  /** The way here takes time, so the latest time of service that fits the last messages is the best guess. Only the last ones: the clock
   * of the server stands still when the server does. */
  #setTime(service_ms: number): void {
    this.#offsets = [...this.#offsets, service_ms - this.#world.now()].slice(-OFFSETS_KEPT);
  }

  #hear(frame: ToClient): void {
    this.#heard = this.#world.now();
    switch (frame.say) {
      case 'welcome':
        this.#failures = 0;
        this.person = frame.person;
        this.#setTime(frame.service_ms);
        this.onFrame(frame);
        return;
      case 'table': {
        this.#setTime(frame.service_ms);
        const watch = this.#tables.get(frame.view.id);
        if (!watch) return;
        watch.watcher.onPeople(frame.people as Record<PersonId, PersonView>);
        watch.view = frame.view;
        watch.watcher.onView(frame.view, false);
        return;
      }
      case 'events': {
        this.#setTime(frame.service_ms);
        const watch = this.#tables.get(frame.table);
        if (!watch?.view) return;
        if (frame.people) watch.watcher.onPeople(frame.people as Record<PersonId, PersonView>);
        const view = foldAll(watch.view, frame.from, frame.events);
        if (!view) {
          this.#sayWatch(frame.table);
          return;
        }
        if (view === watch.view) return;
        watch.view = view;
        watch.watcher.onView(view, true);
        return;
      }
      case 'granted':
        this.#answer(frame.key, { granted: frame.version });
        return;
      case 'refused':
        this.#answer(frame.key, { refused: frame.reason });
        return;
      case 'presence':
        this.#tables.get(frame.table)?.watcher.onPresence(frame.seats, frame.spectators);
        return;
      case 'error':
        this.#fault(frame);
        return;
      case 'preview':
      case 'lobby':
      case 'lobby_changes':
      case 'paired':
      case 'going_down':
        this.onFrame(frame);
        return;
    }
  }

  #fault(frame: Extract<ToClient, { say: 'error' }>): void {
    // Nothing was done: the same wish may be granted in a moment.
    const again = frame.error.code === 'unavailable' ? 1_000 : frame.error.code === 'limited' ? frame.error.wait_ms : undefined;
    if (frame.key !== null && again !== undefined && again <= PATIENCE_MS) {
      const wish = this.#wishes.get(frame.key);
      if (wish) this.#world.after(again, () => this.#wishes.has(frame.key ?? '') && this.#send(wish.frame));
      return;
    }
    if (frame.key !== null) this.#answer(frame.key, { fault: frame.error });
    else if (frame.table !== null) this.#faultAt(frame.table, frame.error);
    else this.onFrame(frame);
  }

  #faultAt(table: TableId, fault: Fault): void {
    const watch = this.#tables.get(table);
    // Too busy to show itself: it is asked again until there is a view.
    if (watch && !watch.view && fault.code === 'unavailable') {
      this.#world.after(1_000, () => this.#tables.get(table) === watch && !watch.view && this.#sayWatch(table));
    }
    watch?.watcher.onFault(fault);
  }

  #answer(key: string, answer: Answer): void {
    const wish = this.#wishes.get(key);
    this.#wishes.delete(key);
    wish?.answer(answer);
  }
}
