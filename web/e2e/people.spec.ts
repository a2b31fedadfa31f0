// Accounts, profiles, pairing, and the pages round them, as somebody meets them who came to play.

import type { BrowserContext, Page } from '@playwright/test';
import { ask, expect, openTable, test } from './server.ts';

const PASSWORD = 'correct horse battery';
let made = 0;

/** A name that nobody has yet. */
function newName(): string {
  made += 1;
  return `Ada-${process.pid}-${made}`;
}

async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Create account' }) });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Somebody with an account, made without a page. */
async function account(context: BrowserContext, name: string): Promise<string> {
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { headers: { origin }, data: { name, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { person: { id: string } }).person.id;
}

test('a guest makes an account, keeps the games, and comes back to them elsewhere', async ({ page, anotherContext }) => {
  const path = await openTable(page, {}, ['me', { bot: 'level1' }]);
  const name = newName();
  await signUp(page, name);
  // Private games are on one's own profile, and nobody else sees them there.
  await page.goto(`/people/${name}`);
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', path);
  const stranger = await (await anotherContext()).newPage();
  await stranger.goto(`/people/${name}`);
  await expect(stranger.getByText('No games found.')).toBeVisible();
  await page.goto('/account');
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your games' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', path);

  const elsewhere = await (await anotherContext()).newPage();
  await elsewhere.goto('/account');
  const form = elsewhere.locator('form', { has: elsewhere.getByRole('heading', { name: 'Sign in' }) });
  await form.getByLabel('Name').fill(name.toUpperCase());
  await form.getByLabel('Password').fill('correct horse cattery');
  await elsewhere.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Wrong name or password.');
  // What was typed is still there.
  await expect(form.getByLabel('Name')).toHaveValue(name.toUpperCase());
  await form.getByLabel('Password').fill(PASSWORD);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { level: 1, name })).toBeFocused();
  await elsewhere.goto('/');
  const mine = elsewhere.getByRole('region', { name: 'Your games' });
  await expect(mine.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', path);

  // Signed out everywhere, the other browser is nobody again.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await elsewhere.goto('/account');
  await expect(elsewhere.getByRole('heading', { name: 'Create account' })).toBeVisible();
});

test('an account that cannot be had says why, in the words of the page', async ({ page }) => {
  await page.goto('/account');
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Create account' }) });
  const name = form.getByLabel('Name');
  const password = form.getByLabel('Password');
  await name.fill('ab');
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Too short. A name needs at least 3 characters.');
  // That there is no way back is said before, not where somebody signs in.
  await expect(form.getByText('we can’t reset your password')).toBeVisible();
  await name.fill('level5');
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('That name isn’t allowed');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill(newName());
  await password.fill('short');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Too short. A password needs at least 8 characters.');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('the owner of an account renames, changes the password, makes tokens, and leaves', async ({ page, request }) => {
  const name = newName();
  await signUp(page, name);

  const making = page.locator('form', { has: page.getByLabel('What’s it for?') });
  await making.getByLabel('What’s it for?').fill('my bot');
  await making.getByLabel('Current password').fill('wrong horse battery');
  await page.keyboard.press('Enter');
  await expect(making.getByRole('alert')).toHaveText('That isn’t your current password.');
  await making.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const token = (await page.getByText(/^trilynx_/).textContent()) ?? '';
  const bearer = { authorization: `Bearer ${token}` };
  const known = (): Promise<unknown> => request.get('/api/me', { headers: bearer }).then((answer) => answer.json());
  expect(await known()).toMatchObject({ person: { name, bot: false } });
  await page.getByLabel(/A program plays/).check();
  await expect.poll(known).toMatchObject({ person: { bot: true } });
  await page.getByRole('button', { name: 'Revoke the token “my bot”' }).click();
  await expect(page.getByRole('button', { name: /Revoke/ })).toHaveCount(0);
  expect((await request.get('/api/me', { headers: bearer })).status()).toBe(401);

  await page.getByLabel('New name').fill(`${name}-x`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${name}-x` })).toBeVisible();

  const change = page.locator('form', { has: page.getByRole('heading', { name: 'Change password' }) });
  await change.getByLabel('Current password').fill('wrong horse battery');
  await change.getByLabel('New password').fill('another horse battery');
  await page.keyboard.press('Enter');
  await expect(change.getByRole('alert')).toHaveText('That isn’t your current password.');
  await change.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(change.getByRole('status')).toContainText('All other browsers have been signed out');

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download your data' }).click()]);
  expect(file.suggestedFilename()).toBe('trilynx-export.json');
  await page.getByText('Delete account…').click();
  await page.getByRole('group').getByLabel('Current password').fill('another horse battery');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await page.goto(`/people/${name}-x`);
  await expect(page.getByText('No one here has this name.')).toBeVisible();
});

test('a rated game moves a rating, and the profile shows how', async ({ page, anotherContext }) => {
  const elsewhere = await anotherContext();
  const [ada, bob] = [newName(), newName()];
  await account(page.context(), ada);
  const person = await account(elsewhere, bob);
  const other = await elsewhere.newPage();
  const clock = { kind: 'fischer', initial_s: 300, increment_s: 3 } as const;
  const path = await openTable(page, { rated: true, private: false, clock }, ['me', { for: person }]);
  await ask(other, path, null, { do: 'sit', seat: null, word: null });
  // As many moves as it takes for a game that is given up to count.
  for (const [number, move] of 'b1 j5 d1 k7 e1 k8 f2 k9 g2 k10 b1-b2 j5-j6'.split(' ').entries()) {
    await ask(number % 2 === 0 ? page : other, path, null, { do: 'play', move, number });
  }
  await ask(page, path, null, { do: 'resign' });

  await expect(async () => {
    await page.goto(`/people/${bob}`);
    await expect(page.getByText('YINSH · Blitz').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('img', { name: /YINSH · Blitz: from \d+ to \d+ over 1 rated game$/ })).toBeVisible();
  const game = page.getByRole('listitem').filter({ hasText: ada });
  await expect(game).toContainText('Won');
  await expect(game.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', path.replace('table', 'replay'));
  const [file] = await Promise.all([page.waitForEvent('download'), game.getByRole('link', { name: 'Download' }).click()]);
  expect(file.suggestedFilename()).toBe(`trilynx-${path.split('/')[2]}.txt`);
  await game.getByRole('link', { name: ada }).click();
  await expect(page.getByRole('heading', { level: 1, name: ada })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: bob })).toContainText('Lost');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('LYNGK');
  await expect(page.getByText('No games found.')).toBeVisible();
});

test('two who look for the same game find each other, and who thinks better of it can stop', async ({ page, anotherContext }) => {
  const other = await (await anotherContext()).newPage();
  for (const side of [page, other]) {
    await side.goto('/play/lyngk');
    await side.getByText('Anyone online', { exact: true }).click();
    await side.getByRole('button', { name: 'Find an opponent' }).click();
    if (side === other) continue;
    await side.getByRole('button', { name: 'Stop' }).click();
    await side.getByRole('button', { name: 'Find an opponent' }).click();
    await expect(side.getByText('Looking for an opponent')).toBeVisible();
  }
  await page.waitForURL(/\/table\//);
  await other.waitForURL(page.url());
});

test('a player who waits in the lobby is found there, with what was agreed on', async ({ page, anotherContext }) => {
  const elsewhere = await anotherContext();
  for (const context of [page.context(), elsewhere]) await account(context, newName());
  const other = await elsewhere.newPage();
  await other.goto('/lobby');
  await page.goto('/play/linko');
  await page.getByText('A friend', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: '10 min + 10 s' });
  await page.getByRole('checkbox', { name: /Rated/ }).check();
  await page.getByRole('checkbox', { name: /Show in the lobby/ }).check();
  await page.getByRole('button', { name: 'Create invite link' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible();

  const line = other.getByRole('listitem').filter({ has: other.locator(`a[href="${new URL(page.url()).pathname}"]`) });
  await expect(line).toContainText('3 players · 10 min + 10 s · Rated');
  await other.getByRole('combobox', { name: 'Game' }).selectOption('YINSH');
  await expect(line).toBeHidden();
  await other.getByRole('combobox', { name: 'Game' }).selectOption('All games');
  await line.getByRole('link', { name: 'Take a seat' }).click();
  await other.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('combobox', { name: 'Bot for an open seat' }).selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(page.getByText('Newcomer').first()).toBeVisible();
  await expect(page.getByText('Waiting for players')).toBeHidden();
});

test('every page has a title of its own, and a path that leads nowhere says so', async ({ page }) => {
  const titles = { '/': 'Trilynx', '/play/linko': 'Linko! · Trilynx', '/about': 'About Trilynx · Trilynx', '/people/me': 'Your games · Trilynx' };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
  // The first stop of the keyboard leads past the menu.
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
