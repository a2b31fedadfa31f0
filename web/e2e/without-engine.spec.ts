// A program that was built where nothing compiles for WebAssembly (`cargo xtask wasm hidden`): it says so, and its server does the work.

import { Chooser, mouse, playOn } from './player.ts';
import { expect, openTable, tableView, test } from './server.ts';

const SENTENCE = 'Here, bots think on the server, so nothing works offline.';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ request }) => {
  test.skip((await request.get('/engine.json')).ok(), 'built with the engine for browsers');
});

test('there is no engine, and pages say what that means', async ({ page, request }) => {
  expect((await request.get('/engine.json')).status()).toBe(404);
  const answer = await page.goto('/settings');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('region', { name: 'On this device' })).toContainText(SENTENCE);
  await page.goto('/about');
  await expect(page.getByText(SENTENCE)).toBeVisible();
});

test('a whole game against a bot, by its server', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  const path = await openTable(page, { variant: 'blitz' }, ['me', { bot: 'level1' }]);
  await page.goto(path);
  const end = await playOn(page, mouse, new Chooser(1));
  expect(end.over).toBe(true);
  await expect(page.locator('.result')).toBeVisible();
  expect(sockets).toContain('/api/live');
  expect((await tableView(page, path)).game?.result).not.toBeNull();
  expect(page.workers()).toEqual([]);
});
