// Runs the scenes of a move in the browser, and keeps the pieces that are visible only meanwhile.

import { tick } from 'svelte';
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

  constructor(readonly svg: () => SVGSVGElement | undefined) {}

  stop(): void {
    this.ghosts = [];
  }

  async run(board: Geometry, scenes: Scenes): Promise<void> {
    const ghosts = scenes.ghosts.flatMap(({ at, piece, scene }): Ghost[] => {
      const place = board.places.get(at);
      return place ? [{ id: ++this.#lastId, place, piece, scene }] : [];
    });
    this.ghosts = ghosts;
    await tick();
    for (const [at, scene] of scenes.pieces) this.#animate(`[data-piece="${at}"]`, scene);
    for (const { id, scene } of ghosts) {
      const run = this.#animate(`[data-ghost="${id}"]`, scene);
      run?.finished.then(() => (this.ghosts = this.ghosts.filter((ghost) => ghost.id !== id))).catch(() => {});
    }
  }

  #animate(selector: string, scene: Scene): Animation | undefined {
    return this.svg()?.querySelector(selector)?.animate([...scene.frames], scene.duration);
  }
}
