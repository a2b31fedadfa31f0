// The analysis board with its engine, in a browser without a network where nothing else is said: an evaluation that deepens, lines that can be
// played, threats, open hands, one tab at a time; and that it helps nobody in a game that is still played.

import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { sitDown, visit } from './device.ts';
import { keys, mouse, tabTo, Chooser, playOn } from './player.ts';
import { THEMES } from './screens.ts';
import { ask, expect, openTable, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ request }) => {
  test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
});

/** All rings are placed and two have moved: far from decided. */
const OPENING = 'd5 e7 f4 g6 h8 c3 i7 b4 g3 f9 d5-d8 e7-e4';
const PLAYED = OPENING.split(' ').length;
/** White makes a row by moving the ring from e9, and so would win the first ring. */
const ROW = 'yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=b phase=move removed=0,0';
const BLITZ = 'e2 a2 f3 b6 g4 d1 h5 k7 i6 j10 e2-e3 a2-a3 e3-e4 a3-a4 e4-e5 a4-a5 e5-e6 k7-k8 e6-e7 xe2-e6 xf3';

const study = (game: string, position?: string, moves = ''): string => `/study/${game}?${new URLSearchParams({ ...(position === undefined ? {} : { position }), moves })}`;
const engine = (page: Page): Locator => page.getByRole('switch', { name: 'Engine' });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Engine' });
const line = (page: Page, n: number): Locator => page.getByRole('list', { name: 'Best lines' }).getByRole('listitem').nth(n - 1);
const moves = (page: Page): Locator => page.getByRole('group', { name: 'Moves' }).locator('.move');

async function depth(page: Page): Promise<number> {
  return Number(/Depth (\d+)/.exec(await panel(page).innerText())?.[1] ?? 0);
}

/** Opens a position and switches the engine on. */
async function analyse(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(engine(page)).not.toBeChecked();
  await engine(page).check();
  await expect(line(page, 1).getByRole('button').first()).toBeVisible();
}

test('analysis offline: an evaluation deepens, its lines are played, and what was found is remembered', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await analyse(page, study('yinsh', undefined, OPENING));
  const first = await depth(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(first);
  await expect(page.getByRole('meter', { name: /Player 1/ })).toHaveAttribute('aria-valuetext', /^\d+%$/);
  await expect(page.locator('.arrow.best')).not.toHaveCount(0);
  // Pointing at the second move shows what it leads to; pressing it plays both.
  const second = line(page, 1).getByRole('button').nth(1);
  await second.hover();
  await expect(page.locator('.next').first()).toBeVisible();
  await second.click();
  await expect(moves(page)).toHaveCount(PLAYED + 2);
  await expect(moves(page).last()).toHaveAttribute('aria-current', 'step');
  await expect(line(page, 1).getByRole('button').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`#${PLAYED}$`));
  await expect.poll(() => depth(page)).toBeGreaterThan(first);
  // Five lines have five places, and the number is remembered.
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('5');
  await expect(line(page, 5).getByRole('button').first()).toBeVisible();
  await page.reload();
  await engine(page).check();
  await expect(page.getByRole('combobox', { name: 'Lines' })).toHaveValue('5');
});

test('analysis offline: what the opponent threatens is shown in another tone', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await analyse(page, study('yinsh', ROW));
  await expect(page.locator('.arrow.threat')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Threats' }).check();
  // The ring, the row and the ring that is taken off.
  await expect(page.locator('.arrow.threat')).toHaveCount(3);
  await expect(page.locator('.arrow.threat .row')).toHaveCount(1);
  await analyse(page, study('yinsh'));
  await page.getByRole('checkbox', { name: 'Threats' }).check();
  await expect(panel(page)).toContainText('none here');
});

test('analysis offline: Linko! with the cards that were seen, and with all of them', async ({ page, context }) => {
  await visit(page);
  // Its network comes when it is first needed.
  await analyse(page, study('linko'));
  await context.setOffline(true);
  await page.goto('/');
  await analyse(page, study('linko'));
  const numbers = panel(page).getByRole('definition');
  await expect(numbers).toHaveCount(2);
  for (const n of [0, 1]) await expect(numbers.nth(n)).toHaveText(/^\d+%, −?\d+\.\d points$/);
  await expect(page.getByRole('checkbox', { name: 'Threats' })).toHaveCount(0);
  await line(page, 1).getByRole('button').first().click();
  await expect(moves(page)).toHaveCount(1);
});

/** The opening as boardspace.net writes it, up to White's resignation. */
function boardspaceFile(): string {
  const nodes = OPENING.split(' ').map((move, n) => {
    const points = move.split('-').map((point) => `${point.charAt(0).toUpperCase()} ${point.slice(1)}`);
    return `; P${n % 2}[${n + 1} ${points.length === 1 ? `place ${n % 2 === 0 ? 'w' : 'b'}r ` : 'move '} ${points.join(' ')}]TM[${1000 * (n + 1)}]`;
  });
  return `(;\nGM[24]VV[2]\nSU[Yinsh]\nP0[id "Ann"]\nP1[id "Ben"]\n; P0[0 Start White]\n${nodes.join('\n')}\n; P0[13 Resign ]TM[20000]\n;\nP0[time 0:00:20 ]\nP1[time 0:00:12 ]\n)\n`;
}

test('analysis offline: an SGF file of boardspace.net is opened, and a damaged one is answered with what is wrong and where', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto('/study/yinsh');
  await page.getByText('Open a record or a position').click();
  const text = page.getByRole('textbox', { name: /^Paste a record/ });
  const good = boardspaceFile();
  for (const [from, to, sentence] of [
    ['place br  E 7', 'place br  D 5', /Line 8, move 2.*there is a white ring on d5/],
    ['place br  E 7', 'throw br  E 7', /Line 8, move 2.*Expected: a move as boardspace\.net writes it, such as P0\[12 move E 7 E 9\]/],
  ] as const) {
    await text.fill(good.replace(from, to));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
  await text.fill(good);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(moves(page)).toHaveCount(PLAYED);
  await expect(page.locator('.result')).toContainText('Ben wins');
  await engine(page).check();
  await expect(line(page, 1).getByRole('button').first()).toBeVisible();
});

test('analysis: an engine that starts in one tab pauses the one in another', async ({ page, context }) => {
  await visit(page);
  await analyse(page, study('yinsh', undefined, OPENING));
  const other = await context.newPage();
  await analyse(other, study('lyngk'));
  await expect(panel(page)).toContainText('Paused: the engine is running in another tab.');
  await page.getByRole('button', { name: 'Resume here' }).click();
  await expect(panel(page)).toContainText(/Depth \d+/);
  await expect(panel(other)).toContainText('Paused');
});

test('analysis: none of a game that is still played, and none for who plays this game against people', async ({ page, anotherContext }) => {
  await visit(page);
  const alone = await openTable(page, {}, ['me', 'me']);
  await page.goto(alone.replace('table', 'replay'));
  await expect(panel(page)).toContainText('The engine stays off while this game is in progress.');
  await expect(engine(page)).toBeDisabled();
  await analyse(page, study('yinsh'));

  const path = await openTable(page, {}, ['me', 'open']);
  const other = await (await anotherContext()).newPage();
  await openTable(other, {}, ['me', 'me']);
  await ask(other, path, null, { do: 'sit', seat: null, word: null });
  await page.goto(study('yinsh'));
  await engine(page).check();
  await expect(panel(page)).toContainText('The engine stays off while you’re playing YINSH against people.');
  await expect(page.getByRole('list', { name: 'Best lines' })).toHaveCount(0);
  await analyse(page, study('lyngk'));
  await ask(page, path, null, { do: 'play', move: 'e5', number: 0 });
  await ask(page, path, null, { do: 'resign' });
  await analyse(page, study('yinsh'));
});

test('analysis by keyboard alone', async ({ page }) => {
  await visit(page);
  await page.goto(study('yinsh', undefined, OPENING));
  await tabTo(engine(page));
  await page.keyboard.press('Space');
  await expect(engine(page)).toBeChecked();
  await expect(line(page, 2).getByRole('button').nth(1)).toBeVisible();
  await tabTo(line(page, 1).getByRole('button').first());
  await page.keyboard.press('ArrowDown');
  await expect(line(page, 2).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(line(page, 2).getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveCount(PLAYED + 2);
  await keys.press(moves(page).first());
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Threats' })).toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Winning chance');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(engine(page)).not.toBeChecked();
});

test('analysis: axe finds nothing, a phone shows all of it, and its evaluation is said when it stands', async ({ page }) => {
  await visit(page);
  await analyse(page, study('yinsh', undefined, OPENING));
  await expect(panel(page).getByRole('status')).toHaveText(/^Player 1: \d+%\. Best move: .+\.$/);
  for (const width of [1280, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width} px`).toBe(0);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `axe, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.getByRole('button', { name: 'What the numbers and colours mean' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page), 'axe, explanation').toEqual([]);
});

test('a review runs in the browser: of a line, offline, and of a game at the server', async ({ page, context }) => {
  await visit(page);
  const path = await openTable(page, { variant: 'blitz', start: null }, ['me', 'me']);
  for (const [number, move] of BLITZ.split(' ').entries()) await ask(page, path, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0][number] ?? 0, { do: 'play', move, number });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/reviews')) asked += 1;
  });
  await page.goto(path.replace('table', 'replay'));
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('button', { name: /^Practise mistakes \([1-9]/ })).toBeEnabled();
  await expect(page.locator('.dot.punished')).not.toHaveCount(0);
  expect(asked).toBe(0);
  await context.setOffline(true);
  await page.goto(study('yinsh', 'yinsh/blitz', BLITZ));
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByRole('button', { name: /^Practise mistakes \([1-9]/ }).click();
  await expect(page.getByText('What would you play?')).toBeVisible();
  // Nothing helps while mistakes are practised.
  await expect(engine(page)).toHaveCount(0);
});

test('the end of a game leads to its analysis', async ({ page }) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  await playOn(page, mouse, new Chooser(3), (offer) => offer.moves >= 4);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).last().click();
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await expect(page).toHaveURL(/\/replay\/.*analysis/);
  await expect(engine(page)).toBeChecked();
  await expect(line(page, 1).getByRole('button').first()).toBeVisible();
});
