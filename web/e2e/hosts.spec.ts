// The page for those who run a server, without the client: a list of nodes that renews itself.

import { violations } from './axe.ts';
import { expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

for (const [name, viewport] of [['a wide screen', { width: 1280, height: 800 }], ['a phone', { width: 360, height: 740 }]] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the list of nodes on ${name}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto('/health/nodes');
      await expect(page.getByRole('heading', { name: 'Nodes' })).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('cell', { name: 'serves' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('the list of nodes comes from the server where the game was opened before, renews itself, and says when it cannot', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/health/nodes');
  await expect(page.getByRole('heading', { name: 'Nodes' })).toBeVisible();
  // The load is known when somebody has looked twice.
  await expect(page.getByRole('cell', { name: /^\d+ %$/ })).toBeVisible();
  await expect(page.getByText('does not answer')).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByText('does not answer')).toBeVisible();
});
