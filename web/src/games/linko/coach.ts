// What is remarked at the first game of Linko!. Read off two positions: nothing here decides what is legal.

import { defineCoach, type PositionOf, type Scene } from '../game.ts';
import { JOKER } from './cards.ts';

type Linko = PositionOf<'linko'>;

/** With no more cards than this in hand, a player may end the game soon. */
const FEW = 3;

function cardsOf(move: string): readonly string[] {
  const cards = move.split('+');
  return cards.every((card) => card === JOKER || /^\d+$/.test(card)) ? cards : [];
}

/** Whether a seat has just come down to a few cards. */
function fewNow({ before, after }: Scene<Linko>, seat: number): boolean {
  return (after.hand_sizes[seat] ?? 0) <= FEW && (before.hand_sizes[seat] ?? 0) > FEW;
}

export const coach = defineCoach<Linko>(
  [
    ['taken-from-me', 'ponder', ({ move, before, me }) => move === 'take' && before.attacked === me],
    ['took', 'glad', ({ mine, move }) => mine && move === 'take'],
    ['attacked-me', 'ponder', ({ before, after, me }) => after.attacked === me && before.attacked !== me],
    ['attacked', 'glad', ({ mine, move, after }) => mine && cardsOf(move).length > 0 && after.attacked !== null],
    ['few-theirs', 'ponder', (scene) => scene.after.hand_sizes.some((_, seat) => seat !== scene.me && fewNow(scene, seat))],
    ['few-mine', 'glad', (scene) => fewNow(scene, scene.me)],
    ['left', 'calm', ({ mine, move }) => mine && move === 'leave'],
    ['reclaimed', 'calm', ({ mine, move }) => mine && move === 'reclaim'],
    ['discarded', 'calm', ({ mine, move }) => mine && move === 'discard'],
    ['drew', 'calm', ({ mine, move }) => mine && (move === 'pile' || move.startsWith('row:'))],
    ['joker', 'calm', ({ mine, move }) => mine && cardsOf(move).includes(JOKER)],
    ['big-set', 'glad', ({ mine, move }) => mine && cardsOf(move).length >= 3],
    ['single', 'calm', ({ mine, move }) => mine && cardsOf(move).length === 1],
  ],
  (move) => {
    const cards = cardsOf(move);
    return cards.length > 1 ? cards[0] : undefined;
  },
);
