// Help at a table against bots: a coach at the first game of a kind, hints on request, and what settings say about them.

import { ask, expect, keep, openTable, tableView, test } from './server.ts';
import { PLACES, mouse, offered } from './player.ts';

const BOT = { bot: 'level1' } as const;

test('the coach answers what happens in a first game, and goes with one press', async ({ page }) => {
  await page.goto(await openTable(page, {}, ['me', BOT]));
  await offered(page, 0);
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('Spread your rings out.');
  await mouse.pressPoint(page, 'e5');
  await offered(page, 2);
  // What was said is not said again: neither later nor after a reload.
  await expect(coach).toContainText('Take your time.');
  await page.reload();
  await offered(page, 2);
  await expect(coach).toContainText('Take your time.');
  await page.goto(await openTable(page, { game: 'lyngk' }, ['me', BOT]));
  await expect(coach).toContainText('No hurry to claim.');
  await coach.getByRole('button', { name: 'No more tips' }).click();
  await expect(coach).toHaveCount(0);
  await page.goto(await openTable(page, { game: 'linko', players: 3 }, ['me', BOT, BOT]));
  await offered(page, 0);
  await expect(coach).toHaveCount(0);
  // Switched on again, it begins from the beginning.
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: /^Tips in first games/ }).check();
  await page.goto(await openTable(page, {}, ['me', BOT]));
  await expect(coach).toContainText('Spread your rings out.');
});

test('nobody is coached against people, nor after a game to its end', async ({ page, anotherContext }) => {
  const coach = page.getByRole('region', { name: 'Coach' });
  await page.goto(await openTable(page, {}, ['me', 'open']));
  const friend = await (await anotherContext()).newPage();
  await friend.goto(page.url());
  await friend.locator('main button.first').click();
  await offered(page, 0);
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect(coach).toHaveCount(0);
  const path = await openTable(page, {}, ['me', BOT]);
  await page.goto(path);
  await expect(coach).toBeVisible();
  for (const [number, at] of [[0, 'a2'], [2, 'k10']] as const) {
    await offered(page, number);
    const legal = (await tableView(page, path)).game?.decision?.legal ?? [];
    await ask(page, path, 0, { do: 'play', move: legal.includes(at) ? at : legal[0]!, number });
  }
  await offered(page, 4);
  await ask(page, path, 0, { do: 'resign' });
  await expect(page.locator('.result')).toBeVisible();
  await page.goto(await openTable(page, {}, ['me', BOT]));
  await offered(page, 0);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await expect(coach).toHaveCount(0);
});

test('a hint marks the piece first and shows the move with a second press', async ({ page, context }) => {
  await keep(context, { tips: false });
  const path = await openTable(page, { game: 'lyngk' }, ['me', BOT]);
  await page.goto(path);
  await offered(page, 0);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const coach = page.getByRole('region', { name: 'Coach' });
  // A claim has no piece: it is said at once. Then the move is asked for.
  let number = 0;
  for (;;) {
    await hint.click();
    await expect(coach).toBeVisible();
    if ((await page.locator('.arrow .ring').count()) > 0) break;
    const legal = (await tableView(page, path)).game?.decision?.legal ?? [];
    await ask(page, path, 0, { do: 'play', move: legal.find((move) => move.startsWith('claim'))!, number });
    number += 1;
    await offered(page, number);
  }
  await expect(coach).toContainText('Start with');
  await expect(page.locator('.arrow .shaft')).toHaveCount(0);
  await coach.getByRole('button', { name: 'Show the move' }).click();
  await expect(page.locator('.arrow .shaft')).toHaveCount(1);
  await expect(coach).toContainText('A good move:');
  // What is shown can be played.
  const legal = (await tableView(page, path)).game?.decision?.legal ?? [];
  const words = (await coach.innerText()).match(/[a-i]\d/g) ?? [];
  const move = `${words[0]}-${words[1]}`;
  expect(legal).toContain(move);
  await ask(page, path, 0, { do: 'play', move, number });
  await expect(page.locator('.arrow')).toHaveCount(0);
  await expect(coach).toHaveCount(0);
});

test('a hint in cards points at cards of one’s own hand', async ({ page, context }) => {
  await keep(context, { tips: false });
  await page.goto(await openTable(page, { game: 'linko', players: 3 }, ['me', BOT, BOT]));
  await offered(page, 0);
  await page.keyboard.press('h');
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText(/Start with|A good move/);
  await page.keyboard.press('h');
  await expect(coach).toContainText('A good move: “Lay');
});

test('sounds have a volume that is spoken, and both are kept', async ({ page }) => {
  await page.goto('/settings');
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('70');
  await expect(volume).toHaveAttribute('aria-valuetext', '70%');
  await volume.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(volume).toHaveAttribute('aria-valuetext', '65%');
  await page.getByRole('checkbox', { name: 'Warn me when my time runs low' }).uncheck();
  await page.getByRole('combobox', { name: 'Bot speed' }).selectOption('Quick');
  await page.reload();
  await expect(volume).toHaveValue('65');
  await expect(page.getByRole('checkbox', { name: 'Warn me when my time runs low' })).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Bot speed' })).toHaveValue('quick');
  await page.getByRole('checkbox', { name: /^Sound/ }).uncheck();
  await expect(volume).toBeDisabled();
  // The server understands what was chosen: the bot answers.
  await page.goto(await openTable(page, {}, ['me', BOT]));
  await offered(page, 0);
  await mouse.pressPoint(page, 'e5');
  await expect(page.locator(PLACES.moves)).toHaveCount(2);
});

test('an invited guest plays under a name of their own', async ({ page, anotherContext }) => {
  await page.goto(await openTable(page, {}, ['me', 'open']));
  const friend = await (await anotherContext()).newPage();
  await friend.goto(page.url());
  const name = friend.getByRole('textbox', { name: /^Your name/ });
  await name.fill('level5');
  await friend.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(friend.getByText('That name doesn’t work here.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Zoë');
  await friend.getByRole('button', { name: 'Play', exact: true }).click();
  await offered(page, 0);
  await expect(page.locator('.plate').filter({ hasText: 'Zoë' })).toBeVisible();
  await expect(friend.getByRole('grid')).toBeVisible();
});
