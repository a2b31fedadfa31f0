// The explorer of the analysis board: games that were played here, the book of the strongest bot, by mouse, finger and keyboard, on a phone,
// in seven languages, and without a network.

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { visit } from './device.ts';
import { finger, keys, mouse, type Hand } from './player.ts';
import { THEMES } from './screens.ts';
import { ask, expect, openTable, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Explorer' });
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Explorer' });
const table = (page: Page, name: string): Locator => panel(page).getByRole('table', { name: new RegExp(`^${name}`) });
const moves = (page: Page): Locator => page.getByRole('group', { name: 'Moves' }).locator('.move');

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;

const OPENING = 'd5 e7 f4 g6 h8 c3 i7 b4 g3 f9';

/** Somebody plays both sides of a public game, and gives it up. */
async function playHere(page: Page): Promise<void> {
  const path = await openTable(page, { private: false }, ['me', 'me']);
  for (const [number, text] of OPENING.split(' ').entries()) await ask(page, path, number % 2, { do: 'play', move: text, number });
  await ask(page, path, 0, { do: 'resign' });
}

test('explorer: what was played here is shown with its results, is played by a press, and its games can be opened', async ({ page }) => {
  await playHere(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/explorer|\.book/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/study/yinsh');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(moves(page)).toHaveCount(0);
  expect(asked, 'nothing is fetched before it is opened').toEqual([]);
  await opener(page).click();
  const here = table(page, 'Games on this server');
  await expect(here).toBeVisible();
  const row = here.getByRole('row').nth(1);
  await expect(row).toContainText('White won 0%');
  // The first of the moves that lead to the same position from every side.
  await expect(row).toContainText('+');
  await row.getByRole('button').click();
  await expect(moves(page)).toHaveCount(1);
  await expect(here.getByRole('row').nth(1)).toContainText('Black won 100%');
  // The keyboard goes on.
  await here.getByRole('row').nth(1).getByRole('button').press('Enter');
  await expect(moves(page)).toHaveCount(2);
  // Filters.
  await panel(page).getByRole('combobox', { name: 'Players' }).selectOption('bots');
  await expect(here).toHaveCount(0);
  await panel(page).getByRole('combobox', { name: 'Players' }).selectOption('');
  await expect(here).toBeVisible();
  await panel(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(moves(page)).toHaveCount(OPENING.split(' ').length);
});

test('explorer: the book is marked as what it is, axe finds nothing, and a phone shows all of it', async ({ page }) => {
  await playHere(page);
  await page.goto('/study/yinsh?moves=d5');
  await opener(page).click();
  await expect(table(page, 'Self-play book')).toContainText('against itself');
  await expect(panel(page).getByRole('status')).toHaveText(/Moves in the book: [1-9]/);
  for (const width of [1280, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width} px`).toBe(0);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `axe, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
});

/** Opens the explorer, plays a move of the book, and closes it. */
async function playFromBook(page: Page, hand: Hand): Promise<void> {
  await page.goto('/study/yinsh?moves=d5');
  await expect(moves(page)).toHaveCount(1);
  await hand.press(opener(page));
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await hand.press(table(page, 'Self-play book').getByRole('row').nth(1).getByRole('button'));
  await expect(moves(page)).toHaveCount(2);
  await hand.press(opener(page));
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page).getByRole('table')).toHaveCount(0);
}

test('explorer: a move of the book is played by mouse', async ({ page }) => playFromBook(page, mouse));

test('explorer: a move of the book is played by keyboard alone', async ({ page }) => playFromBook(page, keys));

test.describe('explorer, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a move of the book is played by finger', async ({ page }) => playFromBook(page, finger));

  test('every language', async ({ page }) => {
    for (const language of LANGUAGES) {
      const text = readFileSync(new URL(`../../locales/${language}/explorer.ftl`, import.meta.url), 'utf8');
      const said = (id: string): string => {
        const found = new RegExp(`^${id} = (.+)$`, 'm').exec(text)?.[1];
        if (found === undefined) throw new Error(`${language} has no ${id}`);
        return found;
      };
      await page.goto('/studies');
      await page.getByRole('contentinfo').getByRole('combobox').selectOption(language);
      await page.goto('/study/yinsh?moves=d5');
      const region = page.getByRole('region', { name: said('explorer-title'), exact: true });
      const title = region.getByRole('button', { name: said('explorer-title'), exact: true });
      // It stays open from one visit to the next.
      if ((await title.getAttribute('aria-expanded')) === 'false') await title.tap();
      await expect(region.getByRole('combobox', { name: said('explorer-players'), exact: true })).toBeVisible();
      await expect(region.locator('caption').filter({ hasText: said('explorer-book') })).toContainText(said('explorer-about-book'));
      await expect(region.getByRole('columnheader', { name: said('explorer-games'), exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), language).toBe(0);
    }
  });
});

test('explorer: without a network there is the book', async ({ page, context, request }) => {
  test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
  await visit(page);
  await page.goto('/study/yinsh?moves=d5');
  await opener(page).click();
  await expect(table(page, 'Self-play book')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(table(page, 'Self-play book')).toBeVisible();
  await table(page, 'Self-play book').getByRole('row').nth(1).getByRole('button').click();
  await expect(moves(page)).toHaveCount(2);
  await expect(panel(page).getByRole('status')).toHaveText(/Moves in the book: \d/);
});
