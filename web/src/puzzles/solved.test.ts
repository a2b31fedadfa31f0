import { describe, expect, it } from 'vitest';
import { ApiError } from '../live/api.ts';
import type { PuzzleRated } from '../wire/types.ts';
import { PuzzleMemory, isAttempt, isStanding, type Attempt } from './history.ts';
import { keepPuzzles } from './keep.ts';
import { BEGINNER, SolvedPuzzles } from './solved.svelte.ts';

const attempt = (id: string, at: number, solved: boolean, more: Partial<Attempt> = {}): Attempt => ({
  game: 'yinsh',
  id,
  mode: 'training',
  moves: ['e5-e8'],
  helped: false,
  solved,
  again: !solved,
  at,
  keptFor: null,
  ...more,
});
const RATING = { rating: 1612, deviation: 200, volatility: 0.06 };

async function browser(...attempts: readonly Attempt[]): Promise<{ solved: SolvedPuzzles; store: PuzzleMemory }> {
  const store = new PuzzleMemory();
  for (const one of attempts) await store.setAttempt(one);
  const solved = new SolvedPuzzles(() => Promise.resolve(store));
  await solved.load();
  return { solved, store };
}

describe('what was solved in a browser', () => {
  it('is read with the latest first, by game', async () => {
    const { solved } = await browser(attempt('a', 1, true), attempt('b', 3, false), attempt('c', 2, false, { game: 'lyngk' }));
    expect([solved.seen('yinsh'), solved.failed('yinsh'), solved.failed('lyngk')]).toEqual([['b', 'a'], ['b'], ['c']]);
    expect([solved.standing('yinsh').rating, solved.isRated('yinsh')]).toEqual([BEGINNER, false]);
  });

  it('outlives the page', async () => {
    const { solved, store } = await browser();
    await solved.note(attempt('a', 1, false));
    await solved.setStanding('yinsh', { rating: RATING });
    await solved.streak('yinsh', 4);
    await solved.streak('yinsh', undefined);
    const later = new SolvedPuzzles(() => Promise.resolve(store));
    await later.load();
    expect(later.seen('yinsh')).toEqual(['a']);
    expect(later.standing('yinsh')).toEqual({ game: 'yinsh', rating: RATING, streak: 0, best: 4 });
  });

  it('forgets a failure when it is solved at last, and keeps that it was one', async () => {
    const { solved } = await browser(attempt('a', 1, false));
    await solved.redeem('yinsh', 'a');
    expect([solved.failed('yinsh'), solved.attempt('yinsh', 'a')?.solved, solved.seen('yinsh')]).toEqual([[], false, ['a']]);
  });

  it('names no more puzzles than a request may', async () => {
    const many = Array.from({ length: 1_100 }, (_, n) => attempt(`p${n}`, n, false));
    const { solved } = await browser(...many);
    expect([solved.seen('yinsh').length, solved.seen('yinsh')[0], solved.failed('yinsh').length]).toEqual([1_000, 'p1099', 1_000]);
  });

  it('takes from elsewhere what it has not, and replaces nothing', async () => {
    const { solved } = await browser(attempt('a', 1, true));
    const added = await solved.addAll([attempt('a', 9, false), attempt('b', 2, false, { keptFor: 'Somebody0000' })], [{ game: 'yinsh', rating: RATING, streak: 3, best: 7 }]);
    expect([added, solved.attempt('yinsh', 'a')?.solved, solved.attempt('yinsh', 'b')?.keptFor]).toEqual([1, true, null]);
    expect(solved.standing('yinsh')).toEqual({ game: 'yinsh', rating: RATING, streak: 0, best: 7 });
  });

  it('is read from files only where it is whole', () => {
    expect(isAttempt(attempt('a', 1, true))).toBe(true);
    for (const broken of [null, 7, {}, { ...attempt('a', 1, true), game: 'chess' }, { ...attempt('../x', 1, true) }, { ...attempt('a', 1, true), moves: Array(41).fill('e5') }]) {
      expect(isAttempt(broken), JSON.stringify(broken)).toBe(false);
    }
    expect(isStanding({ game: 'yinsh', rating: RATING, streak: 0, best: 1 })).toBe(true);
    for (const rating of [null, { ...RATING, rating: Number.NaN }, { ...RATING, deviation: '350' }]) expect(isStanding({ game: 'yinsh', rating, streak: 0, best: 1 })).toBe(false);
  });
});

describe('puzzles for an account', () => {
  const rated: PuzzleRated = { solved: true, counted: true, before: BEGINNER, after: RATING, puzzle: 1400 };

  it('are sent oldest first, once', async () => {
    const { solved } = await browser(attempt('b', 2, false), attempt('a', 1, true), attempt('c', 3, true, { keptFor: 'Account00000' }));
    const sent: string[] = [];
    const server = { result: (_: string, id: string) => (sent.push(id), Promise.resolve(rated)) };
    expect(await keepPuzzles(solved, server, 'Account00000')).toBe(true);
    expect(await keepPuzzles(solved, server, 'Account00000')).toBe(true);
    expect(sent).toEqual(['a', 'b']);
    expect(solved.standing('yinsh').rating).toEqual(RATING);
  });

  it('stay for the next time where they do not arrive, unless the puzzle is the reason', async () => {
    const { solved } = await browser(attempt('a', 1, true), attempt('b', 2, true), attempt('c', 3, true));
    const server = { result: (_: string, id: string) => (id === 'a' ? Promise.reject(new ApiError({ code: 'not_found' })) : Promise.reject(new ApiError({ code: 'unavailable' }, true))) };
    expect(await keepPuzzles(solved, server, 'Account00000')).toBe(false);
    expect(solved.notKeptFor('Account00000').map(({ id }) => id)).toEqual(['b', 'c']);
  });
});
