import { describe, expect, it } from 'vitest';
import type { PrivateMessage } from '../wire/types.ts';
import { byDays, daysAgo } from './days.ts';

const at = (text: string): number => new Date(text).getTime();
const said = (number: number, by: string, time: string): PrivateMessage => ({ number, by, unix_ms: at(time), text: `${number}` });
const numbers = (messages: readonly PrivateMessage[], breakAt?: number): number[][][] =>
  byDays(messages, breakAt).map(({ turns }) => turns.map((turn) => turn.messages.map(({ number }) => number)));

describe('messages', () => {
  const messages = [
    said(1, 'ann', '2026-03-01T10:00:00'),
    said(2, 'ann', '2026-03-01T10:04:00'),
    said(3, 'bob', '2026-03-01T10:05:00'),
    said(4, 'bob', '2026-03-01T10:30:00'),
    said(5, 'bob', '2026-03-01T23:59:00'),
    said(6, 'bob', '2026-03-02T00:01:00'),
  ];

  it('are shown by days, and together where one person wrote them within minutes', () => {
    expect(numbers(messages)).toEqual([[[1, 2], [3], [4], [5]], [[6]]]);
    expect(numbers([])).toEqual([]);
  });

  it('begin anew where something is shown between them', () => {
    expect(numbers(messages, 2)).toEqual([[[1], [2], [3], [4], [5]], [[6]]]);
  });

  it('are as many days old as the calendar says', () => {
    const now = at('2026-03-02T00:10:00');
    expect([daysAgo(at('2026-03-02T00:01:00'), now), daysAgo(at('2026-03-01T23:59:00'), now), daysAgo(at('2026-02-28T12:00:00'), now)]).toEqual([0, 1, 2]);
  });
});
