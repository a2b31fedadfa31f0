// The tables that are kept in this browser, in IndexedDB: what happened at each of them, and a line about it for lists.
//
// The one thing to know: an event is added, never replaced. Where another tab was faster the addition fails, and the table is read again.

import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { TableId, TableLine } from '../wire/types.ts';

/** An event of a table's log, as the engine wrote it. */
export interface Entry {
  readonly version: number;
  readonly at: { readonly unix_ms: number };
}

/** A table in the list. */
export interface KeptLine {
  readonly id: TableId;
  readonly line: TableLine;
  /** By the calendar. */
  readonly changed: number;
}

interface Tables extends DBSchema {
  lines: { key: TableId; value: KeptLine; indexes: { changed: number } };
  entries: { key: [TableId, number]; value: Entry };
}

/** Another tab was faster. */
export class ConflictError extends Error {}
/** What came before has gone: somebody has cleared what this browser keeps. */
export class ClearedError extends Error {}

/** Everything that is kept; tests and browsers without storage keep it in memory. */
export interface Kept {
  /** Whether it outlives the page. */
  readonly lasts: boolean;
  /** Throws a `ConflictError` if one of the versions is there already, and a `ClearedError` if the one before them is not; then nothing is kept. */
  append(table: TableId, entries: readonly Entry[]): Promise<void>;
  entries(table: TableId): Promise<Entry[]>;
  setLine(line: KeptLine): Promise<void>;
  /** From new to old. */
  lines(): Promise<KeptLine[]>;
  ids(): Promise<TableId[]>;
  remove(table: TableId): Promise<void>;
}

const NAME = 'trilynx';
const VERSION = 1;
/** Of the first event of a log. */
const FIRST = 1;
/** How browsers name that a connection has ended. */
const ENDED: readonly string[] = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** All versions of a table. */
const all = (table: TableId): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

class Database implements Kept {
  readonly lasts = true;
  #connection: Promise<IDBPDatabase<Tables>> | undefined;

  /** A connection ends when somebody clears what this browser keeps, or when a newer page in another tab changes it. Then there is a new one. */
  connect(): Promise<IDBPDatabase<Tables>> {
    if (this.#connection) return this.#connection;
    const forget = (): void => void (this.#connection === connection && (this.#connection = undefined));
    const connection = openDB<Tables>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('lines', { keyPath: 'id' }).createIndex('changed', 'changed');
        database.createObjectStore('entries');
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    connection.catch(forget);
    this.#connection = connection;
    return connection;
  }

  async #use<T>(work: (database: IDBPDatabase<Tables>) => Promise<T>): Promise<T> {
    const connection = this.connect();
    try {
      return await work(await connection);
    } catch (error) {
      if (!(error instanceof DOMException) || !ENDED.includes(error.name)) throw error;
      if (this.#connection === connection) this.#connection = undefined;
      return work(await this.connect());
    }
  }

  /** Reads from a store. A transaction that is aborted rejects what was asked of it, and its end as well, which nobody waits for here. */
  #read<N extends 'lines' | 'entries', T>(name: N, work: (store: IDBPObjectStore<Tables, [N], N>) => Promise<T>): Promise<T> {
    return this.#use((database) => {
      const reading = database.transaction(name);
      reading.done.catch(() => undefined);
      return work(reading.store);
    });
  }

  append(table: TableId, entries: readonly Entry[]): Promise<void> {
    return this.#use(async (database) => {
      const change = database.transaction('entries', 'readwrite', { durability: 'strict' });
      // A transaction that is aborted rejects this as well, also while nothing has been added yet.
      change.done.catch(() => undefined);
      const before = (entries[0]?.version ?? FIRST) - 1;
      if (before >= FIRST && (await change.store.getKey([table, before])) === undefined) throw new ClearedError(table);
      try {
        await Promise.all([...entries.map((entry) => change.store.add(entry, [table, entry.version])), change.done]);
      } catch (error) {
        // Both the failed addition and its transaction report it.
        await change.done.catch(() => undefined);
        throw [error, change.error].some((reason) => reason instanceof DOMException && reason.name === 'ConstraintError') ? new ConflictError(table) : error;
      }
    });
  }

  entries(table: TableId): Promise<Entry[]> {
    return this.#read('entries', (store) => store.getAll(all(table)));
  }

  async setLine(line: KeptLine): Promise<void> {
    await this.#use((database) => database.put('lines', line));
  }

  async lines(): Promise<KeptLine[]> {
    return (await this.#read('lines', (store) => store.index('changed').getAll())).reverse();
  }

  ids(): Promise<TableId[]> {
    return this.#read('lines', (store) => store.getAllKeys());
  }

  remove(table: TableId): Promise<void> {
    return this.#use(async (database) => {
      const change = database.transaction(['lines', 'entries'], 'readwrite');
      await Promise.all([change.objectStore('lines').delete(table), change.objectStore('entries').delete(all(table)), change.done]);
    });
  }
}

/** Where a browser keeps nothing: until the page is closed. */
export class Memory implements Kept {
  readonly lasts = false;
  readonly #entries = new Map<TableId, Entry[]>();
  readonly #lines = new Map<TableId, KeptLine>();

  append(table: TableId, entries: readonly Entry[]): Promise<void> {
    const before = this.#entries.get(table) ?? [];
    if (entries.some(({ version }) => before.some((entry) => entry.version === version))) return Promise.reject(new ConflictError(table));
    this.#entries.set(table, [...before, ...entries]);
    return Promise.resolve();
  }

  entries(table: TableId): Promise<Entry[]> {
    return Promise.resolve([...(this.#entries.get(table) ?? [])]);
  }

  setLine(line: KeptLine): Promise<void> {
    this.#lines.set(line.id, line);
    return Promise.resolve();
  }

  lines(): Promise<KeptLine[]> {
    return Promise.resolve([...this.#lines.values()].sort((one, other) => other.changed - one.changed));
  }

  ids(): Promise<TableId[]> {
    return Promise.resolve([...this.#lines.keys()]);
  }

  remove(table: TableId): Promise<void> {
    this.#entries.delete(table);
    this.#lines.delete(table);
    return Promise.resolve();
  }
}

export async function openKept(): Promise<Kept> {
  try {
    const database = new Database();
    await database.connect();
    // Asked once there is something to lose; a browser that refuses may clear it when space runs short.
    void navigator.storage?.persist?.().catch(() => undefined);
    return database;
  } catch {
    return new Memory();
  }
}
