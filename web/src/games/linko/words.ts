// Linko! in words.

import { t } from '../../texts/texts.svelte.ts';
import type { GameWords, PositionOf } from '../game.ts';
import { JOKER, newCard, type Card } from './cards.ts';

export function cardWord(card: Card): string {
  return card === JOKER ? t('card-joker') : card;
}

/** A set in words: "three 7 and a joker" would have to inflect, so it is "7, 7, 7, joker". */
export function setWords(cards: readonly Card[]): string {
  return cards.map(cardWord).join(', ');
}

/** So many cards of one value: "two 7s". */
export function countedSet(card: Card, count: number): string {
  return card === JOKER ? t('set-jokers', { count }) : t('set-of', { card, count });
}

/** A set as it is spoken of: "two 7s and a joker". */
export function spokenSet(cards: readonly Card[]): string {
  const numbers = cards.filter((card) => card !== JOKER);
  const jokers = cards.length - numbers.length;
  if (numbers[0] === undefined) return countedSet(JOKER, jokers);
  const set = countedSet(numbers[0], numbers.length);
  return jokers === 0 ? set : t('set-and-jokers', { set, jokers: countedSet(JOKER, jokers) });
}

/** With a capital letter, as a sentence begins. */
export function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A number with a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

export const WORDS: GameWords<PositionOf<'linko'>> = {
  move(move) {
    if (move.startsWith('row:')) return t('move-draw-row', { card: cardWord(move.slice('row:'.length)) });
    switch (move) {
      case 'pile':
        return t('move-draw-pile');
      case 'take':
        return t('move-take');
      case 'leave':
        return t('move-leave');
      case 'reclaim':
        return t('move-reclaim');
      case 'discard':
        return t('move-discard');
      default:
        return t('move-lay', { cards: setWords(move.split('+')) });
    }
  },
  played(move) {
    if (move.startsWith('row:')) return t('played-draw-row', { card: cardWord(move.slice('row:'.length)) });
    switch (move) {
      case 'pile':
        return t('played-draw-pile');
      case 'take':
        return t('played-take');
      case 'leave':
        return t('played-leave');
      case 'reclaim':
        return t('played-reclaim');
      case 'discard':
        return t('played-discard');
      default:
        return t('played-lay', { cards: setWords(move.split('+')) });
    }
  },
  shortMove(move) {
    if (move.startsWith('row:')) return t('short-row', { card: move.slice('row:'.length) });
    switch (move) {
      case 'pile':
        return t('short-pile');
      case 'take':
        return t('short-take');
      case 'leave':
        return t('short-leave');
      case 'reclaim':
        return t('short-reclaim');
      case 'discard':
        return t('short-discard');
      default:
        return move;
    }
  },
  /** The card that the viewer has just drawn from the pile. */
  consequence(before, after, played, viewer) {
    if (played?.move !== 'pile' || played.seat !== viewer) return '';
    const card = newCard(before.hand ?? [], after.hand ?? []);
    return card === undefined ? '' : t('card-drawn', { card: cardWord(card) });
  },
  reasonValue: () => undefined,
};
