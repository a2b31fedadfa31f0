// Somebody who plays: looks at what a page offers, chooses, and does it by mouse, by finger or by keyboard alone.
//
// The one thing to know: a player knows no rule. Whatever it does was offered on the page, and it waits for the page, never for a time.

import { expect, type Locator, type Page } from '@playwright/test';

/** What a table offers to the one who sits in front of it. */
export interface Offer {
  /** How many moves have been played. */
  readonly moves: number;
  readonly over: boolean;
  /** A device that has to be handed on first. */
  readonly curtain: boolean;
  /** Points of the board with which a move can begin, and those that complete one. */
  readonly starts: readonly string[];
  readonly targets: readonly string[];
  /** Colours to be claimed, answers to a question, cards to be drawn, cards of the hand that can be laid: how many of each. */
  readonly claims: number;
  readonly answers: number;
  readonly draws: number;
  readonly cards: number;
}

/** Where things are on the page; anyone who changes the table changes this. */
export const PLACES = {
  moves: '.moves .move',
  result: '.result',
  headline: '.result h2',
  turn: '.status .turn, .ask p',
  myTurn: '.status .turn.mine, .ask.mine',
  curtain: '.curtain button',
  starts: '[role="gridcell"].start',
  targets: '[role="gridcell"].target',
  claims: '.claims button:enabled',
  /** Answers to a question; while a set is chosen, the one answer is to lay it. */
  answers: '.ask .answer',
  draws: '.middle button',
  cards: '.hand button',
  lay: '.ask .answer',
} as const;

/** A page in which functions can be run: Playwright's, or that of another driver. */
export interface Runs {
  evaluate<T, A>(script: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
}

/** What is offered, as soon as there is something to decide and at least `seen` moves have been played; or the end. */
export function offered(page: Page | Runs, seen: number): Promise<Offer> {
  return (page as Runs).evaluate(
    ([places, seen]) => {
      const points = (query: string): string[] =>
        [...document.querySelectorAll(query)].flatMap((cell) => cell.getAttribute('data-point') ?? []);
      const count = (query: string): number => document.querySelectorAll(query).length;
      const read = (): Offer => ({
        moves: count(places.moves),
        over: count(places.result) > 0,
        curtain: count(places.curtain) > 0,
        starts: points(places.starts),
        targets: points(places.targets),
        claims: count(places.claims),
        answers: count(places.cards) > 0 ? 0 : count(places.answers),
        draws: count(places.draws),
        cards: count(places.cards),
      });
      const something = (offer: Offer): boolean =>
        offer.over ||
        offer.curtain ||
        (offer.moves >= seen && offer.starts.length + offer.targets.length + offer.claims + offer.answers + offer.draws + offer.cards > 0);
      return new Promise<Offer>((resolve) => {
        const observer = new MutationObserver(() => check());
        const check = (): void => {
          const offer = read();
          // A board can be pressed as soon as it has cells, which come after its picture.
          if (!something(offer) || (count('[role="grid"]') > 0 && count('[role="gridcell"]') === 0)) return;
          observer.disconnect();
          resolve(offer);
        };
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        check();
      });
    },
    [PLACES, seen] as const,
  );
}

/** How a thing on the page is used. */
export interface Hand {
  press(thing: Locator): Promise<void>;
  pressPoint(page: Page, point: string): Promise<void>;
}

export function cell(page: Page, point: string): Locator {
  return page.locator(`[role="gridcell"][data-point="${point}"]`);
}

export const mouse: Hand = {
  press: (thing) => thing.click(),
  pressPoint: (page, point) => cell(page, point).click(),
};

export const finger: Hand = {
  press: (thing) => thing.tap(),
  pressPoint: (page, point) => cell(page, point).tap(),
};

/** Nothing but keys: things are reached by Tab, points by arrows. */
export const keys: Hand = {
  async press(thing) {
    await tabTo(thing);
    await thing.page().keyboard.press('Enter');
  },
  async pressPoint(page, point) {
    const on = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-point') ?? null);
    if ((await on()) === null) await tabTo(page.locator('[role="gridcell"][tabindex="0"]'));
    // Sideways first: a column is reached at about the same height, and then the point within it.
    for (let steps = 0; steps < 60; steps += 1) {
      const now = await on();
      if (now === null) throw new Error('the focus has left the board');
      if (now === point) {
        await page.keyboard.press('Enter');
        return;
      }
      const sideways = point.charCodeAt(0) - now.charCodeAt(0);
      const upward = Number(point.slice(1)) - Number(now.slice(1));
      await page.keyboard.press(sideways > 0 ? 'ArrowRight' : sideways < 0 ? 'ArrowLeft' : upward > 0 ? 'ArrowUp' : 'ArrowDown');
    }
    throw new Error(`${point} cannot be reached by arrow keys`);
  },
};

/** Presses Tab until the thing has the focus. It must come round: a page is a ring. */
export async function tabTo(thing: Locator): Promise<void> {
  const page = thing.page();
  await thing.waitFor();
  const wanted = await thing.elementHandle();
  for (let tabs = 0; tabs < 400; tabs += 1) {
    if (await page.evaluate((element) => element === document.activeElement, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${thing} cannot be reached by Tab`);
}

/** Chooses as a die would, but the same each time. */
export class Chooser {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number below `count`. */
  below(count: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * count);
  }

  of<T>(things: readonly T[]): T {
    const thing = things[this.below(things.length)];
    if (thing === undefined) throw new Error('nothing to choose from');
    return thing;
  }
}

/** Makes one decision of those that are offered. Returns how many moves are to be seen before the next. */
export async function decide(page: Page, offer: Offer, hand: Hand, choose: Chooser): Promise<number> {
  const nth = (query: string, count: number): Locator => page.locator(query).nth(choose.below(count));
  if (offer.curtain) {
    await hand.press(page.locator(PLACES.curtain));
    await expect(page.locator(PLACES.curtain)).toHaveCount(0);
    return offer.moves;
  }
  // A claim is worth more than whatever a die prefers: games without claims would never show neutral and own pieces.
  if (offer.claims > 0 && choose.below(3) > 0) await hand.press(nth(PLACES.claims, offer.claims));
  else if (offer.answers > 0) await hand.press(nth(PLACES.answers, offer.answers));
  else if (offer.draws > 0) await hand.press(nth(PLACES.draws, offer.draws));
  else if (offer.cards > 0) await lay(page, offer, hand, choose);
  else await pressWay(page, offer, hand, choose);
  return offer.moves + 1;
}

/** One value of the hand: the first card takes all of it. */
async function lay(page: Page, offer: Offer, hand: Hand, choose: Chooser): Promise<void> {
  const button = page.locator(PLACES.lay);
  for (let tries = 0; tries < 20 && (await button.isDisabled()); tries += 1) {
    await hand.press(page.locator(PLACES.cards).nth(choose.below(offer.cards)));
    await expect(page.locator(`${PLACES.cards} .on`)).not.toHaveCount(0);
  }
  await hand.press(button);
}

async function pressWay(page: Page, offer: Offer, hand: Hand, choose: Chooser): Promise<void> {
  const complete = offer.targets.length > 0 && offer.starts.length === 0;
  if (complete) {
    await hand.pressPoint(page, choose.of(offer.targets));
    return;
  }
  await hand.pressPoint(page, choose.of(offer.starts));
  const picked = await page.evaluate(
    (query) => [...document.querySelectorAll(query)].flatMap((target) => target.getAttribute('data-point') ?? []),
    PLACES.targets,
  );
  await hand.pressPoint(page, choose.of(picked));
}

/** Plays until the game is over. Returns the number of moves that were made here. */
export async function playOn(page: Page, hand: Hand, choose: Chooser, enough: (offer: Offer) => boolean = () => false): Promise<Offer> {
  let seen = 0;
  for (;;) {
    const offer = await offered(page, seen);
    if (offer.over || enough(offer)) return offer;
    seen = await decide(page, offer, hand, choose);
  }
}
