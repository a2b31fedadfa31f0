// What somebody wants to play, as the forms keep it, and what that is on the wire. The defaults need no understanding.

import type { ClockRule, Options, SeatOffer } from '../wire/types.ts';
import type { GameName } from '../route.svelte.ts';

export type Opponent = 'bot' | 'friend' | 'device' | 'anybody';
export const OPPONENTS: readonly Opponent[] = ['bot', 'friend', 'device', 'anybody'];

export const VARIANTS: Readonly<Record<GameName, readonly string[]>> = {
  yinsh: ['standard', 'blitz'],
  lyngk: ['standard', 'six'],
  linko: ['standard'],
};
export const PLAYERS: Readonly<Record<GameName, readonly number[]>> = { yinsh: [2], lyngk: [2], linko: [2, 3, 4, 5] };
/** A match is for Linko! alone: so many times everybody begins. */
export const ROUNDS: readonly number[] = [1, 2, 3, 5];
const LEVELS = 10;
/** The bots to choose from, weakest first: ten levels, then all that the program can. */
export const BOTS: readonly string[] = [...Array.from({ length: LEVELS }, (_, n) => `level${n + 1}`), 'search'];
/** The sign before the name of the n-th of them. */
export const rank = (n: number): string => (n < LEVELS ? `${n + 1}` : '★');

/** Who begins: by lot, or the seat is chosen. Seat 0 begins, and plays White in YINSH. */
export type First = 'lot' | 'me' | 'other';
export const FIRSTS: readonly First[] = ['lot', 'me', 'other'];

/** Clocks to choose from; whoever looks for an opponent finds one only among those who chose the same. */
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

/** A clock that somebody sets. The bounds are those of the server. */
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

/** Less than this is no time to move in. */
const LEAST_S = 5;

export interface Wishes {
  variant: string;
  players: number;
  first: First;
  /** The place in `CLOCKS`; one more is the own clock. */
  clock: number;
  own: OwnClock;
  rounds: number;
  rated: boolean;
  /** The table is in the lobby, for whoever comes. */
  listed: boolean;
}

export function firstWishes(): Wishes {
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

/** A number somebody typed, or the nearest one that is allowed. */
function within(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
}

export function clockOf({ clock, own }: Wishes): ClockRule {
  const chosen = CLOCKS[clock];
  if (chosen) return chosen;
  const main_s = Math.round(within(own.minutes, OWN_BOUNDS.minutes) * 60);
  const seconds = Math.round(within(own.seconds, OWN_BOUNDS.seconds));
  switch (own.kind) {
    case 'fischer':
      // Without minutes one begins with what a turn adds, as long as somebody can move in it.
      return { kind: 'fischer', initial_s: main_s === 0 ? Math.max(LEAST_S, seconds) : main_s, increment_s: seconds };
    case 'byoyomi':
      return { kind: 'byoyomi', main_s, periods: Math.round(within(own.periods, OWN_BOUNDS.periods)), period_s: Math.max(LEAST_S, seconds) };
    case 'correspondence':
      return { kind: 'correspondence', days: Math.round(within(own.days, OWN_BOUNDS.days)) };
  }
}

/** What a result needs in order to count, if it is missing: people who play, a clock, an account. */
export function missingToCount(opponent: Opponent, wishes: Wishes, guest: boolean): 'people' | 'clock' | 'account' | undefined {
  if (opponent !== 'friend' && opponent !== 'anybody') return 'people';
  if (guest) return 'account';
  return clockOf(wishes).kind === 'none' ? 'clock' : undefined;
}

export function optionsOf(game: GameName, opponent: Opponent, wishes: Wishes, guest: boolean): Options {
  const fixed = opponent === 'device' || wishes.first !== 'lot';
  return {
    game,
    variant: VARIANTS[game].includes(wishes.variant) ? wishes.variant : 'standard',
    players: PLAYERS[game].includes(wishes.players) ? wishes.players : 2,
    start: null,
    order: fixed ? 'fixed' : 'random',
    clock: opponent === 'device' ? { kind: 'none' } : clockOf(wishes),
    rated: wishes.rated && missingToCount(opponent, wishes, guest) === undefined,
    rounds: game === 'linko' ? wishes.rounds : 1,
    private: opponent !== 'friend' || !wishes.listed,
  };
}

/** One's own seat first, or last where somebody else shall begin. */
export function seatsOf(options: Options, wishes: Wishes, others: SeatOffer): SeatOffer[] {
  const rest = Array.from({ length: options.players - 1 }, () => others);
  return options.order === 'fixed' && wishes.first === 'other' ? [...rest, 'me'] : ['me', ...rest];
}
