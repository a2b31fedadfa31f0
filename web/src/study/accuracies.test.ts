import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_KEPT, accuracies, keepAccuracies, readAccuracies, type Accuracy } from './accuracies.ts';

const one = (table: string, unix_ms: number, accuracy: number, more: Partial<Accuracy> = {}): Accuracy => ({ game: 'yinsh', table, number: 0, unix_ms, accuracy, ...more });

beforeEach(() => {
  const items = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) } });
});

describe('accuracies', () => {
  it('are kept in the order of the reviews, each game of a match for itself', () => {
    keepAccuracies([one('a', 2, 80)]);
    keepAccuracies([one('b', 1, 70), one('a', 3, 60, { number: 1 })]);
    expect(accuracies().map(({ table, number, accuracy }) => [table, number, accuracy])).toEqual([['b', 0, 70], ['a', 0, 80], ['a', 1, 60]]);
  });

  it('of a game that is reviewed again are the newer ones, at the time of the first review', () => {
    keepAccuracies([one('a', 2, 80), one('b', 3, 70)]);
    keepAccuracies([one('a', 9, 85)]);
    expect(accuracies()).toEqual([one('a', 2, 85), one('b', 3, 70)]);
  });

  it('have an end', () => {
    keepAccuracies(Array.from({ length: MOST_KEPT + 20 }, (_, n) => one(`t${n}`, n, 50)));
    expect(accuracies()).toHaveLength(MOST_KEPT);
    expect(accuracies()[0]?.table).toBe('t20');
  });

  it('that cannot be read are left out', () => {
    expect(readAccuracies([one('a', 1, 80), null, 7, { game: 'chess' }, one('b', 1, 101), one('c', Number.NaN, 50), { ...one('d', 1, 1), table: 4 }])).toEqual([one('a', 1, 80)]);
    expect(readAccuracies({ a: 1 })).toEqual([]);
    localStorage.setItem('trilynx-accuracies', '{');
    expect(accuracies()).toEqual([]);
  });
});
