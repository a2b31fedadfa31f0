import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../live/api.ts';
import type { KeptGame, KeptTable, LessonsDone, TableLine } from '../wire/types.ts';
import { isKeptBy, localPerson } from './here.ts';
import { keepAll } from './keeping.svelte.ts';
import { Memory } from './kept.ts';

const ACCOUNT = 'Account00000';
const id = (n: number): string => `Table000000${n}`;

/** A browser with these tables, by whether they are over. */
async function browser(over: readonly boolean[]): Promise<Memory> {
  const kept = new Memory();
  for (const [n, isOver] of over.entries()) {
    await kept.append(id(n), [{ version: 1, at: { unix_ms: n } }]);
    await kept.setLine({ id: id(n), line: { stage: isOver ? 'over' : 'playing' } as TableLine, changed: -n });
  }
  return kept;
}

function server(keepGame: (kept: KeptTable) => Promise<KeptGame>): Parameters<typeof keepAll>[1] {
  return { keepGame, addLessons: (done) => Promise.resolve({ done } as LessonsDone) };
}
const take = (known: boolean) => (kept: KeptTable): Promise<KeptGame> => Promise.resolve({ table: `there-${kept.table}`, known });

describe('keeping games on an account', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => items.set(key, value) });
  });

  it('sends what is over, with who played', async () => {
    const sent: KeptTable[] = [];
    const outcome = await keepAll(await browser([true, false, true]), server((kept) => (sent.push(kept), take(false)(kept))), ACCOUNT);
    expect(outcome).toEqual({ added: 2, refused: 0, failed: false });
    expect(sent.map(({ table }) => table)).toEqual([id(0), id(2)]);
    expect(sent[0]).toEqual({ table: id(0), person: localPerson(), entries: [{ version: 1, at: { unix_ms: 0 } }] });
    expect([0, 1, 2].map((n) => isKeptBy(ACCOUNT, id(n)))).toEqual([true, false, true]);
    expect(isKeptBy('Another00000', id(0))).toBe(false);
    expect(isKeptBy(undefined, id(0))).toBe(false);
  });

  it('adds nothing that is there already', async () => {
    const kept = await browser([true]);
    expect(await keepAll(kept, server(take(true)), ACCOUNT)).toEqual({ added: 0, refused: 0, failed: false });
    expect(isKeptBy(ACCOUNT, id(0))).toBe(true);
  });

  it('goes on after a game that is refused, and keeps it here', async () => {
    const refuse = (kept: KeptTable): Promise<KeptGame> => (kept.table === id(0) ? Promise.reject(new ApiError({ code: 'malformed', message: '' })) : take(false)(kept));
    const kept = await browser([true, true]);
    expect(await keepAll(kept, server(refuse), ACCOUNT)).toEqual({ added: 1, refused: 1, failed: false });
    expect(isKeptBy(ACCOUNT, id(0))).toBe(false);
    expect(await kept.entries(id(0))).toHaveLength(1);
  });

  it('stops where the server cannot be reached, and goes on from there', async () => {
    let reached = 1;
    const fail = (kept: KeptTable): Promise<KeptGame> => (reached-- > 0 ? take(false)(kept) : Promise.reject(new ApiError({ code: 'unavailable' }, true)));
    const kept = await browser([true, true, true]);
    expect(await keepAll(kept, server(fail), ACCOUNT)).toEqual({ added: 1, refused: 0, failed: true });
    const there = new Set([id(0)]);
    const again = (sent: KeptTable): Promise<KeptGame> => take(there.has(sent.table))(sent);
    expect(await keepAll(kept, server(again), ACCOUNT)).toEqual({ added: 2, refused: 0, failed: false });
  });
});
