// The way to the first table is light, and its board does not jump.

import { expect, openTable, test } from './server.ts';
import { countBytes } from './weight.ts';
import { offered } from './player.ts';

/** In KiB, besides fonts and sounds, heads of all answers included, and up to a KiB of games that others play meanwhile, but not the faces of those. The aim is 95 for each. */
const BUDGETS = { yinsh: 94, lyngk: 96, linko: 106.5 } as const;

for (const game of ['yinsh', 'lyngk', 'linko'] as const) {
  test(`from the first page to a table of ${game}: at most ${BUDGETS[game]} KiB`, async ({ page }) => {
    const { bytes, list } = await countBytes(page);
    await page.goto('/');
    await page.locator(`a.button[href="/play/${game}"]`).click();
    // The first page offers bots as well.
    await expect(page.getByRole('slider', { name: 'How strong?' })).toBeVisible();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/table\//);
    await offered(page, 0);
    // Until something can be played. What a table may need later comes when it has settled.
    console.log(`${game}: ${(bytes() / 1024).toFixed(1)} KiB`);
    expect(bytes()).toBeGreaterThan(10 * 1024);
    expect(bytes(), list()).toBeLessThanOrEqual(BUDGETS[game] * 1024);
  });
}

test('the board stays where it is when panels change', async ({ page }) => {
  await page.goto(await openTable(page, {}, ['me', 'me']));
  await offered(page, 0);
  const box = await page.getByRole('grid').boundingBox();
  await page.locator('[data-point="e5"]').click();
  await offered(page, 1);
  await page.locator('[data-point="e5"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.getByRole('grid').boundingBox()).toEqual(box);
});
