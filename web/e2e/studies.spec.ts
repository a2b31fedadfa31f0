// Saved studies: two browsers edit one at once and one loses its connection; chapters, drawings, comments, text; by mouse, finger and keyboard,
// without a network, in seven languages.

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { visit } from './device.ts';
import { finger, keys, mouse, type Hand } from './player.ts';
import { THEMES } from './screens.ts';
import { expect, test } from './server.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;

async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/studies');
  await page.getByLabel('Name of the study').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/studies\/[0-9A-Za-z]{12}/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Plays a ring onto a point. */
async function play(page: Page, point: string): Promise<void> {
  await page.locator(`[data-point="${point}"]`).first().click();
}

const moves = (page: Page): Promise<string[]> => page.getByRole('group', { name: 'Moves' }).locator('button.move').allInnerTexts();

/** A browser whose person has an account. */
async function signUp(context: BrowserContext, name: string): Promise<Page> {
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { data: { name, password: 'correct horse battery' }, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return context.newPage();
}

test('two browsers edit a study at once, one loses its connection, and both have the same tree', async ({ anotherContext }) => {
  const tag = Date.now().toString(36).slice(-6);
  const away = await anotherContext();
  const ann = await signUp(await anotherContext(), `ann-${tag}`);
  const ben = await signUp(away, `ben-${tag}`);
  const study = await begin(ann, 'Together');
  await ann.getByRole('button', { name: 'Name and sharing' }).click();
  await ann.getByLabel('Account name').fill(`ben-${tag}`);
  await ann.getByRole('button', { name: 'Add member' }).click();
  await expect(ann.getByText(`ben-${tag}`).first()).toBeVisible();
  await ben.goto(`/studies/${study}`);
  await expect(ann.getByText('Also here')).toBeVisible();
  await play(ann, 'e5');
  await expect.poll(() => moves(ben)).toEqual(['e5']);
  await away.setOffline(true);
  await ben.getByRole('button', { name: /^e5/ }).first().click();
  await ben.getByLabel('Comment').fill('written on the train');
  await ben.getByLabel('Comment').blur();
  await ann.getByRole('button', { name: 'Good move' }).click();
  await play(ann, 'f6');
  await away.setOffline(false);
  await expect.poll(() => moves(ben)).toEqual(['e5!', 'f6']);
  await ann.getByRole('button', { name: /^e5/ }).first().click();
  await expect(ann.getByLabel('Comment')).toHaveValue('written on the train');
  await expect.poll(() => moves(ann)).toEqual(['e5!', 'f6']);
});

test('comments, glyphs and arrows by keyboard, and they are there after a reload', async ({ page }) => {
  await begin(page, 'By keyboard');
  await play(page, 'e5');
  await page.getByRole('button', { name: 'Interesting move' }).press('Enter');
  await page.getByLabel('Comment').fill('the middle');
  await page.getByLabel('Comment').blur();
  await page.getByLabel('Mark a point').fill('e5-e9');
  await page.getByLabel('Mark a point').press('Enter');
  await expect(page.locator('.arrow.green')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => moves(page)).toEqual(['e5!?']);
  await page.reload();
  await page.getByRole('button', { name: /^e5/ }).first().click();
  await expect(page.getByLabel('Comment')).toHaveValue('the middle');
  await expect(page.locator('.arrow.green')).toHaveCount(1);
});

test('a study that is kept in this browser stays there and is sent on request', async ({ page }) => {
  await page.goto('/studies');
  await page.getByLabel('Name of the study').fill('Mine alone');
  await page.getByRole('button', { name: 'Keep in this browser only' }).first().click();
  await expect(page.getByText('This study is kept in this browser only.')).toBeVisible();
  await page.getByLabel('Comment').fill('only here');
  await page.getByLabel('Comment').blur();
  await page.goto('/studies');
  await expect(page.getByRole('link', { name: 'Mine alone' })).toBeVisible();
  await page.getByRole('link', { name: 'Mine alone' }).click();
  await expect(page.getByLabel('Comment')).toHaveValue('only here');
  await page.goto('/studies');
  await expect(page.getByRole('heading', { name: 'My studies' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save a copy on the server' }).click();
  await expect(page.getByRole('heading', { name: 'My studies' })).toBeVisible();
});

test('a damaged text names line and column', async ({ page }) => {
  await page.goto('/studies');
  await page.getByText('Import a text').click();
  const text = 'Trilynx-Study: 1\nName: Rings\n\nChapter: First\nStart: yinsh/standard\nRules: 1\n\n1. d5 z9\n';
  await page.getByLabel('Paste an exported study').fill(text);
  await page.getByRole('button', { name: 'Create', exact: true }).last().click();
  await expect(page.getByRole('alert')).toContainText('Line 8, column 7');
});

/** The middle of a point of the board. */
async function middle(page: Page, point: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[role="gridcell"][data-point="${point}"]`).boundingBox();
  if (!box) throw new Error(`${point} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const chapterNames = (page: Page): Promise<string[]> => page.getByRole('region', { name: 'Chapters' }).getByRole('listitem').allInnerTexts();

/** Adds, names, moves, opens and deletes chapters. */
async function editChapters(page: Page, hand: Hand): Promise<void> {
  const press = (name: string): Promise<void> => hand.press(page.getByRole('button', { name, exact: true }));
  await begin(page, 'Chapters');
  await play(page, 'e5');
  await press('Edit chapters');
  // A chapter may be of another game: the board changes with it.
  await page.getByLabel('Game of the new chapter').selectOption('lyngk');
  await press('Add chapter');
  await expect.poll(() => chapterNames(page)).toEqual(['Chapter 1', 'Chapter 2']);
  await expect(page.getByRole('button', { name: 'Chapter 2', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => moves(page)).toEqual([]);
  const name = page.getByLabel('Name of this chapter');
  await name.fill('Stacks');
  await name.press('Enter');
  await expect.poll(() => chapterNames(page)).toEqual(['Chapter 1', 'Stacks']);
  await press('Move up');
  await expect.poll(() => chapterNames(page)).toEqual(['Stacks', 'Chapter 1']);
  await press('Chapter 1');
  await expect.poll(() => moves(page)).toEqual(['e5']);
  await press('Stacks');
  await expect.poll(() => moves(page)).toEqual([]);
  await press('Delete chapter');
  await expect.poll(() => chapterNames(page)).toEqual(['Chapter 1']);
  await page.reload();
  await expect.poll(() => chapterNames(page)).toEqual(['Chapter 1']);
  await expect.poll(() => moves(page)).toEqual(['e5']);
}

test('chapters by mouse', async ({ page }) => editChapters(page, mouse));

test('chapters by keyboard alone', async ({ page }) => editChapters(page, keys));

test('arrows and marks are drawn with the right button, in the chosen colour, and again to remove them', async ({ page }) => {
  await begin(page, 'By mouse');
  const drag = async (from: string, to: string): Promise<void> => {
    const [a, b] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(b.x, b.y);
    await page.mouse.up({ button: 'right' });
  };
  await drag('e5', 'e9');
  await expect(page.locator('.arrow.green')).toHaveCount(1);
  await page.getByRole('button', { name: 'red', exact: true }).click();
  await drag('c3', 'g7');
  await expect(page.locator('.arrow.red')).toHaveCount(1);
  // In another colour it changes, in the same one it goes away.
  await drag('e5', 'e9');
  await expect(page.locator('.arrow.red')).toHaveCount(2);
  await expect(page.locator('.arrow.green')).toHaveCount(0);
  await drag('e5', 'e9');
  await expect(page.locator('.arrow.red')).toHaveCount(1);
  // Nothing of it was played.
  expect(await moves(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear drawings' }).click();
  await expect(page.locator('.arrow.red')).toHaveCount(0);
});

test('deleting a study takes two presses', async ({ page }) => {
  await begin(page, 'Not for long');
  await page.getByRole('button', { name: 'Name and sharing' }).click();
  await page.getByRole('button', { name: 'Delete study' }).click();
  const sure = page.getByRole('button', { name: 'Really delete? This can’t be undone.' });
  await expect(sure).toBeVisible();
  // Somebody who goes on with something else has not deleted anything.
  await page.getByLabel('Comment').click();
  await expect(sure).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete study' }).click();
  await sure.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studies' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Not for long' })).toHaveCount(0);
});

test('every language', async ({ page }) => {
  const said = (language: string, id: string): string => {
    const text = readFileSync(new URL(`../../locales/${language}/studies.ftl`, import.meta.url), 'utf8');
    const found = new RegExp(`^${id} = (.+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`${language} has no ${id}`);
    return found;
  };
  const study = await begin(page, 'In every language');
  for (const language of LANGUAGES) {
    await page.goto('/studies');
    await page.getByRole('contentinfo').getByRole('combobox').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'studies-title'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), language).toBe(0);
    await page.goto(`/studies/${study}`);
    await expect(page.getByRole('heading', { level: 2, name: said(language, 'studies-chapters') })).toBeVisible();
    await page.getByRole('button', { name: said(language, 'studies-sharing') }).click();
    await expect(page.getByRole('button', { name: said(language, 'studies-delete') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), language).toBe(0);
  }
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} pixels, with everything open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await begin(page, 'Everything');
    await play(page, 'e5');
    await page.getByLabel('Mark a point').fill('e5-e9');
    await page.getByLabel('Mark a point').press('Enter');
    await page.getByRole('button', { name: 'Edit chapters' }).click();
    await page.getByRole('button', { name: 'Name and sharing' }).click();
    await page.getByRole('button', { name: 'Delete study' }).click();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a study is made, edited, listed and found again, and goes to the server when there is one', async ({ page, context, request }) => {
    test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
    await visit(page);
    // The screens come with the first look at them.
    await begin(page, 'Before');
    await context.setOffline(true);
    await page.goto('/studies');
    await page.getByLabel('Name of the study').fill('On the train');
    await page.getByRole('button', { name: 'Create', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'On the train' })).toBeVisible();
    await play(page, 'e5');
    await expect.poll(() => moves(page)).toEqual(['e5']);
    await page.getByLabel('Comment').fill('made without a network');
    await page.getByLabel('Comment').blur();
    await page.goto('/studies');
    await expect(page.getByText('Will be saved on the server when you’re back online.')).toBeVisible();
    await page.getByRole('link', { name: 'On the train' }).click();
    await expect.poll(() => moves(page)).toEqual(['e5']);
    await context.setOffline(false);
    await page.goto('/studies');
    const mine = page.getByRole('heading', { name: 'My studies' });
    await expect(mine).toBeVisible();
    await expect(page.getByRole('heading', { name: 'In this browser' })).toHaveCount(0);
    await page.getByRole('link', { name: 'On the train' }).click();
    await page.getByRole('button', { name: /^e5/ }).first().click();
    await expect(page.getByLabel('Comment')).toHaveValue('made without a network');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('chapters by finger', async ({ page }) => editChapters(page, finger));

  test('arrows and marks are drawn by finger while drawing is switched on, and nothing is played', async ({ page }) => {
    await begin(page, 'By finger');
    await page.getByRole('button', { name: 'Draw on the board' }).tap();
    await page.getByRole('grid').scrollIntoViewIfNeeded();
    const chromium = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<unknown> =>
      chromium.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const [from, to] = [await middle(page, 'e5'), await middle(page, 'e9')];
    await touch('touchStart', from);
    await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await touch('touchMove', to);
    await touch('touchEnd');
    await expect(page.locator('.arrow.green')).toHaveCount(1);
    expect(await moves(page)).toEqual([]);
    await page.locator('[role="gridcell"][data-point="c3"]').tap();
    await page.getByRole('button', { name: 'Clear drawings' }).tap();
    await expect(page.locator('.arrow.green')).toHaveCount(0);
    expect(await moves(page)).toEqual([]);
    // Switched off, a tap plays again.
    await page.getByRole('button', { name: 'Draw on the board' }).tap();
    await page.locator('[role="gridcell"][data-point="e5"]').tap();
    await expect.poll(() => moves(page)).toEqual(['e5']);
  });

  test('nothing is wider than the screen', async ({ page }) => {
    await begin(page, 'On a phone');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.goto('/studies');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
});
