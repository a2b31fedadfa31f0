// Studies that are kept in this browser, in IndexedDB, for times without a server and for those who want to keep them to themselves.

import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { SavedStudy } from '../wire/types.ts';

interface Kept {
  readonly id: string;
  readonly study: SavedStudy;
  /** By the calendar. */
  readonly changed: number;
  /** Whether it was meant for a server that could not be reached. */
  readonly waits?: boolean;
}

interface Studies extends DBSchema {
  studies: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Studies>> | undefined;

function database(): Promise<IDBPDatabase<Studies>> {
  opened ??= openDB<Studies>('trilynx-studies', 1, {
    upgrade: (made) => void made.createObjectStore('studies', { keyPath: 'id' }),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Where studies are read. A transaction that is aborted rejects its end as well, which nobody waits for here. */
async function reading(): Promise<IDBPObjectStore<Studies, ['studies'], 'studies'>> {
  const begun = (await database()).transaction('studies');
  begun.done.catch(() => undefined);
  return begun.store;
}

/** A study of this browser, if it has one of this id. */
export async function keptStudy(id: string): Promise<SavedStudy | undefined> {
  try {
    return (await (await reading()).get(id))?.study;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a study as it is now, and whether it waits for a server. Nothing is read first and the end is asked for at once, so that a page which is
 * left in the same moment has handed over everything.
 */
export async function keepStudy(study: SavedStudy, waits: boolean): Promise<void> {
  const opened = (await database()).transaction('studies', 'readwrite');
  opened.done.catch(() => undefined);
  void opened.store.put({ id: study.id, study, changed: Date.now(), waits }).catch(() => undefined);
  opened.commit();
  await opened.done;
}

/** Those that wait for a server, from old to new. */
export async function waitingStudies(): Promise<SavedStudy[]> {
  return (await keptStudies()).filter(({ waits }) => waits).map(({ study }) => study).reverse();
}

/** From new to old. */
export async function keptStudies(): Promise<Kept[]> {
  try {
    return (await (await reading()).getAll()).sort((one, other) => other.changed - one.changed);
  } catch {
    return [];
  }
}

export async function forgetStudy(id: string): Promise<void> {
  await (await database()).delete('studies', id);
}
