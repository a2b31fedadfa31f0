// What somebody has chosen for this device: kept in the browser alone.

import { LANGUAGES, firstSpoken, speak, type Language } from './texts/texts.svelte.ts';

export type Theme = 'system' | 'light' | 'dark';
export type MotionWish = 'system' | 'on' | 'off';

interface Kept {
  theme: Theme;
  motion: MotionWish;
  sound: boolean;
  /** Letters and columns of the board, along its edge. */
  coordinates: boolean;
  /** Letters and dashes on coloured pieces, so that colours are told apart without colour. */
  marks: boolean;
  /** Cards in other hands that everybody can deduce. */
  known: boolean;
  /** A move is played only when it has been confirmed. */
  confirm: boolean;
  /** Nothing: as the browser says. */
  language: Language | null;
}

const KEY = 'trilynx-settings';
const FIRST: Kept = {
  theme: 'system',
  motion: 'system',
  sound: true,
  coordinates: true,
  marks: true,
  known: false,
  confirm: false,
  language: null,
};

function oneOf<T>(value: unknown, all: readonly T[], otherwise: T): T {
  return all.includes(value as T) ? (value as T) : otherwise;
}

/** Storage may be forbidden, empty or from another version. */
function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return {
      theme: oneOf<Theme>(found.theme, ['system', 'light', 'dark'], FIRST.theme),
      motion: oneOf<MotionWish>(found.motion, ['system', 'on', 'off'], FIRST.motion),
      sound: oneOf(found.sound, [true, false], FIRST.sound),
      coordinates: oneOf(found.coordinates, [true, false], FIRST.coordinates),
      marks: oneOf(found.marks, [true, false], FIRST.marks),
      known: oneOf(found.known, [true, false], FIRST.known),
      confirm: oneOf(found.confirm, [true, false], FIRST.confirm),
      language: oneOf<Language | null>(found.language, [...LANGUAGES, null], FIRST.language),
    };
  } catch {
    return FIRST;
  }
}

function asks(query: string): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches;
}

class Settings {
  #kept: Kept = $state(typeof localStorage === 'undefined' ? FIRST : read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.showTheme();
  }
  get motion(): MotionWish {
    return this.#kept.motion;
  }
  set motion(motion: MotionWish) {
    this.#keep({ motion });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get coordinates(): boolean {
    return this.#kept.coordinates;
  }
  set coordinates(coordinates: boolean) {
    this.#keep({ coordinates });
  }
  get marks(): boolean {
    return this.#kept.marks;
  }
  set marks(marks: boolean) {
    this.#keep({ marks });
  }
  get known(): boolean {
    return this.#kept.known;
  }
  set known(known: boolean) {
    this.#keep({ known });
  }
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(confirm: boolean) {
    this.#keep({ confirm });
  }
  get language(): Language | null {
    return this.#kept.language;
  }
  set language(language: Language | null) {
    this.#keep({ language });
    void this.speak();
  }

  /** Nothing shall move. */
  get still(): boolean {
    return this.motion === 'off' || (this.motion === 'system' && asks('(prefers-reduced-motion: reduce)'));
  }

  speak(): Promise<void> {
    return speak(this.language ?? firstSpoken(navigator.languages));
  }

  showTheme(): void {
    document.documentElement.dataset['theme'] = this.theme;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const settings = new Settings();
