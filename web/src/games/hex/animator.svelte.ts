// Runs the scenes of a move in the browser, and keeps the pieces that are visible only meanwhile.
//
// The one thing to know: between the beginning of a move and its end nothing on the board changes, so that the browser can move the pieces by
// itself. What was seen only meanwhile goes all at once.

import { tick } from 'svelte';
import { beginMotion } from '../../board/stillness.ts';
import type { Geometry, Place } from './geometry.ts';
import type { Scene, Scenes } from './motion.ts';
import type { Piece } from './pieces.ts';

export interface Ghost {
  readonly id: number;
  readonly place: Place;
  readonly piece: Piece;
  readonly scene: Scene;
}

export class Animator {
  /** Pieces as they were, where they no longer are. */
  ghosts: readonly Ghost[] = $state.raw([]);
  #lastId = 0;
  #end: (() => void) | undefined;

  constructor(readonly svg: () => SVGSVGElement | undefined) {}

  stop(): void {
    this.ghosts = [];
    this.#end?.();
    this.#end = undefined;
  }

  async run(board: Geometry, scenes: Scenes): Promise<void> {
    const ghosts = scenes.ghosts.flatMap(({ at, piece, scene }): Ghost[] => {
      const place = board.places.get(at);
      return place ? [{ id: ++this.#lastId, place, piece, scene }] : [];
    });
    const all = [...scenes.pieces.values(), ...ghosts.map(({ scene }) => scene)];
    // A page that nobody sees draws nothing, and has nothing to wait for.
    const end = document.hidden ? () => undefined : beginMotion(Math.max(0, ...all.map(({ duration }) => duration)));
    this.#end = end;
    this.ghosts = ghosts;
    await tick();
    const runs = [...scenes.pieces].map(([at, scene]) => this.#animate(`[data-piece="${at}"]`, scene));
    // What has arrived is gone, though not yet taken away.
    runs.push(...ghosts.map(({ id, scene }) => this.#animate(`[data-ghost="${id}"]`, { ...scene, frames: [...scene.frames, { opacity: 0, offset: 1 }] }, 'forwards')));
    await Promise.allSettled(runs.map((run) => run?.finished));
    end();
    if (this.#end === end) this.stop();
  }

  #animate(selector: string, scene: Scene, fill: FillMode = 'none'): Animation | undefined {
    return this.svg()?.querySelector(selector)?.animate([...scene.frames], { duration: scene.duration, fill });
  }
}
