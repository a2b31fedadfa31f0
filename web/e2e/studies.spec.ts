// Saved studies: two browsers edit one at once and one loses its connection; chapters, drawings, comments, text; by mouse, finger and keyboard,
// without a network, in seven languages.

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { visit } from './device.ts';
import type { SavedStudy } from '../src/wire/types.ts';
import { finger, keys, mouse, tabTo, type Hand } from './player.ts';
import { THEMES } from './screens.ts';
import { expect, test } from './server.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;

async function begin(page: Page, name: string, hand: Hand = mouse): Promise<string> {
  await page.goto('/studies');
  const field = page.getByLabel('Name of the study');
  if (hand === keys) {
    await tabTo(field);
    await page.keyboard.type(name);
  } else await field.fill(name);
  await hand.press(page.getByRole('button', { name: 'Create', exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/studies\/[0-9A-Za-z]{12}/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Plays a ring onto a point. */
async function play(page: Page, point: string): Promise<void> {
  await page.locator(`[data-point="${point}"]`).first().click();
}

/** Types into a field that is reached by Tab, and leaves it by Tab. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

const moves = (page: Page): Promise<string[]> => page.getByRole('group', { name: 'Moves' }).locator('button.move').allInnerTexts();

/** A browser whose person has an account. */
async function signUp(context: BrowserContext, name: string): Promise<Page> {
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { data: { name, password: 'correct horse battery' }, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return context.newPage();
}

test('two browsers edit a study at once, one loses its connection, and both have the same tree', async ({ anotherContext }) => {
  const tag = Date.now().toString(36).slice(-6);
  const away = await anotherContext();
  const ann = await signUp(await anotherContext(), `ann-${tag}`);
  const ben = await signUp(away, `ben-${tag}`);
  const study = await begin(ann, 'Together');
  await ann.getByRole('button', { name: 'Name and sharing' }).click();
  await ann.getByLabel('Account name').fill(`ben-${tag}`);
  await ann.getByRole('button', { name: 'Add member' }).click();
  await expect(ann.getByText(`ben-${tag}`).first()).toBeVisible();
  await ben.goto(`/studies/${study}`);
  await expect(ann.getByText('Also here')).toBeVisible();
  await play(ann, 'e5');
  await expect.poll(() => moves(ben)).toEqual(['e5']);
  await away.setOffline(true);
  await ben.getByRole('button', { name: /^e5/ }).first().click();
  await ben.getByLabel('Comment').fill('written on the train');
  await ben.getByLabel('Comment').blur();
  await ann.getByRole('button', { name: 'Good move' }).click();
  await play(ann, 'f6');
  await away.setOffline(false);
  await expect.poll(() => moves(ben)).toEqual(['e5!', 'f6']);
  await ann.getByRole('button', { name: /^e5/ }).first().click();
  await expect(ann.getByLabel('Comment')).toHaveValue('written on the train');
  await expect.poll(() => moves(ann)).toEqual(['e5!', 'f6']);
});

test('a study is made, played, noted and drawn in by keyboard alone, and is there after a reload', async ({ page }) => {
  await begin(page, 'By keyboard', keys);
  await keys.pressPoint(page, 'e5');
  await expect.poll(() => moves(page)).toEqual(['e5']);
  await keys.press(page.getByRole('button', { name: 'Interesting move' }));
  await type(page, 'Comment', 'the middle');
  await tabTo(page.getByLabel('Mark a space'));
  await page.keyboard.type('e5-e9');
  await page.keyboard.press('Enter');
  await expect(page.locator('.arrow.green')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => moves(page)).toEqual(['e5!?']);
  await keys.press(page.getByRole('button', { name: 'Name and sharing' }));
  await type(page, 'Name of the study', 'By keyboard alone');
  await expect(page.getByRole('heading', { level: 1, name: 'By keyboard alone' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'By keyboard alone' })).toBeVisible();
  await keys.press(page.getByRole('button', { name: /^e5/ }).first());
  await expect(page.getByLabel('Comment')).toHaveValue('the middle');
  await expect(page.locator('.arrow.green')).toHaveCount(1);
});

test('who may see a study is seen from outside', async ({ page, anotherContext }) => {
  const other = await (await anotherContext()).newPage();
  const tag = `Seen ${Date.now().toString(36)}`;
  const study = await begin(page, tag);
  await play(page, 'e5');
  await page.getByRole('button', { name: 'Name and sharing' }).click();
  const choice = page.getByLabel('Who can see it');
  /** What the other finds at the address, and whether the study is in the list of all. */
  const found = async (): Promise<readonly [shown: boolean, listed: boolean]> => {
    await other.goto(`/studies/${study}`);
    const heading = other.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await other.waitForLoadState('networkidle');
    const shown = (await heading.textContent()) === tag;
    await other.goto('/studies');
    await expect(other.getByRole('heading', { level: 1, name: 'Studies' })).toBeVisible();
    await other.waitForLoadState('networkidle');
    return [shown, (await other.getByRole('link', { name: tag }).count()) === 1];
  };
  const set = async (visibility: string): Promise<void> => {
    await choice.selectOption(visibility);
    await expect.poll(async () => ((await (await page.context().request.get(`/api/studies/${study}`)).json()) as SavedStudy).visibility).toBe(visibility);
  };
  expect(await found()).toEqual([false, false]);
  await set('link');
  expect(await found()).toEqual([true, false]);
  await set('public');
  expect(await found()).toEqual([true, true]);
  // Who looks may try moves, and changes nothing.
  await other.getByRole('link', { name: tag }).click();
  await expect(other.getByText('You can look around and try moves. Only members can change the study.')).toBeVisible();
  await expect.poll(() => moves(other)).toEqual(['e5']);
  await expect(other.getByRole('button', { name: 'Good move' })).toHaveCount(0);
  await play(other, 'f6');
  await expect.poll(() => moves(other)).toEqual(['e5', 'f6']);
  await other.reload();
  await expect.poll(() => moves(other)).toEqual(['e5']);
  expect(await moves(page)).toEqual(['e5']);
  await set('private');
  expect(await found()).toEqual([false, false]);
});

test('a variation is made the main line, and another is deleted', async ({ page }) => {
  await begin(page, 'Variations');
  await play(page, 'e5');
  await play(page, 'f6');
  await page.getByRole('button', { name: /^e5/ }).first().click();
  await play(page, 'g7');
  const line = (): Promise<string[]> => page.getByRole('group', { name: 'Moves' }).locator('.turn button.move').allInnerTexts();
  const aside = (): Promise<string[]> => page.getByRole('group', { name: 'Moves' }).locator('.aside button.move').allInnerTexts();
  await expect.poll(line).toEqual(['e5', 'f6']);
  await expect.poll(aside).toEqual(['g7']);
  await page.getByRole('button', { name: 'Make this the main line' }).click();
  await expect.poll(line).toEqual(['e5', 'g7']);
  await expect.poll(aside).toEqual(['f6']);
  await page.reload();
  await expect.poll(line).toEqual(['e5', 'g7']);
  await expect.poll(aside).toEqual(['f6']);
  await page.getByRole('button', { name: /^f6/ }).first().click();
  await page.getByRole('button', { name: 'Delete from here on' }).click();
  await expect.poll(() => moves(page)).toEqual(['e5', 'g7']);
  await page.reload();
  await expect.poll(() => moves(page)).toEqual(['e5', 'g7']);
});

test('a study is exported, and read back with all that is in it', async ({ page }, info) => {
  await begin(page, 'To and fro');
  await play(page, 'e5');
  await page.getByRole('button', { name: 'Good move' }).click();
  await page.getByLabel('Comment').fill('the middle (almost) {sic}');
  await page.getByLabel('Comment').blur();
  await page.getByLabel('Mark a space').fill('e5-e9');
  await page.getByLabel('Mark a space').press('Enter');
  await play(page, 'f6');
  await page.getByRole('button', { name: /^e5/ }).first().click();
  await play(page, 'g7');
  await expect.poll(() => moves(page)).toEqual(['e5!', 'f6', 'g7']);
  const exported = async (name: string): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export as text' }).click()]);
    expect(download.suggestedFilename()).toBe('trilynx-study.txt');
    const file = info.outputPath(name);
    await download.saveAs(file);
    return readFileSync(file, 'utf8');
  };
  const text = await exported('first.txt');
  expect(text).toContain('Name: To and fro');
  await page.goto('/studies');
  await page.getByText('Import from text').click();
  await page.getByLabel('Paste an exported study').fill(text);
  await page.getByRole('button', { name: 'Create', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'To and fro' })).toBeVisible();
  await expect.poll(() => moves(page)).toEqual(['e5!', 'f6', 'g7']);
  await page.getByRole('button', { name: /^e5/ }).first().click();
  await expect(page.getByLabel('Comment')).toHaveValue('the middle (almost) {sic}');
  await expect(page.locator('.arrow.green')).toHaveCount(1);
  expect(await exported('second.txt')).toBe(text);
});

test('a link to a position opens it in another browser', async ({ page, anotherContext }) => {
  const other = await (await anotherContext()).newPage();
  await begin(page, 'Look here');
  await play(page, 'e5');
  await play(page, 'f6');
  await page.getByRole('button', { name: 'Name and sharing' }).click();
  await page.getByLabel('Who can see it').selectOption('link');
  await page.getByRole('button', { name: /^e5/ }).first().click();
  await page.getByLabel('Comment').fill('here');
  await page.getByLabel('Comment').blur();
  await expect(page).toHaveURL(/\/studies\/[0-9A-Za-z]{12}\/[0-9A-Za-z]{12}#[0-9a-f]{16}$/);
  await expect.poll(async () => (await page.context().request.get(`/api/studies/${new URL(page.url()).pathname.split('/')[2]}`)).text()).toContain('"here"');
  await other.goto(page.url());
  const current = other.getByRole('group', { name: 'Moves' }).locator('button.move[aria-current="step"]');
  await expect(current).toHaveText('e5');
  await expect(other.getByText('here', { exact: true })).toBeVisible();
  expect(await moves(other)).toEqual(['e5', 'f6']);
  // A position that is not there is the start of its chapter.
  await other.goto('about:blank');
  await other.goto(page.url().replace(/#.*$/, '#0123456789abcdef'));
  await expect.poll(() => moves(other)).toEqual(['e5', 'f6']);
  await expect(current).toHaveCount(0);
});

test('a study that is kept in this browser stays there and is sent on request', async ({ page }) => {
  await page.goto('/studies');
  await page.getByLabel('Name of the study').fill('Mine alone');
  await page.getByRole('button', { name: 'Keep in this browser only' }).first().click();
  await expect(page.getByText('This study is kept in this browser only.')).toBeVisible();
  await page.getByLabel('Comment').fill('only here');
  await page.getByLabel('Comment').blur();
  await page.goto('/studies');
  await expect(page.getByRole('link', { name: 'Mine alone' })).toBeVisible();
  await page.getByRole('link', { name: 'Mine alone' }).click();
  await expect(page.getByLabel('Comment')).toHaveValue('only here');
  await page.goto('/studies');
  await expect(page.getByRole('heading', { name: 'My studies' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save a copy on the server' }).click();
  await expect(page.getByRole('heading', { name: 'My studies' })).toBeVisible();
});

test('a damaged text names line and column', async ({ page }) => {
  await page.goto('/studies');
  await page.getByText('Import from text').click();
  const text = 'Trilynx-Study: 1\nName: Rings\n\nChapter: First\nStart: yinsh/standard\nRules: 1\n\n1. d5 z9\n';
  await page.getByLabel('Paste an exported study').fill(text);
  await page.getByRole('button', { name: 'Create', exact: true }).last().click();
  await expect(page.getByRole('alert')).toContainText('Line 8, column 7');
});

/** The middle of a point of the board. */
async function middle(page: Page, point: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[role="gridcell"][data-point="${point}"]`).boundingBox();
  if (!box) throw new Error(`${point} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const chapterNames = (page: Page): Promise<string[]> => page.getByRole('region', { name: 'Chapters' }).getByRole('listitem').allInnerTexts();

/** Adds, names, moves, opens and deletes chapters. */
async function editChapters(page: Page, hand: Hand): Promise<void> {
  const press = (name: string): Promise<void> => hand.press(page.getByRole('button', { name, exact: true }));
  await begin(page, 'Chapters', hand);
  await hand.pressPoint(page, 'e5');
  await press('Edit chapters');
  // A chapter may be of another game: the board changes with it.
  if (hand === keys) {
    await tabTo(page.getByLabel('Game of the new chapter'));
    await page.keyboard.type('LYNGK');
  } else await page.getByLabel('Game of the new chapter').selectOption('lyngk');
  await expect(page.getByLabel('Game of the new chapter')).toHaveValue('lyngk');
  await press('Add chapter');
  await expect.poll(() => chapterNames(page)).toEqual(['Chapter 1', 'Chapter 2']);
  await expect(page.getByRole('button', { name: 'Chapter 2', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => moves(page)).toEqual([]);
  const name = page.getByLabel('Name of this chapter');
  if (hand === keys) await type(page, 'Name of this chapter', 'Stacks');
  else {
    await name.fill('Stacks');
    await name.press('Enter');
  }
  await expect.poll(() => chapterNames(page)).toEqual(['Chapter 1', 'Stacks']);
  await press('Move up');
  await expect.poll(() => chapterNames(page)).toEqual(['Stacks', 'Chapter 1']);
  await press('Chapter 1');
  await expect.poll(() => moves(page)).toEqual(['e5']);
  await press('Stacks');
  await expect.poll(() => moves(page)).toEqual([]);
  await press('Delete chapter');
  await expect.poll(() => chapterNames(page)).toEqual(['Chapter 1']);
  await page.reload();
  await expect.poll(() => chapterNames(page)).toEqual(['Chapter 1']);
  await expect.poll(() => moves(page)).toEqual(['e5']);
}

test('chapters by mouse', async ({ page }) => editChapters(page, mouse));

test('chapters by keyboard alone', async ({ page }) => editChapters(page, keys));

test('arrows and marks are drawn with the right button, in the chosen colour, and again to remove them', async ({ page }) => {
  await begin(page, 'By mouse');
  const drag = async (from: string, to: string): Promise<void> => {
    const [a, b] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(b.x, b.y);
    await page.mouse.up({ button: 'right' });
  };
  await drag('e5', 'e9');
  await expect(page.locator('.arrow.green')).toHaveCount(1);
  await page.getByRole('button', { name: 'red', exact: true }).click();
  await drag('c3', 'g7');
  await expect(page.locator('.arrow.red')).toHaveCount(1);
  // In another colour it changes, in the same one it goes away.
  await drag('e5', 'e9');
  await expect(page.locator('.arrow.red')).toHaveCount(2);
  await expect(page.locator('.arrow.green')).toHaveCount(0);
  await drag('e5', 'e9');
  await expect(page.locator('.arrow.red')).toHaveCount(1);
  // Nothing of it was played.
  expect(await moves(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear drawings' }).click();
  await expect(page.locator('.arrow.red')).toHaveCount(0);
});

test('deleting a study takes two presses', async ({ page }) => {
  await begin(page, 'Not for long');
  await page.getByRole('button', { name: 'Name and sharing' }).click();
  await page.getByRole('button', { name: 'Delete study' }).click();
  const sure = page.getByRole('button', { name: 'Really delete? This can’t be undone.' });
  await expect(sure).toBeVisible();
  // Somebody who goes on with something else has not deleted anything.
  await page.getByLabel('Comment').click();
  await expect(sure).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete study' }).click();
  await sure.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studies' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Not for long' })).toHaveCount(0);
});

test('every language', async ({ page }) => {
  const said = (language: string, id: string): string => {
    const text = readFileSync(new URL(`../../locales/${language}/studies.ftl`, import.meta.url), 'utf8');
    const found = new RegExp(`^${id} = (.+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`${language} has no ${id}`);
    return found;
  };
  const study = await begin(page, 'In every language');
  for (const language of LANGUAGES) {
    await page.goto('/studies');
    await page.getByRole('contentinfo').getByRole('combobox').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'studies-title'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), language).toBe(0);
    await page.goto(`/studies/${study}`);
    await expect(page.getByRole('heading', { level: 2, name: said(language, 'studies-chapters') })).toBeVisible();
    await page.getByRole('button', { name: said(language, 'studies-sharing') }).click();
    await expect(page.getByRole('button', { name: said(language, 'studies-delete') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), language).toBe(0);
  }
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} pixels, with everything open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await begin(page, 'Everything');
    await play(page, 'e5');
    await page.getByLabel('Mark a space').fill('e5-e9');
    await page.getByLabel('Mark a space').press('Enter');
    await page.getByRole('button', { name: 'Edit chapters' }).click();
    await page.getByRole('button', { name: 'Name and sharing' }).click();
    await page.getByRole('button', { name: 'Delete study' }).click();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a study is made, edited, listed and found again, and goes to the server when there is one', async ({ page, context, request }) => {
    test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
    await visit(page);
    // The screens come with the first look at them.
    await begin(page, 'Before');
    await context.setOffline(true);
    await page.goto('/studies');
    await page.getByLabel('Name of the study').fill('On the train');
    await page.getByRole('button', { name: 'Create', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'On the train' })).toBeVisible();
    await play(page, 'e5');
    await expect.poll(() => moves(page)).toEqual(['e5']);
    await page.getByLabel('Comment').fill('made without a network');
    await page.getByLabel('Comment').blur();
    await page.goto('/studies');
    await expect(page.getByText('Will be saved on the server when you’re back online.')).toBeVisible();
    await page.getByRole('link', { name: 'On the train' }).click();
    await expect.poll(() => moves(page)).toEqual(['e5']);
    await context.setOffline(false);
    await page.goto('/studies');
    const mine = page.getByRole('heading', { name: 'My studies' });
    await expect(mine).toBeVisible();
    await expect(page.getByRole('heading', { name: 'In this browser' })).toHaveCount(0);
    await page.getByRole('link', { name: 'On the train' }).click();
    await page.getByRole('button', { name: /^e5/ }).first().click();
    await expect(page.getByLabel('Comment')).toHaveValue('made without a network');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('chapters by finger', async ({ page }) => editChapters(page, finger));

  test('arrows and marks are drawn by finger while drawing is switched on, and nothing is played', async ({ page }) => {
    await begin(page, 'By finger');
    await page.getByRole('button', { name: 'Draw on the board' }).tap();
    await page.getByRole('grid').scrollIntoViewIfNeeded();
    const chromium = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<unknown> =>
      chromium.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const [from, to] = [await middle(page, 'e5'), await middle(page, 'e9')];
    await touch('touchStart', from);
    await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await touch('touchMove', to);
    await touch('touchEnd');
    await expect(page.locator('.arrow.green')).toHaveCount(1);
    expect(await moves(page)).toEqual([]);
    await page.locator('[role="gridcell"][data-point="c3"]').tap();
    await page.getByRole('button', { name: 'Clear drawings' }).tap();
    await expect(page.locator('.arrow.green')).toHaveCount(0);
    expect(await moves(page)).toEqual([]);
    // Switched off, a tap plays again.
    await page.getByRole('button', { name: 'Draw on the board' }).tap();
    await page.locator('[role="gridcell"][data-point="e5"]').tap();
    await expect.poll(() => moves(page)).toEqual(['e5']);
  });

  test('nothing is wider than the screen', async ({ page }) => {
    await begin(page, 'On a phone');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.goto('/studies');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
});
