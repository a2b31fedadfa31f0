// What this browser can do without a server, known before the engine is loaded: whether there is one, which tables are kept here, and who
// plays at them.

import { ENGINE } from 'virtual:engine';
import type { Options, PersonId, SeatOffer, TableId } from '../wire/types.ts';
import { readItem, writeItem } from '../storage.ts';

/** A module with nothing but a vector of 128 bits in it. */
const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

let able: boolean | undefined;
let running = false;
let learning = false;

/** What starts the engine: loaded by those who need it. */
export const loadStart = (): Promise<typeof import('./start.ts')> => import('./start.ts');

/** Whether the engine is part of this program, and this browser can run it. */
export function hasEngine(): boolean {
  able ??= ENGINE !== null && typeof Worker === 'function' && typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(VECTORS));
  return able;
}

const NEAR = 'trilynx-engine';

/** Whether tables are opened here. A first visitor plays sooner at the server, if there is one, than after waiting for the engine. */
export function isEngineNear(): boolean {
  return hasEngine() && (IS_SITE || running || readItem(NEAR) === JSON.stringify(ENGINE?.module.url));
}

/** This browser has kept the engine. */
export function engineIsKept(): void {
  if (ENGINE) writeItem(NEAR, ENGINE.module.url);
}

/** The engine could not be loaded: what a server can do is left to it until the page is loaded again. */
export function doWithoutEngine(): void {
  able = false;
}

const TABLES = 'trilynx-local-tables';
let tables: Set<TableId> | undefined;

function list(): Set<TableId> {
  if (tables) return tables;
  let found: unknown;
  try {
    found = JSON.parse(readItem(TABLES) ?? '[]');
  } catch {
    found = [];
  }
  tables = new Set(Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : []);
  return tables;
}

/** Whether a table is kept in this browser. */
export function isLocal(table: TableId): boolean {
  if (list().has(table)) return true;
  // Another tab may have opened it.
  tables = undefined;
  return list().has(table);
}

/** Whether any table is. */
export function hasLocalTables(): boolean {
  return list().size > 0;
}

let gone: ReadonlySet<TableId> = new Set();

/** Compares the list with what is kept: somebody may have cleared it. */
export function findLocalTables(kept: readonly TableId[]): void {
  gone = new Set([...list()].filter((table) => !kept.includes(table)));
  setLocalTables(kept);
}

/** Whether a table was kept here before this visit, and is not any more. */
export function isGone(table: TableId): boolean {
  return gone.has(table) && !list().has(table);
}

export function setLocalTables(ids: Iterable<TableId>): void {
  tables = new Set(ids);
  writeItem(TABLES, [...tables]);
}

const KEPT = 'trilynx-kept-on-account';
/** More are not remembered: they are listed twice then. */
const MOST_KEPT = 1_000;

/** The tables that an account has as well; only those of the account that was used last. */
function keptBy(account: PersonId): readonly TableId[] {
  try {
    const found = JSON.parse(readItem(KEPT) ?? 'null') as { account?: unknown; tables?: unknown } | null;
    return found?.account === account && Array.isArray(found.tables) ? found.tables : [];
  } catch {
    return [];
  }
}

export function rememberKept(account: PersonId, table: TableId): void {
  const tables = keptBy(account);
  if (!tables.includes(table)) writeItem(KEPT, { account, tables: [...tables, table].slice(-MOST_KEPT) });
}

/** Whether a server lists this table among the games of an account. */
export function isKeptBy(account: PersonId | undefined, table: TableId): boolean {
  return account !== undefined && keptBy(account).includes(table);
}

const PERSON = 'trilynx-local-person';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
let person: PersonId | undefined;

/** The person at the tables that are kept here, independent of any account. */
export function localPerson(): PersonId {
  person ??= readPerson() ?? newPerson();
  return person;
}

/** Takes over who played elsewhere, with the games from there. Only where nobody has played here yet. */
export function becomeLocalPerson(id: PersonId): void {
  person = id;
  writeItem(PERSON, id);
}

function readPerson(): PersonId | undefined {
  try {
    const found: unknown = JSON.parse(readItem(PERSON) ?? 'null');
    return typeof found === 'string' && /^[0-9A-Za-z]{12}$/.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function newPerson(): PersonId {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const id = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
  writeItem(PERSON, id);
  return id;
}

/** Whether a table needs nobody but the person here: against bots, or several people on this device. */
export function playsAlone(options: Options, seats: readonly SeatOffer[]): boolean {
  return !options.rated && seats.every((seat) => seat === 'me' || (typeof seat === 'object' && 'bot' in seat));
}

/** The engine runs: it answers sooner than a server. */
export function engineRuns(): void {
  running = true;
}

/** So does the one for learning. */
export function learningRuns(): void {
  learning = true;
}

/** The table that a request is about. */
export function tableIn(path: string, body: unknown): TableId | undefined {
  const named = /^\/(?:tables|games)\/([0-9A-Za-z]{12})(?:\/|$)/.exec(path)?.[1];
  if (named !== undefined) return named;
  const start = (body as { readonly start?: unknown } | undefined)?.start;
  return typeof start === 'object' && start !== null && 'table' in start && typeof start.table === 'string' ? start.table : undefined;
}

/** Whether a request is the engine's: about a table that is kept here, or about no table at all where it can be answered at once. */
export function isAnsweredHere(path: string, body: unknown): boolean {
  if (path.startsWith('/reviews')) return path.startsWith('/reviews/local-') || (isEngineNear() && couldBeAnsweredHere(path, body));
  const table = tableIn(path, body);
  if (table !== undefined) return isLocal(table);
  // A server knows what somebody has solved elsewhere.
  return (isAboutLearning(path) ? learning : running) && !path.startsWith('/puzzles/') && couldBeAnsweredHere(path, body);
}

/** Whether the engine could answer a request that no server answers. */
export function couldBeAnsweredHere(path: string, body: unknown): boolean {
  return hasEngine() && tableIn(path, body) === undefined && /^\/(?:positions$|lessons\/|puzzles\/(?!.*\/report$)|reviews$|bots$|studies\/(?:read|write)$)/.test(path);
}

/** Whether a request is for the module that knows lessons, puzzles and saved studies. */
export function isAboutLearning(path: string): boolean {
  return /^\/(?:lessons|puzzles|studies|explorer)\b/.test(path);
}
