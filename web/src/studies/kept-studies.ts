// Studies that are kept in this browser, in IndexedDB, for times without a server and for those who want to keep them to themselves.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SavedStudy } from '../wire/types.ts';

interface Kept {
  readonly id: string;
  readonly study: SavedStudy;
  /** By the calendar. */
  readonly changed: number;
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

/** A study of this browser, if it has one of this id. */
export async function keptStudy(id: string): Promise<SavedStudy | undefined> {
  try {
    return (await (await database()).get('studies', id))?.study;
  } catch {
    return undefined;
  }
}

export async function keepStudy(study: SavedStudy): Promise<void> {
  await (await database()).put('studies', { id: study.id, study, changed: Date.now() });
}

/** From new to old. */
export async function keptStudies(): Promise<{ study: SavedStudy; changed: number }[]> {
  try {
    return (await (await database()).getAll('studies')).sort((one, other) => other.changed - one.changed);
  } catch {
    return [];
  }
}

export async function forgetStudy(id: string): Promise<void> {
  await (await database()).delete('studies', id);
}
