// Soft sounds, synthesized when they are needed: nothing to download.

import { settings } from './settings.svelte.ts';

let audio: AudioContext | undefined;

/** A muffled tap, as of wood on wood; higher for one's own decision. */
export function playTap(pitch: number): void {
  tone(pitch, 0, 0.14);
}

/** The game is over: two soft notes, upward for a win. */
export function playEnd(won: boolean): void {
  tone(won ? 392 : 330, 0, 0.5);
  tone(won ? 523 : 262, 0.16, 0.7);
}

function tone(pitch: number, after: number, length: number): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers allow no sound before the first input.
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') {
    void audio.resume();
    return;
  }
  const start = audio.currentTime + after;
  const sound = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0.12, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  // A short sound falls like a tap; a long one keeps its note.
  if (length < 0.2) sound.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  sound.connect(loudness).connect(audio.destination);
  sound.start(start);
  sound.stop(start + length + 0.01);
}
