// A run through a step of a lesson. The server keeps no state of it: every request carries all decisions so far.

import type { Effects, Error as Fault, LessonMove, LessonStep, Position, Refused } from '../wire/types.ts';
import { faultOf } from '../live/api.ts';
import { further } from '../live/further.ts';
import type { GameName } from '../wire/types.ts';
import { settings } from '../settings.svelte.ts';

/** How long a position is shown before the reply to it, in milliseconds. */
const PAUSE = 750;

interface Where {
  readonly game: GameName;
  readonly lesson: string;
  readonly step: number;
}

export class LessonRun {
  /** The step as the server saw it last. */
  now: LessonStep | undefined = $state.raw();
  /** What is drawn: the same, or a position on the way there. */
  position: Position | undefined = $state.raw();
  last: string | undefined = $state.raw();
  /** Who made the last move and by which way; nothing in a position that was only set up. */
  made: LessonMove | undefined = $state.raw();
  moves: readonly string[] = $state.raw([]);
  refused: Refused | undefined = $state.raw();
  fault: Fault | undefined = $state.raw();
  preview: Position | undefined = $state.raw();
  /** What the move that is considered does besides. */
  effects: Effects | undefined = $state.raw();
  /** How much was asked for: nothing, where the move starts, or the move. */
  hints: 0 | 1 | 2 = $state(0);
  /** A decision is on its way, or replies are being shown. */
  busy = $state(false);

  #where: Where | undefined;
  /** Goes up whenever answers that are on their way become stale. */
  #generation = 0;
  #considered: string | undefined;

  /** Starts a step, or starts it again. */
  async begin(where: Where): Promise<void> {
    this.#where = where;
    this.#reset();
    this.moves = [];
    this.busy = true;
    const generation = this.#generation;
    const found = await this.#ask([]);
    if (generation !== this.#generation) return;
    if (found) this.#show(found);
    else this.now = undefined;
    this.busy = false;
  }

  /** Decides. A move that breaks a rule is answered with the clause, and nothing changes. */
  async play(move: string): Promise<void> {
    if (this.busy) return;
    this.#reset();
    this.busy = true;
    const generation = this.#generation;
    const found = await this.#ask([...this.moves, move]);
    if (generation !== this.#generation) return;
    if (found?.refused) this.refused = found.refused;
    else if (found) {
      this.moves = [...this.moves, move];
      for (const made of settings.reducedMotion ? [] : found.latest) {
        this.last = made.move;
        this.made = made;
        this.position = made.position;
        if (made !== found.latest.at(-1)) await new Promise((resume) => setTimeout(resume, PAUSE));
        if (generation !== this.#generation) return;
      }
      this.#show(found);
    }
    this.busy = false;
  }

  /** Previews a move; undefined ends the preview. */
  async consider(move: string | undefined): Promise<void> {
    if (move === this.#considered || this.busy) return;
    this.#considered = move;
    this.preview = undefined;
    this.effects = undefined;
    if (move === undefined) return;
    const generation = this.#generation;
    const found = await this.#ask([...this.moves, move]);
    if (generation !== this.#generation || move !== this.#considered) return;
    this.preview = found?.latest[0]?.position;
    this.effects = found?.latest[0]?.effects;
  }

  /** Says where the move starts that leads on, or shows it. */
  hint(hints: 1 | 2): void {
    this.hints = hints;
    if (hints === 2 && this.now?.hint) void this.consider(this.now.hint);
  }

  #reset(): void {
    this.#generation += 1;
    this.#considered = undefined;
    this.preview = undefined;
    this.effects = undefined;
    this.refused = undefined;
    this.fault = undefined;
    this.hints = 0;
    this.busy = false;
  }

  #show(found: LessonStep): void {
    this.now = found;
    this.position = found.position;
    this.last = found.last ?? undefined;
    this.made = found.latest.at(-1);
  }

  async #ask(moves: readonly string[]): Promise<LessonStep | undefined> {
    const where = this.#where;
    if (!where) return undefined;
    const generation = this.#generation;
    try {
      const found = await further.lessonStep(where.game, where.lesson, where.step, moves);
      return generation === this.#generation ? found : undefined;
    } catch (error) {
      if (generation === this.#generation) this.fault = faultOf(error);
      return undefined;
    }
  }
}
