// The tables that are kept in this browser, in IndexedDB: what happened at each of them, and a line about it for lists.
//
// The one thing to know: an event is added, never replaced. Where another tab was faster the addition fails, and the table is read again.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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

export class ConflictError extends Error {}

/** Everything that is kept; tests and browsers without storage keep it in memory. */
export interface Kept {
  /** Whether it outlives the page. */
  readonly lasts: boolean;
  /** Throws a `ConflictError`, and keeps nothing, if one of the versions is there already. */
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

/** All versions of a table. */
const all = (table: TableId): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

class Database implements Kept {
  readonly lasts = true;
  readonly #database: IDBPDatabase<Tables>;

  constructor(database: IDBPDatabase<Tables>) {
    this.#database = database;
  }

  async append(table: TableId, entries: readonly Entry[]): Promise<void> {
    const change = this.#database.transaction('entries', 'readwrite', { durability: 'strict' });
    try {
      await Promise.all([...entries.map((entry) => change.store.add(entry, [table, entry.version])), change.done]);
    } catch (error) {
      // Both the failed addition and its transaction report it.
      await change.done.catch(() => undefined);
      throw error instanceof DOMException && (error.name === 'ConstraintError' || error.name === 'AbortError') ? new ConflictError(table) : error;
    }
  }

  entries(table: TableId): Promise<Entry[]> {
    return this.#database.getAll('entries', all(table));
  }

  async setLine(line: KeptLine): Promise<void> {
    await this.#database.put('lines', line);
  }

  async lines(): Promise<KeptLine[]> {
    return (await this.#database.getAllFromIndex('lines', 'changed')).reverse();
  }

  ids(): Promise<TableId[]> {
    return this.#database.getAllKeys('lines');
  }

  async remove(table: TableId): Promise<void> {
    const change = this.#database.transaction(['lines', 'entries'], 'readwrite');
    await Promise.all([change.objectStore('lines').delete(table), change.objectStore('entries').delete(all(table)), change.done]);
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
    const database = await openDB<Tables>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('lines', { keyPath: 'id' }).createIndex('changed', 'changed');
        database.createObjectStore('entries');
      },
      // A newer page in another tab wants to change the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    // Asked once there is something to lose; a browser that refuses may clear it when space runs short.
    void navigator.storage?.persist?.().catch(() => undefined);
    return new Database(database);
  } catch {
    return new Memory();
  }
}
