// The engine in its worker, as a server that only this browser has: requests, frames, and the lines of the engine protocol.
//
// The one thing to know: lines are processed in order, and an event of a table is stored before the next line is processed. So nothing is
// shown that a reload would lose.

import type { Error as Fault, TableId, TableLine, TableView, ToClient, ToServer } from '../wire/types.ts';
import { tableIn } from './here.ts';
import { ClearedError, ConflictError, type Entry, type Kept } from './kept.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** The part of a worker that is used. */
export interface Port {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** What the engine needs of the page; tests bring their own. */
export interface Surroundings {
  /** A worker that is given the module. */
  open(): Port;
  kept: Kept;
  /** Who plays here, and what everything that is left to chance follows from. */
  begin(): { readonly person: string; readonly name: string; readonly seed: string };
  /** The file of a game's network, or of its puzzles under a name that begins with `PUZZLES`. */
  network(game: string): Promise<ArrayBuffer>;
  /** Tables have been opened or removed. */
  onTables(ids: readonly TableId[]): void;
  /** Tells other tabs that something happened at a table. */
  announce(table: TableId): void;
  now(): number;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Line =
  | { readonly request: number; readonly status: number; readonly body: unknown }
  | { readonly log: TableId; readonly entries: readonly Entry[] }
  | { readonly restored: TableId; readonly version: number | null; readonly error: Fault | null }
  | { readonly network: string | null; readonly error: string | null }
  | { readonly wants_network: string }
  | { readonly puzzles: string | null; readonly error: string | null }
  | { readonly wants_puzzles: string }
  | ToClient;

/** What the name of a file of puzzles begins with, before that of its game. */
export const PUZZLES = 'puzzles/';
/** Tables that the engine holds at the same time: fewer than it could. */
const MOST_TABLES = 24;
/** An engine that fails this often in a row is not started again. */
const MOST_FAILURES = 3;
/** After this long without a failure, earlier ones count no more. */
const FORGIVEN_MS = 60_000;

/** The status of an answer that may be another one in a moment. */
const UNAVAILABLE = 503;

export class EngineFailed extends Error {}

export class LocalEngine {
  readonly kept: Kept;
  readonly #surroundings: Surroundings;
  #port: Port | undefined;
  #heard: Promise<void> = Promise.resolve();
  #requests = 0;
  readonly #answers = new Map<number, (answer: Answer | EngineFailed) => void>();
  readonly #frames = new Set<(frame: ToClient) => void>();
  readonly #engineLines = new Set<(line: string) => void>();
  readonly #onFailure = new Set<(again: boolean) => void>();
  /** Tables that the engine holds, the one that was needed last at the end. */
  readonly #held = new Map<TableId, Promise<Fault | undefined>>();
  /** Their logs, for browsers that lose or refuse what they should keep. */
  readonly #logs = new Map<TableId, readonly Entry[]>();
  readonly #restoring = new Map<TableId, (fault: Fault | undefined) => void>();
  /** How each table is watched. */
  readonly #watched = new Map<TableId, ToServer>();
  /** Tables at which another tab was faster: what the engine says about them does not hold until they are restored. */
  readonly #stale = new Set<TableId>();
  /** The networks and puzzles that the engine has asked for, and that were handed over. */
  readonly #networks = new Map<string, Promise<void>>();
  readonly #changed = new Set<TableId>();
  #failures: number[] = [];
  #begun: { readonly done: Promise<void>; readonly resolve: () => void; readonly reject: (error: EngineFailed) => void; is: boolean };

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.kept = surroundings.kept;
    let resolve!: () => void;
    let reject!: (error: EngineFailed) => void;
    const done = new Promise<void>((resolved, rejected) => ((resolve = resolved), (reject = rejected)));
    // Callers of `ready` handle a failure.
    done.catch(() => undefined);
    this.#begun = { done, resolve, reject, is: false };
    this.#start();
  }

  /** Resolved when the engine has started; rejected if it cannot be loaded. */
  ready(): Promise<void> {
    return this.#begun.done;
  }

  /** A request as it would be sent to a server. */
  async request(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, again = false): Promise<Answer> {
    const table = tableIn(path, body);
    const fault = table === undefined ? undefined : await this.#hold(table);
    if (fault) return { status: 404, body: fault };
    const request = ++this.#requests;
    const answered = new Promise<Answer | EngineFailed>((answer) => this.#answers.set(request, answer));
    this.#post({ request, method, path, ...(body === undefined ? {} : { body }) });
    const answer = await answered;
    if (answer instanceof EngineFailed) throw answer;
    if (answer.status !== UNAVAILABLE || this.#networks.size === 0 || again) return answer;
    // It has asked for a network first.
    await Promise.all(this.#networks.values());
    return this.request(method, path, body, true);
  }

  /** Sends a frame as over a connection. */
  async send(frame: ToServer): Promise<void> {
    if ('table' in frame) {
      if (frame.say === 'unwatch') this.#watched.delete(frame.table);
      const fault = await this.#hold(frame.table);
      if (fault) {
        for (const listener of this.#frames) listener({ say: 'error', error: fault, table: frame.table, key: null });
        return;
      }
      if (frame.say === 'watch') this.#watched.set(frame.table, frame);
    }
    this.#post(frame);
  }

  /** Sends a line of the engine protocol. */
  tell(line: string): void {
    this.#port?.postMessage({ lines: `${line}\n` });
  }

  /** Listens to frames until the returned function is called. */
  onFrame(listener: (frame: ToClient) => void): () => void {
    this.#frames.add(listener);
    return () => this.#frames.delete(listener);
  }

  /** Listens to lines of the engine protocol until the returned function is called. */
  onLine(listener: (line: string) => void): () => void {
    this.#engineLines.add(listener);
    return () => this.#engineLines.delete(listener);
  }

  /** Listens to failures of the module until the returned function is called; they say whether it was started again. */
  onFailure(listener: (again: boolean) => void): () => void {
    this.#onFailure.add(listener);
    return () => this.#onFailure.delete(listener);
  }

  /** Hands the network of a game over, unless the engine has it; says whether it has. */
  async loadNetwork(game: string): Promise<boolean> {
    await (this.#networks.get(game) ?? this.#bring(game));
    return this.#networks.has(game);
  }

  /** Something happened at a table in another tab. */
  changedElsewhere(table: TableId): void {
    if (this.#held.has(table)) this.#restoreAgain(table);
  }

  /** Forgets a table for good. */
  async remove(table: TableId): Promise<void> {
    this.#watched.delete(table);
    this.#logs.delete(table);
    if (this.#held.delete(table)) this.#post({ forget: table });
    await this.kept.remove(table);
    this.#surroundings.announce(table);
    await this.#list();
  }

  /** Takes a log over from elsewhere. A table that is kept here already stays as it is; a log that cannot be replayed is refused. */
  async takeOver(table: TableId, entries: readonly Entry[]): Promise<'added' | 'known' | Fault> {
    if ((await this.kept.entries(table)).length > 0) return 'known';
    this.#held.delete(table);
    const fault = await this.#restore(table, entries);
    if (fault) return fault;
    this.#held.set(table, Promise.resolve(undefined));
    this.#logs.set(table, entries);
    await this.kept.append(table, entries);
    await this.#describe(table);
    return 'added';
  }

  #start(): void {
    const port = this.#surroundings.open();
    this.#port = port;
    port.onmessage = ({ data }) => {
      if (port !== this.#port) return;
      if ('failed' in data) this.#failed();
      else for (const line of data.lines.split('\n')) if (line !== '') this.#heard = this.#heard.then(() => (port === this.#port ? this.#onLine(line) : undefined));
    };
    port.onerror = () => port === this.#port && this.#failed();
    this.#post({ begin: this.#surroundings.begin() });
    for (const game of this.#networks.keys()) void this.#bring(game);
  }

  /** Pending requests fail; tables are restored in a new worker. */
  #failed(): void {
    this.#port?.terminate();
    this.#port = undefined;
    for (const answer of this.#answers.values()) answer(new EngineFailed());
    this.#answers.clear();
    for (const restored of this.#restoring.values()) restored({ code: 'unavailable' });
    this.#restoring.clear();
    this.#held.clear();
    if (!this.#begun.is) {
      this.#begun.reject(new EngineFailed());
      return;
    }
    const now = this.#surroundings.now();
    this.#failures = [...this.#failures.filter((at) => now - at < FORGIVEN_MS), now];
    if (this.#failures.length > MOST_FAILURES) {
      for (const table of this.#watched.keys()) this.#tell({ say: 'error', error: { code: 'unavailable' }, table, key: null });
      for (const listener of this.#onFailure) listener(false);
      return;
    }
    this.#start();
    for (const listener of this.#onFailure) listener(true);
    for (const frame of [...this.#watched.values()]) void this.#watchAgain(frame);
  }

  #post(line: object): void {
    this.#port?.postMessage({ lines: `${JSON.stringify(line)}\n` });
  }

  async #onLine(text: string): Promise<void> {
    if (!text.startsWith('{')) {
      for (const listener of this.#engineLines) listener(text);
      return;
    }
    const line = JSON.parse(text) as Line;
    if ('log' in line) await this.#keep(line.log, line.entries);
    else if ('request' in line) this.#answer(line.request, line);
    else if ('restored' in line) this.#restored(line.restored, line.error ?? undefined);
    else if ('wants_network' in line) void this.#bring(line.wants_network);
    else if ('wants_puzzles' in line) {
      const name = PUZZLES + line.wants_puzzles;
      if (!this.#networks.has(name)) void this.#bring(name);
    }
    else if ('say' in line) this.#tell(line);
  }

  #answer(request: number, answer: Answer): void {
    this.#answers.get(request)?.(answer);
    this.#answers.delete(request);
  }

  async #keep(table: TableId, entries: readonly Entry[]): Promise<void> {
    if (this.#stale.has(table)) return;
    const log = [...(this.#logs.get(table) ?? []), ...entries];
    this.#logs.set(table, log);
    try {
      await this.kept.append(table, entries).catch((error: unknown) => {
        if (error instanceof ClearedError) return this.kept.append(table, log);
        throw error;
      });
    } catch (error) {
      // Full storage loses nothing as long as the page is open. Only another tab that was faster changes what holds.
      if (error instanceof ConflictError) return this.#restoreAgain(table);
    }
    if (!this.#held.has(table)) {
      // It has just been opened: requests about it are answered here from now on.
      this.#held.set(table, Promise.resolve(undefined));
      await this.#list();
    }
    this.#surroundings.announce(table);
    if (this.#changed.has(table)) return;
    this.#changed.add(table);
    void this.#describe(table).catch(() => undefined);
  }

  #tell(frame: ToClient): void {
    const table = 'table' in frame ? frame.table : frame.say === 'table' ? (frame as { view: TableView }).view.id : undefined;
    if (table !== undefined && table !== null && this.#stale.has(table)) {
      // It was granted by a table that does not exist any more: to be asked for again.
      if (frame.say === 'granted' || frame.say === 'refused') this.#emit({ say: 'error', error: { code: 'unavailable' }, table, key: frame.key });
      return;
    }
    this.#emit(frame);
  }

  #emit(frame: ToClient): void {
    if (frame.say === 'welcome') {
      this.#begun.is = true;
      this.#begun.resolve();
    }
    for (const listener of [...this.#frames]) listener(frame);
  }

  /** Restores a table in the engine unless it is there. */
  #hold(table: TableId): Promise<Fault | undefined> {
    const held = this.#held.get(table) ?? this.#bringBack(table);
    this.#held.delete(table);
    this.#held.set(table, held);
    void held.then((fault) => fault && this.#held.get(table) === held && this.#held.delete(table));
    const oldest = [...this.#held.keys()].filter((id) => !this.#watched.has(id) && id !== table);
    for (const id of oldest.slice(0, Math.max(0, this.#held.size - MOST_TABLES))) {
      this.#held.delete(id);
      this.#logs.delete(id);
      this.#post({ forget: id });
    }
    return held;
  }

  /** Restores a table from its log: the one that is kept, unless more has happened in this page. */
  async #bringBack(table: TableId): Promise<Fault | undefined> {
    const kept = await this.kept.entries(table).catch(() => undefined);
    const log = this.#logs.get(table) ?? [];
    const entries = kept && kept.length >= log.length ? kept : log;
    if (entries.length === 0) return { code: kept ? 'not_found' : 'unavailable' };
    this.#logs.set(table, entries);
    return this.#restore(table, entries);
  }

  /** Says which tables are here: those that are kept, and those that are open in this page. */
  async #list(): Promise<void> {
    const kept = await this.kept.ids().catch(() => []);
    this.#surroundings.onTables([...new Set([...kept, ...this.#logs.keys()])]);
  }

  #restore(table: TableId, entries: readonly Entry[]): Promise<Fault | undefined> {
    return new Promise((restored) => {
      this.#restoring.set(table, restored);
      this.#post({ restore: table, entries });
    });
  }

  #restored(table: TableId, fault: Fault | undefined): void {
    this.#stale.delete(table);
    this.#restoring.get(table)?.(fault);
    this.#restoring.delete(table);
  }

  #restoreAgain(table: TableId): void {
    this.#stale.add(table);
    this.#held.delete(table);
    this.#logs.delete(table);
    this.#post({ forget: table });
    const frame = this.#watched.get(table);
    if (frame) void this.#watchAgain(frame);
    else void this.#hold(table);
  }

  #watchAgain(frame: ToServer): Promise<void> {
    return this.send(frame.say === 'watch' ? { ...frame, version: null } : frame);
  }

  #bring(game: string): Promise<void> {
    const bringing = this.#surroundings.network(game).then(
      // A copy is handed over: the worker may have to be replaced.
      (bytes) => this.#port?.postMessage({ network: bytes.slice(0) }),
      () => this.#networks.delete(game),
    );
    this.#networks.set(game, bringing.then(() => undefined));
    return bringing.then(() => undefined);
  }

  /** Writes the line about a table that changed. */
  async #describe(table: TableId): Promise<void> {
    const { status, body } = await this.request('GET', `/tables/${table}`).finally(() => this.#changed.delete(table));
    const [first] = this.#logs.get(table) ?? [];
    if (status !== 200) return;
    const { view, people } = body as { view: TableView; people: Record<string, { name: string }> };
    await this.kept.setLine({ id: table, line: lineOf(view, people, first?.at.unix_ms ?? 0), changed: this.#surroundings.now() });
    await this.#list();
  }
}

/** The line about a table in lists. */
function lineOf(view: TableView, people: Readonly<Record<string, { readonly name: string }>>, opened_unix_ms: number): TableLine {
  const nameOf = (occupant: TableLine['seats'][number]['occupant']): string | null =>
    occupant === null ? null : 'bot' in occupant ? occupant.bot : (people[occupant.person]?.name ?? null);
  return {
    id: view.id,
    options: { ...view.options, start: null },
    from_position: view.options.start !== null,
    stage: view.stage,
    offers: [],
    seats: view.seats.map(({ occupant }) => ({ occupant, name: nameOf(occupant), rating: null })),
    moves: view.game?.moves.length ?? 0,
    result: view.game?.result ?? null,
    opened_unix_ms,
  };
}
