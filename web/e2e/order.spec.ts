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
  const [mine, rude, moderator] = ['Anke', 'Rude', 'Marshal'].map((name) => `${name}-${process.pid}`) as [string, string, string];
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
  await ask(other, path, null, { do: 'say', text: 'My apologies' });
  await expect(page.getByText('My apologies')).toBeVisible();
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

test('games that stand out are shown to a moderator with their figures, and dismissed', async ({ page, admin }) => {
  const name = `Desk-${process.pid}`;
  await account(page.context(), name);
  await admin('role', name, 'moderator');
  // It takes ten games of eleven people each until somebody stands out, so the answer is made up.
  const looks = [100, 2_000, 20_000].map((nodes) => ({ nodes, percent: 81, usual_percent: 34 }));
  const tables = ['0123456789ab', 'ba9876543210'];
  const line = { person: '000000000000', name: 'Suspect', game: 'yinsh', rating: 1612, games: 12, turns: 72, looks, think_ms: 4_040, spread_percent: 21, away_percent: 40, since_unix_ms: 1, tables };
  let dismissed: unknown;
  await page.route('**/api/moderation', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), standing_out: dismissed === undefined ? [line] : [] } });
  });
  await page.route('**/api/moderation/people/000000000000', async (route) => {
    dismissed = route.request().postDataJSON();
    await route.fulfill({ json: {} });
  });
  await page.goto('/moderation');
  await expect(page.getByText('Bot with 20,000 positions: 81% same moves, usually 34%')).toBeVisible();
  await expect(page.getByText('4 s per turn on average, spread 21% · left the page in 40% of their turns')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Game 2' })).toHaveAttribute('href', `/replay/${tables[1]}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as not suspicious' }).click();
  await expect(page.getByText('Nothing stands out.')).toBeVisible();
  expect(dismissed).toEqual({ do: 'dismiss_fair_play', game: 'yinsh' });
});

test('who left rated games reads on the account page how long they are paused', async ({ page }) => {
  await account(page.context(), `Gone-${process.pid}`);
  const paused_until_unix_ms = Date.now() + 600_000;
  await page.route('**/api/account/conduct', async (route) => {
    const response = await route.fetch();
    const leaving = { steps: 1, aborted: 2, games_to_go: 2, paused_until_unix_ms };
    await route.fulfill({ response, json: { ...((await response.json()) as object), leaving } });
  });
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Rated games you left' });
  await expect(panel.getByText('so you can’t play any until')).toBeVisible();
  await expect(panel.getByText('You’ve aborted 2 rated games recently')).toBeVisible();
  await expect(panel.getByText('Play 2 more rated games to the end')).toBeVisible();
  await expect(panel.getByText('Only you see this.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('networks are banned with an account, and unbanned alone', async ({ page, anotherContext, admin }) => {
  const [name, rude] = [`Warden-${process.pid}`, `Spammer-${process.pid}`];
  await account(page.context(), name);
  const person = await account(await anotherContext(), rude);
  await admin('role', name, 'moderator');
  // Everybody here comes from this machine, which is never banned: what is known of networks is made up.
  const posted: unknown[] = [];
  let banned: number | undefined;
  await page.route(`**/api/moderation/people/${person}`, async (route) => {
    const act = route.request().postDataJSON() as { do: string; networks?: string } | null;
    if (act) posted.push(act);
    if (act?.do === 'ban') banned = Date.now() + 86_400_000;
    if (act?.do === 'lift_networks') banned = undefined;
    const response = await route.fetch({ method: 'GET', postData: undefined });
    const json = (await response.json()) as object;
    const sanction = { number: 7, kind: 'ban', reason: 'Spam', since_unix_ms: 1, until_unix_ms: null, lifted_unix_ms: null, confirmed_unix_ms: null, appeal: null };
    const sanctions = posted.length === 0 ? [] : [banned === undefined ? sanction : { ...sanction, networks_until_unix_ms: banned }];
    await route.fulfill({ response, json: { ...json, sanctions, addresses: { networks: 2, others: 1 }, wide_networks: { networks: 1, others: 30 } } });
  });
  await page.goto('/moderation');
  await page.getByRole('searchbox', { name: 'Look up an account' }).fill(rude);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('radio', { name: 'Ban' }).check();
  await page.getByLabel('Reason').fill('Spam');
  const networks = page.getByLabel('Networks');
  await expect(networks).toHaveValue('none');
  await expect(networks.getByRole('option')).toHaveText([
    'Ban the account only',
    'Also ban the 2 addresses it was used from (other accounts there: 1)',
    'Also ban the whole network around it (other accounts there: 30)',
  ]);
  await networks.selectOption('addresses');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText(/Banned, networks banned until/)).toBeVisible();
  await page.getByRole('button', { name: 'Unban networks' }).click();
  await expect(page.getByText(/networks banned until/)).toHaveCount(0);
  expect(posted).toEqual([{ do: 'ban', reason: 'Spam', hours: 24, reports_up_to: 0, networks: 'addresses' }, { do: 'lift_networks', sanction: 7 }]);
});

test('a newcomer in a banned network sees until when', async ({ page }) => {
  const until_unix_ms = Date.now() + 86_400_000;
  await page.route('**/api/account', (route) => route.fulfill({ status: 403, json: { code: 'network_banned', until_unix_ms } }));
  await page.goto('/account');
  const form = page.locator('form').filter({ hasText: 'Create account' });
  await form.getByLabel('Name').fill(`New-${process.pid}`);
  await form.getByLabel('Password').fill('correct horse battery');
  await form.getByRole('button').last().click();
  await expect(page.getByText(/New players aren’t being let in from your network until/)).toBeVisible();
});
