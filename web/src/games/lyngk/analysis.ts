// What the analysis board has to know about LYNGK.

import { t } from '../../texts/texts.svelte.ts';
import type { GameAnalysis } from '../game.ts';
import { turnLength } from '../hex/turn.ts';
import { claimedColour } from './stacks.ts';
import { colourWord } from './words.ts';

export const analysis: GameAnalysis = {
  efforts: ['infinite'],
  /** Not between a claim and its move. */
  threat: (position) => (/ turn=[01](?= |$)/.test(position) ? position.replace(/ turn=([01])/, (_, turn) => ` turn=${turn === '0' ? 1 : 0}`) : undefined),
  turnLength,
  outline: ([move = '']) => (claimedColour(move) === undefined ? t('explorer-without-claim') : t('claim-a-colour')),
  /** A claim is not made on the board: the arrow of its move names the colour. */
  drawn(turn) {
    const [first = '', second] = turn;
    const colour = claimedColour(first);
    if (colour === undefined) return turn.map((move) => ({ move }));
    return second === undefined ? [] : [{ move: second, label: colourWord(colour) }];
  },
};
