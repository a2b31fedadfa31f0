// Drawing on a board with the right button, or with any pointer while drawing is switched on: a point is marked, a drag is an arrow.

export class Drawing {
  #from: string | undefined;

  constructor(
    /** Whether the first button, a finger or a pen draws. */
    readonly on: () => boolean,
    /** Draws `e5` or `e5-e9`; says whether it could. */
    readonly draw: (text: string) => boolean,
  ) {}

  readonly attach = (area: HTMLElement): (() => void) => {
    const point = ({ clientX, clientY }: PointerEvent): string | undefined => {
      const seen = document.elementFromPoint(clientX, clientY)?.closest('[data-point]');
      return (area.contains(seen ?? null) ? seen?.getAttribute('data-point') : undefined) ?? undefined;
    };
    const draws = (event: PointerEvent): boolean => event.button === 2 || (event.button === 0 && this.on());
    const down = (event: PointerEvent): void => {
      const from = draws(event) ? point(event) : undefined;
      this.#from = from;
      if (from !== undefined) event.stopPropagation();
    };
    const up = (event: PointerEvent): void => {
      const from = this.#from;
      this.#from = undefined;
      if (from === undefined) return;
      event.stopPropagation();
      const to = point(event);
      if (to !== undefined) this.draw(from === to ? from : `${from}-${to}`);
    };
    const hold = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('[data-point]') && (event.type === 'contextmenu' || this.on())) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before the board hears of it: what is drawn is not played.
    const capture = { capture: true };
    area.addEventListener('pointerdown', down, capture);
    area.addEventListener('pointerup', up, capture);
    area.addEventListener('click', hold, capture);
    area.addEventListener('contextmenu', hold, capture);
    return () => {
      area.removeEventListener('pointerdown', down, capture);
      area.removeEventListener('pointerup', up, capture);
      area.removeEventListener('click', hold, capture);
      area.removeEventListener('contextmenu', hold, capture);
    };
  };
}
