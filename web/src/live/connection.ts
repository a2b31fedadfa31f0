// One WebSocket to the server that survives bad networks: it reconnects, asks for what it missed, and sends commands again under the same
// key until they are answered.
//
// The one thing to know: the server executes one command for each key, so sending it again never does anything twice.

import type { BotPace, Command, Error as Fault, PersonId, PersonView, Refused, TableId, TableView, ToClient, ToServer } from '../wire/types.ts';
import { foldAll } from './fold.ts';

/** What the connection needs of the browser; tests bring their own. */
export interface Environment {
  open(): Socket;
  now(): number;
  after(ms: number, run: () => void): void;
  random(): number;
  /** Whether somebody can see the page: then a lost connection is noticed soon. */
  visible?(): boolean;
  /** How tables are to be watched, if not as usual. */
  preferences?(): { readonly pace?: BotPace };
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

/** Follows a table. */
export interface Watcher {
  /** `view` is how the table is now. `consecutive` is false where views between this one and the last were missed. */
  onView(view: TableView, consecutive: boolean): void;
  onPeople(people: Readonly<Record<PersonId, PersonView>>): void;
  onPresence(seats: readonly number[], spectators: number): void;
  onFault(fault: Fault): void;
}

interface Watch {
  readonly watcher: Watcher;
  seat: number | null;
  view: TableView | undefined;
}

interface PendingCommand {
  readonly frame: ToServer;
  readonly answer: (answer: Answer) => void;
}

export type State = 'connecting' | 'open' | 'waiting';

const FIRST_WAIT_MS = 400;
/** A server that goes away in good order has said so: another one is there at once, and people come to it within this time. */
const SENT_AWAY_MS = 100;
const LONGEST_WAIT_MS = 15_000;
/** After this much silence the connection is checked: some networks never report that it is gone. */
const SILENCE_LIMIT_MS = 1_500;
/** The same while nobody sees the page. */
const HIDDEN_SILENCE_LIMIT_MS = 25_000;
/** Without an answer within this time the page says that the connection is lost; it may still come back. */
const WORRY_MS = 1_400;
/** Without an answer within this time the connection is given up. */
const ANSWER_TIMEOUT_MS = 10_000;
/** After this time a server is asked again that could not do something. Another one may have taken over, so it is short. */
const ASK_AGAIN_MS = 500;
/** The service time is estimated from this many messages. */
const OFFSETS_KEPT = 5;

export class Connection {
  state: State = 'connecting';
  person: PersonId | undefined;
  /** Called for frames that belong to no table, and for changes of state. */
  onFrame: (frame: ToClient) => void = () => {};
  onState: (state: State) => void = () => {};
  /** Called once, when it ends for good. */
  onEnd: () => void = () => {};
  /** Asks for an answer, to find out whether a silent connection is alive where no table is watched. */
  probe: (() => void) | undefined;

  readonly #environment: Environment;
  readonly #tables = new Map<TableId, Watch>();
  readonly #pending = new Map<string, PendingCommand>();
  /** Frames that are sent again on every new connection: the lobby is followed, an opponent is sought. */
  readonly #subscriptions = new Map<string, ToServer>();
  #socket: Socket | undefined;
  #failures = 0;
  /** The server has said that it goes away. */
  #sentAway = false;
  #ended = false;
  /** The service time of the last messages minus ours. */
  #offsets: number[] = [];
  #lastReceived = 0;
  /** A check has not been answered yet: `onState` says `waiting`, although the connection is still open. */
  #worried = false;
  #keys = 0;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#connect();
  }

  /** The service time, as well as it is known. */
  serviceNow(): number {
    return this.#environment.now() + (this.#offsets.length > 0 ? Math.max(...this.#offsets) : 0);
  }

  watch(table: TableId, seat: number | null, watcher: Watcher): void {
    this.#tables.set(table, { watcher, seat, view: undefined });
    this.#sendWatch(table);
  }

  /** Watches a table from another of one's seats. */
  lookFrom(table: TableId, seat: number): void {
    const watch = this.#tables.get(table);
    if (!watch || watch.seat === seat) return;
    watch.seat = seat;
    // Another seat's view cannot be made from this one's.
    watch.view = undefined;
    this.#sendWatch(table);
  }

  unwatch(table: TableId): void {
    if (this.#tables.delete(table)) this.send({ say: 'unwatch', table });
  }

  /** Sends a command to a table until it is answered. */
  ask(table: TableId, seat: number | null, command: Command): Promise<Answer> {
    this.#keys += 1;
    const key = `${Math.floor(this.#environment.random() * 2 ** 48).toString(36)}-${this.#keys}`;
    const frame: ToServer = { say: 'ask', table, key, seat, command };
    return new Promise((answer) => {
      this.#pending.set(key, { frame, answer });
      this.send(frame);
    });
  }

  /** Sends a frame that holds on this connection and on those after it, until it is cancelled. */
  subscribe(name: string, frame: ToServer): void {
    this.#subscriptions.set(name, frame);
    this.send(frame);
  }

  unsubscribe(name: string, frame: ToServer): void {
    this.#subscriptions.delete(name);
    this.send(frame);
  }

  /** Sends a frame if the connection is open; otherwise it is lost. */
  send(frame: ToServer): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(frame));
  }

  /** The device says that it is offline: nothing more will be heard, although the connection does not know yet. */
  worry(): void {
    if (this.state !== 'open' || this.#worried) return;
    this.#worried = true;
    this.onState('waiting');
  }

  /** Ends the wait after a failure: the device is online again. */
  reconnectNow(): void {
    if (this.state === 'waiting') this.#connect();
  }

  /** Ends it for good: another person uses this browser from now on. */
  end(): void {
    this.#ended = true;
    const socket = this.#socket;
    this.#socket = undefined;
    this.#tables.clear();
    this.#subscriptions.clear();
    for (const key of [...this.#pending.keys()]) this.#answer(key, { fault: { code: 'unavailable' } });
    this.onFrame = () => {};
    this.onState = () => {};
    this.#setState('connecting');
    socket?.close();
    this.onEnd();
    this.onEnd = () => {};
  }

  #connect(): void {
    this.#setState('connecting');
    const socket = this.#environment.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onclose = () => this.#closed(socket);
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket && typeof event.data === 'string') this.#receive(JSON.parse(event.data) as ToClient);
    };
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#setState('open');
    this.#offsets = [];
    this.#lastReceived = this.#environment.now();
    this.#checkAlive(socket);
    for (const table of this.#tables.keys()) this.#sendWatch(table);
    for (const frame of this.#subscriptions.values()) this.send(frame);
    for (const pending of this.#pending.values()) this.send(pending.frame);
  }

  /**
   * Finds out, again and again, whether a silent connection is still alive: asks for the tail of a table or study, and gives up without an answer.
   * `asked` is when it was asked last.
   */
  #checkAlive(socket: Socket, asked = 0): void {
    const gone = (): boolean => socket !== this.#socket || this.state !== 'open';
    this.#environment.after(SILENCE_LIMIT_MS, () => {
      if (gone()) return;
      const now = this.#environment.now();
      const unanswered = this.#lastReceived < asked;
      if (unanswered && now - asked >= ANSWER_TIMEOUT_MS) {
        socket.close();
        this.#closed(socket);
        return;
      }
      const limit = this.#environment.visible?.() === false ? HIDDEN_SILENCE_LIMIT_MS : SILENCE_LIMIT_MS;
      const [table] = this.#tables.keys();
      if (unanswered || (table === undefined && !this.probe) || now - this.#lastReceived < limit) {
        this.#checkAlive(socket, asked);
        return;
      }
      if (table === undefined) this.probe?.();
      else this.#sendWatch(table);
      this.#environment.after(WORRY_MS, () => {
        if (!gone() && this.#lastReceived < now) this.worry();
      });
      this.#checkAlive(socket, now);
    });
  }

  #closed(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    if (this.#sentAway) {
      // Nothing is lost, so the page says nothing. If there is no other server, the next attempt says so.
      this.#sentAway = false;
      this.#setState('connecting');
      this.#environment.after(SENT_AWAY_MS * this.#environment.random(), () => {
        if (this.#socket === undefined && this.state === 'connecting' && !this.#ended) this.#connect();
      });
      return;
    }
    this.#setState('waiting');
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    // With jitter, so that a server that comes back is not asked by everybody at once.
    this.#environment.after(longest * (0.5 + this.#environment.random() / 2), () => this.reconnectNow());
  }

  #setState(state: State): void {
    this.#worried = false;
    this.state = state;
    this.onState(state);
  }

  #sendWatch(table: TableId): void {
    const watch = this.#tables.get(table);
    if (watch) this.send({ say: 'watch', table, seat: watch.seat, version: watch.view?.version ?? null, ...this.#environment.preferences?.() });
  }

  /** Messages are delayed, never early, so the largest offset of the last ones is the best guess. Only the last ones: the service clock
   * stops while the server is down. */
  #setTime(service_ms: number): void {
    this.#offsets = [...this.#offsets, service_ms - this.#environment.now()].slice(-OFFSETS_KEPT);
  }

  #receive(frame: ToClient): void {
    this.#lastReceived = this.#environment.now();
    if (this.#worried) this.#setState(this.state);
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
          this.#sendWatch(frame.table);
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
      case 'going_down':
        this.#sentAway = true;
        this.onFrame(frame);
        return;
      // All other frames go to the listeners of the session.
      default:
        this.onFrame(frame);
    }
  }

  #fault(frame: Extract<ToClient, { say: 'error' }>): void {
    // Nothing was done: the same command may succeed in a moment.
    const again = frame.error.code === 'unavailable' ? ASK_AGAIN_MS : frame.error.code === 'limited' ? frame.error.wait_ms : undefined;
    if (frame.key !== null && again !== undefined && again <= ANSWER_TIMEOUT_MS) {
      const pending = this.#pending.get(frame.key);
      if (pending) this.#environment.after(again, () => this.#pending.has(frame.key ?? '') && this.send(pending.frame));
      return;
    }
    if (frame.key !== null) this.#answer(frame.key, { fault: frame.error });
    else if (frame.table !== null) this.#faultAt(frame.table, frame.error);
    else this.onFrame(frame);
  }

  #faultAt(table: TableId, fault: Fault): void {
    const watch = this.#tables.get(table);
    // A table that is too busy is asked again until there is a view.
    if (watch && !watch.view && fault.code === 'unavailable') {
      this.#environment.after(ASK_AGAIN_MS, () => this.#tables.get(table) === watch && !watch.view && this.#sendWatch(table));
    }
    watch?.watcher.onFault(fault);
  }

  #answer(key: string, answer: Answer): void {
    const pending = this.#pending.get(key);
    this.#pending.delete(key);
    pending?.answer(answer);
  }
}
