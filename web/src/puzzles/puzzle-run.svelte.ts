// A puzzle being solved. The server, or the module in this browser, says what each decision comes to: it is sent all of them each time, and
// nothing is kept there.
//
// The one thing to know: `moves` are the decisions that were right. A wrong one is shown with what follows from it, and then taken back.

import type { Effects, Error as Fault, LessonMove, Position, Puzzle, PuzzleHelp, PuzzleHelped, PuzzleOutcome, PuzzleStep, Refused } from '../wire/types.ts';
import { faultOf } from '../live/api.ts';
import { puzzleApi } from './api.ts';
import { settings } from '../settings.svelte.ts';

/** How long a position is shown before the next one, in milliseconds. */
const PAUSE = 850;

/** What goes on: the opponent's last turn is shown, a turn is asked for, or how it ended. */
export type Phase = 'before' | 'asked' | 'wrong' | 'solved' | 'shown';
/** How much was given away: nothing, the piece, the move, everything. */
export type HintLevel = 0 | 1 | 2 | 3;

export class PuzzleRun {
  phase: Phase = $state('before');
  /** What was answered last. */
  now: PuzzleStep | undefined = $state.raw();
  /** What is drawn: the position of `now`, or one on the way there. */
  position: Position | undefined = $state.raw();
  last: string | undefined = $state.raw();
  made: LessonMove | undefined = $state.raw();
  moves: readonly string[] = $state.raw([]);
  /** Everything that was played from the position in question on, replies included. */
  line: readonly LessonMove[] = $state.raw([]);
  /** What followed from a wrong decision, that decision first. */
  punished: readonly LessonMove[] = $state.raw([]);
  outcome: PuzzleOutcome = $state.raw({ is: 'going_on' });
  refused: Refused | undefined = $state.raw();
  fault: Fault | undefined = $state.raw();
  preview: Position | undefined = $state.raw();
  effects: Effects | undefined = $state.raw();
  help: PuzzleHelped | undefined = $state.raw();
  /** The most that was given away in this puzzle. */
  given: HintLevel = $state(0);
  /** Answers are on their way, or moves are being shown. */
  busy = $state(false);

  #puzzle: Puzzle | undefined;
  /** Goes up whenever answers that are on their way become stale. */
  #generation = 0;
  #considered: string | undefined;

  /** Called at each end: the decisions so far, the wrong one included. */
  onend: (phase: Exclude<Phase, 'before' | 'asked'>, moves: readonly string[]) => void = () => undefined;

  async begin(puzzle: Puzzle): Promise<void> {
    this.#puzzle = puzzle;
    this.#forget();
    Object.assign(this, { phase: 'before', now: undefined, position: puzzle.before, last: undefined, made: undefined, moves: [], line: [], punished: [], given: 0 });
    await this.#work(async (current) => {
      const found = await this.#ask([]);
      if (!found || !current()) return;
      if (!(await this.#playOut(found.latest, current, true))) return;
      this.#show(found);
      this.phase = 'asked';
    });
  }

  /** Decides. What breaks a rule is answered with the clause, and nothing changes. */
  async play(move: string): Promise<void> {
    if (this.busy || this.phase !== 'asked') return;
    this.#forget();
    await this.#work(async (current) => {
      const found = await this.#ask([...this.moves, move]);
      if (!found || !current()) return;
      if (found.refused) {
        this.refused = found.refused;
        return;
      }
      const { outcome } = found;
      if (outcome.is === 'wrong') {
        this.punished = [...found.latest, ...outcome.refutation];
        if (!(await this.#playOut(this.punished, current, false))) return;
        this.outcome = outcome;
        this.phase = 'wrong';
        this.onend('wrong', [...this.moves, move]);
        return;
      }
      if (!(await this.#playOut(found.latest, current, false))) return;
      this.moves = [...this.moves, move];
      this.line = [...this.line, ...found.latest];
      this.#show(found);
      if (outcome.is === 'solved') {
        this.phase = 'solved';
        this.onend('solved', this.moves);
      }
    });
  }

  /** Takes the wrong decision back. */
  async retry(): Promise<void> {
    this.#forget();
    await this.#work(async (current) => {
      const found = await this.#ask(this.moves);
      if (!found || !current()) return;
      this.punished = [];
      this.#show(found);
      this.phase = 'asked';
    });
  }

  /** First the piece, then the move; where no piece can be named, the move at once. */
  async hint(): Promise<void> {
    if (this.busy || this.phase !== 'asked') return;
    const wanted = this.help?.piece && this.help.move === null ? 'move' : 'piece';
    await this.#work(async (current) => {
      let found = await this.#ask(this.moves, wanted);
      if (found?.help && found.help.piece === null && found.help.move === null) found = await this.#ask(this.moves, 'move');
      if (!found?.help || !current()) return;
      this.help = found.help;
      this.#give(found.help.move === null ? 1 : 2);
    });
    if (this.help?.move) void this.consider(this.help.move);
  }

  /** Plays the solution out from the last position that was right. */
  async solve(): Promise<void> {
    if (this.busy || this.phase === 'solved' || this.phase === 'shown') return;
    this.#forget();
    this.#give(3);
    await this.#work(async (current) => {
      const found = await this.#ask(this.moves, 'solution');
      if (!found?.help || !current()) return;
      const failed = this.phase === 'wrong';
      this.punished = [];
      this.#show(found);
      const { solution } = found.help;
      if (failed && !settings.reducedMotion) await pause();
      if (!current() || !(await this.#playOut(solution, current, false))) return;
      this.line = [...this.line, ...solution];
      this.phase = 'shown';
      this.onend('shown', this.moves);
    });
  }

  /** Previews a move; undefined ends the preview. */
  async consider(move: string | undefined): Promise<void> {
    if (move === this.#considered || this.busy) return;
    this.#considered = move;
    this.preview = this.effects = undefined;
    if (move === undefined || this.phase !== 'asked') return;
    const generation = this.#generation;
    const found = await this.#ask([...this.moves, move]);
    if (generation !== this.#generation || move !== this.#considered) return;
    this.preview = found?.latest[0]?.position;
    this.effects = found?.latest[0]?.effects;
  }

  leave(): void {
    this.#generation += 1;
  }

  #give(given: HintLevel): void {
    this.given = Math.max(this.given, given) as HintLevel;
  }

  async #work(work: (current: () => boolean) => Promise<void>): Promise<void> {
    const generation = ++this.#generation;
    this.busy = true;
    await work(() => generation === this.#generation);
    if (generation === this.#generation) this.busy = false;
  }

  /** Shows moves one after the other. Says whether anybody still looks. */
  async #playOut(moves: readonly LessonMove[], current: () => boolean, waits: boolean): Promise<boolean> {
    for (const [n, made] of moves.entries()) {
      if (!settings.reducedMotion && (waits || n > 0)) await pause();
      if (!current()) return false;
      this.last = made.move;
      this.made = made;
      this.position = made.position;
    }
    return true;
  }

  #forget(): void {
    this.#generation += 1;
    this.#considered = undefined;
    this.preview = this.effects = this.refused = this.fault = this.help = undefined;
    this.outcome = { is: 'going_on' };
  }

  #show(found: PuzzleStep): void {
    this.now = found;
    this.position = found.position;
    this.last = found.last ?? undefined;
    this.made = found.latest.at(-1);
  }

  async #ask(moves: readonly string[], help?: PuzzleHelp): Promise<PuzzleStep | undefined> {
    const puzzle = this.#puzzle;
    if (!puzzle) return undefined;
    const generation = this.#generation;
    try {
      return await puzzleApi.try(puzzle.game, puzzle.id, moves, help);
    } catch (error) {
      if (generation === this.#generation) this.fault = faultOf(error);
      return undefined;
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, PAUSE));
}
