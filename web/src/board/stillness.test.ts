import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginMotion, hurry, whenStill } from './stillness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is asked for during a motion waits for its end, in order', () => {
  const seen: string[] = [];
  whenStill(() => seen.push('before'));
  const end = beginMotion(200);
  whenStill(() => seen.push('first'));
  whenStill(() => seen.push('second'));
  expect(seen).toEqual(['before']);
  end();
  end();
  expect(seen).toEqual(['before', 'first', 'second']);
  whenStill(() => seen.push('after'));
  expect(seen.at(-1)).toBe('after');
});

test('of several motions the last one counts', () => {
  const seen: string[] = [];
  const [one, another] = [beginMotion(200), beginMotion(200)];
  whenStill(() => seen.push('still'));
  one();
  expect(seen).toEqual([]);
  another();
  expect(seen).toEqual(['still']);
});

test('a motion that nobody ends is over some time after it was planned to be', () => {
  const seen: string[] = [];
  beginMotion(200);
  whenStill(() => seen.push('still'));
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([]);
  vi.runAllTimers();
  expect(seen).toEqual(['still']);
});

test('what cannot wait brings all that waits with it', () => {
  const seen: string[] = [];
  const end = beginMotion(200);
  whenStill(() => seen.push('still'));
  hurry();
  expect(seen).toEqual(['still']);
  end();
  expect(seen).toEqual(['still']);
});
