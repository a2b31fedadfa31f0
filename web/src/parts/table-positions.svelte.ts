/** What stands on the boards of some tables, for lists that show them. */

import type { Position } from '../wire/types.ts';
import { api } from '../live/api.ts';

/** How often boards of running games are fetched again. */
const LOOK_AGAIN_MS = 10_000;

export class TablePositions {
  #known: ReadonlyMap<string, Position> = $state.raw(new Map());

  /** As far as it is known. */
  of(table: string): Position | undefined {
    return this.#known.get(table);
  }

  /** Fetches the boards of these tables. */
  async look(tables: readonly string[]): Promise<void> {
    const found = await Promise.all(tables.map((table) => api.table(table).then(({ view }) => view.game?.position, () => undefined)));
    this.#known = new Map([...this.#known, ...tables.flatMap((table, n): [string, Position][] => (found[n] ? [[table, found[n]]] : []))]);
  }

  /** Fetches them now and again while the page is in sight, until what it returns is called. */
  follow(tables: readonly string[]): (() => void) | undefined {
    if (tables.length === 0) return undefined;
    void this.look(tables);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.look(tables);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }
}
