// What is asked about other people, and about one's own browsers. No first page and no table needs it at once, so it comes with the parts that do.

import type {
  BlockedPerson,
  Challenges,
  FeaturedGames,
  Follows,
  FoundPeople,
  Leaderboard,
  MeetingScore,
  MyMoves,
  NewRecoveryCodes,
  Options,
  PersonId,
  RecoveryCodes,
  SeatOffer,
  SessionLine,
  Statistics,
  TableId,
} from '../wire/types.ts';
import { callServer } from '../live/api.ts';

function query(given: Readonly<Record<string, string | undefined>>): string {
  return new URLSearchParams(Object.entries(given).filter((field): field is [string, string] => field[1] !== undefined)).toString();
}

export const people = {
  blocks: () => callServer<BlockedPerson[]>('GET', '/blocks'),
  block: (person: PersonId) => callServer<undefined>('POST', '/blocks', { person }),
  unblock: (person: PersonId) => callServer<undefined>('DELETE', `/blocks/${person}`),
  sessions: () => callServer<SessionLine[]>('GET', '/account/sessions'),
  endSession: (id: string) => callServer<undefined>('DELETE', `/account/sessions/${id}`),
  follows: () => callServer<Follows>('GET', '/follows'),
  follow: (person: PersonId) => callServer<undefined>('POST', '/follows', { person }),
  unfollow: (person: PersonId) => callServer<undefined>('DELETE', `/follows/${person}`),
  challenges: () => callServer<Challenges>('GET', '/challenges'),
  challenge: (person: PersonId, options: Options, seats: readonly SeatOffer[]) => callServer<{ table: TableId }>('POST', '/challenges', { person, options, seats }),
  /** Declines a challenge, or takes one's own back. */
  endChallenge: (table: TableId) => callServer<undefined>('DELETE', `/challenges/${table}`),
  /** Takes a challenge: sits down at its table. */
  takeChallenge: (table: TableId) => callServer<unknown>('POST', `/tables/${table}/ask`, { key: `take-${table}`, command: { do: 'sit' } }),
  /** Those whose names begin like this. */
  search: (name: string, after: string | undefined) => callServer<FoundPeople>('GET', `/people?${query({ name, after })}`),
  /** The tables that wait for the caller's move. */
  moves: () => callServer<MyMoves>('GET', '/me/moves'),
  statistics: (name: string, game: Options['game'] | undefined) => callServer<Statistics>('GET', `/people/${encodeURIComponent(name)}/statistics?${query({ game })}`),
  /** How the two people at a table stand against each other. */
  tableScore: (table: TableId) => callServer<MeetingScore>('GET', `/tables/${table}/score`),
  /** How I stand against somebody. */
  score: (name: string) => callServer<MeetingScore>('GET', `/people/${encodeURIComponent(name)}/score`),
  featured: () => callServer<FeaturedGames>('GET', '/games/featured'),
  recoveryCodes: () => callServer<RecoveryCodes>('GET', '/account/recovery-codes'),
  makeRecoveryCodes: (password: string) => callServer<NewRecoveryCodes>('POST', '/account/recovery-codes', { password }),
  /** Sets a new password with a recovery code. */
  recover: (name: string, code: string, wanted: string) => callServer<RecoveryCodes>('POST', '/account/recover', { name, code, new: wanted }),
  leaderboard: (game: Options['game'], pace: string, after: string | undefined) => callServer<Leaderboard>('GET', `/leaderboard?${query({ game, class: pace, after })}`),
};
