// A line of moves as rows of a table, one a round; a row ends where variations follow, and the next one goes on with the same number.

import type { Game } from '../games/index.ts';
import { turnsOf } from '../games/turns.ts';
import type { Line, Node } from './tree.ts';

export interface Row {
  readonly number: number;
  /** The moves in it, by seat. */
  readonly cells: readonly (readonly Node[])[];
  /** The variations that follow it, and the move they replace. */
  readonly after: Line['moves'][number] | undefined;
}

export function rowsOf(game: Pick<Game, 'turnOver'>, line: Line, players: number): Row[] {
  const moves = line.moves.map((made) => ({ seat: made.node.played?.seat ?? 0, move: made.node.played?.move ?? '', made }));
  const rows: { number: number; cells: Node[][]; after: Row['after'] }[] = [];
  for (const turn of turnsOf(game, moves, players)) {
    for (const { made, seat } of turn.moves) {
      const open = rows.at(-1);
      const row = open && open.number === turn.number && !open.after ? open : { number: turn.number, cells: Array.from({ length: players }, () => []), after: undefined };
      if (row !== open) rows.push(row);
      row.cells[seat]?.push(made.node);
      if (made.variations.length > 0) row.after = made;
    }
  }
  return rows;
}
