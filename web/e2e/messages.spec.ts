// Private messages in two browsers: friends write to each other, and everything that keeps them from it.

import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { misfits } from './fits.ts';
import { expect, test } from './server.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
let made = 0;

interface Friend {
  context: BrowserContext;
  name: string;
  id: string;
  post: (path: string, data: unknown) => Promise<void>;
}

async function account(context: BrowserContext, first: string): Promise<Friend> {
  made += 1;
  const name = `${first}-${process.pid}-${made}`;
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { headers: { origin }, data: { name, password: 'correct horse battery' } });
  expect(answer.status(), await answer.text()).toBe(201);
  const post = async (path: string, data: unknown): Promise<void> => {
    const done = await context.request.post(path, { headers: { origin }, data });
    expect(done.ok(), await done.text()).toBe(true);
  };
  return { context, name, id: ((await answer.json()) as { person: { id: string } }).person.id, post };
}

async function friends(contexts: readonly [BrowserContext, BrowserContext]): Promise<readonly [Friend, Friend]> {
  const both = [await account(contexts[0], 'Ann'), await account(contexts[1], 'Ben')] as const;
  await both[0].post('/api/follows', { person: both[1].id });
  await both[1].post('/api/follows', { person: both[0].id });
  return both;
}

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

/** Nothing is wrong with it on a phone and on a screen. */
async function sound(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect.soft(await misfits(page)).toEqual([]);
    expect.soft(await violations(page)).toEqual([]);
  }
}

test('two friends write to each other, and see at once what is new', async ({ anotherContext }) => {
  const [ann, ben] = await friends([await anotherContext(), await anotherContext()]);
  const here = await ann.context.newPage();
  // The way there: from a friend's profile.
  await here.goto(`/people/${ben.name}`);
  await here.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click();
  await expect(here.getByText(`Say hello to ${ben.name}.`)).toBeVisible();
  const there = await ben.context.newPage();
  await there.goto('/players');
  const field = here.getByRole('textbox', { name: `Message to ${ben.name}` });
  await field.fill('Hello Ben');
  await field.press('Enter');
  await expect(said(here, 'Hello Ben')).toBeVisible();
  await expect(field).toHaveValue('');
  // The other one hears of it wherever they are, and it is unread until they look.
  await there.getByRole('link', { name: '1 new notification' }).click();
  await there.getByRole('link', { name: `${ann.name} wrote to you` }).click();
  await expect(said(there, 'Hello Ben')).toBeVisible();
  await expect(there.getByText('New', { exact: true })).toBeVisible();
  await expect(there.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  const answer = there.getByRole('textbox', { name: `Message to ${ann.name}` });
  await answer.fill('Hello Ann');
  await answer.press('Shift+Enter');
  await answer.pressSequentially('How are you?');
  await there.getByRole('button', { name: 'Send' }).click();
  await expect(said(here, 'Hello Ann How are you?')).toBeVisible();
  await expect(there.getByText('New', { exact: true })).toHaveCount(0);
  await sound(here);
  // Somebody who looks elsewhere sees how many there are.
  await here.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: ben.name }).waitFor();
  await here.goto('/messages');
  await answer.fill('Are you there?');
  await answer.press('Enter');
  const line = here.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: ben.name });
  await expect(line).toContainText('Are you there?');
  await expect(line.getByRole('img', { name: '1 new message' })).toBeVisible();
  await sound(here);
  await line.click();
  await expect(line.getByRole('img')).toHaveCount(0);
});

test('older messages come a page at a time, and the last one is never covered', async ({ anotherContext }) => {
  const [ann, ben] = await friends([await anotherContext(), await anotherContext()]);
  for (let n = 1; n <= 60; n += 1) await ben.post(`/api/messages/${ann.id}`, { text: `line ${n}` });
  const page = await ann.context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(`/messages/${ben.id}`);
  await expect(said(page, 'line 60')).toBeInViewport();
  await expect(said(page, 'line 10')).toHaveCount(0);
  const field = page.getByRole('textbox');
  await field.fill(Array.from({ length: 8 }, (_, n) => `line ${n}`).join('\n'));
  const last = await said(page, 'line 60').boundingBox();
  const form = await page.locator('form').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
  await field.fill('mine');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(said(page, 'mine')).toBeInViewport();
  // Who looks further up stays there, and comes back with one press.
  await said(page, 'line 11').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(said(page, 'mine')).toBeInViewport();
  await said(page, 'line 12').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Newest messages' })).toBeVisible();
  await ben.post(`/api/messages/${ann.id}`, { text: 'meanwhile' });
  await expect(said(page, 'meanwhile')).toHaveCount(1);
  await expect(said(page, 'line 12')).toBeInViewport();
  await page.getByRole('button', { name: 'Show older messages' }).click();
  await expect(said(page, 'line 1')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show older messages' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

test('what is refused stays in the field with its reason, and a friendship that ends says so', async ({ anotherContext }) => {
  const [ann, ben] = await friends([await anotherContext(), await anotherContext()]);
  const page = await ann.context.newPage();
  await page.goto(`/messages/${ben.id}`);
  const field = page.getByRole('textbox');
  await field.fill('see https://example.org');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('You can’t post links yet. Play a few games first.');
  await expect(field).toHaveValue('see https://example.org');
  await field.fill('ä'.repeat(501));
  await expect(page.getByRole('alert')).toHaveText('This message is too long. You can send it in parts.');
  await field.fill('short');
  await field.press('Enter');
  await expect(said(page, 'short')).toBeVisible();
  const origin = new URL(page.url()).origin;
  await ben.context.request.delete(`/api/follows/${ann.id}`, { headers: { origin } });
  await field.fill('still there?');
  await field.press('Enter');
  await expect(page.getByText(`You and ${ben.name} don’t follow each other any more`)).toBeVisible();
  await expect(said(page, 'short')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a message is reported by itself, and a block hides the conversation', async ({ anotherContext, admin }) => {
  const [ann, ben] = await friends([await anotherContext(), await anotherContext()]);
  await ben.post(`/api/messages/${ann.id}`, { text: 'a secret' });
  await ben.post(`/api/messages/${ann.id}`, { text: 'an insult' });
  const page = await ann.context.newPage();
  await page.goto(`/messages/${ben.id}`);
  const message = page.getByRole('log').getByText('an insult');
  await message.hover();
  await page.getByRole('button', { name: 'Report message' }).last().click();
  await expect(page.getByText('They can’t read the rest of your conversation.')).toBeVisible();
  await sound(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank')).toBeVisible();
  const moderator = await account(await anotherContext(), 'Maud');
  await admin('role', moderator.name, 'moderator');
  const desk = await moderator.context.newPage();
  await desk.goto('/moderation');
  await desk.getByText(ben.name).first().click();
  await expect(desk.getByText('an insult')).toBeVisible();
  await expect(desk.getByText('a secret')).toHaveCount(0);
  // Other tests find no reports.
  await moderator.post(`/api/moderation/people/${ben.id}`, { do: 'dismiss', reports_up_to: 1_000_000 });
  // The second press blocks.
  await page.locator('summary').filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('This conversation isn’t available.')).toBeVisible();
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Write to your friends' })).toBeVisible();
  await sound(page);
});

test('by keys alone', async ({ anotherContext }) => {
  const [ann, ben] = await friends([await anotherContext(), await anotherContext()]);
  await ben.post(`/api/messages/${ann.id}`, { text: 'first' });
  const page = await ann.context.newPage();
  await page.goto('/messages');
  const line = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: ben.name });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(said(page, 'first')).toBeVisible();
  const field = page.getByRole('textbox');
  for (let n = 0; n < 20 && !(await field.evaluate((own) => own === document.activeElement)); n += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await expect(said(page, 'second')).toBeVisible();
  await expect(field).toBeFocused();
});
