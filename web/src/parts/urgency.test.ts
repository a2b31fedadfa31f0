import { describe, expect, it } from 'vitest';
import type { TableLine, TableView } from '../wire/types.ts';
import { byUrgency, isMyTurn, isOnlyMine } from './urgency.ts';

const ME = 'me0000000000';
const isMe = (person: string): boolean => person === ME;
const isNobody = (): boolean => false;

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
    expect(byUrgency(tables, isMe).map(({ line }) => line.id)).toEqual(['m', 'p', 'o', 'b', 'w']);
  });

  it('call the player who decides, and nobody else', () => {
    expect(isMyTurn(table('m', 'playing', 1, 0).view, isMe)).toBe(true);
    expect(isMyTurn(table('m', 'playing', 1, 1).view, isMe)).toBe(false);
    expect(isMyTurn(table('m', 'over', 1, 0).view, isMe)).toBe(false);
    expect(isMyTurn(table('m', 'playing', 1, 0).view, isNobody)).toBe(false);
    expect(isMyTurn(undefined, isMe)).toBe(false);
  });

  it('are nobody else’s where only bots sit', () => {
    const line = (...occupants: unknown[]): TableLine => ({ seats: occupants.map((occupant) => ({ occupant })) }) as TableLine;
    expect(isOnlyMine(line({ person: ME }, { bot: 'level1' }), isMe)).toBe(true);
    expect(isOnlyMine(line({ person: ME }, { person: ME }), isMe)).toBe(true);
    expect(isOnlyMine(line({ person: ME }, { person: 'other' }), isMe)).toBe(false);
    expect(isOnlyMine(line({ person: ME }, null), isMe)).toBe(false);
  });
});
