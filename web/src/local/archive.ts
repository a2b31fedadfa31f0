// Everything that is kept in this browser as one file, to be taken to another: games, studies, lessons that are done, puzzles, settings.
//
// The one thing to know: what comes in is added and never replaces a game; a log that cannot be replayed stays outside and is counted.

import { progress, readDone } from '../lessons/progress.svelte.ts';
import { isAttempt, isStanding } from '../puzzles/history.ts';
import { solvedPuzzles } from '../puzzles/solved.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { readItem } from '../storage.ts';
import { accuracies, keepAccuracies, readAccuracies } from '../study/accuracies.ts';
import { keepStudy, keptStudies, keptStudy } from '../studies/kept-studies.ts';
import type { SavedStudy, TableId } from '../wire/types.ts';
import { ConflictError, type Entry } from './kept.ts';

const KIND = 'trilynx-device';
const VERSION = 1;
/** Larger files are not read. */
export const MAX_BYTES = 64 << 20;
const MAX_TABLES = 10_000;
const MAX_STUDIES = 1_000;
/** Of each kind of thing that is kept about puzzles. */
const MAX_PUZZLES = 20_000;

interface Archive {
  readonly kind: typeof KIND;
  readonly version: number;
  /** Who played, as the logs call them. */
  readonly person: string;
  readonly tables: readonly { readonly id: TableId; readonly entries: readonly Entry[] }[];
  /** None in files of before there were studies. */
  readonly studies?: readonly SavedStudy[];
  readonly lessons: unknown;
  /** Files of older versions have none. */
  readonly puzzles?: { readonly attempts?: unknown; readonly standings?: unknown } | null;
  /** Of reviewed games. Files of older versions have none. */
  readonly accuracies?: unknown;
  readonly settings: unknown;
}

/** The part of the engine that is used. */
interface Tables {
  readonly kept: { ids(): Promise<TableId[]>; entries(table: TableId): Promise<Entry[]> };
  takeOver(table: TableId, entries: readonly Entry[]): Promise<unknown>;
}

export class NotAnArchive extends Error {}

function parsed(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The file's text. */
export async function exportAll({ kept }: Pick<Tables, 'kept'>, person: string): Promise<string> {
  const tables = [];
  for (const id of await kept.ids()) tables.push({ id, entries: await kept.entries(id) });
  const studies = (await keptStudies()).map(({ study }) => study);
  await solvedPuzzles.load();
  const puzzles = { attempts: solvedPuzzles.attempts, standings: solvedPuzzles.standings };
  const archive: Archive = {
    kind: KIND,
    version: VERSION,
    person,
    tables,
    studies,
    lessons: parsed('trilynx-lessons'),
    puzzles,
    accuracies: accuracies(),
    settings: parsed('trilynx-settings'),
  };
  return JSON.stringify(archive);
}

export interface Imported {
  readonly added: number;
  /** They were here already. */
  readonly known: number;
  /** They could not be read. */
  readonly refused: number;
}

/** Adds what a file holds. The person who exported it becomes the person here. */
export async function importAll(engine: Tables, text: string, person: string): Promise<Imported> {
  const archive = read(text);
  let [added, known, refused] = [0, 0, 0];
  for (const { id, entries } of archive.tables) {
    const mine = JSON.parse(JSON.stringify(entries).replaceAll(`"${archive.person}"`, `"${person}"`)) as Entry[];
    const outcome = await engine.takeOver(id, mine).catch((error: unknown) => {
      if (error instanceof ConflictError) return 'known';
      throw error;
    });
    if (outcome === 'added') added++;
    else if (outcome === 'known') known++;
    else refused++;
  }
  for (const study of archive.studies ?? []) {
    if (await keptStudy(study.id)) known++;
    else {
      await keepStudy(study, false);
      added++;
    }
  }
  progress.addAll(readDone(JSON.stringify(archive.lessons ?? {})));
  await solvedPuzzles.addAll(those(archive.puzzles?.attempts, isAttempt), those(archive.puzzles?.standings, isStanding));
  keepAccuracies(readAccuracies(archive.accuracies));
  if (archive.settings !== null) settings.take(JSON.stringify(archive.settings));
  return { added, known, refused };
}

/** What of a list can be read. */
function those<T>(found: unknown, isOne: (value: unknown) => value is T): T[] {
  return Array.isArray(found) ? found.slice(0, MAX_PUZZLES).filter(isOne) : [];
}

function read(text: string): Archive {
  let found: Partial<Archive> | null;
  try {
    found = JSON.parse(text) as Partial<Archive> | null;
  } catch {
    throw new NotAnArchive('not JSON');
  }
  const fits =
    found?.kind === KIND &&
    typeof found.version === 'number' &&
    found.version <= VERSION &&
    typeof found.person === 'string' &&
    /^[0-9A-Za-z]{12}$/.test(found.person) &&
    Array.isArray(found.tables) &&
    found.tables.length <= MAX_TABLES &&
    found.tables.every(isTable) &&
    (found.studies === undefined || (Array.isArray(found.studies) && found.studies.length <= MAX_STUDIES && found.studies.every(isStudy)));
  if (!fits) throw new NotAnArchive('another kind of file');
  return found as Archive;
}

function isStudy(found: unknown): boolean {
  const { id, name, chapters } = (found ?? {}) as { id?: unknown; name?: unknown; chapters?: unknown };
  const isChapter = (chapter: unknown): boolean => {
    const { start, nodes } = (chapter ?? {}) as { start?: unknown; nodes?: unknown };
    return typeof start === 'string' && Array.isArray(nodes) && nodes.every((node) => Number.isSafeInteger((node as { depth?: unknown } | null)?.depth));
  };
  return typeof id === 'string' && /^[0-9A-Za-z]{12}$/.test(id) && typeof name === 'string' && Array.isArray(chapters) && chapters.length > 0 && chapters.every(isChapter);
}

function isTable(found: unknown): boolean {
  const { id, entries } = (found ?? {}) as { id?: unknown; entries?: unknown };
  const isEntry = (entry: unknown): boolean => {
    const { version, at } = (entry ?? {}) as { version?: unknown; at?: { unix_ms?: unknown } };
    return Number.isSafeInteger(version) && typeof at?.unix_ms === 'number';
  };
  return typeof id === 'string' && /^[0-9A-Za-z]{12}$/.test(id) && Array.isArray(entries) && entries.length > 0 && entries.every(isEntry);
}
