// What is remarked at the first game of LYNGK. Read off two positions: nothing here decides what is legal.

import { defineCoach, type PositionOf, type Scene } from '../game.ts';
import { parts, startOf } from '../hex/selection.ts';
import { claimedColour } from './stacks.ts';

type Lyngk = PositionOf<'lyngk'>;

/** The pieces that a move has put on each other. */
function built(after: Lyngk, move: string): string {
  const split = parts(move);
  return split?.kind === 'way' ? (after.stacks[split.to] ?? '') : '';
}

/** Whether a seat has just taken a stack of five. */
function takes({ before, after }: Scene<Lyngk>, seat: number): boolean {
  return (after.taken[seat as 0 | 1]?.length ?? 0) > (before.taken[seat as 0 | 1]?.length ?? 0);
}
const claims = ({ move }: Scene<Lyngk>): boolean => claimedColour(move) !== undefined;
/** LYNGK F3: a move by way of other pieces passes at least one point between its ends. */
const isLinked = ({ way }: Scene<Lyngk>): boolean => way.length > 2;
const height = ({ after, move }: Scene<Lyngk>): number => built(after, move).length;

export const coach = defineCoach<Lyngk>(
  [
    ['five-mine', 'glad', (scene) => takes(scene, scene.me)],
    ['five-theirs', 'ponder', (scene) => takes(scene, 1 - scene.me)],
    ['claimed-theirs', 'ponder', (scene) => !scene.mine && claims(scene)],
    ['claimed-mine', 'calm', (scene) => scene.mine && claims(scene)],
    ['linked-theirs', 'ponder', (scene) => !scene.mine && isLinked(scene)],
    ['linked-mine', 'glad', (scene) => scene.mine && isLinked(scene)],
    ['neutral-five', 'ponder', (scene) => height(scene) === 5],
    ['four', 'ponder', (scene) => height(scene) === 4],
    ['joker', 'calm', ({ mine, after, move }) => mine && built(after, move).includes('w')],
    ['three', 'calm', (scene) => scene.mine && height(scene) === 3],
    ['two', 'calm', (scene) => scene.mine && height(scene) === 2],
  ],
  startOf,
);
