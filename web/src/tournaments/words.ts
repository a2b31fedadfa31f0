// What is said about tournaments: formats, players, points, reasons, results.

import type { Bye, Error as Fault, Format, GameName, GameOutcome, PairingReason, PersonId, PersonView, TournamentPlayer, WaitingReason } from '../wire/types.ts';
import { botLabel } from '../texts/bots.ts';
import { shownName } from '../texts/guests.ts';
import { decimal } from '../texts/numbers.ts';
import { faultWords, kebab } from '../texts/reasons.ts';
import { maybeText, t } from '../texts/texts.svelte.ts';

/** How many parts a point has on the wire. */
const POINT = 60;

export type People = Readonly<Record<PersonId, PersonView | undefined>>;
export type Entries = Readonly<Record<string, TournamentPlayer | undefined>>;

/** Who plays under these numbers, in the words of a game. */
export class Names {
  constructor(
    readonly entries: Entries,
    readonly people: People,
    readonly game: GameName,
  ) {}

  of(player: number): string {
    const who = this.entries[player]?.who;
    if (who === undefined) return t('somebody');
    return 'bot' in who ? botLabel(this.game, who.bot) : this.person(who.person);
  }

  /** What the face of a player is chosen by. */
  face(player: number): { readonly bot?: string; readonly person?: string } {
    const who = this.entries[player]?.who;
    if (who === undefined) return {};
    return 'bot' in who ? { bot: who.bot } : { person: this.people[who.person]?.name ?? '' };
  }

  person(person: PersonId): string {
    const name = this.people[person]?.name;
    return name === undefined || name === '' ? t('somebody') : shownName(name);
  }

  all(players: readonly number[]): string {
    return players.map((player) => this.of(player)).join(' – ');
  }
}

export function points(sixtieths: number): string {
  const whole = Math.floor(sixtieths / POINT);
  const rest = sixtieths % POINT;
  if (rest === 0) return String(whole);
  if (rest === POINT / 2) return whole === 0 ? '½' : `${whole}½`;
  return decimal(Math.round((sixtieths / POINT) * 100) / 100);
}

/** A tie-break: in points, but for those that count something else. */
export function tieBreak(kind: string, value: number): string {
  if (kind === 'wins') return String(value);
  return kind === 'score_share' ? decimal(Math.round(value / 10_000) / 100) : points(value);
}

export function formatWords(format: Format): string {
  const name = t(`tournament-format-${kebab(format.kind)}`);
  switch (format.kind) {
    case 'arena':
      return `${name}, ${t('tournament-minutes', { count: format.minutes })}`;
    case 'round_robin':
      return `${name}, ${t('tournament-cycles', { count: format.cycles })}`;
    case 'swiss':
    case 'tables':
      return `${name}, ${t('tournament-rounds', { count: format.rounds })}`;
  }
}

export function byeWords(bye: Bye): string {
  return t(`tournament-bye-${bye}`);
}

export function waitingWords(reason: WaitingReason): string {
  return t(`tournament-wait-${kebab(reason.kind)}`);
}

export function whyWords(why: PairingReason): string {
  const [one, other] = 'points' in why ? why.points.map(points) : [];
  const seats = 'seats' in why ? t(`tournament-seats-${why.seats}`) : '';
  switch (why.kind) {
    case 'schedule':
      return t('tournament-why-schedule', { row: why.row });
    case 'swiss': {
      const met = why.met > 0 ? t('tournament-why-met', { met: why.met }) : '';
      return [t('tournament-why-swiss', { one: one ?? '', other: other ?? '', first: why.ranks[0], second: why.ranks[1] }), met, seats].filter((part) => part !== '').join(' ');
    }
    case 'arena':
      return [t('tournament-why-arena', { one: one ?? '', other: other ?? '' }), why.again ? t('tournament-why-again') : '', seats].filter((part) => part !== '').join(' ');
    case 'table':
      return t('tournament-why-table', { points: why.points.map(points).join(', ') });
  }
}

/** How a game ended, in a line. */
export function resultWords(names: Names, players: readonly number[], outcome: GameOutcome): string {
  if (outcome.absent !== undefined && outcome.absent.length >= players.length) return t('tournament-result-absent', { names: names.all(players) });
  const order = players.map((player, seat) => ({ player, place: outcome.places[seat] ?? 1 })).sort((a, b) => a.place - b.place);
  const [first, second] = order;
  if (players.length > 2) return order.map(({ player, place }) => `${place}. ${names.of(player)}`).join(', ');
  if (first === undefined || second === undefined || first.place === second.place) return t('tournament-result-drawn', { names: names.all(players) });
  return t('tournament-result-won', { winner: names.of(first.player), loser: names.of(second.player) });
}

/** What is wrong with a request, also where a tournament refuses it. */
export function wrongWords(fault: Fault): string {
  if (fault.code !== 'tournament') return faultWords(fault);
  const { reason } = fault;
  const fields = Object.fromEntries(Object.entries(reason).filter((field): field is [string, string | number] => ['string', 'number'].includes(typeof field[1])));
  return maybeText(`tournament-refused-${kebab(reason.code)}`, fields) ?? t('not-possible');
}
