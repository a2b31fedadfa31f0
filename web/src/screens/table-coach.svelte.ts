// Who is helped at a table, and when: at a first game against bots by a coach, and by hints on request. The help itself is loaded then.

import { finished, isFirst } from '../coach/coached.ts';
import type { Help } from '../coach/help.svelte.ts';
import type { MoveArrow } from '../games/game.ts';
import { settings } from '../settings.svelte.ts';
import type { TableModel } from './table-model.svelte.ts';

/** What is loaded. */
type Loaded = typeof import('../coach/help.svelte.ts');

const NONE: readonly MoveArrow[] = [];
/** A table has been shown for this long when the coach comes. */
const ARRIVES_MS = 1_000;

export class TableCoach {
  readonly #model: TableModel;
  #loaded: { readonly parts: Loaded; readonly help: Help } | undefined = $state.raw();
  #loading: Promise<void> | undefined;
  /** Whether this is a first game, and the coach is welcome. */
  readonly wanted: boolean = $derived.by(() => {
    const { game, view, played, mayBeHelped } = this.#model;
    return game !== undefined && view?.stage === 'playing' && played?.result === null && mayBeHelped && settings.tips && isFirst(game.name);
  });

  /** Make it while the component is being initialised. */
  constructor(model: TableModel) {
    this.#model = model;
    // The board comes first, then the coach.
    $effect(() => {
      if (!this.wanted) return;
      const timer = setTimeout(() => void this.#load(), ARRIVES_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => this.#loaded?.help.follow());
    $effect(() => {
      const { played, game, mayBeHelped } = model;
      if (game && mayBeHelped && played?.result && played.result.by !== 'abort') finished(game.name);
    });
  }

  /** The coach, where there is one or a hint has been asked for. */
  get present(): { readonly CoachBubble: Loaded['CoachBubble']; readonly help: Help } | undefined {
    const loaded = this.#loaded;
    const speaks = loaded && (this.wanted || loaded.help.hintWords !== '');
    return speaks && !this.#model.played?.result ? { CoachBubble: loaded.parts.CoachBubble, help: loaded.help } : undefined;
  }
  /** What is said, for a screen reader. */
  get words(): string {
    const { help } = this.present ?? {};
    return help ? help.hintWords || help.remark : '';
  }

  get arrows(): readonly MoveArrow[] {
    return this.#loaded?.help.arrows ?? NONE;
  }

  async hint(): Promise<void> {
    if (!this.#model.mayHint) return;
    await this.#load();
    await this.#loaded?.help.press();
  }

  #load(): Promise<void> {
    const { game } = this.#model;
    if (!game) return Promise.resolve();
    this.#loading ??= import('../coach/help.svelte.ts').then(async (parts) => {
      this.#loaded = { parts, help: await parts.Help.load(this.#model, game) };
    });
    return this.#loading;
  }
}
