// Accounts, profiles, pairing, and the pages round them, as somebody meets them who came to play.

import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { offered } from './player.ts';
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
  await expect(form.getByText('create recovery codes')).toBeVisible();
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

test('in a rated game the server hears once a turn that the page has lost the focus', async ({ page, anotherContext }) => {
  const elsewhere = await anotherContext();
  await account(page.context(), newName());
  const person = await account(elsewhere, newName());
  const other = await elsewhere.newPage();
  const clock = { kind: 'fischer', initial_s: 300, increment_s: 3 } as const;
  const path = await openTable(page, { rated: true, private: false, clock }, ['me', { for: person }]);
  await ask(other, path, null, { do: 'sit', seat: null, word: null });
  const said: string[] = [];
  const listen = (name: string, to: typeof page): void =>
    void to.on('websocket', (socket) => socket.on('framesent', ({ payload }) => String(payload).includes('lost_focus') && said.push(name)));
  listen('mine', page);
  listen('theirs', other);
  await Promise.all([page.goto(path), other.goto(path)]);
  const leave = (from: typeof page): Promise<boolean> => from.evaluate(() => window.dispatchEvent(new Event('blur')));
  await offered(page, 0);
  await expect(other.getByRole('grid')).toBeVisible();
  await leave(page);
  await leave(page);
  await leave(other);
  await page.locator('[data-point="b1"]').click();
  await offered(other, 1);
  await leave(page);
  await leave(other);
  await other.locator('[data-point="j5"]').click();
  await offered(page, 2);
  await leave(page);
  await expect.poll(() => said).toEqual(['mine', 'theirs', 'mine']);
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

test('what somebody says who is blocked is not shown any more, to any page', async ({ page, anotherContext }) => {
  const path = await openTable(page, {}, ['me', 'open']);
  const table = path.split('/').at(-1)!;
  const rude = await (await anotherContext()).newPage();
  await rude.goto(path);
  await rude.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(rude.getByRole('grid')).toBeVisible();
  await page.goto(path);
  const say = (text: string): Promise<void> => ask(rude, path, null, { do: 'say', text });
  await say('You will lose');
  await page.getByRole('button', { name: /^Chat/ }).click();
  await expect(page.getByText('You will lose')).toBeVisible();
  // A guest has no profile: the name beside what they said leads to it.
  const line = page.getByRole('listitem').filter({ hasText: 'You will lose' });
  await line.getByRole('button').first().press('Enter');
  await line.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(line.getByText('They won’t be notified')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await line.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(page.getByText('You will lose')).toHaveCount(0);
  await say('And again');
  await ask(page, path, null, { do: 'say', text: 'Good luck' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Good luck' })).toBeVisible();
  await expect(page.getByText('And again')).toHaveCount(0);
  // The server does not send it, and says nothing to the other one.
  const sent = JSON.stringify(await (await page.context().request.get(`/api/tables/${table}`)).json());
  expect(sent).toContain('Good luck');
  expect(sent).not.toContain('And again');
  await rude.getByRole('button', { name: /^Chat/ }).click();
  await expect(rude.getByRole('listitem').filter({ hasText: 'Good luck' })).toBeVisible();

  await page.goto('/account');
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await expect(blocked.getByRole('listitem')).toHaveCount(1);
  await blocked.getByRole('button', { name: /^Unblock/ }).click();
  await expect(blocked).toHaveCount(0);
  await page.goto(path);
  await page.getByRole('button', { name: /^Chat/ }).click();
  await expect(page.getByText('And again')).toBeVisible();
});

test('people are found, followed and seen where they play', async ({ page, anotherContext }) => {
  const [mine, other] = [newName(), newName()];
  await account(page.context(), mine);
  const friends = await anotherContext();
  const friend = await friends.newPage();
  await account(friends, other);

  await page.goto('/players');
  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a player' });
  await search.fill('no-such-name');
  await expect(page.getByText('No player’s name starts like that.')).toBeVisible();
  await search.fill(other.toUpperCase());
  await page.getByRole('list', { name: 'Find a player' }).getByRole('link', { name: other }).click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeFocused();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible();

  // Followed back from the list of followers, they are friends.
  await friend.goto('/players');
  await friend.getByRole('button', { name: `Follow ${mine}` }).click();
  await expect(friend.getByText('Friend')).toBeVisible();
  const path = await openTable(friend, { private: false }, ['me', { bot: 'level1' }]);
  await friend.goto(path);
  await expect(friend.getByRole('grid')).toBeVisible();
  await page.goto('/players');
  const followed = page.getByRole('region', { name: 'People you follow' });
  await expect(followed.getByText('Online · Friend · YINSH')).toBeVisible();
  await expect(followed.getByRole('link', { name: 'Watch their game' })).toHaveAttribute('href', path);

  // Blocking ends it, without a word.
  await friend.goto(`/people/${mine}`);
  await friend.getByRole('button', { name: 'Block', exact: true }).click();
  await friend.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(friend.getByRole('button', { name: 'Unblock', exact: true })).toBeVisible();
  await page.goto('/players');
  await expect(page.getByText('Follow players from their profiles')).toBeVisible();
});

test('somebody is challenged on whatever page they are, declines, and plays the second time', async ({ page, anotherContext }) => {
  const [mine, other] = [newName(), newName()];
  await account(page.context(), mine);
  const elsewhere = await anotherContext();
  const opponent = await elsewhere.newPage();
  await account(elsewhere, other);
  await opponent.goto('/settings');
  await opponent.goto('/account');
  await expect(opponent.getByRole('heading', { level: 1, name: other })).toBeVisible();

  const send = async (): Promise<void> => {
    await page.goto(`/people/${other}`);
    await page.getByRole('button', { name: 'Challenge', exact: true }).click();
    const form = page.getByRole('form', { name: `Challenge ${other} to a game` });
    await form.getByLabel('Game').selectOption({ label: 'LYNGK' });
    await form.getByRole('button', { name: 'Send challenge' }).click();
    await page.waitForURL(/\/table\//);
  };
  const notice = opponent.getByRole('region', { name: 'Challenges' });
  await send();
  await expect(notice.getByText(`${mine} challenges you`)).toBeVisible();
  await expect(notice.getByText('LYNGK')).toBeVisible();
  expect(await violations(opponent)).toEqual([]);
  await notice.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(notice).toHaveCount(0);

  // The second one waits until they come back.
  await opponent.close();
  await send();
  const back = await elsewhere.newPage();
  await back.goto('/account');
  await back.getByRole('region', { name: 'Challenges' }).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(back.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(new URL(back.url()).pathname).toBe(new URL(page.url()).pathname);
  await expect(back.getByRole('region', { name: 'Challenges' })).toHaveCount(0);
});
