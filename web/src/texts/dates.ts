// Days and hours as each language writes them.

import { language } from './texts.svelte.ts';

export function day(unixMs: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(unixMs);
}

export function shortDay(unixMs: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(unixMs);
}

export function moment(unixMs: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(unixMs);
}

/** The time of day. */
export function clock(unixMs: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(unixMs);
}
