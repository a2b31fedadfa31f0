// Every text a player reads, by the id of its message. Texts are reactive: another language needs no reload.

import { LANGUAGE_NAMES } from '../wire/facts.ts';
import { Catalogue, type Values } from './catalogue.ts';

export type { Values } from './catalogue.ts';
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

type Load = () => Promise<{ default: string }>;
/** By language: what the way to a first table says, and the rest. */
const CATALOGUES: Readonly<Record<Language, readonly [first: Load, later: Load]>> = {
  de: [() => import('virtual:texts/de'), () => import('virtual:texts/de-later')],
  en: [() => import('virtual:texts/en'), () => import('virtual:texts/en-later')],
  es: [() => import('virtual:texts/es'), () => import('virtual:texts/es-later')],
  fr: [() => import('virtual:texts/fr'), () => import('virtual:texts/fr-later')],
  it: [() => import('virtual:texts/it'), () => import('virtual:texts/it-later')],
  nl: [() => import('virtual:texts/nl'), () => import('virtual:texts/nl-later')],
  pl: [() => import('virtual:texts/pl'), () => import('virtual:texts/pl-later')],
};

/** What the coach says comes with the coach. */
const COACH = import.meta.glob<string>('../../../locales/*/coach.ftl', { query: '?texts', import: 'default' });

let first: Catalogue | undefined = $state.raw();
let later: Catalogue | undefined = $state.raw();
let coach: Catalogue | undefined = $state.raw();
let withCoach = false;
let current: Language = $state('en');
/** The language that was asked for last, and whether all of its texts were. */
let wanted: Language = 'en';
let everything: Promise<void> | undefined;

export function language(): Language {
  return current;
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** The first of these language tags that there are texts for; English if there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export async function setLanguage(tag: Language): Promise<void> {
  wanted = tag;
  const all = everything;
  everything = undefined;
  const [source] = await Promise.all([CATALOGUES[tag][0](), all && everyText(), withCoach && loadCoach(tag)]);
  if (tag !== wanted) return;
  first = new Catalogue(tag, source.default);
  current = tag;
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
}

/** From now on there are texts of the coach. */
export async function loadCoachTexts(): Promise<void> {
  if (withCoach) return;
  withCoach = true;
  await loadCoach(wanted);
}

async function loadCoach(tag: Language): Promise<void> {
  const source = await COACH[`../../../locales/${tag}/coach.ftl`]?.();
  if (source !== undefined && tag === wanted) coach = new Catalogue(tag, source);
}

/** Loads the texts that no first game needs. */
export function everyText(): Promise<void> {
  everything ??= loadLater(wanted).catch((error: unknown) => {
    everything = undefined;
    throw error;
  });
  return everything;
}

async function loadLater(tag: Language): Promise<void> {
  const source = await CATALOGUES[tag][1]();
  if (tag === wanted) later = new Catalogue(tag, source.default);
}

/** The text of a message that every language has; nothing as long as it is being loaded, and whoever asked is told when it is there. */
export function t(id: string, values?: Values): string {
  const text = maybeText(id, values);
  if (text !== undefined) return text;
  if (first && !later) void everyText().catch(() => undefined);
  return later ? id : '';
}

/** The text of a message that may be missing. */
export function maybeText(id: string, values?: Values): string | undefined {
  return first?.text(id, values) ?? later?.text(id, values) ?? coach?.text(id, values);
}
