// Games looked at again: what a move would do, the games of a match, what decided, and texts with mistakes in them.

import type { Page } from '@playwright/test';
import type { TableView } from '../src/wire/types.ts';
import { ask, expect, keep, openTable, tableView, test } from './server.ts';
import { mouse, offered } from './player.ts';

function study(game: string, position: string, moves = ''): string {
  return `/study/${game}?${new URLSearchParams({ position, moves })}`;
}

/** White makes a row of five by moving the ring from e9. */
const ROW = 'yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0';

test('YINSH: a row that a move would make is seen before it, in a study as at a table', async ({ page }) => {
  const row = async (): Promise<string | null> => {
    await page.getByRole('gridcell', { name: /^e9/ }).click();
    await page.locator('[data-point="e10"]').hover();
    const five = page.locator('.five');
    await expect(five).toHaveCount(1);
    return five.getAttribute('transform');
  };
  await page.goto(study('yinsh', ROW));
  await offered(page, 0);
  const studied = await row();
  await page.goto(await openTable(page, { start: ROW }, ['me', 'me']));
  await offered(page, 0);
  expect(await row()).toBe(studied);
});

/** Anyone who lays a single 9 attacks the 3 of the first player. */
const DECK = [
  ...['3', '2', '2', '2', '2', '2', '2', '2', '2', '4', '4', '4', '4'],
  ...['9', '9', '1', '1', '1', '1', '1', '1', '1', '1', '5', '5', '5'],
  ...['6', '6', '6', '6', '6', '6'],
];

/** All other cards of the game in any order. */
function deck(): string {
  const left = new Map<string, number>([...Array.from({ length: 13 }, (_, n): [string, number] => [String(n + 1), 8]), ['X', 5]]);
  for (const card of DECK) left.set(card, (left.get(card) ?? 0) - 1);
  return [...DECK, ...[...left].flatMap(([card, count]) => Array.from({ length: count }, () => card))].join(',');
}

test('Linko!: a set that would attack says whom, in a study as at a table', async ({ page }) => {
  await page.goto(study('linko', `linko/standard players=2 first=0 deck=${deck()}`, '3'));
  // Two nines first, then one of them.
  await page.getByRole('radio', { name: 'two 9s' }).click();
  await expect(page.getByText('This set attacks no one.').first()).toBeVisible();
  await page.getByRole('button', { name: 'One card fewer' }).click();
  await expect(page.getByRole('button', { name: 'Lay a 9' })).toBeVisible();
  await expect(page.getByText('This set attacks Player 1.').first()).toBeVisible();
  await expect(page.getByText('will be attacked')).toBeVisible();
});

test('Linko!: a move against the rules is answered with its clause, and players are counted from one', async ({ page }) => {
  const start = `linko/standard players=2 first=0 deck=${deck()}`;
  for (const [move, clause, sentence] of [
    ['7+8', 'LINKO 2', '7 and 8 have different values: a set is cards of one value and jokers, or jokers alone.'],
    ['13', 'LINKO 2', 'Player 1 does not have 13 for this set.'],
    ['take', 'LINKO 5', 'No set is being attacked: Player 1 must lay a set.'],
    ['3 pile', 'LINKO 7', 'No one has to draw: Player 2 must lay a set.'],
    ['3 9 pile', 'LINKO 6', 'Player 2 must first decide whether to take 3 from Player 1.'],
  ] as const) {
    await page.goto(study('linko', start, move));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(sentence);
    await expect(alert.getByRole('link', { name: clause })).toHaveAttribute('href', `/rules/linko#${clause.split(' ')[1]}`);
  }
});

/** Plays one game of a match without the page: gives sets away as fast as possible. */
async function playOut(page: Page, path: string): Promise<TableView> {
  for (;;) {
    const view = await tableView(page, path);
    const { game } = view;
    if (!game || game.result !== null) return view;
    const seat = game.decision?.seat ?? 0;
    const answer = await page.context().request.get(`/api/tables/${view.id}/events?after=0&seat=${seat}`);
    const { view: own } = (await answer.json()) as { view: TableView };
    const legal = own.game?.decision?.legal ?? [];
    const longest = legal.toSorted((a, b) => b.split('+').length - a.split('+').length)[0] ?? '';
    await ask(page, path, seat, { do: 'play', move: legal.find((move) => move === 'leave' || move === 'discard') ?? longest, number: game.moves.length });
  }
}

test('the games of a match are gone to one by one, and the last one is meant where none is named', async ({ page }) => {
  const path = await openTable(page, { game: 'linko', rounds: 2 }, ['me', 'me']);
  await playOut(page, path);
  for (const seat of [0, 1]) await ask(page, path, seat, { do: 'ready' });
  const { game } = await playOut(page, path);
  const replay = path.replace('table', 'replay');
  await page.goto(replay);
  const games = page.getByRole('navigation', { name: 'Games in this match' });
  await expect(games.getByRole('link')).toHaveText(['Game 1', 'Game 2']);
  await expect(games.getByRole('link', { name: 'Game 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(`${replay}?game=2#${game?.moves.length}`);
  // What is reviewed is what is seen.
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/reviews')),
    page.getByRole('button', { name: 'Review this game' }).click(),
  ]);
  expect((asked.postDataJSON() as { start: unknown }).start).toEqual({ table: path.split('/')[2], game: 1 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await games.getByRole('link', { name: 'Game 1' }).click();
  await expect(games.getByRole('link', { name: 'Game 1' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(new RegExp(`${replay}\\?game=1#\\d+$`));
});

test('LYNGK: with equally many stacks of five the result says which stacks decided, at the table and in its replay', async ({ page }) => {
  const board = '-/-,rgk,kb,-/-,-,-,br,-,-,-/-,-,-,-,-,-/wbik,-,-,-,-,-,kgr/-,-,birk,-,-,-/ig,-,-,-,-,-,big/gki,giwr,-,-/bir';
  const start = `lyngk/standard board=${board} turn=1 claims=r,b;g,k taken=bwkgr;ibgrk`;
  const path = await openTable(page, { game: 'lyngk', start }, ['me', 'me']);
  await page.goto(path);
  await offered(page, 0);
  await mouse.pressPoint(page, 'g3');
  await mouse.pressPoint(page, 'b4');
  for (const where of ['table', 'replay']) {
    const result = page.locator('.result');
    await expect(result.getByRole('heading', { name: 'Player 2 wins' })).toBeVisible();
    await expect(result).toContainText('Tied on stacks of five, so stacks of four decided.');
    await expect(result.getByRole('link', { name: 'LYNGK G2' })).toHaveAttribute('href', '/rules/lyngk#G2');
    await expect(result.getByRole('columnheader')).toHaveText(['5stacks of five', '4stacks of four']);
    await expect(result.getByRole('cell', { name: /\d/ })).toHaveText(['1', '1', '1', '3']);
    if (where === 'table') await page.goto(path.replace('table', 'replay'));
  }
});

test('a pasted record with a mistake says what it is in the reader’s language', async ({ page }) => {
  await keep(page.context(), { language: 'de' });
  await page.goto('/study/yinsh');
  await page.getByText('Aufzeichnung oder Stellung öffnen').click();
  const text = page.getByRole('textbox', { name: /^Füge eine Aufzeichnung/ });
  const good = '\n\nTrilynx-Record: 1\nStart: yinsh/standard\nRules: 1\nResult: *\n\n1. d5 e7 f4\n';
  for (const [from, to, sentence] of [
    ['f4', 'e7', 'Zeile 8, Zug 3 (e7): Ein Ring wird auf einen leeren Schnittpunkt gesetzt, und auf e7 liegt ein schwarzer Ring. [YINSH D2]'],
    ['e7', 'e7?', 'Zeile 8, Zug 2: „e7?“ verstehen wir hier nicht. Erwartet wird: ein Zug: f6 setzt einen Ring, e5-e9 zieht einen'],
    ['Rules: 1\n', '', 'Zeile 5: Die Angabe Rules fehlt.'],
    ['yinsh/standard', 'lyngk/standard layout=x', 'Zeile 4: „x“ verstehen wir hier nicht. Erwartet wird: das Feld layout in dieser Form: layout=wribgk'],
  ] as const) {
    await text.fill(good.replace(from, to));
    await page.getByRole('button', { name: 'Öffnen', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(`Das lässt sich nicht öffnen. ${sentence}`);
  }
});

test('a text with a mistake in it is answered where it was pasted, and a line is played up to the mistake', async ({ page }) => {
  await page.goto('/study/yinsh');
  await page.getByText('Open a record or a position').click();
  const text = page.getByRole('textbox', { name: /^Paste a record/ });
  const record = 'Trilynx-Record: 1\nStart: yinsh/standard\nRules: 1\nSeat-0: Ann\nSeat-1: Ben\nResult: open\n\n1. d5 e7 f4 e7\n';
  await text.fill(record);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('We can’t open this.');
  await expect(alert).toContainText('move 4');
  await expect(alert).toContainText('YINSH D2');
  await expect(alert).toBeInViewport();
  await expect(text).toHaveValue(record);
  await text.fill('yinsh/standard d5 d5 e7');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(alert).toContainText('A ring goes on an empty space, and there is a white ring on d5.');
  await expect(alert).toBeInViewport();
  await expect(page.getByText('Turn 1 of 1').filter({ visible: true })).toBeVisible();
});
