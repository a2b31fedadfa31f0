// Messages as they are shown: by days, and what one person wrote within a few minutes together.

import type { PrivateMessage } from '../wire/types.ts';

/** What somebody writes this soon after their last message belongs to it. */
const TOGETHER_MS = 5 * 60_000;

/** What one person wrote at one time. */
export interface Turn {
  readonly by: string;
  readonly messages: readonly PrivateMessage[];
}

export interface Day {
  /** The time of its first message. */
  readonly unixMs: number;
  readonly turns: readonly Turn[];
}

const dayOf = (unixMs: number): string => new Date(unixMs).toDateString();

/** `breakAt`: the number of a message before which something is shown, so that it begins a turn. */
export function byDays(messages: readonly PrivateMessage[], breakAt: number | undefined): readonly Day[] {
  const days: { unixMs: number; turns: { by: string; messages: PrivateMessage[] }[] }[] = [];
  let before: PrivateMessage | undefined;
  for (const message of messages) {
    const isNewDay = before === undefined || dayOf(before.unix_ms) !== dayOf(message.unix_ms);
    if (isNewDay) days.push({ unixMs: message.unix_ms, turns: [] });
    const turns = days.at(-1)?.turns ?? [];
    const goesOn = !isNewDay && before?.by === message.by && message.unix_ms - before.unix_ms < TOGETHER_MS && message.number !== breakAt;
    if (goesOn) turns.at(-1)?.messages.push(message);
    else turns.push({ by: message.by, messages: [message] });
    before = message;
  }
  return days;
}

/** How many days ago a moment was, by the calendar of this browser. */
export function daysAgo(unixMs: number, now: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  // A day is an hour longer or shorter where clocks are changed.
  return Math.round((midnight(now) - midnight(unixMs)) / 86_400_000);
}
