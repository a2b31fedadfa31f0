// Time as a clock shows it.

import { decimal, inUnit } from '../texts/numbers.ts';

/** Days and hours, minutes and seconds, or, in the end, tenths. */
export function shownTime(ms: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const seconds = Math.ceil(ms / 1000);
  if (ms < 10_000) return `0:0${decimal(Math.floor(ms / 100) / 10)}`;
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return `${inUnit(days, 'day')} ${inUnit(hours, 'hour')}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
