// Numbers as the language writes them: 3.5 in English, 3,5 in German.

import { language } from './texts.svelte.ts';

/** With one decimal. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A whole number with a true minus: −5. */
export function whole(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 0 }).format(value).replace('-', '−');
}

/** A part of one: 70 %. */
export function percent(part: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(part);
}

/** With its sign, and a true minus: +13, −5. */
export function signed(value: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(value).replace('-', '−');
}

/** With its unit, as short as the language has it: 3d in English, 3j in French. */
export function inUnit(value: number, unit: 'day' | 'hour'): string {
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
}
