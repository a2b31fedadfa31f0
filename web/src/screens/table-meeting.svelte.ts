// How the two people at a table stand against each other. It is asked for when the table is there, and again when the game is over.

import { pointsOf, countedGames } from '../parts/meeting.ts';
import type { MeetingScore, PersonId } from '../wire/types.ts';
import type { TableModel } from './table-model.svelte.ts';

/** The board comes first. */
const ASKS_AFTER_MS = 800;

export class TableMeeting {
  score: MeetingScore | undefined = $state.raw();

  /** Make it while the component is being initialised. */
  constructor(model: TableModel) {
    const people: readonly PersonId[] = $derived((model.view?.seats ?? []).flatMap(({ occupant }) => (occupant && 'person' in occupant ? [occupant.person] : [])));
    // Bots, a shared device and tables of several have no such score.
    const two = $derived(people.length === 2 && model.view?.seats.length === 2 && people[0] !== people[1] && model.view.stage !== 'waiting');
    const over = $derived(model.played?.result != null);
    $effect(() => {
      if (!two) return;
      const { id } = model.table;
      const timer = setTimeout(
        () => void import('../people/api.ts').then(async ({ people: api }) => (this.score = await api.tableScore(id))).catch(() => undefined),
        over ? 0 : ASKS_AFTER_MS,
      );
      return () => clearTimeout(timer);
    });
  }

  /** The points of a seat in this series, once a game of it is over. */
  points(seat: number): string | undefined {
    return this.score && countedGames(this.score.series) > 0 ? pointsOf(this.score.series)[seat === 0 ? 0 : 1] : undefined;
  }
}
