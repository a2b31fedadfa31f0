// Learning: tasks that are missed, refused and done, by mouse, finger and keyboard; hints that lead through whole lessons; a game at the end.

import type { Page } from '@playwright/test';
import { visit } from './device.ts';
import { beShown, button } from './lesson.ts';
import { expect, test } from './server.ts';
import { Chooser, keys, mouse, playOn, type Hand } from './player.ts';

async function missThenDo(page: Page, hand: Hand): Promise<void> {
  await page.goto('/learn/yinsh/jump');
  await expect(page.getByText('Jump over a marker.')).toBeVisible();
  await hand.pressPoint(page, 'c3');
  await hand.pressPoint(page, 'c4');
  await expect(page.getByText('A legal move, but not a jump.')).toBeVisible();
  await expect(button(page, 'Try again')).toBeFocused();
  await hand.press(button(page, 'Try again'));

  await hand.pressPoint(page, 'e4');
  await hand.pressPoint(page, 'f6');
  await expect(page.getByRole('alert').getByRole('link', { name: 'YINSH E3' })).toBeVisible();

  await hand.pressPoint(page, 'e4');
  await hand.pressPoint(page, 'e6');
  await expect(page.getByText('Over it went', { exact: false })).toBeVisible();
  await expect(button(page, 'Next step')).toBeFocused();
  await hand.press(button(page, 'Next step'));
  await expect(page.getByText('Jump over three of them.')).toBeVisible();
}

test('learning begins with the aim of the game, not with a list', async ({ page }) => {
  for (const [path, name] of [['/', /^Learn to play: ?YINSH$/], ['/play/yinsh', /^Learn to play$/]] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/learn\/yinsh\/aim$/);
    await expect(page.getByText('Five markers of your colour side by side are a row.', { exact: false })).toBeVisible();
  }
});

test('YINSH: the last marker ends the game, and a row refills the pool', async ({ page }) => {
  await page.goto('/learn/yinsh/pool');
  await mouse.pressPoint(page, 'j9');
  await mouse.pressPoint(page, 'h9');
  await expect(page.getByText('one ring beats none', { exact: false })).toBeVisible();
  await button(page, 'Next step').click();
  await beShown(page);
  await expect(page.getByText('Lesson complete!')).toBeVisible();
});

test('a task is missed, refused and done by mouse', async ({ page }) => missThenDo(page, mouse));

test('a task is missed, refused and done by keyboard alone', async ({ page }) => missThenDo(page, keys));

/** A lesson of two steps, by its hints, and the list with it afterwards. */
async function doChoice(page: Page): Promise<void> {
  await page.goto('/learn/yinsh/choice');
  await beShown(page);
  await button(page, 'Next step').click();
  await beShown(page);
  await expect(page.getByText('Lesson complete!')).toBeVisible();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page).toHaveURL(/\/learn\/yinsh\/theirs$/);
  await page.goto('/learn/yinsh');
  await expect(page.getByRole('link', { name: /Too much of a good thing/ })).toContainText('done');
}

test('hints lead through a lesson, which is remembered, and on to the next', async ({ page }) => doChoice(page));

test('LYNGK: a colour is claimed before the move, and offered only once that is taught', async ({ page }) => {
  await page.goto('/learn/lyngk/move');
  await expect(page.locator('.coach .quiet')).toHaveText('Your turn: Make a move');
  await expect(page.locator('.claims button')).toHaveCount(0);
  await page.goto('/learn/lyngk/claim');
  await page.getByRole('button', { name: 'Claim black', exact: true }).first().click();
  await expect(page.locator('.claims button')).toHaveCount(0);
  await mouse.pressPoint(page, 'f4');
  await mouse.pressPoint(page, 'f5');
  await expect(page.getByText('Right!', { exact: true })).toBeVisible();
});

test('Linko!: others reply, and their cards stay hidden', async ({ page }) => {
  await page.goto('/learn/linko/attack');
  for (const step of [1, 2]) {
    await expect(page.getByText(`Step ${step} of 3`, { exact: false }).first()).toBeAttached();
    await beShown(page);
    await button(page, 'Next step').click();
  }
  await beShown(page);
  await expect(page.getByText('Lesson complete!')).toBeVisible();
});

test('Linko!: a hint shows the cards it means', async ({ page }) => {
  await page.goto('/learn/linko/set');
  await expect(page.locator('.shown')).toHaveCount(0);
  await button(page, 'Hint').click();
  // The words name as many cards as are framed.
  const said = (await page.locator('.hint').textContent()) ?? '';
  const [, count = '', value = ''] = /Lay (two|three|four) (\d+)s”$/.exec(said.trim()) ?? [];
  expect(value, said).not.toBe('');
  await expect(page.locator('.hand .shown')).toHaveCount(['two', 'three', 'four'].indexOf(count) + 2);
  await expect(page.locator('.hand button:has(.shown)').filter({ hasText: `${value}s` })).toBeVisible();
});

test('the last lesson is a game, and done when that is over', async ({ page }) => {
  const last = page.getByRole('link', { name: /whole game/i });
  await page.goto('/learn/yinsh/game');
  await button(page, 'One ring to win').click();
  await expect(page).toHaveURL(/\/table\//);
  const table = page.url();
  await page.goto('/learn/yinsh');
  await expect(last).toBeVisible();
  await expect(last).not.toContainText('done');
  await page.goto(table);
  await playOn(page, mouse, new Chooser(7));
  await page.goto('/learn/yinsh');
  await expect(last).toContainText('done');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a task is missed, refused and done, and a lesson that is finished is remembered', async ({ page, context, request }) => {
    test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
    await visit(page);
    await context.setOffline(true);
    await missThenDo(page, mouse);
    await doChoice(page);
  });
});

test('a lesson that is not there says so', async ({ page }) => {
  await page.goto('/learn/yinsh/castling');
  await expect(page.getByText('Page not found')).toBeVisible();
});
