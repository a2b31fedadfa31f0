// A table for people who see or move in other ways: colours of their own, a page at 400 %, no motion.

import { expect, openTable, test } from './server.ts';
import { PLACES, keys, mouse, offered } from './player.ts';

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
    await page.getByRole('button', { name: 'Really resign?' }).click();
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

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('names and clocks share a plate, and nothing lies beside the page', async ({ page, anotherContext }) => {
    const clock = { kind: 'fischer', initial_s: 5400, increment_s: 30 } as const;
    await page.goto(await openTable(page, { game: 'yinsh', clock }, ['me', 'open']));
    const friend = await (await anotherContext()).newPage();
    await friend.goto(page.url());
    await friend.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('timer')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const ends = await page.locator('.plate > *').evaluateAll((things) => things.map((thing) => thing.getBoundingClientRect().right));
    for (const end of ends) expect(end).toBeLessThanOrEqual(360);
  });
});

test('a player who uses the list of choices finds it open at every decision', async ({ page }) => {
  await page.goto(await openTable(page, {}, ['me', { bot: 'level1' }]));
  const choices = page.locator('details.choices');
  await offered(page, 0);
  await choices.locator('summary').click();
  for (let decisions = 0; decisions < 3; decisions += 1) {
    const { moves } = await offered(page, 0);
    await choices.getByRole('button').first().click();
    await offered(page, moves + 2);
    await expect(choices).toHaveAttribute('open');
  }
  // Elsewhere it would push what one came for out of sight.
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign?' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/replay\//);
  await expect(choices).toBeVisible();
  await expect(choices).not.toHaveAttribute('open');
});

test('Linko!: a card that is played does not take the focus with it', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'linko', players: 2, order: 'fixed' }, ['me', { bot: 'level1' }]));
  await offered(page, 0);
  await keys.press(page.locator(PLACES.cards).first());
  await keys.press(page.locator(PLACES.lay));
  await offered(page, 2);
  await expect(page.locator('.ask')).toBeFocused();
});

test('the key that turns sound on and off says so', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const status = page.locator('.state');
  await page.keyboard.press('m');
  await expect(status).toHaveText('Sound off');
  await page.keyboard.press('m');
  await expect(status).toHaveText('Sound on');
  await expect(status).toHaveText('');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('on a piece moves the piece, and beside the pieces the page', async ({ page }) => {
    const start = 'yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0';
    await page.goto(await openTable(page, { start }, ['me', 'me']));
    await offered(page, 0);
    const session = await page.context().newCDPSession(page);
    const middle = async (point: string): Promise<{ x: number; y: number }> => {
      const box = await page.locator(`[data-point="${point}"] .hit`).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (let step = 1; step <= 10; step += 1) {
        const at = { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 };
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
    // Upwards, where the page would follow if it could.
    const [from, to] = [await middle('e9'), await middle('e10')];
    await swipe(from, to);
    await expect(page.locator(PLACES.moves)).toHaveCount(1);
    expect(await scrolled()).toBe(0);
    const beside = await middle('g7');
    await swipe(beside, { x: beside.x, y: beside.y - 200 });
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});
