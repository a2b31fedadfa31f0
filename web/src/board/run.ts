// What a board draws of a run through a lesson or a puzzle.

import type { Decision, DecisionKind, Effects, LessonMove, Position } from '../wire/types.ts';

/** A run, as far as a board shows it. */
export interface Run {
  readonly busy: boolean;
  readonly last: string | undefined;
  readonly made: LessonMove | undefined;
  readonly preview: Position | undefined;
  readonly effects: Effects | undefined;
}

interface Drawn {
  readonly deciding: number | undefined;
  readonly kind: DecisionKind | undefined;
  readonly lastMove: string | undefined;
  readonly lastSeat: number | undefined;
  readonly way: readonly string[] | undefined;
  readonly preview: Position | undefined;
  readonly effects: Effects | undefined;
}

/**
 * Nothing can be decided while an answer is on its way. Each is read by itself: a board that gets a new preview must not take the decision
 * for a new one, and drop what was picked.
 */
export function drawn(run: Run, decision: Decision | null | undefined): Drawn {
  return {
    deciding: decision?.seat,
    get kind() {
      return run.busy ? undefined : decision?.kind;
    },
    get lastMove() {
      return run.last;
    },
    get lastSeat() {
      return run.made?.seat;
    },
    get way() {
      return run.made?.effects.way;
    },
    get preview() {
      return run.preview;
    },
    get effects() {
      return run.effects;
    },
  };
}
