// What somebody has played and what waits for them: the way from one slow game to the next, filters that the address keeps, recovery codes.

import type { BrowserContext } from '@playwright/test';
import { violations } from './axe.ts';
import { ask, expect, openTable, tableView, test } from './server.ts';

const PASSWORD = 'correct horse battery';
let made = 0;

/** Somebody with an account, made without a page. */
async function account(context: BrowserContext): Promise<{ id: string; name: string }> {
  made += 1;
  const name = `Eva-${process.pid}-${made}`;
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { headers: { origin }, data: { name, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return { id: ((await answer.json()) as { person: { id: string } }).person.id, name };
}

test('a slow game leads to the next, and finished ones are found by filters that the address keeps', async ({ page, anotherContext }) => {
  const elsewhere = await anotherContext();
  const other = await elsewhere.newPage();
  await account(page.context());
  const { id, name } = await account(elsewhere);
  const paths: string[] = [];
  for (const days of [2, 7]) {
    const path = await openTable(page, { clock: { kind: 'correspondence', days } }, ['me', { for: id }]);
    await ask(other, path, null, { do: 'sit', seat: null, word: null });
    paths.push(path);
  }
  const [soon = '', late = ''] = paths;

  await page.goto('/people/me');
  const queue = page.getByRole('region', { name: 'Waiting for your move' });
  await expect(queue.getByRole('listitem')).toHaveCount(2);
  await expect(queue.getByRole('link', { name: 'Continue' }).first()).toHaveAttribute('href', soon);
  await expect(page).toHaveTitle(/^\(2\) /);
  await queue.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Next game/ })).toHaveCount(0);
  const legal = (await tableView(page, soon)).game?.decision?.legal ?? [];
  await ask(page, soon, null, { do: 'play', move: legal[0]!, number: 0 });
  await expect(page.getByRole('button', { name: 'Next game (1)' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('g');
  await page.waitForURL(late);

  // Both are given up, one by each side.
  for (const path of paths) for (const [side, move] of [[page, 0], [other, 1]] as const) {
    const { game } = await tableView(side, path);
    if (game?.moves.length === move) await ask(side, path, null, { do: 'play', move: game.decision!.legal![0]!, number: move });
  }
  await ask(page, soon, null, { do: 'resign' });
  await ask(other, late, null, { do: 'resign' });
  await expect(async () => {
    await page.goto('/people/me?outcome=won');
    await expect(page.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', late.replace('table', 'replay'), { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Replay' })).toHaveCount(1);
  const filters = page.getByRole('search', { name: 'Filter games' });
  await filters.getByRole('combobox', { name: 'Result' }).selectOption('Lost');
  await expect(page.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', soon.replace('table', 'replay'));
  await filters.getByRole('searchbox', { name: 'Opponent’s name' }).fill(name.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`outcome=lost&.*opponent=|opponent=.*outcome=lost`));
  await page.reload();
  await expect(filters.getByRole('searchbox', { name: 'Opponent’s name' })).toHaveValue(name.toLowerCase());
  await expect(page.getByRole('link', { name: 'Replay' })).toHaveCount(1);
  await filters.getByRole('combobox', { name: 'Opponents' }).selectOption('Bots');
  await expect(page.getByText('No games found.')).toBeVisible();
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('link', { name: 'Replay' })).toHaveCount(2);
  expect(new URL(page.url()).search).toBe('');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics.getByRole('table', { name: 'Most frequent opponents' }).getByRole('row', { name: `${name} 2 1 0 1 50%` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('who has forgotten the password gets back in with a recovery code', async ({ page }) => {
  const { name } = await account(page.context());
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Recovery codes' });
  await expect(panel.getByText('You have no codes.')).toBeVisible();
  await panel.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('You have 10 codes left.')).toBeVisible();
  const codes = await panel.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('Forgot your password?').click();
  const form = page.locator('form', { has: page.getByLabel('Recovery code') });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Recovery code').fill('abcd-efgh-jkmn-pqrs');
  await form.getByLabel('New password').fill('another horse battery');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('That name and code don’t match, or the code has already been used.');
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Recovery code').fill(codes[0]!.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(panel.getByText('You have 9 codes left.')).toBeVisible();
});
