// Notifications: the bell, its page, and what a browser shows whose pages are closed.

import type { BrowserContext } from '@playwright/test';
import { violations } from './axe.ts';
import { ask, expect, openTable, test } from './server.ts';

let made = 0;

/** Somebody with an account, made without a page. */
async function account(context: BrowserContext): Promise<string> {
  made += 1;
  const name = `Eve-${process.pid}-${made}`;
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { headers: { origin }, data: { name, password: 'correct horse battery' } });
  expect(answer.status()).toBe(201);
  return name;
}

test('a bell counts what is new, its page leads to the table, and each kind can be switched off', async ({ page, anotherContext }) => {
  const elsewhere = await anotherContext();
  const [mine, theirs] = [await account(page.context()), await account(elsewhere)];
  const path = await openTable(page, { clock: { kind: 'correspondence', days: 2 }, variant: 'blitz' }, ['me', 'open']);
  const other = await elsewhere.newPage();
  await other.goto('/');
  await ask(other, path, null, { do: 'sit', seat: null, word: null });
  const bell = page.getByRole('link', { name: '1 new notification' });
  await page.goto('/settings');
  await expect(bell).toBeVisible();
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  const line = page.getByRole('link', { name: `Your turn against ${theirs}` });
  await expect(line).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await line.click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  // The other one is told of the move wherever they are, and of the end of the game.
  await ask(page, path, null, { do: 'play', move: 'e5', number: 0 });
  await expect(other.getByRole('link', { name: '1 new notification' })).toBeVisible();
  await ask(page, path, null, { do: 'resign' });
  await other.goto('/notices');
  await expect(other.getByRole('link', { name: new RegExp(`Your game against ${mine} is over · Won`) })).toBeVisible();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  await other.getByRole('checkbox', { name: /Finished games/ }).uncheck();
  await expect(other.getByText('You’ll see it on this page')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('checkbox', { name: /Finished games/ })).not.toBeChecked();
});

test('a push message is shown in a closed game, and leads to the table', async ({ browser, baseURL, contextOptions }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  await account(context);
  const path = await openTable(page, { variant: 'blitz' }, ['me', { bot: 'level1' }]);
  await page.goto('/settings');
  const registration = await page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    return scope;
  });
  const session = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === registration);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  const push = (tag: string, to: string): Promise<unknown> => {
    const data = JSON.stringify({ kind: 'your_turn', title: 'Your turn against Grace', body: 'YINSH', path: to, tag });
    return session.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data });
  };
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => {
      const { ready } = navigator.serviceWorker;
      return (await (await ready).getNotifications()).map(({ title, tag, data }) => `${tag}: ${title}, ${String(data)}`);
    });
  await push('one', path);
  await expect.poll(shown).toEqual([`one: Your turn against Grace, ${path}`]);
  // Whoever looks at a table is told nothing about it; what comes after that about another one is shown.
  await page.goto(path);
  await expect(page.getByRole('grid')).toBeVisible();
  await push('two', path);
  await push('three', '/table/abcdefghijkl');
  await expect.poll(async () => (await shown()).length).toBe(2);
  expect((await shown()).sort()).toEqual([`one: Your turn against Grace, ${path}`, 'three: Your turn against Grace, /table/abcdefghijkl']);
  await context.close();
});
