// Counts the steps of boards that play by themselves. They stand still where motion is reduced, in a hidden tab, and while they are paused.

import { settings } from '../settings.svelte.ts';

export class Reel {
  step = $state(0);
  paused = $state(false);
  /** Whether there is anything to pause. */
  readonly moves = !settings.reducedMotion;

  /** Must be called while a component is set up. */
  constructor(everyMs: number) {
    $effect(() => {
      if (!this.moves || this.paused) return;
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') this.step += 1;
      }, everyMs);
      return () => clearInterval(timer);
    });
  }
}
