// Where the texts lie that the way to a first table does without.

import type { Language } from './texts.svelte.ts';

export const LATER: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  de: () => import('virtual:texts/de-later'),
  en: () => import('virtual:texts/en-later'),
  es: () => import('virtual:texts/es-later'),
  fr: () => import('virtual:texts/fr-later'),
  it: () => import('virtual:texts/it-later'),
  nl: () => import('virtual:texts/nl-later'),
  pl: () => import('virtual:texts/pl-later'),
};
