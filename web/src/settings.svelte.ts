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
  /** Symbols on coloured pieces, so that they are told apart without colour. */
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
function read(): Values {
  let found: Partial<Record<keyof Values, unknown>>;
  try {
    found = JSON.parse(readItem(KEY) ?? '{}') as typeof found;
  } catch {
    return DEFAULTS;
  }
  const names = Object.keys(DEFAULTS) as (keyof Values)[];
  const valid = names.filter((name) => (ALLOWED[name] as readonly unknown[]).includes(found?.[name]));
  return { ...DEFAULTS, ...Object.fromEntries(valid.map((name) => [name, found[name]])) };
}

function matches(query: string): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches;
}

class Settings {
  #values: Values = $state.raw(read());

  get theme(): Theme {
    return this.#values.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
    this.applyTheme();
  }
  get set(): PieceSet {
    return this.#values.set;
  }
  set set(set: PieceSet) {
    this.#set({ set });
    this.applyTheme();
  }
  get motion(): MotionSetting {
    return this.#values.motion;
  }
  set motion(motion: MotionSetting) {
    this.#set({ motion });
    this.applyTheme();
  }
  get sound(): boolean {
    return this.#values.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get coordinates(): boolean {
    return this.#values.coordinates;
  }
  set coordinates(coordinates: boolean) {
    this.#set({ coordinates });
  }
  get marks(): boolean {
    return this.#values.marks;
  }
  set marks(marks: boolean) {
    this.#set({ marks, marksOffered: true });
  }
  get marksOffered(): boolean {
    return this.#values.marksOffered;
  }
  set marksOffered(marksOffered: boolean) {
    this.#set({ marksOffered });
  }
  get known(): boolean {
    return this.#values.known;
  }
  set known(known: boolean) {
    this.#set({ known });
  }
  get confirm(): boolean {
    return this.#values.confirm;
  }
  set confirm(confirm: boolean) {
    this.#set({ confirm });
  }
  get lowTime(): boolean {
    return this.#values.lowTime;
  }
  set lowTime(lowTime: boolean) {
    this.#set({ lowTime });
  }
  get tips(): boolean {
    return this.#values.tips;
  }
  set tips(tips: boolean) {
    this.#set({ tips });
  }
  get botPace(): BotPace {
    return this.#values.botPace;
  }
  set botPace(botPace: BotPace) {
    this.#set({ botPace });
  }
  get language(): Language | null {
    return this.#values.language;
  }
  set language(language: Language | null) {
    this.#set({ language });
    void this.applyLanguage();
  }

  get reducedMotion(): boolean {
    return this.motion === 'off' || (this.motion === 'system' && matches('(prefers-reduced-motion: reduce)'));
  }

  applyLanguage(): Promise<void> {
    return setLanguage(this.language ?? preferredLanguage(navigator.languages));
  }

  applyTheme(): void {
    const { dataset } = document.documentElement;
    dataset['theme'] = this.theme;
    dataset['set'] = this.set;
    dataset['motion'] = this.motion;
  }

  #set(change: Partial<Values>): void {
    this.#values = { ...this.#values, ...change };
    writeItem(KEY, this.#values);
  }
}

export const settings = new Settings();
