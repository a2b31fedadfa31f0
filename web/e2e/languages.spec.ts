// The page speaks seven languages and changes between them without a reload: at a table too, in the middle of a game.

import { readFileSync } from 'node:fs';
import { expect, openTable, test } from './server.ts';
import { offered } from './player.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;

/** A message without placeholders, from the catalogue itself. */
function said(language: string, file: string, id: string): string {
  const text = readFileSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8');
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`${language} has no ${id}`);
  return found;
}

test('every language, without a reload', async ({ page }) => {
  const table = await openTable(page, {}, ['me', 'me']);
  await page.goto('/settings');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  for (const language of LANGUAGES) {
    await page.locator('#language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'app', 'nav-settings'));
    await page.getByRole('banner').getByRole('link', { name: said(language, 'app', 'app-name') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'app', 'home-title'));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, table);
    await offered(page, 0);
    await expect(page.getByRole('heading', { name: said(language, 'app', 'moves') })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: said(language, 'app', 'nav-settings') }).click();
    await expect(page.locator('#language')).toBeVisible();
  }
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  // The choice is kept.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

for (const [locale, language] of [
  ['de-AT', 'de'],
  ['fr-CA', 'fr'],
  ['ja-JP', 'en'],
] as const) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test(`is spoken to in ${language}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'app', 'home-title'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
