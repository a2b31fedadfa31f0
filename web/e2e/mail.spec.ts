// E-mail: the panel of the account page, and the pages behind the links in mails. No mail leaves the tests: what the server says about mail is
// played here, and tests of the server send real ones.

import type { Page } from '@playwright/test';
import type { MailState } from '../src/wire/types.ts';
import { violations } from './axe.ts';
import { expect, test } from './server.ts';

const PASSWORD = 'correct horse battery';
let made = 0;

/** An account, made without a page. */
async function account(page: Page): Promise<string> {
  made += 1;
  const name = `Mail-${process.pid}-${made}`;
  const { request } = page.context();
  const origin = new URL((await request.get('/api/me')).url()).origin;
  const answer = await request.post('/api/account', { headers: { origin }, data: { name, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return name;
}

/** A server that sends mail, as far as a page can tell. */
async function withMail(page: Page, state: MailState): Promise<{ readonly state: MailState; readonly said: string[] }> {
  const server = { state, said: [] as string[] };
  await page.route('**/api/account/mail**', async (route) => {
    const request = route.request();
    const what = `${request.method()} ${new URL(request.url()).pathname.replace('/api/account', '')}`;
    if (what === 'GET /mail') return route.fulfill({ json: server.state });
    const given = request.postDataJSON() as { address?: string; password?: string; on?: boolean; code?: string };
    server.said.push(what);
    if (given.password !== undefined && given.password !== PASSWORD) return route.fulfill({ status: 401, json: { code: 'wrong_password' } });
    if (what === 'POST /mail' && !given.address?.includes('@')) return route.fulfill({ status: 400, json: { code: 'malformed', message: 'no address' } });
    if (what === 'POST /mail') server.state = { ...server.state, address: given.address ?? null, confirmed: false, digest: false };
    if (what === 'DELETE /mail') server.state = { ...server.state, address: null, confirmed: false, digest: false };
    if (what === 'POST /mail/digest') server.state = { ...server.state, digest: given.on === true };
    if (what === 'POST /mail/confirm') {
      if (given.code !== 'abcd-2345-efgh-6789') return route.fulfill({ status: 404, json: { code: 'not_found' } });
      server.state = { ...server.state, confirmed: true };
    }
    return route.fulfill({ status: 204 });
  });
  return server;
}

const NONE: MailState = { offered: true, address: null, confirmed: false, digest: false };

/** Whether everything fits beside each other, on a phone as well. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  // The bell has its name as soon as its texts are there.
  await expect(async () => expect(await violations(page)).toEqual([])).toPass();
}

for (const width of [1280, 390]) {
  test(`an address is given, confirmed, used for summaries and removed, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await account(page);
    const server = await withMail(page, NONE);
    await page.goto('/account');
    const panel = page.getByRole('region', { name: 'Email' });
    await expect(panel).toBeVisible();
    await fits(page);
    // By keyboard alone.
    const address = panel.getByLabel('Email address');
    const password = panel.getByLabel('Current password');
    await address.focus();
    await page.keyboard.type('ada');
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText('That doesn’t look like an email address.');
    await fits(page);
    await address.fill(`${'a-rather-long-address-'.repeat(2)}of-ada@mail.example.org`);
    await password.fill('wrong horse battery');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toHaveCount(1);
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toContainText('We’ve sent you a link');
    await expect(panel).toContainText('not confirmed yet');
    await fits(page);
    await panel.getByRole('button', { name: 'Send again' }).click();
    await expect(password).toBeFocused();
    await password.fill(PASSWORD);
    await panel.getByRole('button', { name: 'Send again' }).click();
    await expect(password).toBeHidden();
    // Nothing happens before the button is pressed.
    await page.goto('/mail/confirm#aaaa-bbbb-cccc-dddd');
    expect(server.said.filter((what) => what === 'POST /mail/confirm')).toEqual([]);
    await fits(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText('no longer works');
    await page.goto('/');
    await page.goto('/mail/confirm#abcd-2345-efgh-6789');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Your email address is confirmed.');
    await fits(page);
    await page.getByRole('link', { name: 'To your account' }).click();
    await expect(panel).toContainText('confirmed');
    const digest = panel.getByLabel('Daily summary');
    await expect(digest).not.toBeChecked();
    await digest.focus();
    await page.keyboard.press('Space');
    await expect(digest).toBeChecked();
    await expect.poll(() => server.state.digest).toBe(true);
    await fits(page);
    await panel.getByRole('button', { name: 'Use another address' }).click();
    await expect(address).toBeFocused();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: 'Remove address' }).click();
    await password.fill(PASSWORD);
    await panel.getByRole('button', { name: 'Remove address' }).click();
    await expect(address).toBeVisible();
    expect(server.state.address).toBeNull();
  });
}

test('a server that sends no mail shows nothing of it', async ({ page }) => {
  await account(page);
  const asked = page.waitForResponse('**/api/account/mail');
  await page.goto('/account');
  expect(await (await asked).json()).toEqual({ offered: false, address: null, confirmed: false, digest: false });
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Email' })).toHaveCount(0);
});

test('who has forgotten the password asks for a link, and chooses a new one with it', async ({ page, context }) => {
  const name = await account(page);
  await context.clearCookies();
  await withMail(page, NONE);
  let asked: unknown;
  let chosen: unknown;
  await page.route('**/api/account/recover/mail', (route) => {
    asked = route.request().postDataJSON();
    return route.fulfill({ status: 204 });
  });
  await page.route('**/api/account/recover', (route) => {
    chosen = route.request().postDataJSON();
    return route.fulfill({ json: { left: 0 } });
  });
  await page.goto('/account');
  await page.getByText('Forgot your password?').click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send link' }) });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(form.getByRole('status')).toContainText(`If ${name} has a confirmed email address`);
  expect(asked).toEqual({ name });
  await fits(page);
  await page.goto(`/mail/recover#${name}.abcd-2345-efgh-6789`);
  await expect(page.getByText(`For your account ${name}.`)).toBeVisible();
  await fits(page);
  // The same password as before, because the server has not changed it.
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('you’re signed in');
  expect(chosen).toEqual({ name, code: 'abcd-2345-efgh-6789', new: PASSWORD });
  await page.goto('/mail/recover#broken');
  await expect(page.getByRole('alert')).toContainText('no longer works');
});

test('a link in a summary ends summaries when its button is pressed, and a wrong one says so', async ({ page }) => {
  let ended = 0;
  await page.route('**/mail/unsubscribe?token=right', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    ended += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/mail/unsubscribe?token=right');
  const button = page.getByRole('button', { name: 'Unsubscribe' });
  await expect(button).toBeVisible();
  await fits(page);
  expect(ended).toBe(0);
  await button.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('You won’t get any more summaries.');
  expect(ended).toBe(1);
  // The server itself knows none of these.
  await page.goto('/mail/unsubscribe?token=wrong');
  await button.click();
  await expect(page.getByRole('alert')).toContainText('no longer works');
});
