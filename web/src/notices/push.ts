// Push messages to this browser: what it takes to get them.
//
// The one thing to know: a browser asks for permission once. So it is asked only when somebody has pressed a button that says what for.

import type { NewPush, PushState, QuietHours, ZoneOffset } from '../wire/types.ts';
import { callServer } from '../live/api.ts';
import { readItem, removeItem, writeItem } from '../storage.ts';
import { language } from '../texts/texts.svelte.ts';

const server = {
  state: () => callServer<PushState>('GET', '/push'),
  subscribe: (push: NewPush) => callServer<undefined>('POST', '/push', push),
  unsubscribe: () => callServer<undefined>('DELETE', '/push'),
};

/** The language in which this browser gets push messages, while it does. */
const WANTED = 'trilynx-push';
/** Somebody does not want to be asked at a table. */
const DECLINED = 'trilynx-push-declined';

export type PushHere = 'unsupported' | 'off' | 'denied' | 'on' | 'none';

/** Whether this browser could get them; a browser that may not show them is asked no more. */
export const canPush = (): boolean => !IS_SITE && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether it may be asked at a table. */
export const mayOffer = (): boolean => canPush() && Notification.permission === 'default' && readItem(DECLINED) === null;

export function decline(): void {
  writeItem(DECLINED, true);
}

export async function pushHere(): Promise<PushHere> {
  if (!canPush()) return 'unsupported';
  const { key, on } = await server.state();
  if (key === null) return 'off';
  if (Notification.permission === 'denied') return 'denied';
  return on && Notification.permission === 'granted' ? 'on' : 'none';
}

/** Asks for permission, and subscribes. Says what has come of it. */
export async function turnOn(): Promise<PushHere> {
  if (!canPush()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'none';
  const { key } = await server.state();
  if (key === null) return 'off';
  await subscribe(key);
  return 'on';
}

async function subscribe(key: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // One that was made with the key of another server is of no use.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  await server.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language: language() });
  writeItem(WANTED, language());
}

export async function turnOff(): Promise<PushHere> {
  removeItem(WANTED);
  await server.unsubscribe();
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return 'none';
}

/** A new session, another language or a subscription that has ended: the server learns of it, without asking anybody for anything. */
export async function keepSubscribed(): Promise<void> {
  const wanted = readItem(WANTED);
  if (wanted === null || !canPush() || Notification.permission !== 'granted') return;
  const { key, on } = await server.state();
  const { pushManager } = await navigator.serviceWorker.ready;
  const lasts = on && wanted === JSON.stringify(language()) && (await pushManager.getSubscription()) !== null;
  if (key !== null && !lasts) await subscribe(key);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const YEAR_HOURS = 366 * 24;
const MOST_OFFSETS = 8;

/** How the clock of this device differs from UTC, now and during the next year. */
export function zoneOffsets(now: number, minutesAt = (unixMs: number): number => -new Date(unixMs).getTimezoneOffset()): ZoneOffset[] {
  const from = now - (now % HOUR_MS);
  const found: ZoneOffset[] = [{ from_unix_ms: from, minutes: minutesAt(from) }];
  for (let hour = 1; hour < YEAR_HOURS && found.length < MOST_OFFSETS; hour += 1) {
    const [from_unix_ms, minutes] = [from + hour * HOUR_MS, minutesAt(from + hour * HOUR_MS)];
    if (minutes !== found.at(-1)?.minutes) found.push({ from_unix_ms, minutes });
  }
  return found;
}

/** `HH:MM` as a field for a time has it. */
export function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Quiet hours between two such times; none if they are the same or no times. */
export function quietHours(from: string, until: string, now: number): QuietHours | null {
  const [from_minute, until_minute] = [from, until].map((text) => {
    const [hours, minutes] = text.split(':').map(Number);
    return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
  }) as [number, number];
  if (!Number.isInteger(from_minute) || !Number.isInteger(until_minute) || from_minute === until_minute) return null;
  return { from_minute, until_minute, offsets: zoneOffsets(now) };
}
