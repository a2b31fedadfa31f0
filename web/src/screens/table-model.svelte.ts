// What the screen of a table shows, derived from the live table: whose turn it is, which position is looked at, what is asked and announced.

import type { Command, Decision, GameView, Occupant, PersonId, Played, Position, TableView } from '../wire/types.ts';
import { gameNamed, type Game } from '../games/index.ts';
import type { PlayedMove } from '../games/game.ts';
import { turnNumber } from '../games/turns.ts';
import { botName } from '../texts/bots.ts';
import { shownName } from '../texts/guests.ts';
import { t } from '../texts/texts.svelte.ts';
import { kebab } from '../texts/reasons.ts';
import { session } from '../live/session.svelte.ts';
import { LiveTable } from '../live/table.svelte.ts';
import { nameSeats, namesAt } from '../parts/device.ts';
import type { resultWords } from '../parts/headline.ts';
import { distinct } from '../parts/names.ts';
import { TableChat } from './table-chat.svelte.ts';
import type { PlanModel } from './table-plan.svelte.ts';
import { settings } from '../settings.svelte.ts';

export class TableModel {
  readonly table: LiveTable;
  /** The number of moves before the position that is looked at; nothing: the live one. */
  lookingAt: number | undefined = $state();
  /** A move that waits for its confirmation, where the settings ask for one. */
  chosen: string | undefined = $state();
  /** Whether the board draws its overlay. */
  overlay = $state(false);

  /** Whether the game was seen while it was going on. */
  sawPlay = $state(false);
  /** What is planned here, once somebody has asked for it. */
  plan: PlanModel | undefined = $state.raw();
  /** How a result is said, as soon as that is loaded: all is announced then. */
  resultWords: typeof resultWords | undefined = $state.raw();
  /** Whether an image is being made: it addresses nobody. */
  picturing = $state(false);
  /** Whom the cards on a shared device were last uncovered for. */
  #shownTo: number | undefined = $state();
  readonly chat: TableChat;
  #deviceNames: string[] = $state.raw([]);

  readonly mine: readonly number[] = $derived.by(() => this.table.mine);
  /** What is legal here and now; nothing while an answer of the server is awaited. */
  readonly legal: readonly string[] = $derived.by(() => (this.live && this.myDecision && !this.table.asking && !this.table.ahead ? (this.decision?.legal ?? []) : []));
  readonly names: readonly string[] = $derived.by(() => distinct((this.view?.seats ?? []).map((_, seat) => this.#seatName(seat))));
  /** The names in a result, where no face tells a bot from a person. */
  readonly resultNames: readonly string[] = $derived.by(() =>
    this.names.map((name, seat) => {
      const { occupant = null, replaced_by = null } = this.view?.seats[seat] ?? {};
      return occupant !== null && 'bot' in occupant && replaced_by === null ? t('bot-for', { name }) : name;
    }),
  );
  /** The names in sentences that do not address anybody. */
  readonly formalNames: readonly (string | undefined)[] = $derived.by(() =>
    this.names.map((name, seat) => (this.mine.length === 1 && this.mine.includes(seat) ? this.#myName : name)),
  );
  readonly profiles: readonly (string | undefined)[] = $derived.by(() =>
    (this.view?.seats ?? []).map(({ occupant }) => (occupant && 'person' in occupant ? this.#profileOf(occupant.person) : undefined)),
  );
  readonly away: readonly boolean[] = $derived.by(() => (this.view?.seats ?? []).map((seat) => seat.away_since_ms !== null));
  readonly decisionLine: string = $derived.by(() => this.#decisionLine());
  readonly passed: string = $derived.by(() => this.#passed());
  readonly note: string = $derived.by(() => this.#note());
  readonly asked: string = $derived.by(() => this.#asked());
  readonly announcement: string = $derived.by(() => this.#announcement());

  constructor(id: string) {
    this.table = new LiveTable(id);
    this.chat = new TableChat(id, () => this.view);
    this.#deviceNames = [...namesAt(this.table.id)];
  }

  /** What those who share this device are called, by seat. */
  get deviceNames(): string[] {
    return this.#deviceNames;
  }
  set deviceNames(names: string[]) {
    this.#deviceNames = names;
    nameSeats(this.table.id, names);
  }

  get view(): TableView | undefined {
    return this.table.view;
  }
  get game(): Game | undefined {
    return this.view && gameNamed(this.view.options.game);
  }
  /** The game that is being played, or just over. */
  get played(): GameView | undefined {
    return this.view?.game ?? undefined;
  }
  get decision(): Decision | undefined {
    return this.played?.decision ?? undefined;
  }
  get myDecision(): boolean {
    return this.decision !== undefined && this.mine.includes(this.decision.seat);
  }
  /** Whether another person decides, in a game for which nobody is expected to wait. */
  get waitsForOthers(): boolean {
    const { decision, mine, view } = this;
    const seat = decision && view?.seats[decision.seat];
    const isSlow = view?.options.clock.kind === 'none' || view?.options.clock.kind === 'correspondence';
    return isSlow && mine.length === 1 && !this.myDecision && !!seat?.occupant && 'person' in seat.occupant && seat.replaced_by === null;
  }
  /** Whether moves can be planned ahead in this game: turns have days, and nothing is hidden. */
  get hasPlans(): boolean {
    return this.view?.options.clock.kind === 'correspondence' && this.game?.hidesCards === false && this.mine.length === 1;
  }
  get mayPlan(): boolean {
    return this.hasPlans && this.waitsForOthers;
  }
  /** Whether somebody is on vacation. */
  get resting(): boolean {
    return this.view?.seats.some((seat) => seat.vacation_until_unix_ms !== undefined) ?? false;
  }
  get moves(): readonly Played[] {
    return this.played?.moves ?? [];
  }
  /** Whether the live position is looked at. */
  get live(): boolean {
    return this.lookingAt === undefined;
  }
  get shownNumber(): number {
    return this.lookingAt ?? this.moves.length;
  }
  get position(): Position | undefined {
    if (this.live && this.table.ahead) return this.table.ahead.position;
    return this.live ? this.played?.position : (this.table.positions.get(this.shownNumber) ?? this.played?.position);
  }
  /** The move that led to the position that is looked at. */
  get last(): PlayedMove | undefined {
    return (this.live ? this.table.ahead : undefined) ?? this.moves[this.shownNumber - 1];
  }
  /** The viewer sits at the bottom. */
  get seatOrder(): readonly [far: number, near: number] {
    return (this.view?.viewer ?? 0) === 1 ? [0, 1] : [1, 0];
  }
  /** Somebody stays away from a game that the player here plays. */
  get mayClaim(): boolean {
    return this.view?.stage === 'playing' && this.mine.length > 0 && this.away.some((gone, seat) => gone && !this.mine.includes(seat));
  }
  get mayReset(): boolean {
    return (this.played?.may_reset ?? false) && this.myDecision;
  }
  /** How many moves remain if one's own last move is taken back; negative if there is none. */
  get takebackTo(): number {
    return this.moves.findLastIndex((played) => this.mine.includes(played.seat));
  }
  /** Which seat this device is to be handed to: on a shared device the seat that decides looks at the table. */
  get passTo(): number | undefined {
    const { decision, mine, view } = this;
    return decision && mine.length > 1 && mine.includes(decision.seat) && view?.viewer !== decision.seat ? decision.seat : undefined;
  }
  /** Whether hidden cards wait until the next player says that they are alone with the device. */
  get curtain(): boolean {
    return this.#coveredFor !== undefined;
  }
  /** The seat whose cards are covered until its player asks for them; the first hand too. */
  get #coveredFor(): number | undefined {
    const { decision, mine } = this;
    const covers = (this.game?.hidesCards ?? false) && mine.length > 1 && decision !== undefined && mine.includes(decision.seat);
    return covers && (this.#shownTo !== decision.seat || this.passTo !== undefined) ? decision.seat : undefined;
  }
  /** Whom this device is to be handed to before their cards are shown. */
  get handTo(): number | undefined {
    return this.#coveredFor;
  }
  uncover(seat: number): void {
    this.#shownTo = seat;
    this.table.lookFrom(seat);
  }
  /** Whether somebody else could read what is said here. */
  get mayChat(): boolean {
    const others = (this.view?.seats ?? []).some(({ occupant }, seat) => occupant !== null && 'person' in occupant && !this.mine.includes(seat));
    return others || this.mine.length === 0 || this.table.spectators > 0 || (this.view?.chat.length ?? 0) > 0;
  }
  /** Whether everybody else is a bot, and nothing is at stake: then one may be helped. */
  get mayBeHelped(): boolean {
    const { view, mine } = this;
    const others = (view?.seats ?? []).filter((_, seat) => !mine.includes(seat));
    return mine.length === 1 && view?.rated === false && others.every(({ occupant, replaced_by }) => replaced_by !== null || (occupant !== null && 'bot' in occupant));
  }
  /** Whether a hint may be asked for now. */
  get mayHint(): boolean {
    return this.mayBeHelped && this.live && this.myDecision;
  }
  /** Whether there is somebody to agree with about a draw. */
  get mayOfferDraw(): boolean {
    return this.view?.options.players === 2 && this.mine.length === 1;
  }
  /** How the game ended for who looks on here, if they saw it end. Who only watches is glad for the winner. */
  get ended(): 'won' | 'lost' | 'drawn' | undefined {
    const result = this.played?.result;
    if (!result || result.by === 'abort' || !this.sawPlay || !this.live) return undefined;
    if (result.winners.length === 0) return 'drawn';
    return this.mine.length === 0 || result.winners.some((seat) => this.mine.includes(seat)) ? 'won' : 'lost';
  }
  /** Whether a seat has won. */
  isWinner(seat: number): boolean {
    return this.played?.result?.winners.includes(seat) ?? false;
  }
  /** How many turns have been played, as they are numbered. */
  get turns(): number {
    return this.game ? turnNumber(this.game, this.moves, this.view?.options.players ?? 2) : 0;
  }
  /** The path that shows this position to others. A match counts its games. */
  get link(): string {
    const { view } = this;
    const game = view && view.options.rounds > 1 ? `?game=${view.series.played + (this.played?.result ? 0 : 1)}` : '';
    return `/replay/${view?.id}${game}#${this.shownNumber}`;
  }

  ask(command: Command): void {
    void this.table.ask(command);
  }

  /** Plays a move, or asks for its confirmation. What is not legal is answered by the server at once. */
  choose(move: string): void {
    if (!settings.confirm || !this.legal.includes(move)) {
      this.table.play(move);
      return;
    }
    this.chosen = move;
    this.table.consider(move);
  }
  confirm(): void {
    if (this.chosen !== undefined) this.table.play(this.chosen);
  }
  unchoose(): void {
    this.chosen = undefined;
    this.table.consider(undefined);
  }

  look(number: number): void {
    this.lookingAt = number >= this.moves.length ? undefined : Math.max(0, number);
    if (this.lookingAt !== undefined && !this.table.positions.has(this.lookingAt)) void this.table.recall();
  }

  get #myName(): string | undefined {
    return session.me ? shownName(session.me.name) : undefined;
  }

  occupantName(occupant: Occupant | null): string {
    if (occupant === null) return t('seat-open');
    if ('bot' in occupant) return this.game ? botName(this.game.name, occupant.bot) : occupant.bot;
    if (session.isMe(occupant.person) && this.mine.length === 1) return this.picturing ? (this.#myName ?? t('somebody')) : t('you');
    const name = this.table.people[occupant.person]?.name;
    return name === undefined ? t('somebody') : shownName(name);
  }

  /** The name of the account; a guest has none. */
  #profileOf(person: PersonId): string | undefined {
    const known = this.table.people[person];
    return known?.guest === false ? known.name : undefined;
  }

  #seatName(seat: number): string {
    const shown = this.view?.seats[seat];
    const name = this.occupantName(shown?.occupant ?? null);
    if (shown?.replaced_by) return t('bot-for', { name });
    return this.mine.length > 1 && this.mine.includes(seat) ? this.deviceNames[seat]?.trim() || t('player-number', { n: seat + 1 }) : name;
  }

  #decisionLine(): string {
    const { decision } = this;
    if (!decision) return '';
    const kind = kebab(decision.kind);
    if (this.myDecision && this.mine.length === 1) return t('turn-yours', { what: t(`decision-${kind}`) });
    return t(`doing-${kind}`, { name: this.names[decision.seat] ?? '' });
  }

  /** Who has just been passed over, if anybody. */
  #passed(): string {
    const { decision, game } = this;
    const latest = this.moves.at(-1);
    if (!decision || !latest || latest.seat !== decision.seat || !game?.opponentPassed(latest.move, decision.kind)) return '';
    const seat = 1 - latest.seat;
    return this.mine.length === 1 && this.mine.includes(seat) ? t('you-had-to-pass') : t('had-to-pass', { name: this.names[seat] ?? '' });
  }

  /** What this player asked for, and what came of it. */
  #note(): string {
    switch (this.table.note) {
      case 'draw-declined':
        return t('draw-declined');
      case 'takeback-declined':
        return t('takeback-declined');
      case 'taken-back':
        return t('taken-back');
      case undefined:
    }
    const { mine } = this;
    const { draw, takeback } = this.view?.offers ?? {};
    if (mine.length > 1) return '';
    if (draw != null && mine.includes(draw)) return t('draw-waiting');
    return takeback && mine.includes(takeback.by) ? t('takeback-waiting') : '';
  }

  /** What others ask of this player. */
  #asked(): string {
    const { mine, names } = this;
    const { draw = null, takeback = null, rematch = [] } = this.view?.offers ?? {};
    const others = rematch.filter((seat) => !mine.includes(seat));
    if (mine.length === 0) return '';
    if (draw !== null && !mine.includes(draw)) return t('draw-offered', { name: names[draw] ?? '' });
    if (takeback && !mine.includes(takeback.by)) return t('takeback-asked', { name: names[takeback.by] ?? '' });
    return others.length > 0 ? t('rematch-offered', { names: others.map((seat) => names[seat] ?? '').join(', '), count: others.length }) : '';
  }

  /** The latest move, what it did, and what comes next. */
  #announcement(): string {
    const { game, played, names, mine } = this;
    if (!game || !played) return '';
    const latest = this.moves.at(-1);
    const before = this.table.positions.get(this.moves.length - 1);
    const said = latest ? t('move-spoken', { name: names[latest.seat] ?? '', move: game.words.played(latest.move) }) : '';
    const consequence = before ? game.words.consequence(before, played.position, latest, this.view?.viewer ?? null) : '';
    const next = played.result ? this.resultWords?.(played.result, played.position, names, mine) : this.decisionLine;
    if (next === undefined) return '';
    return `${said} ${consequence} ${this.passed} ${next}`;
  }
}
