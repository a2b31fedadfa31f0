// Every text a player reads, by the id of its message. Texts are reactive: another language needs no reload.

import { LANGUAGE_NAMES } from '../wire/facts.ts';
import { Catalogue, type Values } from './catalogue.ts';

export type { Values } from './catalogue.ts';
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** What the way to a first table says. */
const FIRST: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  de: () => import('virtual:texts/de'),
  en: () => import('virtual:texts/en'),
  es: () => import('virtual:texts/es'),
  fr: () => import('virtual:texts/fr'),
  it: () => import('virtual:texts/it'),
  nl: () => import('virtual:texts/nl'),
  pl: () => import('virtual:texts/pl'),
};

/** The file of a part of the app that not everybody uses, in a language. */
export type PartTexts = (tag: Language) => Promise<string> | undefined;

let first: Catalogue | undefined = $state.raw();
let later: Catalogue | undefined = $state.raw();
/** The texts of the parts that are in use; they come with the parts. */
let parts: ReadonlyMap<PartTexts, Catalogue> = $state.raw(new Map());
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
  const [source] = await Promise.all([FIRST[tag](), all && everyText(), ...[...parts.keys()].map((part) => loadPart(part, tag))]);
  if (tag !== wanted) return;
  first = new Catalogue(tag, source.default);
  current = tag;
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
}

/** From now on there are the texts of a part, in whichever language. */
export async function addTexts(part: PartTexts): Promise<void> {
  if (!parts.has(part)) await loadPart(part, wanted);
}

async function loadPart(part: PartTexts, tag: Language): Promise<void> {
  const source = await part(tag);
  if (source !== undefined && tag === wanted) parts = new Map(parts).set(part, new Catalogue(tag, source));
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
  const { LATER } = await import('../screens/others.ts');
  const source = await LATER[tag]();
  if (tag === wanted) later = new Catalogue(tag, source.default);
}

/** The text of a message that every language has; nothing while it is being loaded, and a component that asked is drawn again when it is there. */
export function t(id: string, values?: Values): string {
  const text = maybeText(id, values);
  if (text !== undefined) return text;
  if (first && !later) void everyText().catch(() => undefined);
  return later ? id : '';
}

/** The text of a message that may be missing. */
export function maybeText(id: string, values?: Values): string | undefined {
  const found = first?.text(id, values) ?? later?.text(id, values);
  if (found !== undefined) return found;
  for (const part of parts.values()) {
    const text = part.text(id, values);
    if (text !== undefined) return text;
  }
  return undefined;
}
