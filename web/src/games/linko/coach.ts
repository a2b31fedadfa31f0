// What is remarked at the first game of Linko!. Read off two positions: nothing here decides what is legal.

import { defineCoach, type PositionOf } from '../game.ts';
import { JOKER } from './cards.ts';

type Linko = PositionOf<'linko'>;

/** Who has no more cards than this in hand may end the game soon. */
const FEW = 3;

function cardsOf(move: string): readonly string[] {
  const cards = move.split('+');
  return cards.every((card) => card === JOKER || /^\d+$/.test(card)) ? cards : [];
}

export const coach = defineCoach<Linko>({
  remarks: [
    { id: 'taken-from-me', mood: 'ponder' },
    { id: 'took', mood: 'glad' },
    { id: 'attacked-me', mood: 'ponder' },
    { id: 'attacked', mood: 'glad' },
    { id: 'few-theirs', mood: 'ponder' },
    { id: 'few-mine', mood: 'glad' },
    { id: 'left', mood: 'calm' },
    { id: 'reclaimed', mood: 'calm' },
    { id: 'discarded', mood: 'calm' },
    { id: 'drew', mood: 'calm' },
    { id: 'joker', mood: 'calm' },
    { id: 'big-set', mood: 'glad' },
    { id: 'single', mood: 'calm' },
  ],
  notice(before, after, { seat, move }, me) {
    const mine = seat === me;
    const laid = cardsOf(move);
    const few = (who: number): boolean => (after.hand_sizes[who] ?? 0) <= FEW && (before.hand_sizes[who] ?? 0) > FEW;
    const found: [string, boolean][] = [
      ['taken-from-me', move === 'take' && before.attacked === me],
      ['took', mine && move === 'take'],
      ['attacked-me', after.attacked === me && before.attacked !== me],
      ['attacked', mine && laid.length > 0 && after.attacked !== null],
      ['few-theirs', after.hand_sizes.some((_, who) => who !== me && few(who))],
      ['few-mine', few(me)],
      ['left', mine && move === 'leave'],
      ['reclaimed', mine && move === 'reclaim'],
      ['discarded', mine && move === 'discard'],
      ['drew', mine && (move === 'pile' || move.startsWith('row:'))],
      ['joker', mine && laid.includes(JOKER)],
      ['big-set', mine && laid.length >= 3],
      ['single', mine && laid.length === 1],
    ];
    return found.filter(([, so]) => so).map(([id]) => id);
  },
  beginningOf(move) {
    const cards = cardsOf(move);
    return cards.length > 1 ? cards[0] : undefined;
  },
});
