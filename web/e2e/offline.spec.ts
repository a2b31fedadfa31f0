// Without a network, after one visit: whole games, lessons, reviews, other languages, reloads; and what is kept in the browser goes to another
// one. The service worker is the real one, under the real headers.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, keep, test } from './server.ts';
import { Chooser, mouse, offered, playOn } from './player.ts';

const GAMES = ['yinsh', 'lyngk', 'linko'] as const;

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ request }) => {
  // Where nothing compiles for WebAssembly the program has no engine, says so when it is built, and leaves the work to its server.
  test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
});

/** Visits the first page, and waits until everything has been kept. */
async function visit(page: Page): Promise<void> {
  await keep(page.context(), { botPace: 'quick', tips: false });
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('trilynx-engine') !== null);
}

/** Opens a table in the page, against the weakest bot. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  const level = page.getByRole('slider', { name: 'How strong?' });
  await level.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
}

for (const game of GAMES) {
  test(`offline: a whole game of ${game}, with a reload in its middle, and its review`, async ({ page, context }) => {
    await visit(page);
    if (game === 'linko') {
      // The largest network comes with the first game that needs it.
      await sitDown(page, game);
      await offered(page, 0);
    }
    await context.setOffline(true);
    await sitDown(page, game);
    const chooser = new Chooser(7);
    const before = await playOn(page, mouse, chooser, (offer) => offer.moves >= 6);
    await page.reload();
    const after = await offered(page, 0);
    expect(after.moves).toBeGreaterThanOrEqual(before.moves);
    const end = await playOn(page, mouse, chooser);
    expect(end.over).toBe(true);
    await expect(page.getByRole('heading', { level: 2, name: /won|win|draw|share/i })).toBeVisible();
    // The way home and back: it is among one's own games.
    const path = new URL(page.url()).pathname;
    await page.goto('/people/me');
    await expect(page.locator(`a[href="${path.replace('table', 'replay')}"]`)).toBeVisible();
    await page.goto(`${path.replace('table', 'replay')}?review`);
    // A long game with hidden cards takes minutes to judge: that it is being judged is enough.
    await expect(game === 'linko' ? page.getByRole('button', { name: 'Stop' }) : page.getByRole('button', { name: /^Practise/ })).toBeVisible();
  });
}

test('offline: a lesson, the rules, another language, and the settings say what is kept', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto('/learn/yinsh');
  await page.getByRole('link', { name: /Rings first/ }).click();
  await page.waitForURL(/\/learn\/yinsh\//);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/rules/lyngk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('pl');
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  await expect(page.getByText('Tutaj wszystko działa bez sieci', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
});

test('games that are kept in a browser go to another one as a file', async ({ page, anotherContext }, info) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  await playOn(page, mouse, new Chooser(3), (offer) => offer.moves >= 4);
  const path = new URL(page.url()).pathname;
  await page.goto('/settings');
  await expect(page.getByText('One game is kept here.')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()]);
  const file = info.outputPath('device.json');
  await download.saveAs(file);

  const other = await (await anotherContext({ serviceWorkers: 'allow' })).newPage();
  await visit(other);
  await other.goto('/settings');
  await expect(other.getByText('No games are kept here yet.')).toBeVisible();
  const load = async (name: string, content: Buffer): Promise<void> => {
    const [chooser] = await Promise.all([other.waitForEvent('filechooser'), other.getByRole('button', { name: 'Load from a file' }).click()]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: content });
  };
  await load('other.json', Buffer.from('{"kind":"something else"}'));
  await expect(other.getByText('This isn’t a file saved from Trilynx.')).toBeVisible();
  const content = await readFile(file);
  await load('device.json', content);
  await expect(other.getByText('One game added.')).toBeVisible();
  await load('device.json', content);
  await expect(other.getByText('One was here already.', { exact: false })).toBeVisible();
  // It goes on there.
  await other.goto(path);
  const there = await offered(other, 4);
  expect(there.moves).toBeGreaterThanOrEqual(4);
});

test('two tabs at one table show the same game', async ({ page, context }) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  await offered(page, 0);
  const second = await context.newPage();
  await second.goto(new URL(page.url()).pathname);
  await offered(second, 0);
  const played = await playOn(page, mouse, new Chooser(5), (offer) => offer.moves >= 4);
  const there = await offered(second, played.moves);
  expect(there.moves).toBeGreaterThanOrEqual(played.moves);
  const back = await playOn(second, mouse, new Chooser(6), (offer) => offer.moves >= played.moves + 4);
  expect((await offered(page, back.moves)).moves).toBeGreaterThanOrEqual(back.moves);
});
