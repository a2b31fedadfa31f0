// YINSH: rings and markers on a hexagonal board.

import { FACTS } from '../../wire/facts.ts';
import { defineGame, type PositionOf } from '../game.ts';
import { TURNS } from '../hex/selection.ts';
import { EXAMPLE } from './example.ts';
import SAMPLE from './sample.json';
import Miniature from './Miniature.svelte';
import { sketch } from './sketch.ts';
import { WORDS } from './words.ts';

export const yinsh = defineGame<PositionOf<'yinsh'>>({
  name: 'yinsh',
  ...FACTS.yinsh,
  seatChoice: 'colour',
  shape: 0.947,
  diagramShape: 0.947,
  example: EXAMPLE,
  sample: SAMPLE as unknown as readonly PositionOf<'yinsh'>[],
  Miniature,
  words: WORDS,
  ...TURNS,
  sketch,
  seatColours: () => [['var(--piece-white)'], ['var(--piece-black)']],
  loadView: async () => (await import('./view.ts')).view,
});
