// The card table: what is laid is what the button says, and nothing jumps about.

import type { Page } from '@playwright/test';
import { expect, openTable, test } from './server.ts';
import { Chooser, PLACES, decide, mouse, offered } from './player.ts';

/** A deal in which the first of two players has two 13s and three 10s. */
const DECK = ['13', '13', '10', '10', '10', '1', '2', '3', '4', '5', '6', '7', 'X', '1', '1', '2', '2', '3', '3', '4', '4', '5', '5', '6', '6', '7'];

function deal(): string {
  const left = new Map<string, number>([...Array.from({ length: 13 }, (_, n): [string, number] => [String(n + 1), 8]), ['X', 5]]);
  for (const card of DECK) left.set(card, (left.get(card) ?? 0) - 1);
  const deck = [...DECK, ...[...left].flatMap(([card, count]) => Array.from({ length: count }, () => card))];
  return `linko/standard players=2 first=0 deck=${deck.join(',')}`;
}

/** In a study cards can be dealt on purpose; its table is the same. */
async function atTheTable(page: Page): Promise<void> {
  await page.goto(`/study/linko?${new URLSearchParams({ position: deal() })}`);
  await expect(page.getByRole('radio').first()).toBeVisible();
}

const raised = (page: Page): ReturnType<Page['locator']> => page.locator('.hand .on');

test('pressing the second of two equal cards as well lays both', async ({ page }) => {
  await atTheTable(page);
  for (const n of [0, 1]) {
    // What is seen of the card: the next one lies on its right side.
    const box = (await page.getByRole('radio', { name: 'two 13s' }).locator('.held').nth(n).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(raised(page)).toHaveCount(2);
  }
  await page.getByRole('button', { name: 'Lay two 13s' }).click();
  await expect(page.getByRole('img', { name: 'Top set: two 13s' })).toBeVisible();
});

test('the button says how many are laid, by mouse', async ({ page }) => {
  await atTheTable(page);
  await page.getByRole('radio', { name: 'three 10s' }).click();
  await page.getByRole('button', { name: 'One card fewer' }).click();
  await expect(raised(page)).toHaveCount(2);
  await expect(page.locator(PLACES.lay)).toHaveText('Lay two 10s');
  await page.getByRole('button', { name: 'joker', exact: true }).click();
  await expect(page.locator(PLACES.lay)).toHaveText('Lay two 10s and a joker');
});

test('and by keys', async ({ page }) => {
  await atTheTable(page);
  const tens = page.getByRole('radio', { name: 'three 10s' });
  await tens.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(PLACES.lay)).toHaveText('Lay three 10s');
  await page.keyboard.press('Enter');
  await expect(page.locator(PLACES.lay)).toHaveText('Lay three 10s');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(PLACES.lay)).toHaveText('Lay two 10s');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'two 13s' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(raised(page)).toHaveCount(0);
  await expect(page.locator(PLACES.lay)).toBeDisabled();
});

for (const [width, height] of [[1280, 800], [390, 844]] as const) {
  test(`${width} × ${height}: the hand stays in one row and the table as high as it was`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const bot = { bot: 'level1' };
    await page.goto(await openTable(page, { game: 'linko', players: 3 }, ['me', bot, bot]));
    const choose = new Chooser(3);
    let seen = 0;
    let high: number | undefined;
    for (let turns = 0; turns < 24; turns += 1) {
      const offer = await offered(page, seen);
      if (offer.over) break;
      const table = await page.locator('.card-table').boundingBox();
      high ??= table!.height;
      expect(table!.height).toBeCloseTo(high, 0);
      const tops = await page.locator('.hand .group').evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      seen = await decide(page, offer, mouse, choose);
    }
  });
}
