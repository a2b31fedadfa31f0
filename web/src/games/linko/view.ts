// What screens with a board draw of Linko!.

import { defineView, type PositionOf } from '../game.ts';
import Aids from './Aids.svelte';
import Board from './Board.svelte';

export const view = defineView<PositionOf<'linko'>>({ Board, Aids });
