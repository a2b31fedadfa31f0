// What is remarked at the first game of LYNGK. Read off two positions: nothing here decides what is legal.

import { defineCoach, type PositionOf } from '../game.ts';
import { parts } from '../hex/selection.ts';
import { claimedColour } from './stacks.ts';

type Lyngk = PositionOf<'lyngk'>;

/** The pieces that a move has put on each other. */
function built(after: Lyngk, move: string): string {
  const split = parts(move);
  return split?.kind === 'way' ? (after.stacks[split.to] ?? '') : '';
}

export const coach = defineCoach<Lyngk>({
  remarks: [
    { id: 'five-mine', mood: 'glad' },
    { id: 'five-theirs', mood: 'ponder' },
    { id: 'claimed-theirs', mood: 'ponder' },
    { id: 'claimed-mine', mood: 'calm' },
    { id: 'linked-theirs', mood: 'ponder' },
    { id: 'linked-mine', mood: 'glad' },
    { id: 'neutral-five', mood: 'ponder' },
    { id: 'four', mood: 'ponder' },
    { id: 'joker', mood: 'calm' },
    { id: 'three', mood: 'calm' },
    { id: 'two', mood: 'calm' },
  ],
  notice(before, after, { seat, move, way }, me) {
    const other = 1 - me;
    const mine = seat === me;
    const claims = claimedColour(move) !== undefined;
    const stack = built(after, move);
    const taken = (who: number): boolean => (after.taken[who as 0 | 1]?.length ?? 0) > (before.taken[who as 0 | 1]?.length ?? 0);
    // LYNGK F3: who moves by way of other pieces passes at least one point between the ends.
    const linked = way.length > 2;
    const found: [string, boolean][] = [
      ['five-mine', taken(me)],
      ['five-theirs', taken(other)],
      ['claimed-theirs', claims && !mine],
      ['claimed-mine', claims && mine],
      ['linked-theirs', linked && !mine],
      ['linked-mine', linked && mine],
      ['neutral-five', stack.length === 5],
      ['four', stack.length === 4],
      ['joker', mine && stack.includes('w')],
      ['three', mine && stack.length === 3],
      ['two', mine && stack.length === 2],
    ];
    return found.filter(([, so]) => so).map(([id]) => id);
  },
  beginningOf(move) {
    const split = parts(move);
    return split?.kind === 'way' ? split.from : undefined;
  },
});
