// The search for an opponent who wants the same game at the same pace, from any screen that offers one.

import { onDestroy } from 'svelte';
import type { Options } from '../wire/types.ts';
import { router } from '../route.svelte.ts';
import { faultWords } from '../texts/reasons.ts';
import { loadRefusals } from '../texts/refusals-loaded.svelte.ts';
import { faultOf } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import { rememberGame } from './device.ts';

export class Seek {
  /** What is looked for; nothing while nothing is. */
  wanted: Options | undefined = $state.raw();
  /** For how many seconds. */
  waited = $state(0);
  wrong = $state('');

  /** Must be called while a component is set up; its end is the end of the search. */
  constructor() {
    $effect(() => {
      if (this.wanted === undefined) return;
      const from = performance.now();
      this.waited = 0;
      const timer = setInterval(() => (this.waited = Math.floor((performance.now() - from) / 1000)), 1000);
      return () => clearInterval(timer);
    });
    const unsubscribe = session.onFrame((frame) => {
      const { wanted } = this;
      if (wanted === undefined) return;
      if (frame.say === 'paired') {
        void this.stop();
        rememberGame(wanted.game);
        router.go({ screen: 'table', table: frame.table, game: wanted.game });
      } else if (frame.say === 'error') {
        void this.stop();
        void loadRefusals().catch(() => undefined).then(() => (this.wrong = faultWords(frame.error)));
      }
    });
    onDestroy(() => {
      unsubscribe();
      void this.stop();
    });
  }

  async start(wanted: Options): Promise<void> {
    await this.stop();
    this.wrong = '';
    try {
      const connection = await session.connection();
      const { game, variant, players, clock, rated } = wanted;
      connection.subscribe('seek', { say: 'seek', game, variant, players, clock, rated });
      this.wanted = wanted;
    } catch (error) {
      this.wrong = faultWords(faultOf(error));
    }
  }

  async stop(): Promise<void> {
    if (this.wanted === undefined) return;
    this.wanted = undefined;
    (await session.connection()).unsubscribe('seek', { say: 'stop_seeking' });
  }
}
