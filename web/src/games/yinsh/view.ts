// What screens with a board draw of YINSH.

import { defineView, type PositionOf } from '../game.ts';
import Board from './Board.svelte';
import Plate from './Plate.svelte';
import Side from './Side.svelte';

export const view = defineView<PositionOf<'yinsh'>>({ Board, Plate, Side });
