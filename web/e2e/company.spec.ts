// Several browsers at one table: two people and a connection that breaks, somebody who only watches, a table full of bots.

import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { ask, expect, openTable, test } from './server.ts';
import { Chooser, PLACES, decide, mouse, offered, playOn, type Offer } from './player.ts';

/** A network that can be cut: what was open breaks, and nothing new gets through until it is mended. */
async function cuttable(context: BrowserContext): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let down = false;
  const open = new Set<WebSocketRoute>();
  await context.routeWebSocket('**/api/live', (socket) => {
    if (down) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      down = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend() {
      down = false;
    },
  };
}

/** Plays at both places until the game is over at both, or until so many moves have been seen. */
async function playTogether(pages: readonly [Page, Page], choose: Chooser, until: (moves: number) => boolean): Promise<number> {
  let seen = 0;
  for (;;) {
    const waiting = pages.map(async (page) => ({ page, offer: await offered(page, seen) }));
    const { page, offer }: { page: Page; offer: Offer } = await Promise.race(waiting);
    if (offer.over || until(offer.moves)) return offer.moves;
    seen = await decide(page, offer, mouse, choose);
  }
}

/** Opens a table of YINSH, and a friend elsewhere sits down; whose page that is. */
async function meetFriend(page: Page, elsewhere: BrowserContext): Promise<Page> {
  const path = await openTable(page, { game: 'yinsh' }, ['me', 'open']);
  await page.goto(path);
  const friend = await elsewhere.newPage();
  await friend.goto(path);
  await friend.getByRole('button', { name: 'Play', exact: true }).click();
  await offered(page, 0);
  return friend;
}

test('a friend comes by the link, and a broken connection costs nothing', async ({ page, anotherContext }) => {
  const elsewhere = await anotherContext();
  const network = await cuttable(elsewhere);
  const friend = await elsewhere.newPage();

  await page.goto('/play/yinsh');
  await page.getByText('A friend', { exact: true }).click();
  await page.getByText('Options').click();
  await page.getByLabel('Variant').selectOption({ label: 'One ring to win' });
  await page.getByRole('button', { name: 'Create invite link' }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByText('Waiting for players')).toBeVisible();

  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Play', exact: true }).click();
  const choose = new Chooser(11);
  await playTogether([page, friend], choose, (moves) => moves >= 12);

  // The friend's turn or not: what happens meanwhile is there when the connection is.
  const board = friend.getByRole('grid');
  const place = await board.boundingBox();
  await network.cut();
  await expect(friend.getByText('Connection lost')).toBeVisible();
  expect(await board.boundingBox()).toEqual(place);
  if ((await page.locator(PLACES.myTurn).count()) > 0) {
    const seen = await decide(page, await offered(page, 0), mouse, choose);
    await expect(page.locator(PLACES.moves)).toHaveCount(seen);
  }
  network.mend();
  await expect(friend.getByText('Connection lost')).toBeHidden();
  await expect(friend.locator(PLACES.moves)).toHaveCount(await page.locator(PLACES.moves).count());

  const moves = await playTogether([page, friend], choose, () => false);
  for (const side of [page, friend]) {
    await expect(side.locator(PLACES.result)).toBeVisible();
    await expect(side.locator(PLACES.moves)).toHaveCount(moves);
  }
});

test('a move that is made while the connection is down is played when it is back, once', async ({ page, anotherContext }) => {
  const network = await cuttable(page.context());
  const friend = await meetFriend(page, await anotherContext());

  await network.cut();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await mouse.pressPoint(page, 'f6');
  await expect(friend.locator(PLACES.moves)).toHaveCount(0);
  network.mend();
  await expect(friend.locator(PLACES.moves)).toHaveCount(1);
  await expect(page.locator(PLACES.moves)).toHaveCount(1);
  await mouse.pressPoint(friend, 'd4');
  await expect(page.locator(PLACES.moves)).toHaveCount(2);
});

test('Linko! with three bots', async ({ page }) => {
  await page.goto('/play/linko');
  await page.getByLabel('Players').selectOption('4');
  await page.getByRole('slider', { name: 'How strong?' }).fill('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  const end = await playOn(page, mouse, new Chooser(5));
  expect(end.moves).toBeGreaterThan(20);
  await expect(page.locator(PLACES.result).getByRole('rowheader')).toHaveCount(4);
});

test('somebody watches, and cannot play', async ({ page, anotherContext }) => {
  const path = await openTable(page, { game: 'yinsh' }, ['me', 'me']);
  await page.goto(path);
  await offered(page, 0);
  const watcher = await (await anotherContext()).newPage();
  await watcher.goto(path);
  await expect(watcher.getByRole('grid')).toBeVisible();
  await expect(page.getByText('Watching: 1')).toBeVisible();

  await mouse.pressPoint(page, 'e5');
  await expect(watcher.getByRole('gridcell', { name: 'e5, white ring' })).toBeVisible();
  await expect(watcher.locator('[role="gridcell"].target, [role="gridcell"].start')).toHaveCount(0);
  await expect(watcher.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await mouse.pressPoint(watcher, 'f6');
  await ask(page, path, 1, { do: 'play', move: 'd4', number: 1 });
  await expect(watcher.getByRole('gridcell', { name: 'd4, black ring' })).toBeVisible();
  await expect(watcher.getByRole('gridcell', { name: 'f6, empty' })).toBeVisible();
});

test('cards of others are on nobody else’s page', async ({ page, anotherContext }) => {
  const path = await openTable(page, { game: 'linko', players: 2 }, ['me', 'open']);
  await page.goto(path);
  const friend = await (await anotherContext()).newPage();
  const heard: string[] = [];
  friend.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(String(payload))));
  await friend.goto(path);
  await friend.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(friend.getByRole('group', { name: 'Your hand' })).toBeVisible();
  const hands = heard.flatMap((frame) => [...frame.matchAll(/"hand":(\[[^\]]*\]|null)/g)].map((found) => found[1]));
  expect(hands.length).toBeGreaterThan(0);
  // One hand, its own: the same cards in every frame.
  expect(new Set(hands.filter((hand) => hand !== 'null')).size).toBe(1);
});

test('what is offered is announced to the other, and the answer to the one who offered', async ({ page, anotherContext }) => {
  const friend = await meetFriend(page, await anotherContext());
  const played = (count: number): Promise<void> => expect(friend.locator(PLACES.moves)).toHaveCount(count);
  await mouse.pressPoint(page, 'e5');
  await played(1);
  await mouse.pressPoint(friend, 'd4');
  await expect(page.locator(PLACES.moves)).toHaveCount(2);
  const hears = (side: Page, words: RegExp | string): Promise<void> => expect(side.getByRole('status').filter({ hasText: words })).toHaveCount(1);

  await page.getByRole('button', { name: 'Request takeback' }).click();
  await hears(page, 'You requested a takeback. Waiting for an answer.');
  await hears(friend, /requests a takeback/);
  await friend.getByRole('button', { name: 'Decline' }).click();
  await hears(page, 'Your takeback request was declined.');
  // Not again at once.
  await mouse.pressPoint(page, 'f5');
  await played(3);
  await mouse.pressPoint(friend, 'c4');
  await expect(page.locator(PLACES.moves)).toHaveCount(4);
  await page.getByRole('button', { name: 'Request takeback' }).click();
  await friend.getByRole('button', { name: 'Accept' }).click();
  for (const side of [page, friend]) await hears(side, 'Move taken back.');
  await mouse.pressPoint(page, 'e6');
  await played(3);
  await mouse.pressPoint(friend, 'c5');
  await expect(page.locator(PLACES.moves)).toHaveCount(4);
  await expect(page.getByText('Move taken back.')).toHaveCount(0);

  await friend.getByRole('button', { name: 'Offer draw' }).click();
  await hears(friend, 'You offered a draw. Waiting for an answer.');
  await hears(page, /offers a draw/);
  await page.getByRole('button', { name: 'Accept' }).click();
  await friend.getByRole('button', { name: 'Rematch' }).click();
  await hears(friend, 'You asked for a rematch. Waiting for an answer.');
  await hears(page, /wants a rematch/);
});

test('a bot that is offered a draw declines, and it is said', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'yinsh' }, ['me', { bot: 'level1' }]));
  await offered(page, 0);
  await mouse.pressPoint(page, 'e5');
  await offered(page, 2);
  await page.getByRole('button', { name: 'Offer draw' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your draw offer was declined.' })).toHaveCount(1);
});

test('a table that is not there leads on to one that is', async ({ page }) => {
  for (const path of ['/table/000000000000', '/replay/000000000000']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'YINSH' })).toBeVisible();
  }
});

test('the strongest level is there for those who want it', async ({ page }) => {
  await page.goto('/play/yinsh');
  await page.getByRole('slider', { name: 'How strong?' }).fill('11');
  await expect(page.getByRole('main').getByText('Full strength')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByText('Full strength').first()).toBeVisible();
  const first = await offered(page, 0);
  await decide(page, first, mouse, new Chooser(1));
  expect((await offered(page, first.moves + 2)).over).toBe(false);
});

test('the tab says whose turn it is', async ({ page, anotherContext }) => {
  const friend = await meetFriend(page, await anotherContext());
  const [first, second] = (await page.locator(PLACES.myTurn).count()) > 0 ? [page, friend] : [friend, page];
  await expect(first).toHaveTitle('Your turn · YINSH · Trilynx');
  await expect(second).toHaveTitle('YINSH · Trilynx');
  await mouse.pressPoint(first, 'e5');
  await expect(second).toHaveTitle('Your turn · YINSH · Trilynx');
  await expect(first).toHaveTitle('YINSH · Trilynx');
});
