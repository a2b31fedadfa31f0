// The tournament to show to those who look for a game: one that still takes players, or the next one.

import type { TournamentLine } from '../wire/types.ts';
import NextTournament from '../parts/NextTournament.svelte';
import { loadTournamentTexts } from '../texts/parts.ts';
import { tournaments } from './api.ts';

/** Nobody plans the evening by a tournament that starts later. */
const AHEAD_MS = 7 * 24 * 60 * 60 * 1000;

export interface Announced {
  readonly line: TournamentLine;
  readonly Card: typeof NextTournament;
}

/** An arena that goes on, since one can join it at any time; else what starts next. */
export function choose(upcoming: readonly TournamentLine[], running: readonly TournamentLine[], now: number): TournamentLine | undefined {
  const enters = (line: TournamentLine): boolean => !line.invited_only && !line.private;
  const arena = running.find((line) => enters(line) && line.format.kind === 'arena');
  const soon = upcoming.filter((line) => enters(line) && line.starts_unix_ms < now + AHEAD_MS);
  const next = soon.reduce<TournamentLine | undefined>((best, line) => (best === undefined || line.starts_unix_ms < best.starts_unix_ms ? line : best), undefined);
  return arena ?? next;
}

export async function announced(): Promise<Announced | undefined> {
  const [upcoming, running] = await Promise.all([tournaments.list('announced', ''), tournaments.list('running', '')]);
  const line = choose(upcoming.tournaments, running.tournaments, Date.now());
  if (line === undefined) return undefined;
  await loadTournamentTexts();
  return { line, Card: NextTournament };
}
