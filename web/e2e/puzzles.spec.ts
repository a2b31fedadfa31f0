// Puzzles: every way to solve them, wrong turns and what follows from them, help, what is kept; by mouse, finger and keyboard, without a
// network, in seven languages.
//
// The one thing to know: the tests know no solution. They ask the server for it, as the button does, and play it on the page.

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Me, Puzzle, PuzzleStanding, PuzzleStep } from '../src/wire/types.ts';
import { violations } from './axe.ts';
import { loadDevice, saveDevice, visit } from './device.ts';
import { finger, keys, mouse, type Hand } from './player.ts';
import { THEMES } from './screens.ts';
import { expect, test } from './server.ts';

const GAMES = ['yinsh', 'lyngk', 'linko'] as const;
type Game = (typeof GAMES)[number];
const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}
/** What stands above the task: what goes on. */
function above(page: Page): Locator {
  return page.locator('.task .above');
}

async function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const { request } = page.context();
  const origin = new URL((await request.get('/api/me')).url()).origin;
  const answer = body === undefined ? await request.get(`/api${path}`) : await request.post(`/api${path}`, { headers: { origin }, data: body });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A puzzle of this game, the same each time. */
function some(page: Page, game: Game, date = '2026-11-18'): Promise<Puzzle> {
  return ask(page, `/puzzles/${game}/next`, { mode: 'daily', date });
}
function attempt(page: Page, { game, id }: Puzzle, moves: readonly string[], help?: string): Promise<PuzzleStep> {
  return ask(page, `/puzzles/${game}/${id}`, help === undefined ? { moves } : { moves, help });
}
/** The decisions of the solver that are left. */
async function solution(page: Page, puzzle: Puzzle, moves: readonly string[] = []): Promise<string[]> {
  const { help } = await attempt(page, puzzle, moves, 'solution');
  return (help?.solution ?? []).filter(({ seat }) => seat === puzzle.seat).map(({ move }) => move);
}
/** A first decision that is not the right one. */
async function mistake(page: Page, puzzle: Puzzle): Promise<string> {
  const { decision } = await attempt(page, puzzle, []);
  for (const move of decision?.legal ?? []) if ((await attempt(page, puzzle, [move])).outcome.is === 'wrong') return move;
  throw new Error(`every move is right in ${puzzle.id}`);
}

/** The puzzle that the page shows, by the link that it shares. */
async function shown(page: Page, game: Game): Promise<Puzzle> {
  const id = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
  return ask(page, `/puzzles/${game}/${id}`);
}

/** Makes a decision: on the board where it is a way from one point to another, else from the list of all moves. */
async function play(page: Page, hand: Hand, move: string): Promise<void> {
  await expect(page.locator('details.choices')).toBeVisible();
  const way = /^([a-k]\d+)-([a-k]\d+)$/.exec(move);
  if (way) {
    await hand.pressPoint(page, way[1] ?? '');
    await hand.pressPoint(page, way[2] ?? '');
    return;
  }
  const choices = page.locator('details.choices');
  if ((await choices.getAttribute('open')) === null) await hand.press(choices.locator('summary'));
  await hand.press(choices.locator(`button[data-move="${move}"]`));
}
async function playAll(page: Page, hand: Hand, moves: readonly string[]): Promise<void> {
  for (const [n, move] of moves.entries()) {
    await play(page, hand, move);
    // The next decision is there, or the end.
    if (n < moves.length - 1) await expect(page.locator('details.choices')).toBeVisible();
  }
}

/** The points that the board marks as the last move. */
const marked = (page: Page): Promise<string[]> =>
  page.locator('circle.last').evaluateAll((circles) => {
    const cells = [...document.querySelectorAll('[role="gridcell"]')];
    const names = new Map(cells.map((cell) => [cell.getAttribute('transform'), cell.getAttribute('data-point') ?? '']));
    return circles.map((circle) => names.get(`translate(${circle.getAttribute('cx')} ${circle.getAttribute('cy')})`) ?? 'no point').sort();
  });
const pointsOf = (move: string): string[] => (move.match(/[a-k]\d+/g) ?? []).sort();

/** The opponent's answer was played out: its last move is marked on the board, and the words below the headline say all of it. */
async function refuted(page: Page, puzzle: Puzzle, wrong: string): Promise<void> {
  const { outcome } = await attempt(page, puzzle, [wrong]);
  if (outcome.is !== 'wrong') throw new Error(`${wrong} is not wrong`);
  expect(outcome.refutation.map(({ seat }) => seat)).toContain(1 - puzzle.seat);
  expect(await marked(page)).toEqual(pointsOf(outcome.refutation.at(-1)?.move ?? ''));
  const words = page.locator('.task .text');
  await expect(words).toContainText('The reply: ');
  for (const { move } of outcome.refutation) for (const point of pointsOf(move)) await expect(words).toContainText(point);
}

/** Wrong, once more, and right. */
async function missThenSolve(page: Page, hand: Hand): Promise<void> {
  const puzzle = await some(page, 'yinsh');
  const wrong = await mistake(page, puzzle);
  const right = await solution(page, puzzle);
  await page.goto(`/puzzles/yinsh/${puzzle.id}`);
  await expect(above(page)).toHaveText('Your turn');
  await play(page, hand, wrong);
  await expect(page.getByRole('heading', { level: 1, name: 'Not this one.' })).toBeVisible();
  await expect(button(page, 'Try again')).toBeFocused();
  await refuted(page, puzzle, wrong);
  await hand.press(button(page, 'Try again'));
  await expect(above(page)).toHaveText('Your turn');
  // The answer is taken back with the wrong turn: the turn before the puzzle is the last one again.
  expect(await marked(page)).toEqual(pointsOf(puzzle.last.at(-1) ?? ''));
  await playAll(page, hand, right);
  await expect(above(page)).toHaveText('Solved');
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Themes' }).getByRole('link')).toHaveCount(puzzle.themes.length);
}

test('a puzzle is missed and solved by mouse', async ({ page }) => missThenSolve(page, mouse));

test('a puzzle is missed and solved by keyboard alone', async ({ page }) => missThenSolve(page, keys));

/** Solves the puzzle that the page asks for. */
async function solve(page: Page, hand: Hand, game: Game): Promise<Puzzle> {
  await expect(above(page)).toHaveText('Your turn');
  const puzzle = await shown(page, game);
  await playAll(page, hand, await solution(page, puzzle));
  await expect(above(page)).toHaveText('Solved');
  return puzzle;
}

const NAMES: Readonly<Record<Game, string>> = { yinsh: 'YINSH', lyngk: 'LYNGK', linko: 'Linko!' };

/** The rating that the page names after a puzzle that counted, and what it was changed by. */
async function ratingAfter(page: Page): Promise<readonly [rating: number, change: number]> {
  const numbers = page.locator('.meta b');
  await expect(numbers).toHaveCount(2);
  const [rating, change] = (await numbers.allInnerTexts()).map((text) => Number(text.replace('−', '-')));
  return [rating ?? NaN, change ?? NaN];
}

/** The puzzle of the day, training, a theme, a streak, and what was failed once more. */
async function everyMode(page: Page, hand: Hand, game: Game): Promise<void> {
  await page.goto('/puzzles');
  await hand.press(page.getByRole('link', { name: `Solve ${NAMES[game]}` }));
  const daily = await solve(page, hand, game);

  await page.goto(`/puzzles/${game}`);
  await hand.press(page.getByRole('link', { name: /^Training/ }));
  const first = await solve(page, hand, game);
  const [gained, gain] = await ratingAfter(page);
  expect(gain).toBeGreaterThan(0);
  await hand.press(button(page, 'Next puzzle'));
  await expect(above(page)).toHaveText('Your turn');
  const failed = await shown(page, game);
  expect([daily.id, first.id]).not.toContain(failed.id);
  await play(page, hand, await mistake(page, failed));
  await expect(above(page)).toHaveText('Wrong move');
  const [left, loss] = await ratingAfter(page);
  expect(loss).toBeLessThan(0);
  expect(left).toBe(gained + loss);

  await page.goto(`/puzzles/${game}`);
  const theme = page.getByRole('region', { name: 'Themes' }).getByRole('link').first();
  const wanted = new URL((await theme.getAttribute('href')) ?? '', page.url()).searchParams.get('theme') ?? '';
  await hand.press(theme);
  expect((await solve(page, hand, game)).themes).toContain(wanted);

  await page.goto(`/puzzles/${game}`);
  await hand.press(page.getByRole('link', { name: /^Streak/ }));
  await solve(page, hand, game);
  await expect(page.locator('.streak b')).toHaveText('1');
  await hand.press(button(page, 'Next puzzle'));
  await expect(above(page)).toHaveText('Your turn');

  await page.goto(`/puzzles/${game}`);
  await hand.press(page.getByRole('link', { name: /^Try again/ }));
  expect((await solve(page, hand, game)).id).toBe(failed.id);
  await hand.press(button(page, 'Next puzzle'));
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to try again' })).toBeVisible();
}

test('every mode by mouse', async ({ page }) => everyMode(page, mouse, 'yinsh'));

for (const game of GAMES) {
  test(`${game}: every mode by keyboard alone`, async ({ page }) => everyMode(page, keys, game));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of GAMES) {
    test(`${game}: every mode by finger`, async ({ page }) => everyMode(page, finger, game));
  }

  test('a puzzle is missed and solved by finger', async ({ page }) => missThenSolve(page, finger));

  test('the board stays in sight, and what comes next is below the task', async ({ page }) => {
    const puzzle = await some(page, 'yinsh');
    await page.goto(`/puzzles/yinsh/${puzzle.id}`);
    const hint = button(page, 'Hint');
    await expect(hint).toBeEnabled();
    await expect(hint).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 2_000);
    const board = await page.getByRole('grid').boundingBox();
    expect([Math.round(board?.y ?? -1) >= 0, Math.round((board?.y ?? 0) + (board?.height ?? 0)) <= 844], JSON.stringify(board)).toEqual([true, true]);
  });
});

for (const game of GAMES) {
  test(`${game}: the opponent's last turn is shown, and the solution solves`, async ({ page }) => {
    const puzzle = await some(page, game);
    await page.goto(`/puzzles/${game}/${puzzle.id}`);
    await expect(above(page)).toHaveText('Your turn');
    await playAll(page, mouse, await solution(page, puzzle));
    await expect(above(page)).toHaveText('Solved');
    const analyse = page.getByRole('link', { name: 'Analyse', exact: true });
    await expect(analyse).toHaveCount(puzzle.start === null ? 0 : 1);
    if (puzzle.start === null) return;
    await analyse.click();
    await expect(page).toHaveURL(new RegExp(`/study/${game}`));
    await expect(page.getByRole('grid')).toBeVisible();
  });
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('the last turn of the opponent moves before one may play', async ({ page }) => {
    const puzzle = await some(page, 'yinsh');
    await page.goto(`/puzzles/yinsh/${puzzle.id}`);
    await expect(above(page)).toHaveText('The last turn');
    await expect(button(page, 'Hint')).toBeDisabled();
    await expect(above(page)).toHaveText('Your turn');
  });
});

test('help shows the piece, then the move, and then the puzzle does not count as solved', async ({ page }) => {
  const puzzle = await some(page, 'yinsh');
  const [first = '', ...rest] = await solution(page, puzzle);
  await page.goto(`/puzzles/yinsh/${puzzle.id}`);
  await button(page, 'Hint').click();
  await expect(page.locator('.task .text')).toHaveText(`Look at ${first.split('-')[0]}.`);
  await button(page, 'Show the move').click();
  await expect(page.locator('.task .text')).toContainText('Try this');
  await button(page, 'Show me').click();
  await playAll(page, mouse, rest);
  await expect(above(page)).toHaveText('Solved with help');
});

test('the solution is played out, and a failed puzzle comes again until it is solved', async ({ page }) => {
  await page.goto('/puzzles/yinsh/training');
  await expect(above(page)).toHaveText('Your turn');
  const failed = await shown(page, 'yinsh');
  await button(page, 'Solution').click();
  await expect(above(page)).toHaveText('Solution');
  await expect(page.locator('.meta')).toContainText('Rating');
  await expect(button(page, 'Next puzzle')).toBeFocused();
  await button(page, 'Next puzzle').press('Enter');
  await expect(above(page)).toHaveText('Your turn');
  expect((await shown(page, 'yinsh')).id).not.toBe(failed.id);

  await page.goto('/puzzles/yinsh');
  await expect(page.getByRole('link', { name: /^Try again/ })).toContainText('1');
  await page.getByRole('link', { name: /^Try again/ }).click();
  await expect(above(page)).toHaveText('Your turn');
  expect((await shown(page, 'yinsh')).id).toBe(failed.id);
  await playAll(page, mouse, await solution(page, failed));
  await expect(above(page)).toHaveText('Solved');
  await button(page, 'Next puzzle').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to try again' })).toBeVisible();
});

test('a streak goes on until the first mistake', async ({ page }) => {
  await page.goto('/puzzles/yinsh/streak');
  const count = page.locator('.streak b');
  for (const solved of [1, 2]) {
    await expect(above(page)).toHaveText('Your turn');
    const puzzle = await shown(page, 'yinsh');
    await playAll(page, mouse, await solution(page, puzzle));
    await expect(count).toHaveText(String(solved));
    await button(page, 'Next puzzle').click();
  }
  // It goes on after a reload.
  await expect(above(page)).toHaveText('Your turn');
  await page.reload();
  await expect(above(page)).toHaveText('Your turn');
  await expect(count).toHaveText('2');
  await play(page, mouse, await mistake(page, await shown(page, 'yinsh')));
  await expect(page.getByText('Streak over: 2. Your best: 2.')).toBeVisible();
  await button(page, 'New streak').click();
  await expect(count).toHaveText('0');
  await page.goto('/puzzles/yinsh');
  await expect(page.getByRole('link', { name: /^Streak/ })).toContainText('Best: 2');
});

test('the puzzle of the day is the same for everybody, and the page says how it went', async ({ page, anotherContext }) => {
  const other = await (await anotherContext()).newPage();
  for (const one of [page, other]) {
    await one.goto('/puzzles');
    await one.getByRole('link', { name: 'Solve YINSH' }).click();
    await expect(above(one)).toHaveText('Your turn');
  }
  const puzzle = await shown(page, 'yinsh');
  expect((await shown(other, 'yinsh')).id).toBe(puzzle.id);
  await playAll(page, mouse, await solution(page, puzzle));
  await expect(above(page)).toHaveText('Solved');
  await expect(page.locator('.meta')).toContainText('Rating');
  await page.goto('/puzzles');
  await expect(page.getByText('✓ Solved')).toBeVisible();
});

test('themes lead to their puzzles', async ({ page }) => {
  await page.goto('/puzzles/lyngk');
  const theme = page.getByRole('region', { name: 'Themes' }).getByRole('link').first();
  const name = (await theme.locator('span').first().textContent()) ?? '';
  const wanted = new URL((await theme.getAttribute('href')) ?? '', page.url()).searchParams.get('theme') ?? '';
  await theme.click();
  await expect(page.locator('.where')).toContainText(name);
  await expect(above(page)).toHaveText('Your turn');
  expect((await shown(page, 'lyngk')).themes).toContain(wanted);
});

test('a puzzle is shared and reported', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/puzzles/yinsh/training');
  await expect(above(page)).toHaveText('Your turn');
  const { id } = await shown(page, 'yinsh');
  await button(page, 'Share').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/puzzles/yinsh/${id}`, page.url()).href);
  await page.keyboard.press('Escape');
  // What is wrong can be said once one has seen it.
  await expect(button(page, 'Report a problem')).toHaveCount(0);
  await button(page, 'Solution').click();
  await button(page, 'Report a problem').click();
  await page.getByLabel('The solution doesn’t work').check();
  await button(page, 'Send').click();
  await expect(page.getByText('Thank you. The puzzle will be checked again.')).toBeVisible();
});

test('what breaks a rule is answered with its clause, and counts for nothing', async ({ page }) => {
  const puzzle = await some(page, 'yinsh');
  const { decision } = await attempt(page, puzzle, []);
  const [from = ''] = (decision?.legal ?? []).map((move) => move.split('-')[0] ?? '');
  const reached = (decision?.legal ?? []).filter((move) => move.startsWith(`${from}-`)).map((move) => move.split('-')[1]);
  await page.goto(`/puzzles/yinsh/${puzzle.id}`);
  await expect(above(page)).toHaveText('Your turn');
  await mouse.pressPoint(page, from);
  const empty = await page.locator('[role="gridcell"]:not(.start):not(.target)').evaluateAll((cells) => cells.flatMap((cell) => cell.getAttribute('data-point') ?? []));
  await mouse.pressPoint(page, empty.find((point) => point !== from && !reached.includes(point)) ?? '');
  await expect(page.getByRole('alert').getByRole('link', { name: /^YINSH / })).toBeVisible();
  await expect(above(page)).toHaveText('Your turn');
});

test('a screen reader hears the last turn, the task and the answer', async ({ page }) => {
  const puzzle = await some(page, 'yinsh');
  const wrong = await mistake(page, puzzle);
  await page.goto(`/puzzles/yinsh/${puzzle.id}`);
  const heard = page.locator('p.unseen[role="status"]');
  await expect(heard).toContainText('Opponent:');
  await expect(heard).toContainText('Your turn: Make a move');
  await play(page, keys, wrong);
  await expect(heard).toContainText('Wrong move');
});

test('every language, without a reload', async ({ page }) => {
  const said = (language: string, id: string): string => {
    const text = readFileSync(new URL(`../../locales/${language}/puzzle-screens.ftl`, import.meta.url), 'utf8');
    const found = new RegExp(`^${id} = (.+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`${language} has no ${id}`);
    return found;
  };
  await page.goto('/puzzles');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  for (const language of LANGUAGES) {
    await page.getByRole('contentinfo').getByRole('combobox').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'puzzles-title'));
    await expect(page.getByRole('main').getByText(said(language, 'puzzle-mode-daily')).first()).toBeVisible();
    await page.locator('a.button.first').click();
    await expect(page.getByRole('button', { name: said(language, 'puzzle-solution') })).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), language).toBe(0);
    await page.goBack();
  }
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} pixels, whatever came of a puzzle`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const clean = async (when: string): Promise<void> => {
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${when}, ${colorScheme}`).toEqual([]);
      }
    };
    const puzzle = await some(page, 'yinsh');
    await page.goto('/puzzles');
    await expect(page.getByRole('link', { name: 'Solve YINSH' })).toBeVisible();
    await clean('all games');
    await page.goto('/puzzles/yinsh');
    await expect(page.getByRole('region', { name: 'Themes' })).toBeVisible();
    await clean('one game');
    await page.goto('/puzzles/yinsh/streak');
    await expect(above(page)).toHaveText('Your turn');
    await clean('asked');
    await play(page, mouse, await mistake(page, await shown(page, 'yinsh')));
    await expect(above(page)).toHaveText('Wrong move');
    await clean('wrong');
    await page.goto(`/puzzles/yinsh/${puzzle.id}`);
    await button(page, 'Hint').click();
    await expect(page.locator('.task .text')).toContainText('Look at ');
    await clean('a piece pointed out');
    await button(page, 'Show the move').click();
    await expect(page.locator('.task .text')).toContainText('Try this');
    await clean('a move pointed out');
    await playAll(page, mouse, await solution(page, puzzle));
    await expect(above(page)).toHaveText('Solved with help');
    await clean('solved');
    await page.goto('/puzzles/lyngk/again');
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing to try again' })).toBeVisible();
    await clean('nothing to try again');
    await page.goto('/puzzles/lyngk/training?theme=nonsense');
    await expect(page.getByRole('heading', { level: 1, name: 'You’ve been through them all' })).toBeVisible();
    await clean('none left');
    await page.goto(`/puzzles/yinsh/${puzzle.id}`);
    await button(page, 'Solution').click();
    await expect(above(page)).toHaveText('Solution');
    await button(page, 'Report a problem').click();
    await clean('shown');
  });
}

test('what nobody has kept yet counts for an account that is made later', async ({ page }) => {
  const puzzle = await some(page, 'yinsh');
  await page.goto(`/puzzles/yinsh/${puzzle.id}`);
  await playAll(page, mouse, await solution(page, puzzle));
  await expect(page.locator('.meta')).toContainText('Rating');
  expect((await ask<Me>(page, '/me')).person).toBeNull();
  await page.goto('/account');
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Create account' }) });
  await form.getByLabel('Name').fill('Solver');
  await form.getByLabel('Password').fill('correct horse');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Solver' })).toBeVisible();
  await expect.poll(async () => (await ask<PuzzleStanding>(page, '/me/puzzles')).games.map(({ game, solved }) => [game, solved])).toEqual([['yinsh', 1]]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const game of GAMES) {
    test(`${game}: every mode`, async ({ page, context, request }) => {
      test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
      await visit(page);
      await context.setOffline(true);
      await everyMode(page, mouse, game);
    });
  }

  test('puzzles are solved, counted, remembered, and taken to another browser', async ({ page, context, request, anotherContext }, info) => {
    test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
    await visit(page);
    // The puzzles of a game come with the first one.
    await page.goto('/puzzles/yinsh/training');
    await expect(above(page)).toHaveText('Your turn');
    const puzzle = await some(page, 'yinsh');
    const right = await solution(page, puzzle);
    await page.goto('/puzzles/yinsh');
    await context.setOffline(true);
    await page.goto(`/puzzles/yinsh/${puzzle.id}`);
    await playAll(page, mouse, right);
    await expect(above(page)).toHaveText('Solved');
    await expect(page.locator('.meta')).toContainText('Rating');
    await page.goto('/puzzles/yinsh/training');
    await button(page, 'Solution').click();
    await expect(above(page)).toHaveText('Solution');
    await expect(page.locator('.meta')).toContainText('Rating');
    await page.goto('/puzzles/yinsh');
    await expect(page.getByRole('link', { name: /^Try again/ })).toContainText('1');
    await page.reload();
    await expect(page.getByRole('link', { name: /^Try again/ })).toContainText('1');
    await context.setOffline(false);

    const file = await saveDevice(page, info);
    const other = await (await anotherContext({ serviceWorkers: 'allow' })).newPage();
    await visit(other);
    await other.goto('/settings');
    await loadDevice(other, file);
    await expect(other.getByRole('status').filter({ hasText: /added|here already/ })).toBeVisible();
    await other.goto('/puzzles/yinsh');
    await expect(other.getByRole('link', { name: /^Try again/ })).toContainText('1');
  });
});
