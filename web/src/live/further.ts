// Requests that no first table needs. They are made like those of `api.ts`.

import type {
  Credentials,
  Hint,
  KeptGame,
  KeptTable,
  LessonStep,
  Lessons,
  LessonsDone,
  MadeStudy,
  MadeToken,
  Me,
  Options,
  Profile,
  ReadStudy,
  RatingHistory,
  ReviewBegun,
  ReviewNews,
  ReviewRequest,
  SavedStudy,
  StudyChange,
  StudyChapter,
  StudyLine,
  StudyRole,
  StudyText,
  StudyVersion,
  TableId,
  TokenLine,
} from '../wire/types.ts';
import { call, query, type GamesQuery } from './api.ts';

export const further = {
  /** What a guest is called. */
  nameGuest: (name: string) => call<Me>('POST', '/guest/rename', { name }),
  /** A good move, for somebody who plays against bots alone. */
  hint: (table: TableId, seat: number | null) => call<Hint>('POST', `/tables/${table}/hint`, { seat }),
  /** The record of a table's games, as far as they are over or hide nothing. */
  record: (table: TableId) => call<string>('GET', `/games/${table}/record`),

  /** Keeps a finished game of this browser on the account. */
  keepGame: (kept: KeptTable) => call<KeptGame>('POST', '/me/games', kept),
  /** Adds lessons to those that the account knows; all of them come back. */
  addLessons: (done: Readonly<Record<string, readonly string[]>>) => call<LessonsDone>('POST', '/me/lessons', { done }),
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

  beginReview: (request: ReviewRequest) => call<ReviewBegun>('POST', '/reviews', request),
  /** Waits for more turns than `after`. */
  reviewNews: (review: string, after: number) => call<ReviewNews>('GET', `/reviews/${review}?after=${after}&wait=20`),
  stopReview: (review: string) => call<undefined>('DELETE', `/reviews/${review}`),

  /** The studies one belongs to, or those that are public. */
  savedStudies: (everybody: boolean) => call<StudyLine[]>('GET', `/studies${everybody ? '?public=true' : ''}`),
  savedStudy: (study: string) => call<SavedStudy>('GET', `/studies/${study}`),
  saveStudy: (name: string, chapters: readonly StudyChapter[]) => call<MadeStudy>('POST', '/studies', { name, chapters }),
  changeStudy: (study: string, key: string, change: StudyChange) => call<StudyVersion>('POST', `/studies/${study}/changes`, { key, change }),
  addMember: (study: string, name: string, role: StudyRole) => call<StudyVersion>('POST', `/studies/${study}/members`, { name, role }),
  deleteStudy: (study: string) => call<undefined>('DELETE', `/studies/${study}`),
  /** The chapters of a text: of a study, or of records. */
  readStudy: (text: string) => call<ReadStudy>('POST', '/studies/read', { text }),
  writeStudy: (name: string, chapters: readonly StudyChapter[]) => call<StudyText>('POST', '/studies/write', { name, chapters }),

  lessons: (game: Options['game']) => call<Lessons>('GET', `/lessons/${game}`),
  /** Steps count from 1; `moves` are all decisions of the learner in this step. */
  lessonStep: (game: Options['game'], lesson: string, step: number, moves: readonly string[]) =>
    call<LessonStep>('POST', `/lessons/${game}/${encodeURIComponent(lesson)}/${step}`, { moves }),
};

/** The download of everything that is stored about the caller. */
export const EXPORT = '/api/account/export';

/** The download of the records of many finished games. */
export function recordsLink(filter: Pick<GamesQuery, 'player' | 'game'>): string {
  return `/api/records?${query(filter)}`;
}

/** The download of the record of one table. */
export function recordLink(table: TableId): string {
  return `/api/games/${table}/record`;
}
