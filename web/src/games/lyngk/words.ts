// LYNGK in words.

import { maybeText, t } from '../../texts/texts.svelte.ts';
import type { GameWords, PositionOf } from '../game.ts';
import type { Piece } from '../hex/pieces.ts';
import { pointMoveWords, pointPlayedWords } from '../hex/words.ts';
import { COLOURS, claimedColour } from './stacks.ts';

export function colourWord(colour: string): string {
  return colour === 'joker' ? t('lyngk-piece-joker') : t(`lyngk-colour-${colour}`);
}

/** Top first, as one looks at it: "red on green on joker". */
export function stackWords(letters: string): string {
  const words = [...letters].reverse().map((letter) => colourWord(COLOURS[letter] ?? 'joker'));
  return words.reduce((above, below) => t('stack-on', { above, below }));
}

export function pieceWords(piece: Piece): string {
  if (piece.kind !== 'stack') return '';
  return piece.letters.length === 1 ? stackWords(piece.letters) : t('piece-stack', { height: piece.letters.length, stack: stackWords(piece.letters) });
}

export const WORDS: GameWords<PositionOf<'lyngk'>> = {
  move(move) {
    const colour = claimedColour(move);
    return colour === undefined ? pointMoveWords(move) : t('move-claim', { colour: colourWord(colour) });
  },
  played(move) {
    const colour = claimedColour(move);
    return colour === undefined ? pointPlayedWords(move) : t('played-claim', { colour: colourWord(colour) });
  },
  shortMove(move) {
    const colour = claimedColour(move);
    return colour === undefined ? move : t('short-claim', { colour: colourWord(colour) });
  },
  /** The stack it took off the board. */
  consequence(before, after) {
    const taken = after.taken.flatMap((stacks, seat) => stacks.slice(before.taken[seat as 0 | 1]?.length ?? 0));
    return taken.map((stack) => t('stack-taken', { stack: stackWords(stack) })).join(' ');
  },
  reasonValue(value, id) {
    const at = /^the stack at (\w+)$/.exec(value)?.[1];
    if (at !== undefined) return maybeText('lyngk-stack-on-board', { at });
    const taken = /^stack (\d+) taken by seat (\d+)$/.exec(value);
    if (taken) return maybeText('lyngk-stack-taken', { number: taken[1] ?? '', seat: taken[2] ?? '' });
    return maybeText(`lyngk-colour-${id}`) ?? maybeText(`lyngk-piece-${id}`);
  },
};
