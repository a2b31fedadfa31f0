// The settings of this device, stored in the browser alone.

import { readItem, writeItem } from './storage.ts';
import type { BotPace } from './wire/types.ts';
import { LANGUAGES, preferredLanguage, setLanguage, type Language } from './texts/texts.svelte.ts';

export type Theme = 'system' | 'light' | 'dark';
/** What boards and pieces are made of: one file of tokens each in `look/sets`. */
export const SETS = ['slate', 'oak', 'paper', 'night'] as const;
export type PieceSet = (typeof SETS)[number];
/** From soon to late. */
export const BOT_PACES: readonly BotPace[] = ['quick', 'natural', 'slow'];
export type MotionSetting = 'system' | 'on' | 'off';

interface Values {
  theme: Theme;
  set: PieceSet;
  motion: MotionSetting;
  sound: boolean;
  /** A sound when one's own clock runs low. */
  lowTime: boolean;
  /** Letters and numbers of the board, along its edge. */
  coordinates: boolean;
  /** Symbols on coloured pieces, so that they can be distinguished without colour. */
  marks: boolean;
  /** Whether those symbols have been offered. */
  marksOffered: boolean;
  /** Cards in other hands that everybody can deduce. */
  known: boolean;
  /** A move is played only when it has been confirmed. */
  confirm: boolean;
  /** What the coach says at a first game. */
  tips: boolean;
  /** How soon bots answer. */
  botPace: BotPace;
  /** Null: as the browser says. */
  language: Language | null;
}

const KEY = 'trilynx-settings';
const DEFAULTS: Values = {
  theme: 'system',
  set: 'slate',
  motion: 'system',
  sound: true,
  lowTime: true,
  coordinates: true,
  marks: false,
  marksOffered: false,
  known: false,
  confirm: false,
  tips: true,
  botPace: 'natural',
  language: null,
};

const NAMES = Object.keys(DEFAULTS) as readonly (keyof Values)[];

/** What a setting may be. */
const ALLOWED: { readonly [Name in keyof Values]: readonly Values[Name][] } = {
  theme: ['system', 'light', 'dark'],
  set: SETS,
  motion: ['system', 'on', 'off'],
  sound: [true, false],
  lowTime: [true, false],
  coordinates: [true, false],
  marks: [true, false],
  marksOffered: [true, false],
  known: [true, false],
  confirm: [true, false],
  tips: [true, false],
  botPace: BOT_PACES,
  language: [...LANGUAGES, null],
};

/** What is stored may be empty or from another version. */
function read(text: string | null): Values {
  let found: Partial<Record<keyof Values, unknown>>;
  try {
    found = JSON.parse(text ?? '{}') as typeof found;
  } catch {
    return DEFAULTS;
  }
  const valid = NAMES.filter((name) => (ALLOWED[name] as readonly unknown[]).includes(found?.[name]));
  return { ...DEFAULTS, ...Object.fromEntries(valid.map((name) => [name, found[name]])) };
}

function matches(query: string): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches;
}

/** What else changes with a setting. */
const WITH: { readonly [Name in keyof Values]?: Partial<Values> } = { marks: { marksOffered: true } };
/** Settings that the page itself carries. */
const ON_PAGE: readonly (keyof Values)[] = ['theme', 'set', 'motion'];

class Settings {
  #values: Values = $state.raw(read(readItem(KEY)));

  constructor() {
    for (const name of NAMES) Object.defineProperty(this, name, { get: () => this.#values[name], set: (value: never) => this.#set(name, value) });
  }

  get reducedMotion(): boolean {
    const { motion } = this.#values;
    return motion === 'off' || (motion === 'system' && matches('(prefers-reduced-motion: reduce)'));
  }

  applyLanguage(): Promise<void> {
    return setLanguage(this.#values.language ?? preferredLanguage(navigator.languages));
  }

  /** The page has another set when its colours are there, and keeps the one it has if they cannot be had. */
  async applyTheme(): Promise<void> {
    const { dataset } = document.documentElement;
    for (const name of ON_PAGE) if (name !== 'set') dataset[name] = String(this.#values[name]);
    if (this.#values.set !== 'slate' && !(await import('./look/sets/chosen.ts').then(() => true, () => false))) return;
    dataset['set'] = this.#values.set;
  }

  /** Takes the settings of another device over, from the text that it has stored. */
  take(text: string): void {
    this.#store(read(text));
    void this.applyTheme();
    void this.applyLanguage();
  }

  #set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.#store({ ...this.#values, ...WITH[name], [name]: value });
    if (ON_PAGE.includes(name)) void this.applyTheme();
    if (name === 'language') void this.applyLanguage();
  }

  #store(values: Values): void {
    this.#values = values;
    writeItem(KEY, values);
  }
}

/** Every setting is a property, to be read and set. */
export const settings = new Settings() as Settings & Values;
