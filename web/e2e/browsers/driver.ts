// What a browser must be able to do for these tests, and what a person does with it.
//
// The one thing to know: Firefox is driven through WebDriver BiDi and WebKit through WebDriver, because Playwright needs builds of its own. Both
// only open addresses, run scripts and press the mouse somewhere. Everything else is built on that and is the same for both.

/** Of the pages, to begin with. */
export const SIZE = { width: 1280, height: 900 } as const;

export interface Driver {
  /** Name and version. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page, which is given as text: it sees nothing but its argument. */
  evaluate<T, A>(script: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  press(x: number, y: number): Promise<void>;
  /** The size of the page, without what surrounds it. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of what is visible, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How a browser is started. What goes wrong in its pages is added to `complaints`. */
export type Launch = (complaints: string[]) => Promise<Driver>;

/** Things on the page: a selector, and a pattern for the label or the text of a thing. */
interface Wanted {
  readonly css: string;
  readonly says?: string | undefined;
  /** Which one of those found. */
  readonly nth?: number | undefined;
}

/** A slow machine takes long and is right all the same: this limit only ends what hangs. */
const LIMIT_MS = 120_000;

/** Somebody in front of a browser. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly server: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.open(this.server + path);
  }

  /** Waits until the thing is there, and returns what it says. */
  see(css: string, says?: RegExp): Promise<string> {
    return this.driver.evaluate(
      ({ css, says, limit }) =>
        new Promise<string>((resolve, reject) => {
          const words = (thing: Element): string => (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().replace(/\s+/g, ' ');
          const look = (): void => {
            const things = [...document.querySelectorAll(css)].filter((thing) => thing.checkVisibility());
            const thing = things.find((thing) => says === undefined || new RegExp(says).test(words(thing)));
            if (thing) resolve(words(thing));
            else if (performance.now() - since > limit) reject(new Error(`not seen: ${css} ${says}; there is ${things.map(words).join(' | ') || 'none'}`));
            else setTimeout(look, 50);
          };
          const since = performance.now();
          look();
        }),
      { css, says: says?.source, limit: LIMIT_MS },
    );
  }

  /** How many of them there are now. */
  count(css: string): Promise<number> {
    return this.driver.evaluate((css) => document.querySelectorAll(css).length, css);
  }

  /** Presses a thing as soon as it can be hit: visible, enabled, at rest, and nothing in front of it. */
  async click(css: string, says?: RegExp, nth = 0): Promise<void> {
    const { x, y } = await this.#reach({ css, says: says?.source, nth });
    await this.driver.press(x, y);
  }

  clickPoint(point: string): Promise<void> {
    return this.click(`[role="gridcell"][data-point="${point}"]`);
  }

  #reach(wanted: Wanted): Promise<{ x: number; y: number }> {
    return this.driver.evaluate(
      ({ css, says, nth, limit }) =>
        new Promise<{ x: number; y: number }>((resolve, reject) => {
          const words = (thing: Element): string => (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().replace(/\s+/g, ' ');
          let last = '';
          const look = (): void => {
            const things = [...document.querySelectorAll(css)].filter((thing) => says === undefined || new RegExp(says).test(words(thing)));
            const thing = things[nth ?? 0];
            let why = 'not there';
            if (thing) {
              const found = thing.getBoundingClientRect();
              if (found.top < 0 || found.bottom > innerHeight) thing.scrollIntoView({ block: 'center', behavior: 'instant' });
              const box = thing.getBoundingClientRect();
              const x = Math.round(box.x + box.width / 2);
              const y = Math.round(box.y + box.height / 2);
              const hit = document.elementFromPoint(x, y);
              const now = [box.x, box.y, box.width, box.height].join();
              if (thing.matches(':disabled')) why = 'disabled';
              else if (!hit || !(thing.contains(hit) || hit.contains(thing))) why = `behind ${hit?.outerHTML.slice(0, 120)}`;
              else if (now !== last) why = 'moving';
              else return resolve({ x, y });
              last = now;
            }
            if (performance.now() - since > limit) reject(new Error(`cannot press ${css} ${says}: ${why}`));
            else setTimeout(look, 30);
          };
          const since = performance.now();
          look();
        }),
      { ...wanted, limit: LIMIT_MS },
    );
  }
}
