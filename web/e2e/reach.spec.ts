// A table for people who see or move in other ways: colours of their own, a page at 400 %, no motion.

import { expect, openTable, test } from './server.ts';
import { PLACES, mouse, offered } from './player.ts';

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });
  test('targets stand out, and a move can be made', async ({ page }) => {
    await page.goto(await openTable(page, {}, ['me', 'me']));
    await offered(page, 0);
    const [hint, ground] = await page.evaluate(() => {
      const target = document.querySelector('[role="gridcell"].target .hint');
      return [target && getComputedStyle(target).fill, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(hint).not.toBe('none');
    expect(hint).not.toBe(ground);
    await mouse.pressPoint(page, 'e5');
    expect((await offered(page, 1)).moves).toBe(1);
  });
});

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('a game can be played and given up', async ({ page }) => {
    await page.goto(await openTable(page, {}, ['me', 'me']));
    await offered(page, 0);
    await mouse.pressPoint(page, 'e5');
    await offered(page, 1);
    await mouse.pressPoint(page, 'e6');
    await offered(page, 2);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Really give up?' }).click();
    await expect(page.locator(PLACES.result)).toBeVisible();
  });
});

for (const [reducedMotion, moves] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion });
    test(moves ? 'pieces move' : 'nothing moves', async ({ page }) => {
      await page.addInitScript(() => {
        const animate = Element.prototype.animate;
        Object.assign(window, { animated: 0 });
        Element.prototype.animate = function (...given) {
          (window as unknown as { animated: number }).animated += 1;
          return animate.apply(this, given);
        };
      });
      await page.goto(await openTable(page, {}, ['me', 'me']));
      await offered(page, 0);
      await mouse.pressPoint(page, 'e5');
      await offered(page, 1);
      await mouse.pressPoint(page, 'd4');
      await offered(page, 2);
      const animated = await page.evaluate(() => (window as unknown as { animated: number }).animated + document.getAnimations().length);
      expect(animated > 0).toBe(moves);
    });
  });
}
