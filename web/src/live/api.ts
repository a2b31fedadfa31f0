// Plain requests. What goes wrong is a `Fault` of the wire, thrown as `Failed`.

import type {
  Credentials,
  Error as Fault,
  Games,
  LessonStep,
  Lessons,
  MadeToken,
  Me,
  Options,
  Profile,
  RatingHistory,
  ReviewBegun,
  ReviewNews,
  ReviewWish,
  SeatOffer,
  SeenTable,
  Stage,
  Studied,
  Study,
  TableId,
  TokenLine,
} from '../wire/types.ts';

export class Failed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Failed({ code: 'unavailable' });
  }
  const told: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined);
  if (answer.ok) return told as T;
  const fault = told as Fault | undefined;
  throw new Failed(fault && 'code' in fault ? fault : { code: 'unavailable' });
}

/** Which games of a list. */
export interface Which {
  /** `me` is whoever asks. */
  readonly player?: string;
  readonly game?: Options['game'] | undefined;
  readonly stage?: Stage | undefined;
  readonly before?: string | undefined;
  readonly limit?: number;
}

function query(which: Which): string {
  const said = Object.entries(which).filter((field): field is [string, string | number] => field[1] !== undefined);
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  guest: () => call<Me>('POST', '/guest'),
  /** Asked again with the same key, the same table is meant. */
  openTable: (options: Options, seats: readonly SeatOffer[], key: string) => call<{ table: TableId }>('POST', '/tables', { options, seats, key }),
  /** A table as whoever asks sees it now. Asking is not watching: nobody hears of it. */
  table: (table: TableId) => call<SeenTable>('GET', `/tables/${table}`),
  /** Goes through a game: a table's, a record's, or one that is only thought of. */
  study: (study: Study) => call<Studied>('POST', '/positions', study),
  games: (which: Which) => call<Games>('GET', `/games?${query(which)}`),

  createAccount: (given: Credentials) => call<Me>('POST', '/account', given),
  signIn: (given: Credentials) => call<Me>('POST', '/account/sign-in', given),
  signOut: () => call<Me>('POST', '/account/sign-out'),
  signOutEverywhere: () => call<Me>('POST', '/account/sign-out-everywhere'),
  rename: (name: string) => call<Me>('POST', '/account/rename', { name }),
  changePassword: (password: string, wanted: string) => call<Me>('POST', '/account/password', { password, new: wanted }),
  declareProgram: (bot: boolean) => call<Me>('POST', '/account/bot', { bot }),
  deleteAccount: (password: string) => call<Me>('POST', '/account/delete', { password }),
  tokens: () => call<TokenLine[]>('GET', '/tokens'),
  makeToken: (label: string, password: string) => call<MadeToken>('POST', '/tokens', { label, password }),
  revokeToken: (id: number) => call<undefined>('DELETE', `/tokens/${id}`),

  profile: (name: string) => call<Profile>('GET', `/people/${encodeURIComponent(name)}`),
  ratingHistory: (name: string) => call<RatingHistory>('GET', `/people/${encodeURIComponent(name)}/ratings`),

  beginReview: (wish: ReviewWish) => call<ReviewBegun>('POST', '/reviews', wish),
  /** Waits for more turns than `after`. */
  reviewNews: (review: string, after: number) => call<ReviewNews>('GET', `/reviews/${review}?after=${after}&wait=20`),
  stopReview: (review: string) => call<undefined>('DELETE', `/reviews/${review}`),

  lessons: (game: Options['game']) => call<Lessons>('GET', `/lessons/${game}`),
  /** Steps count from 1; `moves` are all decisions of the learner in this step. */
  lessonStep: (game: Options['game'], lesson: string, step: number, moves: readonly string[]) =>
    call<LessonStep>('POST', `/lessons/${game}/${encodeURIComponent(lesson)}/${step}`, { moves }),
};

/** What went wrong, whatever was thrown. */
export function faultOf(error: unknown): Fault {
  return error instanceof Failed ? error.fault : { code: 'unavailable' };
}

/** Where the browser can fetch all that is stored about whoever asks. */
export const EXPORT = '/api/account/export';

/** Where it can fetch the records of many finished games. */
export function recordsLink(which: Pick<Which, 'player' | 'game'>): string {
  return `/api/records?${query(which)}`;
}

/** Where it can fetch the record of one table. */
export function recordLink(table: TableId): string {
  return `/api/games/${table}/record`;
}
