// Clubs over HTTP.

import { callServer } from '../live/api.ts';
import type { ClubActs, ClubChat, ClubCommand, ClubId, ClubList, ClubMessage, ClubSeasonTable, ClubSettings, ClubView, MadeClub, NewClubSeason } from '../wire/types.ts';

const path = (club: ClubId): string => `/clubs/${club}`;

function query(given: Readonly<Record<string, string | undefined>>): string {
  const fields = Object.entries(given).filter((field): field is [string, string] => field[1] !== undefined && field[1] !== '');
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields).toString()}`;
}

export const clubs = {
  /** Those that everybody may find, by the beginning of their names. */
  list: (name: string, after: string | undefined) => callServer<ClubList>('GET', `/clubs${query({ name, after })}`),
  mine: () => callServer<ClubList>('GET', '/clubs?mine=true'),
  create: (settings: ClubSettings) => callServer<MadeClub>('POST', '/clubs', settings),
  view: (club: ClubId, invitation: string | undefined) => callServer<ClubView>('GET', `${path(club)}${query({ invitation })}`),
  ask: (club: ClubId, command: ClubCommand, invitation: string | undefined) =>
    callServer<undefined>('POST', `${path(club)}/ask`, invitation === undefined ? { command } : { command, invitation }),
  acts: (club: ClubId) => callServer<ClubActs>('GET', `${path(club)}/acts`),
  chat: (club: ClubId) => callServer<ClubChat>('GET', `${path(club)}/chat`),
  say: (club: ClubId, text: string) => callServer<ClubMessage>('POST', `${path(club)}/chat`, { text }),
  deleteMessage: (club: ClubId, number: number) => callServer<undefined>('DELETE', `${path(club)}/chat/${number}`),
  season: (club: ClubId, number: number) => callServer<ClubSeasonTable>('GET', `${path(club)}/seasons/${number}`),
  addSeason: (club: ClubId, season: NewClubSeason) => callServer<unknown>('POST', `${path(club)}/seasons`, season),
  deleteSeason: (club: ClubId, number: number) => callServer<undefined>('DELETE', `${path(club)}/seasons/${number}`),
};
