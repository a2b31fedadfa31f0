import { describe, expect, it } from 'vitest';
import { exportAll, importAll, NotAnArchive } from './archive.ts';
import { Memory, type Entry } from './kept.ts';

const ME = 'me0000000000';
const OTHER = 'other0000000';
const TABLE = 'aaaaaaaaaaaa';

interface Seated extends Entry {
  readonly event: { readonly seats: readonly string[] };
}
const entry = (version: number, person: string): Seated => ({ version, at: { unix_ms: version }, event: { seats: [person, 'level1'] } });

class Tables {
  readonly kept = new Memory();
  refuses = false;
  async takeOver(table: string, entries: readonly Entry[]): Promise<unknown> {
    if ((await this.kept.entries(table)).length > 0) return 'known';
    if (this.refuses) return { code: 'malformed', message: 'no' };
    await this.kept.append(table, entries);
    await this.kept.setLine({ id: table, line: {} as never, changed: 0 });
    return 'added';
  }
}

async function full(): Promise<Tables> {
  const tables = new Tables();
  await tables.takeOver(TABLE, [entry(1, ME), entry(2, ME)]);
  return tables;
}

describe('what is kept in a browser', () => {
  it('comes to another one, where its person is the one there', async () => {
    const text = await exportAll(await full(), ME);
    const there = new Tables();
    expect(await importAll(there, text, OTHER)).toEqual({ added: 1, known: 0, refused: 0 });
    expect(await there.kept.entries(TABLE)).toEqual([entry(1, OTHER), entry(2, OTHER)]);
  });

  it('is added and replaces nothing', async () => {
    const text = await exportAll(await full(), ME);
    const there = new Tables();
    await there.takeOver(TABLE, [entry(1, OTHER)]);
    expect(await importAll(there, text, OTHER)).toEqual({ added: 0, known: 1, refused: 0 });
    expect(await there.kept.entries(TABLE)).toEqual([entry(1, OTHER)]);
  });

  it('stays outside where it cannot be replayed', async () => {
    const there = new Tables();
    there.refuses = true;
    expect(await importAll(there, await exportAll(await full(), ME), OTHER)).toEqual({ added: 0, known: 0, refused: 1 });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"kind":"trilynx-device"}',
    JSON.stringify({ kind: 'trilynx-device', version: 2, person: ME, tables: [] }),
    JSON.stringify({ kind: 'trilynx-device', version: 1, person: 'x"', tables: [] }),
    JSON.stringify({ kind: 'trilynx-device', version: 1, person: ME, tables: [{ id: '../../etc', entries: [entry(1, ME)] }] }),
    JSON.stringify({ kind: 'trilynx-device', version: 1, person: ME, tables: [{ id: TABLE, entries: [{ version: 'one' }] }] }),
  ])('refuses other files: %s', async (text) => {
    const there = new Tables();
    await expect(importAll(there, text, OTHER)).rejects.toBeInstanceOf(NotAnArchive);
    expect(await there.kept.ids()).toEqual([]);
  });
});
