// Tournaments over HTTP.

import { callServer } from '../live/api.ts';
import type {
  ClubId,
  GameName,
  MadeTournament,
  TournamentCommand,
  TournamentCrosstable,
  TournamentHistory,
  TournamentList,
  TournamentRound,
  TournamentSettings,
  TournamentState,
  TournamentVersion,
  TournamentView,
} from '../wire/types.ts';

const path = (id: string): string => `/tournaments/${id}`;

export const tournaments = {
  list: (state: TournamentState, game: GameName | '') => callServer<TournamentList>('GET', `/tournaments?state=${state}${game === '' ? '' : `&game=${game}`}`),
  mine: () => callServer<TournamentList>('GET', '/tournaments?mine=true'),
  create: (settings: TournamentSettings, club?: ClubId) => callServer<MadeTournament>('POST', '/tournaments', club === undefined ? { settings } : { settings, club }),
  view: (id: string) => callServer<TournamentView>('GET', path(id)),
  ask: (id: string, command: TournamentCommand, invitation?: string) => callServer<TournamentVersion>('POST', `${path(id)}/ask`, invitation === undefined ? { command } : { command, invitation }),
  crosstable: (id: string) => callServer<TournamentCrosstable>('GET', `${path(id)}/crosstable`),
  round: (id: string, round: number) => callServer<TournamentRound>('GET', `${path(id)}/rounds/${round}`),
  history: (id: string) => callServer<TournamentHistory>('GET', `${path(id)}/history`),
  /** The report that other programs read. */
  trf: (id: string) => `/api${path(id)}/trf`,
};
