// What the screen of a puzzle shows: which puzzle it is and why, the run through it, and what it came to.

import { gameNamed, type Game, type GameName } from '../games/index.ts';
import { turnsOf } from '../games/turns.ts';
import { ApiError, faultOf } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import { linkTo } from '../route.svelte.ts';
import { studyLink } from '../study/links.ts';
import { kebab } from '../texts/reasons.ts';
import { t } from '../texts/texts.svelte.ts';
import type { Decision, Error as Fault, LessonMove, Puzzle, PuzzleDone, PuzzleMode, PuzzleRated } from '../wire/types.ts';
import { puzzleApi } from './api.ts';
import type { Attempt } from './history.ts';
import { keepPuzzles } from './keep.ts';
import { PuzzleRun, type Phase } from './puzzle-run.svelte.ts';
import { solvedPuzzles, type SolvedPuzzles } from './solved.svelte.ts';

/** What an address can say instead of a puzzle. */
const WAYS: readonly string[] = ['daily', 'training', 'streak', 'again'] satisfies readonly PuzzleMode[];

/** Why somebody solves; nothing where the address names the puzzle. */
export function modeIn(which: string, theme: string | undefined): PuzzleMode | undefined {
  if (!WAYS.includes(which)) return undefined;
  return which === 'training' && theme !== undefined ? 'theme' : (which as PuzzleMode);
}

/** What the first end came to. */
export interface End {
  readonly solved: boolean;
  /** Whether there was help. */
  readonly helped: boolean;
  /** Whether it was tried before, and so counts no more. */
  readonly known: boolean;
}

/** More help than this ends a streak: where to look may be shown, the move may not. */
const STREAK_GIVEN = 1;

export class PuzzleModel {
  readonly run = new PuzzleRun();
  puzzle: Puzzle | undefined = $state.raw();
  fault: Fault | undefined = $state.raw();
  /** There is no puzzle left of the kind that was asked for. */
  none = $state(false);
  end: End | undefined = $state.raw();
  rated: PuzzleRated | undefined = $state.raw();
  /** How many were solved in this streak. */
  streak = $state(0);
  readonly mode: PuzzleMode | undefined;

  readonly names: readonly string[] = $derived.by(() =>
    Array.from({ length: this.puzzle?.players ?? 2 }, (_, seat) => {
      if (seat === this.mine) return t('you');
      return this.puzzle?.players === 2 ? t('lesson-opponent') : t('lesson-opponent-number', { n: seat < this.mine ? seat + 1 : seat });
    }),
  );

  constructor(
    readonly gameName: GameName,
    readonly which: string,
    readonly theme: string | undefined,
    readonly history: SolvedPuzzles = solvedPuzzles,
  ) {
    this.mode = modeIn(which, theme);
    this.run.onend = (phase, moves) => void this.#ended(phase, moves);
  }

  get game(): Game {
    return gameNamed(this.gameName);
  }
  get mine(): number {
    return this.puzzle?.seat ?? 0;
  }
  /** The solver sits at the bottom. */
  get seatOrder(): readonly [far: number, near: number] {
    return this.mine === 1 ? [0, 1] : [1, 0];
  }
  get decision(): Decision | undefined {
    return this.run.phase === 'asked' ? (this.run.now?.decision ?? undefined) : undefined;
  }
  get legal(): readonly string[] {
    return this.run.busy ? [] : (this.decision?.legal ?? []);
  }
  get status(): string {
    return this.decision && !this.run.busy ? t('turn-yours', { what: t(`decision-${kebab(this.decision.kind)}`) }) : '';
  }
  /** The move that is pointed out, once it was asked for. */
  get shownMove(): string | undefined {
    return this.run.help?.move ?? undefined;
  }
  /** The piece that is pointed out before that. */
  get shownPiece(): string | undefined {
    return this.shownMove === undefined ? (this.run.help?.piece ?? undefined) : undefined;
  }
  /** Whether the next one comes by itself, in the same way. */
  get goesOn(): boolean {
    return this.mode !== undefined && this.mode !== 'daily' && !this.isStreakOver;
  }
  get isStreakOver(): boolean {
    return this.mode === 'streak' && this.end?.solved === false;
  }
  get best(): number {
    return this.history.standing(this.gameName).best;
  }
  /** The solver's rating, as a whole number; nothing for somebody who has never been rated. */
  get rating(): number | undefined {
    return this.history.isRated(this.gameName) ? Math.round(this.history.standing(this.gameName).rating.rating) : undefined;
  }
  /** How much the rating changed by this puzzle. */
  get change(): number | undefined {
    const { rated } = this;
    return rated?.counted ? Math.round(rated.after.rating) - Math.round(rated.before.rating) : undefined;
  }
  /** A link to this puzzle, whichever way it came. */
  get link(): string {
    return this.puzzle ? linkTo({ screen: 'puzzle', game: this.gameName, which: this.puzzle.id, theme: undefined }) : '';
  }
  /** The analysis board, at the position in question, with what was played; nothing where cards are hidden. */
  get analysis(): string | undefined {
    const { puzzle } = this;
    if (!puzzle || puzzle.start === null) return undefined;
    return studyLink(this.gameName, { position: puzzle.start, moves: [...puzzle.last, ...this.run.line.map(({ move }) => move)], at: puzzle.last.length });
  }

  /** Turns as they stand in a list of moves. */
  turns(moves: readonly LessonMove[], isWanted: (seat: number) => boolean = () => true): string[] {
    const turns = turnsOf(this.game, moves, this.puzzle?.players ?? 2).filter(({ seat }) => isWanted(seat));
    return turns.map((turn) => turn.moves.map(({ move }) => this.game.words.shortMove(move)).join(' '));
  }
  /** The solver's own turns in one phrase: "d7–g7, then g6–c2". */
  get solution(): string {
    return this.turns(this.run.line, (seat) => seat === this.mine).reduce((before, next) => (before === '' ? next : t('puzzle-then', { before, next })), '');
  }
  /** What the opponent did last, in the list's words. */
  get lastTurn(): string {
    return (this.puzzle?.last ?? []).map((move) => this.game.words.shortMove(move)).join(' ');
  }

  async load(): Promise<void> {
    await this.history.load();
    if (session.me === undefined) await session.refresh().catch(() => null);
    if (session.me) await puzzleApi.mine().then(({ games }) => this.history.learn(games), () => undefined);
    if (this.mode === 'streak') this.streak = this.history.standing(this.gameName).streak;
    await this.next();
    // What was solved without a network counts as soon as there is one.
    if (session.me) void keepPuzzles(this.history, puzzleApi, session.me.id);
  }

  /** The next puzzle of this kind, or the one that the address names. */
  async next(): Promise<void> {
    if (this.isStreakOver) this.streak = 0;
    this.fault = this.rated = this.end = undefined;
    this.none = false;
    try {
      const puzzle = await this.#fetch();
      this.puzzle = puzzle;
      await this.run.begin(puzzle);
    } catch (error) {
      this.puzzle = undefined;
      this.fault = faultOf(error);
      this.none = this.mode !== undefined && this.fault.code === 'not_found';
    }
  }

  async #fetch(): Promise<Puzzle> {
    const { gameName, mode, history } = this;
    if (mode === undefined) return puzzleApi.one(gameName, this.which);
    const known = { rating: history.standing(gameName).rating.rating, seen: history.seen(gameName), failed: history.failed(gameName) };
    const isKnown = Boolean(session.me);
    switch (mode) {
      case 'daily':
        return puzzleApi.next(gameName, { mode, date: today() }, {}, true);
      case 'theme':
        return puzzleApi.next(gameName, { mode, theme: this.theme ?? '' }, { rating: known.rating, seen: known.seen }, isKnown);
      case 'training':
        return puzzleApi.next(gameName, { mode }, { rating: known.rating, seen: known.seen }, isKnown);
      case 'streak':
        return puzzleApi.next(gameName, { mode, solved: this.streak }, { seen: known.seen }, isKnown);
      case 'again':
        return puzzleApi.next(gameName, { mode }, { failed: known.failed }, isKnown);
    }
  }

  /** The first end counts; what is tried after it is for oneself. */
  async #ended(phase: Phase, moves: readonly string[]): Promise<void> {
    const { puzzle, gameName, history } = this;
    if (!puzzle || this.end) return;
    const mode = this.mode ?? 'training';
    const helped = this.run.given > 0;
    const solved = phase === 'solved' && this.run.given <= (mode === 'streak' ? STREAK_GIVEN : 0);
    const before = history.attempt(gameName, puzzle.id);
    this.end = { solved, helped, known: before !== undefined };
    if (mode === 'streak') {
      if (solved) this.streak += 1;
      await history.streak(gameName, solved ? this.streak : undefined);
    }
    if (mode === 'again' && solved) await history.redeem(gameName, puzzle.id);
    // What has counted counts no more; that a failed one is solved at last is for the server to know.
    if (before && mode !== 'again') return;
    // Noted before anybody is asked: it stays so if the page is closed now.
    const attempt: Attempt = { game: gameName, id: puzzle.id, mode, moves: [...moves], helped, solved, again: !solved, at: Date.now(), keptFor: null };
    if (!before) await history.note(attempt);
    const done: PuzzleDone = { mode, moves: [...moves], helped, mine: history.standing(gameName).rating };
    const counted = await this.#count(puzzle, done);
    if (this.puzzle === puzzle) this.rated = counted?.rated;
    if (counted?.rated.counted) await history.setStanding(gameName, { rating: counted.rated.after });
    if (!before && counted?.byServer && session.me) await history.keep(attempt, session.me.id);
  }

  async #count({ game, id }: Puzzle, done: PuzzleDone): Promise<{ readonly rated: PuzzleRated; readonly byServer: boolean } | undefined> {
    try {
      return { rated: await puzzleApi.result(game, id, done), byServer: true };
    } catch (error) {
      if (!(error instanceof ApiError) || !error.unreachable) return undefined;
    }
    try {
      return { rated: await puzzleApi.resultHere(game, id, done), byServer: false };
    } catch {
      return undefined;
    }
  }

  leave(): void {
    this.run.leave();
  }
}

/** The day by which the daily puzzle is chosen, the same everywhere. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}
