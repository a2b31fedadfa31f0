import { describe, expect, it } from 'vitest';
import type { TableLine, TableView } from '../wire/types.ts';
import { byUrgency, isMyTurn, isOnlyMine } from './urgency.ts';

const ME = 'me0000000000';

function table(id: string, stage: TableLine['stage'], opened: number, turn: number | undefined): { line: TableLine; view: TableView | undefined } {
  const seats = [{ person: ME }, { bot: 'level1' }].map((occupant) => ({ occupant, kept_for: null, replaced_by: null, away_since_ms: null }));
  const view = turn === undefined ? undefined : { stage, seats, game: { decision: { seat: turn, kind: 'move', legal: [] } } };
  return { line: { id, stage, opened_unix_ms: opened } as TableLine, view: view as unknown as TableView | undefined };
}

describe('one’s own tables', () => {
  it('come by who is waited for, then by age', () => {
    const tables = [
      table('w', 'waiting', 9, undefined),
      table('o', 'playing', 5, 1),
      table('b', 'between', 7, undefined),
      table('m', 'playing', 1, 0),
      table('p', 'playing', 6, 1),
    ];
    expect(byUrgency(tables, ME).map(({ line }) => line.id)).toEqual(['m', 'p', 'o', 'b', 'w']);
  });

  it('call the player who decides, and nobody else', () => {
    expect(isMyTurn(table('m', 'playing', 1, 0).view, ME)).toBe(true);
    expect(isMyTurn(table('m', 'playing', 1, 1).view, ME)).toBe(false);
    expect(isMyTurn(table('m', 'over', 1, 0).view, ME)).toBe(false);
    expect(isMyTurn(table('m', 'playing', 1, 0).view, undefined)).toBe(false);
    expect(isMyTurn(undefined, ME)).toBe(false);
  });

  it('are nobody else’s where only bots sit', () => {
    const line = (...occupants: unknown[]): TableLine => ({ seats: occupants.map((occupant) => ({ occupant })) }) as TableLine;
    expect(isOnlyMine(line({ person: ME }, { bot: 'level1' }), ME)).toBe(true);
    expect(isOnlyMine(line({ person: ME }, { person: ME }), ME)).toBe(true);
    expect(isOnlyMine(line({ person: ME }, { person: 'other' }), ME)).toBe(false);
    expect(isOnlyMine(line({ person: ME }, null), ME)).toBe(false);
  });
});
