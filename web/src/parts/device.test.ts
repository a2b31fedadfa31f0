import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastBot, lastNames, nameSeats, namesAt, rememberBot } from './device.ts';
import { hiddenTables, hideTable, ownName, rememberName, rememberPace, showTable, usualPace } from './remembered.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

describe('a hidden table', () => {
  it('stays hidden until it is shown again', () => {
    hideTable('a');
    hideTable('b');
    hideTable('a');
    expect(hiddenTables()).toEqual(['b', 'a']);
    showTable('a');
    expect(hiddenTables()).toEqual(['b']);
  });

  it('does not stay for ever where there are many', () => {
    for (let n = 0; n < 150; n += 1) hideTable(`t${n}`);
    expect(hiddenTables()).toHaveLength(100);
    expect(hiddenTables()).not.toContain('t0');
    expect(hiddenTables()).toContain('t149');
  });
});

describe('what is remembered', () => {
  it('comes back as it was', () => {
    rememberBot('lyngk', { bot: 'level4', table: 'x' });
    rememberBot('yinsh', { bot: 'search', table: 'y' });
    expect(lastBot('lyngk')).toEqual({ bot: 'level4', table: 'x' });
    expect(lastBot('linko')).toBeUndefined();
    rememberPace('linko', 2);
    expect(usualPace()).toEqual({ game: 'linko', clock: 2 });
    rememberName('Lena');
    expect(ownName()).toBe('Lena');
    nameSeats('t', ['Ada', '']);
    nameSeats('u', ['Bo', 'Cy']);
    expect(namesAt('t')).toEqual(['Ada', '']);
    expect(namesAt('other')).toEqual([]);
    expect(lastNames()).toEqual(['Bo', 'Cy']);
  });

  it('is nothing where storage holds something else', () => {
    for (const value of ['', 'x', '7', '[]', '{"yinsh":7}', 'null']) {
      for (const key of ['trilynx-hidden-tables', 'trilynx-last-bots', 'trilynx-usual-pace', 'trilynx-name', 'trilynx-names']) kept.set(key, value);
      expect(hiddenTables()).toEqual([]);
      expect(lastBot('yinsh')).toBeUndefined();
      expect(usualPace()).toBeUndefined();
      expect(ownName()).toBe('');
      expect(lastNames()).toEqual([]);
      hideTable('a');
      expect(hiddenTables()).toEqual(['a']);
    }
  });
});
