// Requests over HTTP. A failure is a `Fault` of the wire, thrown as `ApiError`.

import { couldBeAnsweredHere, hasLocalTables, isAnsweredHere, isKeptBy, loadStart } from '../local/here.ts';
import type {
  Error as Fault,
  Games,
  Me,
  Options,
  PersonId,
  SeatOffer,
  SeenTable,
  Stage,
  Studied,
  Study,
  TableId,
  TableLine,
} from '../wire/types.ts';

export class ApiError extends Error {
  constructor(
    readonly fault: Fault,
    /** Whether no server was reached. */
    readonly unreachable = false,
  ) {
    super(fault.code);
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

/** `bodyHere`: what the engine of this browser is asked instead; it does not know the caller. */
export async function call<T>(method: Method, path: string, body?: unknown, bodyHere = body): Promise<T> {
  if (IS_SITE || isAnsweredHere(path, body)) return callHere<T>(method, path, bodyHere);
  try {
    return await callServer<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.unreachable || !couldBeAnsweredHere(path, body)) throw error;
    return callHere<T>(method, path, bodyHere);
  }
}

/** Asks the engine of this browser, which answers like a server. */
export async function callHere<T>(method: Method, path: string, body: unknown): Promise<T> {
  // Without a network, what starts an engine may not be there either.
  const answer = await loadStart()
    .then(({ engineFor }) => engineFor(path))
    .then((engine) => engine.request(method, path, body))
    .catch(() => undefined);
  if (!answer) throw new ApiError({ code: 'unavailable' });
  if (answer.status >= 400) throw new ApiError(answer.body as Fault);
  return answer.body as T;
}

export async function callServer<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ code: 'unavailable' }, true);
  }
  const said = read(await response.text().catch(() => ''));
  if (response.ok) return said as T;
  throw new ApiError(typeof said === 'object' && said !== null && 'code' in said ? (said as Fault) : { code: 'unavailable' });
}

/** The body of an answer: JSON, or the text of records; nothing if it is empty. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? undefined : text;
  }
}

/** Filters of the list of games. */
export interface GamesQuery {
  /** `me` is the caller. */
  readonly player?: string;
  readonly game?: Options['game'] | undefined;
  readonly stage?: Stage | undefined;
  readonly before?: string | undefined;
  readonly limit?: number;
  /** The account of the caller, if there is one: no part of the request. */
  readonly account?: PersonId | undefined;
}

export function query({ account: _own, ...filter }: GamesQuery): string {
  const given = Object.entries(filter).filter((field): field is [string, string | number] => field[1] !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** The games that a server knows. */
async function served(filter: GamesQuery): Promise<Games> {
  return IS_SITE ? { games: [], next: null } : call<Games>('GET', `/games?${query(filter)}`);
}

/** The games of a person, those that are kept in this browser among them. */
async function withLocal(filter: GamesQuery): Promise<Games> {
  const localLines = async (): Promise<TableLine[]> => (await loadStart()).localLines();
  const fits = (line: TableLine): boolean => (filter.game ?? line.options.game) === line.options.game && (filter.stage ?? line.stage) === line.stage;
  const [answer, lines] = await Promise.allSettled([served(filter), localLines()]);
  // What the account has as well is in the answer of the server.
  const isListed = (line: TableLine): boolean => answer.status === 'fulfilled' && isKeptBy(filter.account, line.id);
  const local = lines.status === 'fulfilled' ? lines.value.filter((line) => fits(line) && !isListed(line)) : [];
  if (answer.status === 'rejected' && local.length === 0) throw answer.reason;
  const { games, next } = answer.status === 'fulfilled' ? answer.value : { games: [], next: null };
  return { games: [...local, ...games].sort((one, other) => other.opened_unix_ms - one.opened_unix_ms), next };
}

/** What the way to a first table asks; `further.ts` has the rest. */
export const api = {
  me: () => call<Me>('GET', '/me'),
  guest: () => call<Me>('POST', '/guest'),
  /** The same key opens the same table, however often it is asked for. */
  openTable: (options: Options, seats: readonly SeatOffer[], key: string) => call<{ table: TableId }>('POST', '/tables', { options, seats, key }),
  /** A table as the caller sees it now, without watching it. */
  table: (table: TableId) => call<SeenTable>('GET', `/tables/${table}`),
  /** Goes through a game: of a table, of a record, or hypothetical. */
  study: (study: Study) => call<Studied>('POST', '/positions', study),
  games: (filter: GamesQuery): Promise<Games> => (filter.player === 'me' && filter.before === undefined && hasLocalTables() ? withLocal(filter) : served(filter)),
};

/** The fault behind whatever was thrown. */
export function faultOf(error: unknown): Fault {
  return error instanceof ApiError ? error.fault : { code: 'unavailable' };
}
