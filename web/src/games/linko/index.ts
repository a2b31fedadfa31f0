// Linko!: sets of cards, for two to five.

import { defineGame, type PositionOf } from '../game.ts';
import { EXAMPLE } from './example.ts';
import SAMPLE from './sample.json';
import Miniature from './Miniature.svelte';
import { finish, score } from './score.ts';
import { sketch } from './sketch.ts';
import { WORDS } from './words.ts';

export const linko = defineGame<PositionOf<'linko'>>({
  name: 'linko',
  players: [2, 3, 4, 5],
  variants: ['standard'],
  hidesCards: true,
  hasMatches: true,
  seatChoice: 'first',
  shape: undefined,
  diagramShape: undefined,
  example: EXAMPLE,
  sample: SAMPLE as unknown as readonly PositionOf<'linko'>[],
  Miniature,
  words: WORDS,
  groupOf: () => '',
  opponentPassed: () => false,
  turnOver: () => false,
  sketch,
  seatColours: () => [],
  score,
  finish,
  overlayIn: () => false,
  loadView: async () => (await import('./view.ts')).view,
});
