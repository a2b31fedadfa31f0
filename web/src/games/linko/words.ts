// Linko! in words.

import { capitalised } from '../../texts/capital.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { GameWords, PositionOf } from '../game.ts';
import { JOKER, groups, newCard, type Card } from './cards.ts';

export function cardWord(card: Card): string {
  return card === JOKER ? t('card-joker') : card;
}

/** So many cards of one value: "two 7s". */
export function countedSet(card: Card, count: number): string {
  return card === JOKER ? t('set-jokers', { count }) : t('set-of', { count, cards: t('cards-of', { card: Number(card), count }) });
}

/** Cards in words that stand for themselves, as a label does: "two 7s, joker". */
export function setWords(cards: readonly Card[]): string {
  return groups(cards).map((equal) => labelOf(equal[0] ?? '', equal.length)).join(', ');
}

/** The same for cards of one value. */
export function labelOf(card: Card, count: number): string {
  return card === JOKER && count === 1 ? t('card-joker') : countedSet(card, count);
}

/** A set as it is spoken of: "two 7s and a joker". */
export function spokenSet(cards: readonly Card[]): string {
  const numbers = cards.filter((card) => card !== JOKER);
  const jokers = cards.length - numbers.length;
  if (numbers[0] === undefined) return countedSet(JOKER, jokers);
  const set = countedSet(numbers[0], numbers.length);
  return jokers === 0 ? set : t('set-and-jokers', { set, jokers: countedSet(JOKER, jokers) });
}

/** What a button says that draws a card of the row. */
export function drawWords(card: Card): string {
  return capitalised(t('move-draw-row', { set: countedSet(card, 1) }));
}

/** What a button says that lays a set. */
export function layWords(cards: readonly Card[]): string {
  return capitalised(t('lay-set', { set: spokenSet(cards) }));
}

/** A number with a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

export const WORDS: GameWords<PositionOf<'linko'>> = {
  move(move) {
    if (move.startsWith('row:')) return drawWords(move.slice('row:'.length));
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
        return layWords(move.split('+'));
    }
  },
  played(move) {
    if (move.startsWith('row:')) return t('played-draw-row', { set: countedSet(move.slice('row:'.length), 1) });
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
        return t('played-lay', { set: spokenSet(move.split('+')) });
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
    return card === undefined ? '' : t('card-drawn', { set: countedSet(card, 1) });
  },
  reasonValue: () => undefined,
};
