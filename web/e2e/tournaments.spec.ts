// Tournaments in two browsers: announced, joined, checked in, played to the end; and an invitation by link.

import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

async function create(page: Page, name: string, more: (page: Page) => Promise<void>): Promise<string> {
  await page.goto('/tournaments');
  await page.locator('summary').filter({ hasText: 'New tournament' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Rounds', { exact: true }).fill('1');
  await more(page);
  await page.getByRole('button', { name: 'Create tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('two browsers create, join, check in, play a round to its end, and see the standings', async ({ anotherContext }) => {
  const ann = await (await anotherContext()).newPage();
  const ben = await (await anotherContext()).newPage();
  const path = await create(ann, 'Evening cup', async (page) => {
    await page.locator('label', { hasText: 'Starts' }).locator('select').selectOption({ label: 'In 5 minutes' });
    await page.getByLabel('Players check in during the last five minutes before the start').check();
  });
  // The lobby shows one that can be entered; others may start sooner.
  await ben.goto('/lobby');
  await expect(ben.getByRole('heading', { level: 2 }).getByRole('link').first()).toHaveAttribute('href', /^\/tournaments\//);
  await ben.getByRole('banner').getByRole('link', { name: 'Tournaments' }).click();
  await ben.getByRole('link', { name: 'Evening cup' }).first().click();
  for (const page of [ann, ben]) {
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(page.getByText('You’re checked in.')).toBeVisible();
  }
  await expect(ann.getByText('2 players').first()).toBeVisible();
  await ann.locator('summary').filter({ hasText: 'Organiser' }).click();
  await ann.getByRole('button', { name: 'Start now' }).click();
  // Ben is called on whichever screen he is.
  await ben.goto('/rules/yinsh');
  await ben.getByRole('alert').getByRole('link', { name: 'Play', exact: true }).click();
  await expect(ben).toHaveURL(/\/table\/[0-9A-Za-z]{12}/);
  await ann.getByRole('link', { name: 'Go to your game' }).click();
  await expect(ann).toHaveURL(ben.url());
  const origin = new URL(ben.url()).origin;
  const answer = await ben.context().request.post(`${origin}/api/tables/${ben.url().split('/').pop()}/ask`, { headers: { origin }, data: { key: 'resign', command: { do: 'resign' } } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await ann.getByRole('link', { name: 'Back to the tournament' }).click();
  await expect(ann).toHaveURL(new RegExp(`${path}$`));
  await expect(ann.getByText('Finished').first()).toBeVisible();
  const first = ann.getByRole('table').getByRole('row').nth(1);
  await expect(first).toHaveClass(/own/);
  await expect(first.locator('.points')).toHaveText('1');
  await ann.getByRole('tab', { name: 'Rounds' }).click();
  await expect(ann.getByText(/ beat /)).toBeVisible();
  await ann.getByText('Why these pairings?').click();
  await expect(ann.getByText(/^Scores 0 and 0/)).toBeVisible();
  await ann.getByRole('tab', { name: 'History' }).click();
  await expect(ann.getByText('Tournament over')).toBeVisible();
});

test('a tournament by invitation is in no list, and its link lets somebody in', async ({ anotherContext }) => {
  const ann = await (await anotherContext()).newPage();
  const ben = await (await anotherContext()).newPage();
  const path = await create(ann, 'Among friends', async (page) => {
    await page.getByLabel('By invitation only').check();
    await page.getByLabel(/^Private/).check();
  });
  await ben.goto('/tournaments');
  await expect(ben.getByText('Among friends')).toHaveCount(0);
  await ben.goto(path);
  await ben.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(ben.getByText('This tournament is by invitation only.')).toBeVisible();
  await ann.locator('summary').filter({ hasText: 'Invitation link' }).click();
  const { invitation } = (await (await ann.context().request.get(`/api${path}`)).json()) as { invitation: string };
  await ben.goto(`${path}?invitation=${invitation}`);
  await ben.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(ben.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('an empty list explains the formats, and one of them begins a tournament', async ({ page }) => {
  // Other tests have tournaments of their own.
  await page.route('**/api/tournaments?*', (route) => route.fulfill({ json: { tournaments: [], people: {}, next: null } }));
  await page.goto('/tournaments');
  await page.getByRole('button', { name: 'Multi-table' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.locator('label', { hasText: 'Format' }).locator('select')).toHaveValue('tables');
  await page.getByRole('button', { name: 'Arena' }).press('Enter');
  await expect(page.getByLabel('Minutes', { exact: true })).toHaveValue('60');
});

test('a slow tournament says before one enters whether vacation counts', async ({ page }) => {
  const path = await create(page, 'Slow cup', async (form) => {
    await form.getByLabel('Correspondence: each turn has its own time limit').check();
    await form.getByLabel('Days per turn').fill('2');
    await form.getByLabel(/^Vacation pauses a player’s clock/).check();
  });
  await expect(page.getByText('Vacation pauses a player’s clock in this tournament.')).toBeVisible();
  const answer = await page.context().request.get(`/api${path}`);
  const { settings } = (await answer.json()) as { settings: { vacations: boolean; table: { clock: unknown } } };
  expect([settings.vacations, settings.table.clock]).toEqual([true, { kind: 'correspondence', days: 2 }]);
  await create(page, 'Slow and strict', async (form) => {
    await form.getByLabel('Correspondence: each turn has its own time limit').check();
  });
  await expect(page.getByText('Vacation doesn’t pause clocks in this tournament.')).toBeVisible();
});
