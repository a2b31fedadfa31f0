// What screens with a board draw of LYNGK.

import { defineView, type PositionOf } from '../game.ts';
import Board from './Board.svelte';
import MoveButtons from './MoveButtons.svelte';
import Plate from './Plate.svelte';
import Side from './Side.svelte';

export const view = defineView<PositionOf<'lyngk'>>({ Board, Plate, MoveButtons, Side });
