// An attempt against the rules is answered with a sentence and the clause, and the clause leads to its paragraph.

import type { Page } from '@playwright/test';
import { expect, openTable, test } from './server.ts';
import { mouse, offered } from './player.ts';

async function refused(page: Page, sentence: RegExp, clause: string): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(sentence);
  const [game, label] = clause.split(' ');
  const link = alert.getByRole('link', { name: clause });
  await expect(link).toHaveAttribute('href', `/rules/${game!.toLowerCase()}#${label}`);
  const [rules] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(rules.locator(`[id="${label}"]`)).toBeInViewport();
  await rules.close();
  await alert.getByRole('button').first().click();
  await expect(alert).toBeHidden();
}

test('YINSH: a ring is placed where one lies', async ({ page }) => {
  await page.goto(await openTable(page, {}, ['me', 'me']));
  await offered(page, 0);
  await mouse.pressPoint(page, 'e5');
  await offered(page, 1);
  await mouse.pressPoint(page, 'e5');
  await refused(page, /A ring goes on an empty space, and there is a white ring on e5/, 'YINSH D2');
});

test('YINSH: a ring leaves its line', async ({ page }) => {
  const start = 'yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0';
  await page.goto(await openTable(page, { start }, ['me', 'me']));
  await offered(page, 0);
  // Nothing can be picked up where nothing lies.
  await mouse.pressPoint(page, 'g6');
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  await mouse.pressPoint(page, 'e9');
  await mouse.pressPoint(page, 'g6');
  await refused(page, /A ring moves in a straight line, and e9 and g6 are not in line/, 'YINSH E3');
});

test('LYNGK: a stack leaves its line', async ({ page }) => {
  // A joker lies on a3: anyone who presses it after e5 cannot mean to move it instead.
  const start = 'lyngk/standard layout=wribgkribgkribgkribgwkribgkribgkribgkribgwk';
  await page.goto(await openTable(page, { game: 'lyngk', start }, ['me', 'me']));
  await offered(page, 0);
  await mouse.pressPoint(page, 'e5');
  await mouse.pressPoint(page, 'a3');
  await refused(page, /e5 and a3 are not in line/i, 'LYNGK E3');
});
