// The state of the form with a table's options, its defaults, and the `Options` it becomes on the wire.

import type { ClockRule, GameName, Options, SeatOffer } from '../wire/types.ts';
import { GAMES, gameNamed } from '../games/index.ts';

export type Opponent = 'bot' | 'friend' | 'device' | 'anybody';
export const OPPONENTS: readonly Opponent[] = IS_SITE ? ['bot', 'device'] : ['bot', 'friend', 'device', 'anybody'];

/** The lengths of a match to choose from: how many times everybody begins. */
export const ROUNDS: readonly number[] = [1, 2, 3, 5];
/** The bots to choose from, weakest first: the levels, then all that the program can. Every game has the same. */
export const BOTS: readonly string[] = GAMES[0].bots;
/** The bot for somebody of whom nothing is known: it makes mistakes that a newcomer can punish. */
export const FIRST_BOT = 'level2';

/** The bot for the next game, after a game against one: a stronger one after a win, a weaker one after a loss. */
export function nextBot(bot: string, outcome: 'won' | 'lost' | undefined): string {
  const now = BOTS.indexOf(bot);
  if (now < 0) return FIRST_BOT;
  // The last one is no level: one who beats the others asks for it.
  const last = Math.max(BOTS.length - 2, now);
  return BOTS[Math.min(last, Math.max(0, now + (outcome === 'won' ? 1 : outcome === 'lost' ? -1 : 0)))] ?? FIRST_BOT;
}

/** The sign before the name of the n-th of them. */
export const rank = (n: number): string => (n < BOTS.length - 1 ? `${n + 1}` : '★');

/** Who begins: by lot, or the seat is chosen. Seat 0 begins. */
export type First = 'lot' | 'me' | 'other';
export const FIRSTS: readonly First[] = ['lot', 'me', 'other'];

/** Clocks to choose from. Opponents are paired only if both chose the same one. */
export const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  { kind: 'fischer', initial_s: 180, increment_s: 3 },
  { kind: 'fischer', initial_s: 600, increment_s: 10 },
  { kind: 'fischer', initial_s: 1800, increment_s: 20 },
  { kind: 'byoyomi', main_s: 600, periods: 3, period_s: 30 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
];

export const OWN_KINDS = ['fischer', 'byoyomi', 'correspondence'] as const;

/** A custom clock. The bounds are those of the server. */
export interface OwnClock {
  kind: (typeof OWN_KINDS)[number];
  minutes: number;
  seconds: number;
  periods: number;
  days: number;
}

export const OWN_BOUNDS = {
  minutes: { min: 0, max: 180 },
  seconds: { min: 0, max: 180 },
  periods: { min: 1, max: 20 },
  days: { min: 1, max: 14 },
} as const;

/** The server accepts no clock that leaves less than this for a turn. */
const MIN_SECONDS = 5;

export interface OptionsForm {
  variant: string;
  players: number;
  first: First;
  /** An index of `CLOCKS`; one past its end is the custom clock. */
  clock: number;
  own: OwnClock;
  rounds: number;
  rated: boolean;
  /** Whether the table is listed in the lobby. */
  listed: boolean;
}

export function defaultForm(): OptionsForm {
  return {
    variant: 'standard',
    players: 2,
    first: 'lot',
    clock: 0,
    own: { kind: 'fischer', minutes: 15, seconds: 10, periods: 3, days: 2 },
    rounds: 1,
    rated: false,
    listed: false,
  };
}

/** A typed number (NaN while the field is empty), brought within its bounds. */
function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
}

export function clockOf({ clock, own }: OptionsForm): ClockRule {
  const chosen = CLOCKS[clock];
  if (chosen) return chosen;
  const main_s = Math.round(clamp(own.minutes, OWN_BOUNDS.minutes) * 60);
  const seconds = Math.round(clamp(own.seconds, OWN_BOUNDS.seconds));
  switch (own.kind) {
    case 'fischer':
      // Without minutes the clock starts with one increment, so that the first turn has time too.
      return { kind: 'fischer', initial_s: main_s === 0 ? Math.max(MIN_SECONDS, seconds) : main_s, increment_s: seconds };
    case 'byoyomi':
      return { kind: 'byoyomi', main_s, periods: Math.round(clamp(own.periods, OWN_BOUNDS.periods)), period_s: Math.max(MIN_SECONDS, seconds) };
    case 'correspondence':
      return { kind: 'correspondence', days: Math.round(clamp(own.days, OWN_BOUNDS.days)) };
  }
}

/** What is missing for a rated game, if anything: human opponents, an account, a clock. */
export function missingForRating(opponent: Opponent, form: OptionsForm, guest: boolean): 'people' | 'clock' | 'account' | undefined {
  if (opponent !== 'friend' && opponent !== 'anybody') return 'people';
  if (guest) return 'account';
  return clockOf(form).kind === 'none' ? 'clock' : undefined;
}

export function optionsOf(game: GameName, opponent: Opponent, form: OptionsForm, guest: boolean): Options {
  const { variants, players, hasMatches } = gameNamed(game);
  const fixed = opponent === 'device' || form.first !== 'lot';
  return {
    game,
    variant: variants.includes(form.variant) ? form.variant : 'standard',
    players: players.includes(form.players) ? form.players : 2,
    start: null,
    order: fixed ? 'fixed' : 'random',
    clock: opponent === 'device' ? { kind: 'none' } : clockOf(form),
    rated: form.rated && missingForRating(opponent, form, guest) === undefined,
    rounds: hasMatches ? form.rounds : 1,
    private: opponent !== 'friend' || !form.listed,
  };
}

/** One's own seat first, or last if the opponent begins. */
export function seatsOf(options: Options, form: OptionsForm, others: SeatOffer): SeatOffer[] {
  const rest = Array.from({ length: options.players - 1 }, () => others);
  return options.order === 'fixed' && form.first === 'other' ? [...rest, 'me'] : ['me', ...rest];
}
