// Whole games of each kind, from the first page to the result: by mouse, by finger on a phone, by keyboard alone; against a bot and
// on one device.

import { expect, test } from './server.ts';
import { Chooser, finger, keys, mouse, playOn, tabTo, type Hand } from './player.ts';
import type { Page } from '@playwright/test';

const GAMES = ['yinsh', 'lyngk', 'linko'] as const;
type Game = (typeof GAMES)[number];

/** From the page of a game to its table. */
async function sitDown(page: Page, game: Game, opponent: 'A bot' | 'Pass and play', hand: Hand): Promise<void> {
  await page.goto(`/play/${game}`);
  const radio = page.getByRole('radio', { name: opponent });
  if (!(await radio.isChecked())) {
    // Radio buttons are one stop of Tab and changed by arrows.
    if (hand === keys) await chooseByArrows(page, opponent);
    else await hand.press(page.getByText(opponent, { exact: true }));
  }
  if (opponent === 'A bot') {
    // The weakest bot is at the left end.
    const level = page.getByRole('slider', { name: 'How strong?' });
    if (hand === keys) await tabTo(level);
    await level.press('Home');
    await expect(level).toHaveAttribute('aria-valuetext', 'Newcomer');
  }
  await hand.press(page.getByRole('button', { name: opponent === 'A bot' ? 'Play' : 'Start', exact: true }));
  await page.waitForURL(/\/table\//);
}

async function chooseByArrows(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name });
  const group = page.getByRole('radio', { checked: true }).first();
  await tabTo(group);
  for (let presses = 0; presses < 8 && !(await wanted.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
}

async function playToTheEnd(page: Page, hand: Hand, seed: number): Promise<void> {
  const end = await playOn(page, hand, new Chooser(seed));
  expect(end.moves).toBeGreaterThan(10);
  await expect(page.getByRole('heading', { level: 2, name: /won|win|draw|share/i })).toBeVisible();
}

for (const game of GAMES) {
  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });
    test(`${game} against a bot by mouse`, async ({ page }) => {
      await sitDown(page, game, 'A bot', mouse);
      await playToTheEnd(page, mouse, 1);
    });
  });

  test(`${game} against a bot by keyboard alone`, async ({ page }) => {
    await sitDown(page, game, 'A bot', keys);
    await playToTheEnd(page, keys, 2);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test(`${game} on one device by finger`, async ({ page }) => {
      await sitDown(page, game, 'Pass and play', finger);
      await playToTheEnd(page, finger, 3);
    });
  });
}
