// Linko!: sets of cards, for two to five.

import { FACTS } from '../../wire/facts.ts';
import { defineGame, type PositionOf } from '../game.ts';
import { EXAMPLE } from './example.ts';
import SAMPLE from './sample.json';
import Miniature from './Miniature.svelte';
import { sketch } from './sketch.ts';
import { WORDS } from './words.ts';

export const linko = defineGame<PositionOf<'linko'>>({
  name: 'linko',
  ...FACTS.linko,
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
  loadView: async () => (await import('./view.ts')).view,
});
