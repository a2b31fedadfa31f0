// A club in two browsers: founded, joined by link, a tournament of its own, a line of chat.

import type { BrowserContext } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './server.ts';

async function account(context: BrowserContext, name: string): Promise<void> {
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { headers: { origin }, data: { name, password: 'correct horse battery' } });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('two browsers found a club, join it by its link, and enter its tournament', async ({ anotherContext }) => {
  const [here, there] = [await anotherContext(), await anotherContext()];
  await account(here, `Ann-${process.pid}`);
  await account(there, `Ben-${process.pid}`);
  const [ann, ben] = [await here.newPage(), await there.newPage()];
  await ann.goto('/players');
  await ann.getByRole('main').getByRole('link', { name: 'Clubs' }).click();
  await ann.locator('summary').filter({ hasText: 'New club' }).click();
  await ann.getByLabel('Name', { exact: true }).fill(`Friends ${process.pid}`);
  await ann.getByLabel('Who can join').selectOption({ label: 'By invitation only' });
  await ann.getByLabel(/^Unlisted/).check();
  await ann.getByRole('button', { name: 'Create club' }).click();
  await expect(ann.getByRole('heading', { level: 1, name: `Friends ${process.pid}` })).toBeVisible();
  const path = new URL(ann.url()).pathname;
  // Without the link there is no such page.
  await ben.goto(path);
  await expect(ben.getByText(`Friends ${process.pid}`)).toHaveCount(0);
  await ann.locator('summary').filter({ hasText: 'Invitation link' }).click();
  await ben.goto(await ann.locator('code').filter({ hasText: 'invitation=' }).innerText());
  await ben.getByRole('button', { name: 'Join club' }).click();
  await expect(ben.getByText('You’re a member.')).toBeVisible();
  // What is said comes to the other page by itself.
  await ben.getByLabel('Write a message to the club').fill('Hello from Ben');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByText('Hello from Ben')).toBeVisible();
  await ann.locator('summary').filter({ hasText: 'New tournament' }).click();
  await ann.getByRole('tabpanel').getByLabel('Name', { exact: true }).fill('Club cup');
  await ann.getByRole('button', { name: 'Create tournament' }).click();
  await expect(ann.getByRole('heading', { level: 1, name: 'Club cup' })).toBeVisible();
  const tournament = new URL(ann.url()).pathname;
  await ben.reload();
  expect(await violations(ben)).toEqual([]);
  await ben.getByRole('link', { name: 'Club cup' }).click();
  await ben.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(ben.getByText('1 player').first()).toBeVisible();
  // Nobody else gets in, or learns whose tournament it is.
  const stranger = await (await anotherContext()).newPage();
  await stranger.goto(tournament);
  await expect(stranger.getByText('This tournament is for club members only.')).toBeVisible();
  await expect(stranger.getByText(`Friends ${process.pid}`)).toHaveCount(0);
});
