// What is read again is read once for all changes of one moment.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Soon } from './soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whatever asks in one moment is done once, and again after it', () => {
  const run = vi.fn();
  const soon = new Soon(run);
  soon.ask();
  soon.ask();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  soon.ask();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(2);
});

test('nothing is done once it has stopped', () => {
  const run = vi.fn();
  const soon = new Soon(run);
  soon.ask();
  soon.stop();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
