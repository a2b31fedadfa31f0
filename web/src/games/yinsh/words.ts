// YINSH in words.

import { maybeText, t } from '../../texts/texts.svelte.ts';
import type { GameWords, PositionOf } from '../game.ts';
import type { Point } from '../hex/geometry.ts';
import type { Piece } from '../hex/pieces.ts';
import { pointMoveWords, pointPlayedWords } from '../hex/words.ts';

export function pieceWords(piece: Piece): string {
  switch (piece.kind) {
    case 'ring':
      return t(`piece-ring-${piece.shade}`);
    case 'marker':
      return t(`piece-marker-${piece.shade}`);
    case 'stack':
      return '';
  }
}

function inBoth(some: readonly Point[], others: readonly Point[]): Point[] {
  return some.filter((point) => others.includes(point));
}

export const WORDS: GameWords<PositionOf<'yinsh'>> = {
  move: pointMoveWords,
  played: pointPlayedWords,
  shortMove: (move) => move,
  /** The markers it turned over. */
  consequence(before, after) {
    const turned = [...inBoth(before.markers[0], after.markers[1]), ...inBoth(before.markers[1], after.markers[0])].toSorted();
    return turned.length === 0 ? '' : t('turned-over', { points: turned.join(', ') });
  },
  reasonValue: (_, id) => maybeText(`yinsh-colour-${id}`) ?? maybeText(`yinsh-piece-${id}`),
};
