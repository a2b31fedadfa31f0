// What the screens of replay and study show of a game that is gone through: names, result, steps, mistakes to try again.

import type { GameResult, Position, ReviewedTurn, StudiedDecision } from '../wire/types.ts';
import { gameNamed, type Game } from '../games/index.ts';
import { turnNumber } from '../games/turns.ts';
import { session } from '../live/session.svelte.ts';
import { kebab } from '../texts/reasons.ts';
import { botName } from '../texts/bots.ts';
import { shownName } from '../texts/guests.ts';
import { t } from '../texts/texts.svelte.ts';
import { headline, resultTitle, resultWords } from '../parts/headline.ts';
import { ownSeat } from './own-seat.ts';
import type { StudyGame } from './study.svelte.ts';
import { MistakePractice } from './mistake-practice.svelte.ts';
import type { Line, Node } from './tree.ts';

/** How long a position is shown while the game plays by itself. */
const STEP_MS = 1500;

export class StudyModel {
  /** The practice of mistakes, while there is one. */
  practice: MistakePractice | undefined = $state.raw();
  showHands = $state(false);
  /** Whether a picture is being made, which calls nobody "you". */
  picturing = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined = $state.raw();

  readonly names: readonly string[] = $derived.by(() => this.#names());
  /** How the game ended where it is looked at: by its rules here, or the way the players ended it at its last move. */
  readonly result: GameResult | undefined = $derived.by(() => {
    const { shown, at, tree, about } = this.study;
    return shown?.result ?? (at === tree.ownEnd ? (about?.result ?? undefined) : undefined);
  });
  readonly status: string = $derived.by(() => {
    const { decision } = this;
    if (this.result) return headline(this.result, this.names, this.#mine);
    if (decision && decision.seat === this.mySeat) return t('turn-yours', { what: t(`decision-${kebab(decision.kind)}`) });
    return decision ? t(`doing-${kebab(decision.kind)}`, { name: this.names[decision.seat] ?? '' }) : '';
  });
  // The tree is changed in place; `version` says when.
  readonly lines: Line = $derived.by(() => {
    void this.study.version;
    return this.study.tree.lines;
  });
  /** Which turn is looked at, and how many the line has. */
  readonly where: { readonly n: number; readonly of: number } = $derived.by(() => {
    void this.study.version;
    const { at } = this.study;
    return { n: this.turnOf(at), of: this.turnOf(at.end) };
  });
  readonly branch: Node | undefined = $derived.by(() => {
    void this.study.version;
    return this.study.at.branch;
  });

  constructor(readonly study: StudyGame) {}

  get game(): Game | undefined {
    return this.study.about && gameNamed(this.study.about.game);
  }
  /** The number of the turn that a move belongs to, counted as at the table. */
  turnOf(node: Node): number {
    return this.game ? turnNumber(this.game, node.line.flatMap(({ played }) => played ?? []), this.names.length) : 0;
  }
  /** The seat of the person who looks, if they played one. */
  get mySeat(): number | undefined {
    return ownSeat(this.study.about?.seats ?? [], session.me);
  }
  get #mine(): readonly number[] {
    return this.mySeat === undefined || this.picturing ? [] : [this.mySeat];
  }
  /** In a result no face tells a bot from a person. */
  get #resultNames(): readonly string[] {
    const seats = this.study.about?.seats ?? [];
    return this.names.map((name, n) => {
      const occupant = seats[n]?.occupant ?? null;
      return occupant !== null && 'bot' in occupant ? t('bot-for', { name }) : name;
    });
  }
  /** How the game ended, without its score. */
  get plainResult(): string {
    return this.result ? headline(this.result, this.#resultNames, this.#mine) : '';
  }
  /** How the game ended, with the score where that says who won. */
  resultTitle(position: Position): string {
    return this.result ? resultTitle(this.result, position, this.#resultNames, this.#mine) : '';
  }
  /** Who stands above the board and who below it: the person who looks below, as at the table. */
  get seatOrder(): readonly [far: number, near: number] {
    return this.mySeat === 1 ? [0, 1] : [1, 0];
  }
  get legal(): readonly string[] {
    // A table of cards that was left at its end asks for nothing more; on a board one may look at what could have been.
    return this.study.cardsHidden || (this.game?.hidesCards && this.result) ? [] : this.study.legal;
  }
  get decision(): StudiedDecision | undefined {
    return this.study.shown?.decision ?? undefined;
  }
  /** Every hand, where all may be seen and somebody wants to. */
  get hands(): readonly (readonly string[])[] | undefined {
    const hands = this.study.shown?.hands ?? [];
    return this.showHands && hands.length > 0 ? hands : undefined;
  }

  /** The move that led here and what comes next, for a screen reader. */
  announcement(position: Position): string {
    const played = this.study.at.played;
    const said =
      played && this.game ? t('move-spoken', { name: this.names[played.seat] ?? '', move: this.game.words.played(played.move) }) : t('replay-at-start');
    return `${said} ${this.result ? resultWords(this.result, position, this.names, this.#mine) : this.status}`;
  }

  #names(): string[] {
    const { about } = this.study;
    return (about?.seats ?? []).map((seat, n) => {
      const bot = seat.occupant !== null && 'bot' in seat.occupant ? seat.occupant.bot : undefined;
      if (bot !== undefined && about) return botName(about.game, bot);
      if (n === this.mySeat && !this.picturing) return t('you');
      // Seats of the same person are distinguished by number.
      const twice = about?.seats.filter(({ name }) => name === seat.name).length !== 1;
      return seat.name === null || twice ? t('player-number', { n: n + 1 }) : shownName(seat.name);
    });
  }

  /** Whether the game plays by itself. */
  get running(): boolean {
    return this.#timer !== undefined;
  }

  toggleRun(): void {
    const { study } = this;
    if (this.running) {
      this.pause();
      return;
    }
    if (study.at.children.length === 0) study.go(study.tree.root);
    this.#timer = setInterval(() => {
      const next = study.at.children[0];
      if (next) study.go(next);
      if (!next || next.children.length === 0) this.pause();
    }, STEP_MS);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  show(node: Node | undefined): void {
    this.pause();
    if (node) this.study.go(node);
  }
  /** The line one is in from its beginning; a variation begins where it branches off. */
  first(): void {
    this.show(this.branch?.parent ?? this.study.tree.root);
  }
  back(): void {
    this.show(this.study.at.parent);
  }
  on(): void {
    this.show(this.study.at.children[0]);
  }
  last(): void {
    this.show(this.study.at.end);
  }
  /** Goes to another variation of the same move. */
  sibling(by: number): void {
    const siblings = this.study.at.parent?.children ?? [];
    this.show(siblings[siblings.indexOf(this.study.at) + by]);
  }

  play(move: string): void {
    this.pause();
    if (this.practice) void this.practice.play(move);
    else void this.study.play(move);
  }

  startPractice(turns: readonly ReviewedTurn[]): void {
    this.pause();
    this.practice = new MistakePractice(this.study, turns, !this.game?.hidesCards);
  }
  stopPractice(): void {
    this.practice?.leave();
    this.practice = undefined;
  }

  leave(): void {
    this.pause();
    this.practice?.leave();
  }
}
