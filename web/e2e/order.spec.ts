// Reports, the moderators' page, mutes and appeals, by three people who each have a browser.

import type { BrowserContext } from '@playwright/test';
import { violations } from './axe.ts';
import { ask, expect, openTable, test } from './server.ts';

/** Somebody with an account, made without a page. */
async function account(context: BrowserContext, name: string): Promise<string> {
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { headers: { origin }, data: { name, password: 'correct horse battery' } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { person: { id: string } }).person.id;
}

test('somebody is reported and muted, reads why, appeals, and may chat again', async ({ page, anotherContext, admin }) => {
  const [theirs, moderators] = [await anotherContext(), await anotherContext()];
  const [mine, rude, moderator] = ['Ann', 'Rude', 'Mod'].map((name) => `${name}-${process.pid}`) as [string, string, string];
  await account(page.context(), mine);
  const person = await account(theirs, rude);
  await account(moderators, moderator);
  await admin('role', moderator, 'moderator');
  const path = await openTable(page, {}, ['me', { for: person }]);
  const other = await theirs.newPage();
  await ask(other, path, null, { do: 'sit', seat: null, word: null });
  await ask(other, path, null, { do: 'say', text: 'You will lose' });

  // For everybody else the moderators' page does not exist.
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();

  await page.goto(path);
  await page.getByRole('button', { name: /^Chat/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'You will lose' });
  await line.getByRole('button', { name: rude }).press('Enter');
  await line.getByRole('button', { name: 'Report', exact: true }).press('Enter');
  const form = page.getByRole('form', { name: `Report ${rude}` });
  await form.getByRole('textbox').fill('After every move');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(line.getByText('A moderator will take a look')).toBeVisible();

  await other.goto(path);
  await expect(other.getByRole('grid')).toBeVisible();
  const desk = await moderators.newPage();
  await desk.goto('/account');
  await desk.getByRole('link', { name: 'Moderation' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Moderation' })).toBeFocused();
  await desk.getByRole('button', { name: rude }).click();
  await expect(desk.getByText('After every move')).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: 'You will lose' }).first()).toBeVisible();
  await desk.getByRole('radio', { name: 'Mute' }).check();
  await desk.getByLabel('Reason').fill('Insults in the chat.');
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(desk.getByText(`${moderator} muted ${rude}`).first()).toBeVisible();
  await expect(desk.getByText('No reports.')).toBeVisible();

  const notice = other.getByRole('region', { name: 'From the moderators' });
  await expect(notice.getByText('Insults in the chat.')).toBeVisible();
  await other.getByRole('button', { name: /^Chat/ }).press('Enter');
  await other.getByRole('textbox', { name: /message/i }).fill('And again');
  await other.keyboard.press('Enter');
  await expect(other.getByText(/You can’t use the chat until .*Insults in the chat\./).first()).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await notice.getByRole('button', { name: 'Appeal…' }).press('Enter');
  await notice.getByRole('textbox').fill('It was my brother.');
  await notice.getByRole('button', { name: 'Send appeal' }).press('Enter');
  await expect(notice.getByText('Your appeal has been sent')).toBeVisible();

  await desk.reload();
  const appeal = desk.getByRole('article', { name: rude });
  await expect(appeal.getByText('It was my brother.')).toBeVisible();
  await appeal.getByRole('textbox').fill('Welcome back.');
  await appeal.getByRole('button', { name: 'Accept appeal' }).click();
  await expect(desk.getByText('No appeals are waiting.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await ask(other, path, null, { do: 'say', text: 'Sorry' });
  await expect(page.getByText('Sorry')).toBeVisible();
  await expect(page.getByText('And again')).toHaveCount(0);

  await other.goto('/account');
  const told = other.getByRole('region', { name: 'From the moderators' });
  await expect(told.getByText('Your appeal was accepted.')).toBeVisible();
  await expect(told.getByText('Welcome back.')).toBeVisible();
  await page.goto('/account');
  const reports = page.getByRole('region', { name: 'Your reports' });
  await expect(reports.getByRole('listitem').filter({ hasText: rude })).toContainText('Action taken');
  expect(await violations(page)).toEqual([]);
});
