// Games with days per turn: moves planned ahead on the board, and a vacation that the opponent sees.

import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { ask, expect, openTable, tableView, test } from './server.ts';

let made = 0;

/** Somebody with an account, made without a page. */
async function account(context: BrowserContext): Promise<{ id: string; name: string }> {
  made += 1;
  const name = `Ida-${process.pid}-${made}`;
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { headers: { origin }, data: { name, password: 'correct horse battery' } });
  expect(answer.status()).toBe(201);
  return { id: ((await answer.json()) as { person: { id: string } }).person.id, name };
}

/** Presses a point of the board, once what is legal there is known. */
async function press(page: Page, point: string): Promise<void> {
  await page.locator(`[role="gridcell"][data-point="${point}"].target`).click();
}

/** A slow game of two accounts: the first one is to move. */
async function slowGame(page: Page, elsewhere: BrowserContext): Promise<{ path: string; other: Page; name: string }> {
  const other = await elsewhere.newPage();
  await account(page.context());
  const { id, name } = await account(elsewhere);
  const path = await openTable(page, { clock: { kind: 'correspondence', days: 2 }, variant: 'blitz', order: 'fixed' }, ['me', { for: id }]);
  await ask(other, path, null, { do: 'sit', seat: null, word: null });
  return { path, other, name };
}

test('moves are planned on the board, listed, deleted, and answered when they come', async ({ page, anotherContext }) => {
  const { path, other } = await slowGame(page, await anotherContext());
  await other.goto(path);
  const plans = other.getByRole('region', { name: 'Planned moves' });
  const list = other.getByRole('button', { name: 'Planned moves' });
  await list.click();
  await plans.getByRole('button', { name: 'Plan moves' }).click();
  await expect(other.getByText(/^What might .* play\?$/)).toBeVisible();
  const save = other.getByRole('button', { name: 'Save plan' });
  await expect(save).toBeDisabled();
  await press(other, 'd5');
  await expect(other.getByText('How would you answer?')).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await expect(save).toBeDisabled();
  await press(other, 'e5');
  await save.click();
  await expect(plans.getByRole('listitem')).toHaveCount(1);
  await expect(save).toHaveCount(0);
  // Another answer to the same move is refused, with the reason.
  await plans.getByRole('button', { name: 'Plan moves' }).click();
  await press(other, 'd5');
  await press(other, 'e6');
  await save.click();
  await expect(other.getByText('You’ve already planned a different answer', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: 'Back one move' }).click();
  await expect(other.getByText('How would you answer?')).toBeVisible();
  await other.getByRole('button', { name: 'Discard' }).click();
  await expect(plans).toHaveCount(0);
  await list.click();
  // Two more, one of which is deleted.
  await plans.getByRole('button', { name: 'Plan moves' }).click();
  await press(other, 'd6');
  await press(other, 'e6');
  await save.click();
  await expect(plans.getByRole('listitem')).toHaveCount(2);
  await plans.getByRole('listitem').filter({ hasText: 'd6' }).getByRole('button', { name: 'Delete this plan' }).click();
  await expect(plans.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await list.click();
  await expect(plans.getByRole('listitem')).toHaveCount(1);
  await other.goto('/settings');
  await ask(page, path, null, { do: 'play', move: 'd5', number: 0 });
  await expect.poll(async () => (await tableView(page, path)).game?.moves.map(({ move }) => move)).toEqual(['d5', 'e5']);
  await expect(other.getByRole('link', { name: /new notification/ })).toHaveCount(0);
});

test('a vacation begins and ends on the account page, and the opponent sees it', async ({ page, anotherContext }) => {
  const { path, other } = await slowGame(page, await anotherContext());
  await page.goto('/account');
  const vacation = page.getByRole('region', { name: 'Vacation' });
  await expect(vacation.getByText('30 days left this year')).toBeVisible();
  await vacation.getByRole('spinbutton', { name: 'Days' }).fill('3');
  await vacation.getByRole('button', { name: 'Start vacation' }).click();
  await expect(vacation.getByText(/^You’re on vacation until/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await other.goto(path);
  await expect(other.getByText(/is on vacation until .* Their clock is paused until then\.$/)).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await page.goto(path);
  await expect(page.getByText(/^You’re on vacation until/)).toBeVisible();
  await page.goto('/account');
  await vacation.getByRole('button', { name: 'End vacation' }).click();
  await expect(vacation.getByText('29 days left this year')).toBeVisible();
  await expect(other.getByText(/is on vacation until/)).toHaveCount(0);
});
