// LYNGK: stacks of coloured pieces on a hexagonal board.

import { FACTS } from '../../wire/facts.ts';
import { defineGame, type PositionOf } from '../game.ts';
import { TURNS } from '../hex/selection.ts';
import { EXAMPLE } from './example.ts';
import SAMPLE from './sample.json';
import Miniature from './Miniature.svelte';
import { sketch } from './sketch.ts';
import { PIECE_TOKENS, offeredIn } from './stacks.ts';
import { WORDS } from './words.ts';

export const lyngk = defineGame<PositionOf<'lyngk'>>({
  name: 'lyngk',
  ...FACTS.lyngk,
  seatChoice: 'first',
  shape: 1.11,
  diagramShape: 1.11,
  example: EXAMPLE,
  sample: SAMPLE as unknown as readonly PositionOf<'lyngk'>[],
  Miniature,
  words: WORDS,
  ...TURNS,
  sketch,
  seatColours: ({ claims }) => claims.map((letters) => [...letters].map((letter) => `var(--piece-${PIECE_TOKENS[letter]})`)),
  /** The lesson about LYNGK-points, which has the name of the game. */
  overlayIn: (lesson) => lesson === 'lyngk',
  offeredIn,
  loadView: async () => (await import('./view.ts')).view,
});
