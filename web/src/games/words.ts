// The position in words: what a screen reader hears of a point, a stack, a move.

import type { Position } from '../wire/types.ts';
import { t } from '../texts/texts.svelte.ts';
import type { Point } from './hex/geometry.ts';
import { COLOURS, type Piece } from './hex/pieces.ts';
import { JOKER, parts, type Card } from './hex/selection.ts';

export function colourWord(colour: string): string {
  return colour === 'joker' ? t('lyngk-piece-joker') : t(`lyngk-colour-${colour}`);
}

/** Top first, as one looks at it: "red on green on joker". */
export function stackWords(letters: string): string {
  const words = [...letters].reverse().map((letter) => colourWord(COLOURS[letter] ?? 'joker'));
  return words.reduce((above, below) => t('stack-on', { above, below }));
}

export function pieceWords(piece: Piece): string {
  switch (piece.kind) {
    case 'ring':
      return t(`piece-ring-${piece.shade}`);
    case 'marker':
      return t(`piece-marker-${piece.shade}`);
    case 'stack':
      return piece.letters.length === 1 ? stackWords(piece.letters) : t('piece-stack', { height: piece.letters.length, stack: stackWords(piece.letters) });
  }
}

export function cellWords(point: Point, piece: Piece | undefined): string {
  return piece ? t('cell-piece', { point, piece: pieceWords(piece) }) : t('cell-empty', { point });
}

export function cardWord(card: Card): string {
  return card === JOKER ? t('card-joker') : card;
}

/** A set in words: "three 7 and a joker" would have to inflect, so it is "7, 7, 7, joker". */
export function setWords(cards: readonly Card[]): string {
  return cards.map(cardWord).join(', ');
}

/** What a move would do, for whoever does not see it. */
export interface Foreseen {
  readonly flips: number;
  readonly rows: readonly string[];
  readonly way: readonly Point[];
  readonly result: Piece | undefined;
}

export function effectWords(move: string, foreseen: Foreseen): string {
  const said: string[] = [];
  if (foreseen.flips > 0) said.push(t('preview-flips', { count: foreseen.flips }));
  for (const row of foreseen.rows) {
    const [first = '', last = ''] = row.split('-');
    said.push(t('preview-row', { first, last }));
  }
  if (foreseen.way.length > 2) said.push(t('preview-way', { points: foreseen.way.slice(1, -1).join(', ') }));
  if (foreseen.result?.kind === 'stack') said.push(t('preview-result', { piece: pieceWords(foreseen.result) }));
  return [moveWords(move), ...said].join('. ');
}

/**
 * What a move did besides moving a piece, for whoever does not see it: the markers it turned over, the stack it took off the board. Only the
 * two positions are compared.
 */
export function consequenceWords(before: Position | undefined, now: Position | undefined): string {
  if (before?.game === 'yinsh' && now?.game === 'yinsh') {
    const turned = [...kept(before.markers[0], now.markers[1]), ...kept(before.markers[1], now.markers[0])].toSorted();
    return turned.length === 0 ? '' : t('turned-over', { points: turned.join(', ') });
  }
  if (before?.game === 'lyngk' && now?.game === 'lyngk') {
    const taken = now.taken.flatMap((stacks, seat) => stacks.slice(before.taken[seat as 0 | 1]?.length ?? 0));
    return taken.map((stack) => t('stack-taken', { stack: stackWords(stack) })).join(' ');
  }
  return '';
}

function kept(some: readonly Point[], others: readonly Point[]): Point[] {
  return some.filter((point) => others.includes(point));
}

/** A move in words. */
export function moveWords(move: string): string {
  const split = parts(move);
  switch (split?.kind) {
    case 'point':
      return t('move-place', { at: split.at });
    case 'way':
      return t('move-way', { from: split.from, to: split.to });
    case 'row':
      return t('move-row', { first: split.first, last: split.last });
    case 'off':
      return t('move-off', { at: split.at });
    case 'claim':
      return t('move-claim', { colour: colourWord(split.colour) });
    case undefined:
      return cardMoveWords(move);
  }
}

function cardMoveWords(move: string): string {
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
}

/** A move as it stands in a list: our notation, but for its English words. */
export function moveText(move: string): string {
  const split = parts(move);
  if (split?.kind === 'claim') return t('short-claim', { colour: colourWord(split.colour) });
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
}
