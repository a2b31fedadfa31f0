// What is heard and felt: short sounds of stone, wood, card and bell, synthesized once and kept. Nothing is downloaded.

import { settings } from './settings.svelte.ts';
import { readItem, writeItem } from './storage.ts';

export type Sound = 'stone' | 'wood' | 'card' | 'win' | 'loss' | 'draw' | 'message' | 'low';

/** A struck body: it rings at its pitch and dies away. */
interface Tone {
  readonly at?: number;
  readonly pitch: number;
  /** Seconds until it is a thousandth as loud. */
  readonly fade: number;
  readonly gain: number;
}
/** A touch or a rustle: noise through a band of frequencies, which may glide. */
interface Noise {
  readonly at?: number;
  readonly band: readonly [from: number, to: number];
  readonly rise?: number;
  readonly fade: number;
  readonly gain: number;
}
interface Recipe {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

/** A small bell: its partials are those of a bar, not of a string. */
function bell(pitch: number, at: number, gain: number): Tone[] {
  return [
    { at, pitch, fade: 1.1, gain },
    { at, pitch: pitch * 2.76, fade: 0.5, gain: gain * 0.32 },
    { at, pitch: pitch * 5.4, fade: 0.2, gain: gain * 0.14 },
  ];
}

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  stone: {
    tones: [{ pitch: 640, fade: 0.07, gain: 0.26 }, { pitch: 1510, fade: 0.05, gain: 0.3 }, { pitch: 2470, fade: 0.035, gain: 0.18 }],
    noises: [{ band: [3600, 2400], fade: 0.018, gain: 0.5 }],
  },
  wood: {
    tones: [{ pitch: 245, fade: 0.13, gain: 0.5 }, { pitch: 530, fade: 0.09, gain: 0.28 }, { pitch: 1190, fade: 0.04, gain: 0.12 }],
    noises: [{ band: [900, 500], fade: 0.03, gain: 0.5 }],
  },
  card: {
    noises: [{ band: [5200, 1900], rise: 0.035, fade: 0.13, gain: 0.5 }, { at: 0.1, band: [1400, 700], fade: 0.03, gain: 0.55 }],
  },
  win: { tones: [...bell(523.3, 0, 0.22), ...bell(659.3, 0.13, 0.22), ...bell(784, 0.26, 0.26)] },
  loss: { tones: [...bell(392, 0, 0.16), ...bell(329.6, 0.2, 0.15)] },
  draw: { tones: [...bell(440, 0, 0.16), ...bell(440, 0.24, 0.13)] },
  message: { tones: [{ pitch: 880, fade: 0.12, gain: 0.16 }, { at: 0.08, pitch: 1174.7, fade: 0.2, gain: 0.16 }] },
  low: { tones: [{ pitch: 960, fade: 0.05, gain: 0.4 }, { at: 0.16, pitch: 960, fade: 0.05, gain: 0.4 }] },
};

const RATE = 44_100;

/** How long a recipe sounds, in seconds. */
export function lengthOf({ tones = [], noises = [] }: Recipe): number {
  const ends = [...tones.map(({ at = 0, fade }) => at + fade), ...noises.map(({ at = 0, rise = 0, fade }) => at + rise + fade)];
  return Math.max(...ends) + 0.02;
}

/** The same noise each time. */
function noiseOf(audio: BaseAudioContext, seconds: number): AudioBuffer {
  const made = audio.createBuffer(1, Math.ceil(seconds * RATE), RATE);
  let state = 7;
  made.getChannelData(0).forEach((_, n, samples) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[n] = state / 2 ** 31 - 1;
  });
  return made;
}

function envelope(audio: BaseAudioContext, at: number, rise: number, fade: number, gain: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(0.0001, at);
  node.gain.linearRampToValueAtTime(gain, at + Math.max(rise, 0.002));
  node.gain.exponentialRampToValueAtTime(gain / 1000, at + rise + fade);
  return node;
}

async function render(recipe: Recipe): Promise<AudioBuffer> {
  const audio = new OfflineAudioContext(1, Math.ceil(lengthOf(recipe) * RATE), RATE);
  for (const { at = 0, pitch, fade, gain } of recipe.tones ?? []) {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    tone.connect(envelope(audio, at, 0, fade, gain)).connect(audio.destination);
    tone.start(at);
  }
  for (const { at = 0, band, rise = 0, fade, gain } of recipe.noises ?? []) {
    const noise = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio, rise + fade + 0.02) });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: band[0], Q: 0.9 });
    filter.frequency.exponentialRampToValueAtTime(band[1], at + rise + fade);
    noise.connect(filter).connect(envelope(audio, at, rise, fade, gain)).connect(audio.destination);
    noise.start(at);
  }
  return audio.startRendering();
}

let audio: AudioContext | undefined;
const rendered = new Map<Sound, Promise<AudioBuffer>>();

/** Plays a sound, unless sounds are off or nobody has touched the page yet. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers allow no sound before the first input.
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') await audio.resume();
  if (!rendered.has(sound)) rendered.set(sound, render(RECIPES[sound]));
  const buffer = await rendered.get(sound);
  if (!buffer) return;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new GainNode(audio, { gain: feel.volume })).connect(audio.destination);
  source.start();
}

/** A piece or a card is put down: what it is made of is heard. */
export function tap(cards: boolean): Sound {
  return cards ? 'card' : settings.set === 'oak' ? 'wood' : 'stone';
}

/** A tap, for screens without a table. */
export function playTap(_pitch?: number): void {
  void play(tap(false));
}

/** A short pulse that the hand feels, where the device has one to give. */
export function pulse(...pattern: number[]): void {
  if (feel.haptics && navigator.userActivation.hasBeenActive) navigator.vibrate?.(pattern);
}

interface Feel {
  /** From 0 to 1. */
  volume: number;
  haptics: boolean;
}
const KEY = 'trilynx-sound';

function readFeel(): Feel {
  try {
    const { volume, haptics } = JSON.parse(readItem(KEY) ?? '{}') as Partial<Feel>;
    return { volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.7, haptics: haptics !== false };
  } catch {
    return { volume: 0.7, haptics: true };
  }
}
let feel = readFeel();

/** How loud sounds are, and whether moves are felt: kept in this browser. */
export function feeling(): Readonly<Feel> {
  return feel;
}
export function setFeeling(change: Partial<Feel>): void {
  feel = { ...feel, ...change };
  writeItem(KEY, feel);
}

/** Whether this device can vibrate. */
export const canVibrate = typeof navigator !== 'undefined' && 'vibrate' in navigator && typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches;
