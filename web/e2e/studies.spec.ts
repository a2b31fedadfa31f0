// Saved studies: two browsers edit one at once and one loses its connection; drawings, comments, text; by keyboard and on a phone.

import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './server.ts';

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('nothing is wider than the screen', async ({ page }) => {
    await begin(page, 'On a phone');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.goto('/studies');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
});
