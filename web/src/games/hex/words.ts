// Points, pieces and moves of a hexagonal board in words, for screen readers and lists.

import { t } from '../../texts/texts.svelte.ts';
import type { Point } from './geometry.ts';
import type { HexGame, Piece } from './pieces.ts';
import { parts } from './selection.ts';

export function cellWords(hex: HexGame, point: Point, piece: Piece | undefined): string {
  return piece ? t('cell-piece', { point, piece: hex.pieceWords(piece) }) : t('cell-empty', { point });
}

/** A move on the points of the board. */
export function pointMoveWords(move: string): string {
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
    case undefined:
      return move;
  }
}

/** The same after it was made, in words that follow a name. */
export function pointPlayedWords(move: string): string {
  const split = parts(move);
  switch (split?.kind) {
    case 'point':
      return t('played-place', { at: split.at });
    case 'row':
      return t('played-row', { first: split.first, last: split.last });
    case 'off':
      return t('played-off', { at: split.at });
    case 'way':
      return t('played-way', { from: split.from, to: split.to });
    case undefined:
      return move;
  }
}

/** What a move would do. */
export interface MovePreview {
  readonly flips: number;
  readonly rows: readonly string[];
  readonly way: readonly Point[];
  /** What would stand where the move ends. */
  readonly result: Piece | undefined;
}

export function previewWords(hex: HexGame, move: string, preview: MovePreview): string {
  const effects: string[] = [];
  if (preview.flips > 0) effects.push(t('preview-flips', { count: preview.flips }));
  for (const row of preview.rows) {
    const [first = '', last = ''] = row.split('-');
    effects.push(t('preview-row', { first, last }));
  }
  if (preview.way.length > 2) effects.push(t('preview-way', { points: preview.way.slice(1, -1).join(', ') }));
  if (preview.result?.kind === 'stack') effects.push(t('preview-result', { piece: hex.pieceWords(preview.result) }));
  return [hex.moveWords(move), ...effects].join('. ');
}
