// Days and hours as the language of the page writes them.

import { language } from '../texts/texts.svelte.ts';

export function moment(unixMs: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(unixMs);
}

/** A time as a field for date and time writes it, by the clock of this device. */
export function fieldTime(unixMs: number): string {
  const date = new Date(unixMs);
  return new Date(unixMs - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
