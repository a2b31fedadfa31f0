// Every screen at every size, and whole games: nothing is covered, cut off or beside the window, the board is wholly in it, nothing jumps.

import type { Page } from '@playwright/test';
import { expect, openTable, test } from './server.ts';
import { SIZES, Stillness, misfits, sizeName, type Shifts } from './fits.ts';
import { Chooser, decide, mouse, offered } from './player.ts';
import { SCREENS } from './screens.ts';

/** A shift nobody sees: text that is set again by a fraction of a pixel. */
const STILL = 0.01;

test.use({ staged: true });

for (const screen of SCREENS) {
  test(`${screen.name} fits`, async ({ page }) => {
    await screen.open(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await misfits(page), sizeName(size)).toEqual([]);
    }
  });
}

/** Every kind of game at two or more of the sizes, and every size with one or more of the games. */
const WHOLE = [
  { game: 'yinsh', players: 2, size: { width: 390, height: 844 } },
  { game: 'yinsh', players: 2, size: { width: 1280, height: 800 } },
  { game: 'lyngk', players: 2, size: { width: 844, height: 390 } },
  { game: 'lyngk', players: 2, size: { width: 1920, height: 1080 } },
  { game: 'linko', players: 2, size: { width: 390, height: 844 } },
  { game: 'linko', players: 3, size: { width: 820, height: 1180 } },
  { game: 'linko', players: 3, size: { width: 1280, height: 800 } },
  { game: 'linko', players: 5, size: { width: 1180, height: 820 } },
] as const;
/** Every so many decisions the whole page is looked at. */
const EVERY = 7;

for (const { game, players, size } of WHOLE) {
  test(`a whole game of ${game} for ${players} fits ${sizeName(size)}`, async ({ page }) => {
    const still = await Stillness.watch(page);
    await page.setViewportSize(size);
    const bots = Array.from({ length: players - 1 }, () => ({ bot: 'level1' }));
    const clock = { kind: 'fischer', initial_s: 5400, increment_s: 30 } as const;
    await page.goto(await openTable(page, { game, players, clock }, ['me', ...bots]));
    await offered(page, 0);
    await still.begin();
    const choose = new Chooser(5);
    let shifts: Shifts | undefined;
    for (let seen = 0, decisions = 0; ; decisions += 1) {
      const offer = await offered(page, seen);
      // The end is another screen: the result takes the place of the prompt.
      if (offer.over) break;
      expect.soft(await still.jumps(), `after ${offer.moves} moves`).toEqual([]);
      shifts = await still.shifts();
      if (decisions % EVERY === 0) expect.soft(await misfits(page), `after ${offer.moves} moves`).toEqual([]);
      seen = await decide(page, offer, mouse, choose);
    }
    expect.soft(shifts?.sum, `layout shift: ${shifts?.moved.join('; ')}`).toBeLessThanOrEqual(STILL);
    expect.soft(await misfits(page), 'at the end').toEqual([]);
  });
}

/** Adds a rule to the page, as a careless change of a style would. */
async function spoil(page: Page, rule: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rule);
}

test('whatever does not fit is found', async ({ page }) => {
  const still = await Stillness.watch(page);
  await page.goto(await openTable(page, {}, ['me', { bot: 'level1' }]));
  await offered(page, 0);
  expect(await misfits(page)).toEqual([]);
  for (const [rule, problem] of [
    ['.layout .board { transform: translateY(20rem) !important }', /^not wholly in the window: svg\.board/],
    ['.layout .far .plate { justify-content: center !important; margin-top: 6rem !important }', /^covered: g\.cell.* by /],
    ['.rail-acts .acts { height: 1rem !important; min-height: 0 !important; overflow: hidden !important }', /^cut off: button\.act/],
    ['.turn .what { height: 0.4em !important; overflow: hidden !important }', /^text cut off: "/],
    ['.turn .teach { margin-top: -2.2em !important }', /^text over text: "/],
    ['main { min-width: 110vw !important }', /^the page is \d+ px wider/],
  ] as const) {
    await spoil(page, rule);
    expect(await misfits(page), rule).toContainEqual(expect.stringMatching(problem));
  }
  await spoil(page, '');
  await still.begin();
  expect(await still.jumps()).toEqual([]);
  await spoil(page, '.layout { margin-top: 3rem !important }');
  expect(await still.jumps()).toContainEqual(expect.stringMatching(/went from/));
  await expect.poll(async () => (await still.shifts()).sum).toBeGreaterThan(STILL);
});
