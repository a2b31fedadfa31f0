// Finished games of somebody: by which filters they are looked for, how an address says it, and the games of this browser among them.

import type { Outcome, PersonId, PlayedGame, PlayedGames, PlayerKind, TableLine } from '../wire/types.ts';
import { gameNamed, isGameName, type GameName } from '../games/index.ts';
import { callServer } from '../live/api.ts';
import { hasLocalTables, isKeptBy, localPerson } from '../local/here.ts';
import { outcomeFor } from '../parts/outcome.ts';

export const OUTCOMES: readonly Outcome[] = ['won', 'drawn', 'lost', 'none'];

/** An empty field asks for everything. */
export interface HistoryFilter {
  readonly game: GameName | '';
  readonly variant: string;
  readonly opponent: string;
  readonly outcome: Outcome | '';
  readonly rated: 'yes' | 'no' | '';
  readonly players: PlayerKind | '';
  /** Days as `2026-01-31`. */
  readonly from: string;
  readonly to: string;
}

export const EVERYTHING: HistoryFilter = { game: '', variant: '', opponent: '', outcome: '', rated: '', players: '', from: '', to: '' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function one<T extends string>(value: string | null, values: readonly T[]): T | '' {
  return values.find((each) => each === value) ?? '';
}

/** The filter that an address names; what it does not know is left out. */
export function readFilter(search: string): HistoryFilter {
  const query = new URLSearchParams(search);
  const game = query.get('game') ?? '';
  const day = (name: string): string => (DAY.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    game: isGameName(game) ? game : '',
    variant: isGameName(game) ? one(query.get('variant'), gameNamed(game).variants) : '',
    opponent: (query.get('opponent') ?? '').slice(0, 20),
    outcome: one(query.get('outcome'), OUTCOMES),
    rated: one(query.get('rated'), ['yes', 'no']),
    players: one(query.get('players'), ['people', 'bots']),
    from: day('from'),
    to: day('to'),
  };
}

/** What an address says of a filter. Reading it gives the same filter. */
export function writeFilter(filter: HistoryFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `?${query}`;
}

/** The midnight at which a day begins here, so many days later. */
function midnight(day: string, later = 0): number | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return day === '' ? undefined : new Date(year, month - 1, date + later).getTime();
}

function request(filter: HistoryFilter, before: string | undefined, limit: number): string {
  const { game, variant, opponent, outcome, rated, players } = filter;
  const [since, until] = [midnight(filter.from), midnight(filter.to, 1)];
  const fields = { game, variant, opponent: opponent.trim(), outcome, rated: rated === '' ? '' : String(rated === 'yes'), players, since, until, before, limit };
  const given = Object.entries(fields).flatMap(([name, value]): [string, string][] => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return new URLSearchParams(given).toString();
}

/** A game of this browser as the server would list it. */
export function localGame(line: TableLine): PlayedGame {
  const outcome = outcomeFor(line, localPerson(), '');
  const outcomes: Partial<Record<typeof outcome, Outcome>> = { won: 'won', shared: 'won', lost: 'lost', draw: 'drawn' };
  return { line, outcome: outcomes[outcome] ?? 'none', ended_unix_ms: line.opened_unix_ms };
}

export function fits({ line, outcome, ended_unix_ms }: PlayedGame, filter: HistoryFilter): boolean {
  const { options, seats } = line;
  const hasBots = seats.some(({ occupant }) => occupant !== null && 'bot' in occupant);
  const wanted = filter.opponent.trim().toLowerCase();
  return (
    (filter.game === '' || filter.game === options.game) &&
    (filter.variant === '' || filter.variant === options.variant) &&
    (filter.outcome === '' || filter.outcome === outcome) &&
    (filter.rated === '' || (filter.rated === 'yes') === options.rated) &&
    (filter.players === '' || (filter.players === 'bots') === hasBots) &&
    // Who is no account is found by no name.
    wanted === '' &&
    ended_unix_ms >= (midnight(filter.from) ?? 0) &&
    ended_unix_ms < (midnight(filter.to, 1) ?? Infinity)
  );
}

export interface PlayedQuery {
  /** The name of an account; `me` is the caller. */
  readonly player: string;
  /** The account of the caller, if there is one. */
  readonly account: PersonId | undefined;
  readonly filter: HistoryFilter;
  readonly before: string | undefined;
  readonly limit: number;
}

/** A page of finished games, the last one first. The first page has those of this browser as well. */
export async function playedGames({ player, account, filter, before, limit }: PlayedQuery): Promise<PlayedGames> {
  const served = (): Promise<PlayedGames> =>
    IS_SITE ? Promise.resolve({ games: [], next: null }) : callServer<PlayedGames>('GET', `/people/${encodeURIComponent(player)}/games?${request(filter, before, limit)}`);
  if (player !== 'me' || before !== undefined || !hasLocalTables()) return served();
  const [answer, lines] = await Promise.allSettled([served(), import('../local/start.ts').then(({ localLines }) => localLines())]);
  // What the account has as well is in the answer of the server.
  const isListed = (line: TableLine): boolean => answer.status === 'fulfilled' && isKeptBy(account, line.id);
  const kept = lines.status === 'fulfilled' ? lines.value.filter((line) => line.stage === 'over' && !isListed(line)) : [];
  const local = kept.map(localGame).filter((game) => fits(game, filter));
  if (answer.status === 'rejected' && local.length === 0) throw answer.reason;
  const { games, next } = answer.status === 'fulfilled' ? answer.value : { games: [], next: null };
  return { games: [...local, ...games].sort((one, other) => other.ended_unix_ms - one.ended_unix_ms), next };
}
