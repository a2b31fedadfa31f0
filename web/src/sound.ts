// Soft sounds, made when they are needed: nothing to download.

import { settings } from './settings.svelte.ts';

let audio: AudioContext | undefined;

/** A muffled tap, as of wood on wood; higher for one's own decision. */
export function tap(pitch: number): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers keep it silent until somebody has pressed something.
  if (audio.state !== 'running') {
    void audio.resume();
    return;
  }
  const now = audio.currentTime;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0.12, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + 0.12);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}
