// Dragging a piece to its target. The browser's own click would belong to neither point, so pointer events are followed here.

import type { Place, Point } from './geometry.ts';
import type { HexBoardModel } from './hex-board.svelte.ts';

/** In pixels: less is a press with a trembling hand. */
const DRAG_FROM = 7;

export class Drag {
  #grabbed: { readonly from: Place; readonly x: number; readonly y: number } | undefined;
  /** The move that was just made by dragging: its piece is there already and does not travel again. */
  #carried: string | undefined;

  constructor(
    readonly model: HexBoardModel,
    readonly svg: () => SVGSVGElement | undefined,
  ) {}

  grab(event: PointerEvent): void {
    const { board, choices, picked, pieces } = this.model;
    const at = event.isPrimary && event.button === 0 ? this.#pointAt(event) : undefined;
    const from = board.places.get(at ?? '');
    const mayBegin = from && (choices.starts.has(from.name) || picked[0] === from.name) && pieces.has(from.name);
    this.#grabbed = mayBegin ? { from, x: event.clientX, y: event.clientY } : undefined;
  }

  move(event: PointerEvent): void {
    const { model } = this;
    if (!this.#grabbed || !event.isPrimary) return;
    const { from } = this.#grabbed;
    const [x, y] = [event.clientX - this.#grabbed.x, event.clientY - this.#grabbed.y];
    if (!model.dragged && Math.hypot(x, y) < DRAG_FROM) return;
    if (model.picked[0] !== from.name) model.picked = [from.name];
    const scale = this.svg()?.getScreenCTM()?.a ?? 1;
    model.dragged = { from, x: x / scale, y: y / scale };
    model.hovered = this.#pointAt(event);
  }

  /** Keeps the page where it is while a finger is on a piece that can be moved; two fingers still enlarge the page. */
  hold(event: TouchEvent): void {
    if (this.#grabbed && event.touches.length === 1) event.preventDefault();
  }

  drop(event: PointerEvent): void {
    const { model } = this;
    const { dragged } = model;
    const to = dragged && this.#pointAt(event);
    this.reset();
    if (event.pointerType === 'touch') model.hovered = undefined;
    if (dragged === undefined || to === undefined || to === dragged.from.name) return;
    this.#carried = `${dragged.from.name}-${to}`;
    model.press(to);
  }

  cancel(): void {
    this.reset();
    this.model.hovered = undefined;
  }

  reset(): void {
    this.#grabbed = undefined;
    this.model.dragged = undefined;
  }

  /** Whether a move was made by dragging; asked once. */
  hasCarried(move: string | undefined): boolean {
    const carried = this.#carried === move;
    this.#carried = undefined;
    return carried;
  }

  #pointAt(event: PointerEvent): Point | undefined {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-point]');
    return found && this.svg()?.contains(found) ? (found.getAttribute('data-point') ?? undefined) : undefined;
  }
}
