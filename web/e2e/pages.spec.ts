// The pages round the games: what waits is one line that can be put away, an invitation says who invites, bots follow how one plays, and a
// shared device knows its players by name.

import { ask, expect, openTable, test } from './server.ts';
import { PLACES, mouse, offered } from './player.ts';

test('what waits is one line; a game against a bot can be hidden on this device, and that can be undone', async ({ page }) => {
  const older = await openTable(page, { game: 'lyngk' }, ['me', { bot: 'level1' }]);
  const newer = await openTable(page, {}, ['me', { bot: 'level2' }]);
  const friend = await openTable(page, {}, ['me', 'open']);
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your games' });
  // A table that waits is not continued: nothing was played there.
  const next = mine.getByRole('link', { name: /^(Continue|Go to game)$/ });
  await expect(next).toHaveCount(1);
  await expect(next).toHaveAttribute('href', newer);
  // One thing is in the colour of actions.
  await expect(page.locator('.first')).toHaveCount(1);
  await expect(next).toHaveClass(/first/);
  await mine.getByRole('button', { name: 'and 2 more' }).click();
  await expect(next).toHaveCount(3);
  await mine.getByRole('button', { name: 'and 2 more' }).click();

  await mine.getByRole('button', { name: 'Hide this game' }).click();
  await expect(next).toHaveAttribute('href', older);
  await mine.getByRole('button', { name: 'Undo' }).click();
  await expect(next).toHaveAttribute('href', newer);
  await mine.getByRole('button', { name: 'Hide this game' }).click();
  await expect(next).toHaveAttribute('href', older);
  await mine.getByRole('button', { name: 'Hide this game' }).click();
  await expect(next).toHaveAttribute('href', friend);
  // Somebody may yet come to that one.
  await expect(mine.getByRole('button', { name: 'Hide this game' })).toHaveCount(0);
  await page.reload();
  await expect(next).toHaveAttribute('href', friend);
  await expect(page.locator('.first')).toHaveCount(1);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('an invited guest sees by whom and can play at once, under a name of their own', async ({ page, anotherContext }) => {
    const path = await openTable(page, {}, ['me', 'open']);
    const { name } = ((await (await page.context().request.get('/api/me')).json()) as { person: { name: string } }).person;
    await page.goto(path);
    const friend = await (await anotherContext()).newPage();
    await friend.goto(path);
    await expect(friend.getByRole('heading', { level: 1, name: `${name} invites you to a game of YINSH` })).toBeVisible();
    const play = friend.getByRole('button', { name: 'Play', exact: true });
    await expect(play).toBeInViewport({ ratio: 1 });
    await friend.getByLabel('Your name').fill('Lena');
    await play.click();
    await offered(page, 0);
    await expect(page.locator('.plate').filter({ hasText: 'Lena' })).toBeVisible();
  });
});

test('the level follows how the last game ended', async ({ page }) => {
  await page.goto('/play/yinsh');
  const level = page.getByRole('slider', { name: 'How strong?' });
  await expect(level).toHaveAttribute('aria-valuetext', 'Beginner');
  await level.fill('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await offered(page, 0);
  const path = new URL(page.url()).pathname;
  await page.goto('/play/yinsh');
  await expect(level).toHaveAttribute('aria-valuetext', 'Casual player');
  await ask(page, path, null, { do: 'resign' });
  await page.reload();
  await expect(level).toHaveAttribute('aria-valuetext', 'Learner');
  // Other games are other games.
  await page.goto('/play/lyngk');
  await expect(level).toHaveAttribute('aria-valuetext', 'Beginner');
});

test('those who share a device are called by their names', async ({ page }) => {
  await page.goto('/play/yinsh');
  await page.getByText('Pass and play', { exact: true }).click();
  await page.getByLabel('Player 1').fill('Ada');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await offered(page, 0);
  await expect(page.getByRole('main').getByText('Ada').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Player 2').first()).toBeVisible();
  await mouse.pressPoint(page, 'e5');
  await expect(page.locator(PLACES.moves)).toHaveCount(1);
});

test('a lobby without people still has something to do', async ({ page }) => {
  await page.goto('/lobby');
  await expect(page.locator('.first, .usual')).toHaveCount(1);
  const row = page.getByRole('group', { name: 'LYNGK' });
  await row.getByRole('button', { name: /^Blitz/ }).click();
  await expect(page.getByText('Looking for an opponent')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Looking for an opponent')).toBeHidden();
  await page.reload();
  await expect(row.getByRole('button', { name: /Your usual/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Bots for' }).selectOption('LYNGK');
  await page.getByRole('button', { name: /^Newcomer/ }).click();
  await page.waitForURL(/\/table\//);
  await offered(page, 0);
});

test('one tap on a pace sits down where somebody waits for just that', async ({ page, anotherContext }) => {
  const elsewhere = await (await anotherContext()).newPage();
  const path = await openTable(elsewhere, { game: 'lyngk', private: false, clock: { kind: 'fischer', initial_s: 180, increment_s: 3 } }, ['me', 'open']);
  // Somebody waits as long as they are there.
  await elsewhere.goto(path);
  await page.goto('/lobby');
  await page.getByRole('group', { name: 'LYNGK' }).getByRole('button', { name: /Blitz.*waiting/ }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: /invites you/ })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the analysis board is in the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    if (width < 700) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Analysis' }).click();
    await expect(page.getByRole('main').getByRole('grid')).toBeVisible();
    if (width < 700) await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });
}

test('header, content and footer end at the same lines, however wide the window is', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 844, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = (query: string): Promise<number[]> =>
      page.locator(query).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
      });
    const content = await ends('main');
    for (const query of ['header', 'footer']) expect(await ends(query), `${query} at ${width} px`).toEqual(content);
    expect(await ends('.games'), `games at ${width} px`).toEqual(content);
  }
});
