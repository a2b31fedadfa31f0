// What a table does for those who sit at it: moves are drawn at once, words are seen, the board stays in sight.

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { ToClient, ToServer } from '../src/wire/types.ts';
import { ask, expect, openTable, test } from './server.ts';
import { PLACES, mouse, offered } from './player.ts';

const BLITZ = 'e2 a2 f3 b6 g4 d1 h5 k7 i6 j10 e2-e3 a2-a3 e3-e4 a3-a4 e4-e5 a4-a5 e5-e6 k7-k8 e6-e7 xe2-e6 xf3';

interface SlowServer {
  /** Whether moves do not even reach it: the test answers them. */
  deaf: boolean;
  /** Lets through what was kept back, or says something else. */
  answer(instead?: (key: string) => ToClient): void;
}

/** A server that takes its time over moves: what it says after one is kept back. */
async function slowServer(page: Page): Promise<SlowServer> {
  let asked: string | undefined;
  let kept: (string | Buffer)[] = [];
  let say: (message: string | Buffer) => void = () => {};
  const slow: SlowServer = {
    deaf: false,
    answer(instead) {
      const [key, late] = [asked ?? '', kept];
      asked = undefined;
      kept = [];
      if (instead) say(JSON.stringify(instead(key)));
      else late.forEach((message) => say(message));
    },
  };
  await page.routeWebSocket('**/api/live', (socket) => {
    const server = socket.connectToServer();
    say = (message) => socket.send(message);
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as ToServer;
      const move = frame.say === 'ask' && frame.command.do === 'play';
      if (move) asked = frame.key;
      if (!move || !slow.deaf) server.send(message);
    });
    server.onMessage((message) => {
      if (asked === undefined) socket.send(message);
      else kept.push(message);
    });
  });
  return slow;
}

test('a move is drawn before the server answers', async ({ page }) => {
  const server = await slowServer(page);
  await page.goto(await openTable(page, {}, ['me', 'me']));
  await offered(page, 0);
  await mouse.pressPoint(page, 'e5');
  await expect(page.getByRole('gridcell', { name: 'e5, white ring' })).toBeVisible();
  await expect(page.locator(PLACES.moves)).toHaveCount(0);
  server.answer();
  await expect(page.locator(PLACES.moves)).toHaveCount(1);
  await expect(page.getByRole('gridcell', { name: 'e5, white ring' })).toBeVisible();
});

test('a move that the server refuses is taken back, and it is said why', async ({ page }) => {
  const server = await slowServer(page);
  server.deaf = true;
  const path = await openTable(page, {}, ['me', 'me']);
  await page.goto(path);
  await offered(page, 0);
  await mouse.pressPoint(page, 'e5');
  await expect(page.getByRole('gridcell', { name: 'e5, white ring' })).toBeVisible();
  server.answer((key) => ({ say: 'refused', table: path.split('/')[2] ?? '', key, reason: { code: 'time_up' } }));
  await expect(page.getByRole('alert')).toContainText('Time is up.');
  await expect(page.getByRole('gridcell', { name: /^e5, empty/ })).toBeVisible();
});

test('what is said is seen at once, and a phrase is read in one’s own language', async ({ page, anotherContext }) => {
  await page.goto(await openTable(page, {}, ['me', 'open']));
  const friend = await (await anotherContext({ locale: 'de-DE' })).newPage();
  await friend.goto(page.url());
  await friend.locator('main button.first').click();
  await offered(page, 0);
  await page.getByRole('button', { name: 'Chat (0)' }).click();
  await page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(friend.locator('.bubble')).toContainText('Viel Glück!');
  const icon = friend.getByRole('button', { name: 'Chat (1)' });
  await icon.click();
  await expect(friend.getByRole('listitem').filter({ hasText: 'Viel Glück!' })).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Chat (0)' })).toBeVisible();
  await friend.getByRole('checkbox', { name: /stummschalten/ }).check();
  await page.getByRole('button', { name: 'Nice move!' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nice move!' })).toBeVisible();
  await expect(friend.getByText('Schöner Zug!')).toHaveCount(0);
});

test('nobody is offered a chat or a draw on a shared device, and the first hand is covered', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'linko', players: 2 }, ['me', 'me']));
  await expect(page.locator(PLACES.curtain)).toBeVisible();
  await expect(page.locator(PLACES.cards)).toHaveCount(0);
  await page.locator(PLACES.curtain).click();
  await expect(page.locator(PLACES.cards)).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer draw' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Chat/ })).toHaveCount(0);
});

test('an image that is shared calls nobody “You”', async ({ page }) => {
  await page.goto(await openTable(page, {}, ['me', { bot: 'level1' }]));
  await offered(page, 0);
  await expect(page.locator('.plate').filter({ hasText: 'You' })).toBeVisible();
  await page.getByRole('button', { name: 'Share this position' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /SVG/ }).click()]);
  const drawn = await readFile(await file.path(), 'utf8');
  const { person } = (await (await page.context().request.get('/api/me')).json()) as { person: { name: string } };
  expect(drawn).toContain(person.name);
  expect(drawn).not.toContain('>You<');
  await expect(page.locator('.plate').filter({ hasText: 'You' })).toBeVisible();
});

async function whole(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  const size = page.viewportSize();
  expect(box).not.toBeNull();
  if (!box || !size) return;
  expect([box.x >= -1, box.y >= -1, box.x + box.width <= size.width + 1, box.y + box.height <= size.height + 1], JSON.stringify(box)).toEqual([true, true, true, true]);
}

for (const [name, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
  landscape: { width: 844, height: 390 },
  phone: { width: 390, height: 844 },
})) {
  test(`all of the board is in the window, also where its moves are read: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const game of ['yinsh', 'lyngk'] as const) {
      await page.goto(await openTable(page, { game }, ['me', 'me']));
      await offered(page, 0);
      await whole(page, page.getByRole('grid'));
    }
    await page.goto(`/study/yinsh?position=yinsh%2Fblitz&moves=${BLITZ.replaceAll(' ', '+')}#18`);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('button', { name: 'e2, Place a ring on e2' }).scrollIntoViewIfNeeded();
    await whole(page, page.getByRole('grid'));
  });
}

test('turns are numbered the same way at the table and in its replay, without gaps', async ({ page }) => {
  const path = await openTable(page, { variant: 'blitz' }, ['me', 'me']);
  for (const [number, move] of BLITZ.split(' ').entries()) await ask(page, path, number < 19 ? number % 2 : 0, { do: 'play', move, number });
  await page.goto(path);
  await expect(page.locator(PLACES.moves)).toHaveCount(21);
  const numbers = Array.from({ length: 10 }, (_, n) => String(n + 1));
  await expect(page.locator('.moves .number')).toHaveText(numbers);
  await page.goto(path.replace('table', 'replay'));
  await expect(page.locator('.tree .number')).toHaveText(numbers);
  await expect(page.getByText('Turn 10 of 10').filter({ visible: true })).toBeVisible();
});
