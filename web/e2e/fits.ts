// Whether everything on a page fits: nothing beside the window, nothing covered, no text cut off, and the board wholly in sight.
//
// The one thing to know: what lies further down is scrolled to before it is looked at, but the board and its players must be in the
// window from the start.

import type { Page } from '@playwright/test';

/** The board itself, on every screen where one is played, replayed or studied. */
export const BOARD = '.layout [role="grid"], .layout .board > svg, .layout .card-table';

/** Every size that screens are made for: small phones to large screens, upright and on their side. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

export type Size = { readonly width: number; readonly height: number };

export function sizeName({ width, height }: Size): string {
  return `${width} × ${height}`;
}

/** What does not fit, in words; nothing if everything does. */
export async function misfits(page: Page): Promise<string[]> {
  // What is set by scripts follows a change of the window by a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate((BOARD) => {
    const SLACK = 1.5;
    const found: string[] = [];
    const root = document.documentElement;
    const window_ = { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight };
    type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

    const nameOf = (element: Element): string => {
      const text = (element.getAttribute('aria-label') ?? element.getAttribute('data-point') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      const kind = `${element.tagName.toLowerCase()}${[...element.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('')}`;
      return `${kind} "${text.slice(0, 40)}"`;
    };
    const inside = (inner: Box, outer: Box): boolean =>
      inner.left >= outer.left - SLACK && inner.top >= outer.top - SLACK && inner.right <= outer.right + SLACK && inner.bottom <= outer.bottom + SLACK;
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const boxText = (box: Box): string => `${box.left.toFixed(0)},${box.top.toFixed(0)} to ${box.right.toFixed(0)},${box.bottom.toFixed(0)}`;
    const visible = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
      if (element.closest('.unseen, .skip, [inert]')) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2;
    };
    /** What cuts an element off, from the inside to the outside; the window is not among it. */
    const clips = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let parent = element.parentElement; parent && parent !== document.body && parent !== root; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        if (overflowX !== 'visible' || overflowY !== 'visible') all.push(parent);
      }
      return all;
    };

    // Players let the pointer through to the board; here they are things like all others.
    const solid = new CSSStyleSheet();
    solid.replaceSync('.plate > *, .plate > * * { pointer-events: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];

    const wider = root.scrollWidth - root.clientWidth;
    if (wider > 0) found.push(`the page is ${wider} px wider than the window`);

    // 1. The board and its players, from the start.
    scrollTo(0, 0);
    for (const element of document.querySelectorAll(`${BOARD}, .layout .far > *, .layout .near > *, .layout .card-table > :is(.seat, .held, .asking)`)) {
      if (!visible(element)) continue;
      const box = element.getBoundingClientRect();
      if (!inside(box, window_)) found.push(`not wholly in the window: ${nameOf(element).slice(0, 60)} at ${boxText(box)}`);
    }

    // 2. Whatever can be pressed or read at a glance is covered by nothing else.
    const things = 'a[href], button, input, select, textarea, summary, [role="gridcell"], [role="timer"], .plate .name, .plate .slots, .pile, .status .turn';
    /** Opened on purpose, above everything else, and closed again. */
    const ABOVE = '.refused, .rail-panel, .said, .state';
    const problem = (thing: Element): string => {
      const box = thing.getBoundingClientRect();
      for (const clip of [...clips(thing).map((element) => element.getBoundingClientRect()), window_]) {
        if (!inside(box, clip)) return `cut off: ${nameOf(thing)} at ${boxText(box)} within ${boxText(clip)}`;
      }
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const [dx, dy] = [box.width * 0.33, box.height * 0.33];
      const corners = [[x - dx, y - dy], [x + dx, y - dy], [x - dx, y + dy], [x + dx, y + dy]] as const;
      for (const [px, py] of [[x, y] as const, ...(thing.matches('.hand button, .pick, [role="gridcell"]') ? [] : corners)]) {
        const hit = document.elementFromPoint(px, py);
        // A round thing, or text that wraps, leaves some of its box to what lies below it.
        if (hit !== null && (thing.contains(hit) || hit.contains(thing) || hit.closest('label')?.contains(thing))) continue;
        const above = hit?.closest(ABOVE);
        if (above && !above.contains(thing)) continue;
        return `covered: ${nameOf(thing)} by ${hit ? nameOf(hit) : 'nothing'} at ${px.toFixed(0)},${py.toFixed(0)}`;
      }
      return '';
    };
    const modal = document.querySelector('dialog:modal, [popover]:popover-open');
    for (const thing of document.querySelectorAll(things)) {
      if (!visible(thing) || (modal && !modal.contains(thing))) continue;
      const ownCard = thing.closest('.hand, .fan, .front');
      // Cards lie on each other on purpose; what can be pressed of them is their button.
      if (ownCard && !thing.matches('button')) continue;
      // Points with nothing on them and nothing to do may lie behind a high stack.
      if (thing.matches('[role="gridcell"]:not(.start, .target, .taken)')) continue;
      // Where it is, and if need be in the middle of the window, at its end and at its beginning: a board that stays covers what is read on.
      let wrong = '';
      for (const block of [undefined, 'center', 'end', 'start'] as const) {
        if (block) thing.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        wrong = problem(thing);
        if (wrong === '') break;
      }
      if (wrong !== '') found.push(wrong);
    }
    scrollTo(0, 0);

    // 3. No text is cut off, leaves what it is written on, or runs into other text.
    interface Line { readonly box: Box; readonly parent: Element; readonly text: string }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (!parent || text === '' || parent.closest('svg, script, style, select, option, .unseen, .skip') || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const clipped = clips(parent);
      const own = getComputedStyle(parent);
      const all = own.overflowX !== 'visible' || own.overflowY !== 'visible' ? [parent, ...clipped] : clipped;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        let box: Box = rect;
        let gone = false;
        for (const clip of all) {
          const style = getComputedStyle(clip);
          const around = clip.getBoundingClientRect();
          if (around.width <= 2 || around.height <= 2 || style.clipPath !== 'none') gone = true;
          if (gone) break;
          // The list of moves shows its last line on a phone, and is scrolled to it.
          const scrolls = /auto|scroll/.test(style.overflowY + style.overflowX) || clip.matches('.moves');
          const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
          if (shortened && around.width < 32 && rect.width > around.width) found.push(`nothing left of "${text.slice(0, 40)}": ${around.width.toFixed(0)} px`);
          // Letters reach above and below their line by a little without being cut.
          const within = { left: around.left, top: around.top - 4, right: around.right, bottom: around.bottom + 4 };
          if (!scrolls && !shortened && !inside(box, within)) found.push(`text cut off: "${text.slice(0, 40)}" at ${boxText(box)} by ${nameOf(clip).slice(0, 50)} ${boxText(around)}`);
          box = meet(box, around);
        }
        if (gone || box.right - box.left < 1 || box.bottom - box.top < 1) continue;
        const ground = parent.closest('button, .button, .plain, summary, .plate, .panel, .pill, td, th');
        if (ground) {
          const around = ground.getBoundingClientRect();
          if (!inside(box, { left: around.left, top: around.top - 2, right: around.right, bottom: around.bottom + 2 }))
            found.push(`text leaves its place: "${text.slice(0, 40)}" at ${boxText(box)}, ${nameOf(ground).slice(0, 50)} ${boxText(around)}`);
        }
        lines.push({ box, parent, text });
      }
    }
    const over = (one: Line, other: Line): boolean => {
      const common = meet(one.box, other.box);
      return common.right - common.left > 2 && common.bottom - common.top > Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top) * 0.35;
    };
    const layer = (element: Element): Element | null => element.closest('dialog, [popover], .foot, .rail-panel, .refused, .state, .curtain, .cards, .flights, .chip');
    for (const [n, one] of lines.entries()) {
      for (const other of lines.slice(n + 1)) {
        if (one.parent !== other.parent && layer(one.parent) === layer(other.parent) && over(one, other))
          found.push(`text over text: "${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" at ${boxText(one.box)}`);
      }
    }
    scrollTo(0, 0);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
    return [...new Set(found)];
  }, BOARD);
}

/** Whatever must stay where it is from the first move to the last. */
const FIXED = `${BOARD}, .layout .plate .who, .layout [role="timer"], .card-table > :is(.seat, .held, .asking, .middle)`;

/** The sum of all layout shifts, and what was shifted. */
export interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** What has moved or changed its size since the last look. Layout shifts are counted too, those after a click as well. */
export class Stillness {
  readonly #page: Page;
  #boxes: Readonly<Record<string, readonly number[]>> = {};
  private constructor(page: Page) {
    this.#page = page;
  }

  /** Must be called before the page is opened. */
  static async watch(page: Page): Promise<Stillness> {
    await page.addInitScript(() => {
      const shifts = { sum: 0, moved: [] as string[] };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: readonly { node: Node | null }[] };
          // Cards are what moves on a table of cards, and a question has other words each time; the places of both stay, which `jumps` tells.
          const about = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
          if (about.every((element) => !element || element.closest('.card-table :is(.ask, .hand, .front, .counts, .middle)'))) continue;
          const name = ({ node }: { node: Node | null }): string => (node instanceof Element ? `${node.tagName} ${node.getAttribute('class') ?? ''}`.trim() : (node?.textContent ?? ''));
          shifts.sum += value;
          shifts.moved.push(`${sources.map(name).join(' + ')}: ${value.toFixed(4)}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return new Stillness(page);
  }

  /** From here on: what happened while the page was loaded is another matter. */
  async begin(): Promise<void> {
    await this.#settled();
    await this.#page.evaluate(() => Object.assign((window as unknown as { shifts: object }).shifts, { sum: 0, moved: [] }));
    this.#boxes = await this.#measure();
  }

  async jumps(): Promise<string[]> {
    const before = this.#boxes;
    const now = await this.#measure();
    this.#boxes = now;
    return Object.entries(now).flatMap(([name, box]) => {
      const old = before[name];
      return old && box.some((value, n) => Math.abs(value - old[n]!) > 1) ? [`${name} went from ${old.join(',')} to ${box.join(',')}`] : [];
    });
  }

  shifts(): Promise<Shifts> {
    return this.#page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  }

  /** Two frames later what has happened has been observed. */
  #settled(): Promise<void> {
    return this.#page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
  }

  #measure(): Promise<Record<string, number[]>> {
    return this.#page.evaluate((fixed) => {
      const boxes: Record<string, number[]> = {};
      for (const [n, element] of [...document.querySelectorAll(fixed)].entries()) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.getAttribute('class') ?? element.tagName;
        if (width > 0) boxes[`${n} ${name}`] = [left + scrollX, top + scrollY, width, height].map(Math.round);
      }
      return boxes;
    }, FIXED);
  }
}
