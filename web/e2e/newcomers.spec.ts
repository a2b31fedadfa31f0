// What people who see a game for the first time stumbled over, one test each.

import { ask, expect, openTable, test } from './server.ts';
import { cell } from './player.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('colours can be claimed beside the board, in the lesson and at the table, without scrolling', async ({ page }) => {
    await page.goto('/learn/lyngk/claim');
    const claim = page.getByRole('group', { name: 'Claim a colour' }).getByRole('button');
    await expect(claim).toHaveCount(5);
    await expect(claim.first()).toBeInViewport({ ratio: 1 });
    await page.goto(await openTable(page, { game: 'lyngk' }, ['me', { bot: 'level1' }]));
    await expect(claim).toHaveCount(5);
    await expect(claim.last()).toBeInViewport({ ratio: 1 });
    // A claim by finger is one press.
    await page.getByRole('button', { name: 'Claim red' }).tap();
    await expect(page.locator('.status .turn')).toContainText('Move a stack');
  });
});

test('LYNGK: a full board marks nothing until a piece that cannot move is tried, and says of a joker what it is', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'lyngk' }, ['me', { bot: 'level1' }]));
  const marks = page.locator('.start .gilt');
  const seen = (): Promise<number> => marks.evaluateAll((all) => all.filter((mark) => getComputedStyle(mark).opacity !== '0').length);
  await expect.poll(() => marks.count()).toBeGreaterThan(8);
  expect(await seen()).toBe(0);
  await expect(page.getByRole('button', { name: 'Show my LYNGK connections' })).toHaveCount(0);
  const joker = page.getByRole('gridcell', { name: /, joker/ }).first();
  const note = page.locator('.board > .note');
  await joker.hover();
  await expect(note).toContainText('A joker stands in for any colour.');
  expect(await seen()).toBe(0);
  await joker.click();
  await page.mouse.move(0, 0);
  await expect(note).toContainText('A joker stands in for any colour.');
  expect(await seen()).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Claim red' }).click();
  await expect(page.getByRole('button', { name: 'Show my LYNGK connections' })).toBeVisible();
});

test('LYNGK: who walks over the board by keys sees what can move', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'lyngk' }, ['me', { bot: 'level1' }]));
  await expect(cell(page, 'e5')).toBeVisible();
  await cell(page, 'e5').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.start .gilt').first()).toHaveCSS('opacity', '1');
});

test('Linko!: after a step of a lesson the score still says what it is, and the first joker what it does', async ({ page }) => {
  await page.goto('/learn/linko/joker');
  const jokers = page.getByRole('button', { name: /joker/ });
  await jokers.first().click();
  await expect(page.locator('.ask p')).toHaveText('A joker counts as the cards you lay it with. Jokers alone beat anything.');
  await page.locator('.ask .answer').click();
  await expect(page.locator('.coach .answer')).toBeVisible();
  await expect(page.locator('.mine .counts')).toContainText('If it ended now:');
});

test('Linko!: the replay of a game that was resigned asks for nothing', async ({ page }) => {
  const path = await openTable(page, { game: 'linko' }, ['me', { bot: 'level1' }]);
  await page.goto(path);
  await page.locator('.hand button').first().click();
  await page.locator('.ask .answer').click();
  await expect(page.locator('.moves .move').nth(1)).toBeAttached();
  await ask(page, path, 0, { do: 'resign' });
  await expect(page.locator('.result')).toBeVisible();
  await page.goto(`/replay/${path.split('/')[2]}`);
  await expect(page.locator('.card-table')).toBeVisible();
  await expect(page.locator('.result h2')).toBeVisible();
  await expect(page.locator('.ask.mine')).toHaveCount(0);
  await expect(page.locator('.ask p')).toHaveText('Newcomer wins');
});

test('the one who invites is told by which name, can change it, and finds the way back from the first page', async ({ page, anotherContext }) => {
  const path = await openTable(page, { game: 'lyngk' }, ['me', 'open']);
  await page.goto(path);
  await expect(page.getByText(/^Your invitation comes from “/)).toBeVisible();
  await page.getByLabel('Your name (optional)').fill('Ada');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByText('Your invitation comes from “Ada”.')).toBeVisible();
  const guest = await (await anotherContext()).newPage();
  await guest.goto(path);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ada invites you to a game of LYNGK');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your games' }).getByRole('link', { name: 'Go to game' })).toBeVisible();
});

test('an empty analysis counts no turns, and a game that was aborted says so once', async ({ page }) => {
  await page.goto('/study/yinsh');
  await expect(page.getByRole('group', { name: 'Step through the game' })).toBeVisible();
  await expect(page.getByText('Turn 0 of 0')).toHaveCount(0);
  const path = await openTable(page, { game: 'yinsh' }, ['me', { bot: 'level1' }]);
  await page.goto(path);
  await expect(page.locator('[role="gridcell"]').first()).toBeAttached();
  await ask(page, path, 0, { do: 'abort' });
  await expect(page.locator('.result h2')).toHaveText('Game aborted');
  await expect(page.locator('.result')).not.toContainText('No result');
  await expect(page.locator('.result').getByText(/abort/i)).toHaveCount(1);
});

test('a lesson says once whose turn it is', async ({ page }) => {
  await page.goto('/learn/yinsh/aim');
  await expect(page.getByText('Your turn: Make a move')).toHaveCount(1);
  await expect(page.getByText('Your move', { exact: true })).toHaveCount(0);
});

test('a result and a list say of a bot that it is one', async ({ page }) => {
  const path = await openTable(page, { game: 'linko' }, ['me', { bot: 'level1' }]);
  await page.goto(path);
  await page.locator('.hand button').first().click();
  await page.locator('.ask .answer').click();
  await expect(page.locator('.moves .move').nth(1)).toBeAttached();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your games' })).toContainText('Newcomer (bot)');
  await page.goto(path);
  await expect(page.locator('.card-table')).toBeVisible();
  await ask(page, path, 0, { do: 'resign' });
  await expect(page.locator('.result h2')).toHaveText('Newcomer (bot) wins');
});

test.describe('in another language', () => {
  test.use({ locale: 'it' });
  test('a guest is called in it', async ({ page, anotherContext }) => {
    const path = await openTable(page, { game: 'yinsh' }, ['me', 'open']);
    const guest = await (await anotherContext()).newPage();
    await guest.goto(path);
    // One word and a number: the English name has two.
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/^\p{L}+ \d{3} ti invita/u);
  });
});

test('spaces that a lesson or a film names are pointed out, and the board of the film has its letters', async ({ page }) => {
  await page.goto('/learn/yinsh/aim');
  await expect(page.locator('[data-named="e8"] text')).toHaveText('e8');
  await page.goto('/rules/yinsh');
  const film = page.locator('.film');
  await film.scrollIntoViewIfNeeded();
  // The pause button comes first, then the steps.
  const [onward, named] = [film.getByRole('button', { name: 'Next' }), film.locator('[data-named]')];
  for (let n = 0; (await named.count()) === 0 && (await onward.isEnabled()); n += 1) await onward.click();
  await expect(named.first()).toBeVisible();
  await expect(film.locator('.board svg').getByText('k', { exact: true }).first()).toBeAttached();
});
