// Every text a player reads, by the id of its message. Texts are reactive: another language needs no reload.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGE_NAMES } from '../wire/facts.ts';

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

const CATALOGUES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  de: () => import('virtual:texts/de'),
  en: () => import('virtual:texts/en'),
  es: () => import('virtual:texts/es'),
  fr: () => import('virtual:texts/fr'),
  it: () => import('virtual:texts/it'),
  nl: () => import('virtual:texts/nl'),
  pl: () => import('virtual:texts/pl'),
};

/** What the coach says comes with the coach. */
const COACH = import.meta.glob<string>('../../../locales/*/coach.ftl', { query: '?raw', import: 'default' });

export type Values = Record<string, FluentVariable>;

let bundle: FluentBundle | undefined = $state.raw();
let current: Language = $state('en');

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

export function makeBundle(tag: Language, source: string): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

let withCoach = false;

export async function setLanguage(tag: Language): Promise<void> {
  const [source, coach] = await Promise.all([CATALOGUES[tag](), withCoach ? COACH[`../../../locales/${tag}/coach.ftl`]?.() : undefined]);
  bundle = makeBundle(tag, `${source.default}\n${coach ?? ''}`);
  current = tag;
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
}

/** From now on there are texts of the coach. */
export async function loadCoachTexts(): Promise<void> {
  if (withCoach) return;
  withCoach = true;
  await setLanguage(current);
}

/** The text of a message that every language has. */
export function t(id: string, values?: Values): string {
  return maybeText(id, values) ?? id;
}

/** The text of a message that may be missing. */
export function maybeText(id: string, values?: Values): string | undefined {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(id, error);
  return text;
}
