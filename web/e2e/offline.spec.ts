// Without a network, after one visit: whole games, lessons, reviews, other languages, reloads; and what is kept in the browser goes to another
// one. The service worker is the real one, under the real headers.

import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { clearStorage, loadDevice, saveDevice, sitDown, sitDownTogether, visit } from './device.ts';
import { beShown, button } from './lesson.ts';
import { Chooser, keys, mouse, offered, playOn } from './player.ts';
import { serveReleases } from './releases.ts';
import { THEMES } from './screens.ts';
import { expect, test } from './server.ts';

const GAMES = ['yinsh', 'lyngk', 'linko'] as const;

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ request }) => {
  // Where nothing compiles for WebAssembly the program has no engine, says so when it is built, and leaves the work to its server.
  test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
});

/** The largest network, that of Linko!, comes when it is first needed. The weakest bot needs none; an evaluation does. */
async function fetchNetwork(page: Page): Promise<void> {
  await page.goto('/study/linko');
  await page.getByRole('switch', { name: 'Engine' }).check();
  await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('button').first()).toBeVisible();
}

for (const game of GAMES) {
  test(`offline: a whole game of ${game}, with a reload in its middle, and its review`, async ({ page, context }) => {
    await visit(page);
    if (game === 'linko') await fetchNetwork(page);
    await context.setOffline(true);
    await sitDown(page, game);
    const chooser = new Chooser(7);
    const before = await playOn(page, mouse, chooser, (offer) => offer.moves >= 6);
    await page.reload();
    const after = await offered(page, 0);
    expect(after.moves).toBeGreaterThanOrEqual(before.moves);
    const end = await playOn(page, mouse, chooser);
    expect(end.over).toBe(true);
    await expect(page.getByRole('heading', { level: 2, name: /won|win|draw|share/i })).toBeVisible();
    // The way home and back: it is among one's own games.
    const path = new URL(page.url()).pathname;
    await page.goto('/people/me');
    await expect(page.locator(`a[href="${path.replace('table', 'replay')}"]`)).toBeVisible();
    await page.goto(`${path.replace('table', 'replay')}?review`);
    // A long game with hidden cards takes minutes to judge: that it is being judged is enough.
    await expect(game === 'linko' ? page.getByRole('button', { name: 'Stop' }) : page.getByRole('button', { name: /^Practise/ })).toBeVisible();
    if (game === 'linko') return;
    // How accurate one's own turns were stands under one's own games.
    await page.goto('/people/me');
    await expect(page.getByRole('heading', { level: 2, name: 'Accuracy' })).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(`^${game}: from .* over 1 reviewed game`, 'i') })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const game of GAMES) {
  test(`offline: a whole game of ${game} on one device, with a reload in its middle`, async ({ page, context }) => {
    await visit(page);
    await context.setOffline(true);
    await sitDownTogether(page, game);
    const chooser = new Chooser(8);
    const before = await playOn(page, mouse, chooser, (offer) => offer.moves >= 6);
    await page.reload();
    // Hidden cards are covered again.
    const after = await offered(page, 0);
    expect([after.moves, after.curtain]).toEqual([before.moves, game === 'linko']);
    expect((await playOn(page, mouse, chooser)).over).toBe(true);
    await expect(page.getByRole('heading', { level: 2, name: /won|win|draw|share/i })).toBeVisible();
  });
}

test('offline: a finished game of Linko! is reviewed to its end, and analysed with what each seat knew', async ({ page, context }) => {
  await visit(page);
  await fetchNetwork(page);
  await context.setOffline(true);
  await sitDown(page, 'linko');
  await playOn(page, mouse, new Chooser(7), (offer) => offer.moves >= 4);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign?' }).click();
  await page.getByRole('link', { name: 'Analysis board' }).click();
  const numbers = page.getByRole('region', { name: 'Engine' }).getByRole('definition');
  await expect(numbers).toHaveText([/^\d+%, −?\d+\.\d points$/, /^\d+%, −?\d+\.\d points$/]);
  // What is seen is what this seat saw: the near hand is its own, and the other player sits across.
  const looker = page.getByLabel('Cards seen by');
  const names = await looker.locator('option').allInnerTexts();
  const hands: string[] = [];
  for (const [seat, across] of [['0', names[2]], ['1', names[1]]] as const) {
    await looker.selectOption(seat);
    await expect(page.locator('.seat.s0')).toHaveAttribute('aria-label', across ?? '');
    const groups = page.locator('.hand[role="group"]').getByRole('img');
    hands.push((await groups.evaluateAll((shown) => shown.map((group) => group.getAttribute('aria-label')))).join(', '));
  }
  expect(hands[0]).not.toBe('');
  expect(hands[0]).not.toBe(hands[1]);

  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('button', { name: /^Practise/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.getByText('Players are judged only by what they could know.')).toBeAttached();
});

test('offline: a lesson, the rules, another language, and the settings say what is kept', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto('/learn/yinsh');
  await page.getByRole('link', { name: /Rings first/ }).click();
  await page.waitForURL(/\/learn\/yinsh\//);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/rules/lyngk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('pl');
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  await expect(page.getByText('Tutaj wszystko działa bez sieci', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
});

test('worker and service worker have a policy of their own, and the service worker is asked for each time', async ({ page, request }) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  await offered(page, 0);
  const [worker] = page.workers();
  for (const path of ['/sw.js', new URL(worker?.url() ?? 'about:blank').pathname]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
    expect(headers['content-type'], path).toContain('text/javascript');
    expect(headers['cache-control'], path).toBe(path === '/sw.js' ? 'no-cache' : 'max-age=31536000, immutable');
  }
});

test('games that are kept in a browser go to another one as a file', async ({ page, anotherContext }, info) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  await playOn(page, mouse, new Chooser(3), (offer) => offer.moves >= 4);
  const path = new URL(page.url()).pathname;
  await page.goto('/settings');
  await expect(page.getByText('One game is kept here.')).toBeVisible();
  const file = await saveDevice(page, info);

  const other = await (await anotherContext({ serviceWorkers: 'allow' })).newPage();
  await visit(other);
  await other.goto('/settings');
  await expect(other.getByText('No games are kept here yet.')).toBeVisible();
  await loadDevice(other, { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"kind":"something else"}') });
  await expect(other.getByText('This isn’t a file saved from Trilynx.')).toBeVisible();
  await loadDevice(other, file);
  await expect(other.getByText('Games and studies added: 1.')).toBeVisible();
  await loadDevice(other, file);
  await expect(other.getByText('One was here already.', { exact: false })).toBeVisible();
  // It goes on there.
  await other.goto(path);
  const there = await offered(other, 4);
  expect(there.moves).toBeGreaterThanOrEqual(4);
});

test('studies, lessons and settings that are kept in a browser go to another one in the same file', async ({ page, anotherContext }, info) => {
  await visit(page);
  await page.goto('/learn/yinsh/choice');
  await beShown(page);
  await button(page, 'Next step').click();
  await beShown(page);
  await expect(page.getByText('Lesson complete!')).toBeVisible();
  await page.goto('/studies');
  await page.getByLabel('Name of the study').fill('To go');
  await page.getByRole('button', { name: 'Keep in this browser only' }).first().click();
  await page.getByLabel('Comment').fill('from elsewhere');
  await page.getByLabel('Comment').blur();
  await page.goto('/settings');
  await page.locator('#theme').selectOption('dark');
  await page.getByRole('checkbox', { name: /^Coordinates/ }).uncheck();
  const file = await saveDevice(page, info);

  const other = await (await anotherContext({ serviceWorkers: 'allow' })).newPage();
  await visit(other);
  await other.goto('/settings');
  await expect(other.getByRole('checkbox', { name: /^Coordinates/ })).toBeChecked();
  await loadDevice(other, file);
  await expect(other.getByText('Games and studies added: 1.')).toBeVisible();
  await expect(other.locator('#theme')).toHaveValue('dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('checkbox', { name: /^Coordinates/ })).not.toBeChecked();
  await other.goto('/studies');
  await other.getByRole('link', { name: 'To go' }).click();
  await expect(other.getByLabel('Comment')).toHaveValue('from elsewhere');
  await other.goto('/learn/yinsh');
  await expect(other.getByRole('link', { name: /Too much of a good thing/ })).toContainText('done');
});

/** What Chromium says once somebody has visited often enough; how often its own question was asked is counted. */
function announceInstallation(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const counted = window as unknown as { asked?: number };
    const prompt = (): Promise<void> => {
      counted.asked = (counted.asked ?? 0) + 1;
      return Promise.resolve();
    };
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
}

test('the settings offer to install the app, once, and its manifest allows it', async ({ page }) => {
  await visit(page);
  await page.goto('/settings');
  const chromium = await page.context().newCDPSession(page);
  const { errors, data } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Trilynx', display: 'standalone' });
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // Every test has a window of its own that forgets.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const offer = page.getByRole('button', { name: 'Install as an app' });
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await announceInstallation(page), 'the browser leaves the offer to the page').toBe(true);
  await offer.click();
  expect(await page.evaluate(() => (window as unknown as { asked?: number }).asked)).toBe(1);
  await expect(offer).toHaveCount(0);
  await announceInstallation(page);
  // The page has drawn what it heard by then.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(offer).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  await announceInstallation(page);
  await expect(offer).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(offer).toHaveCount(0);
});

test('a new release waits for those who play, and two tabs take it one after the other', async ({ anotherContext, server }) => {
  const releases = await serveReleases(server);
  try {
    const context = await anotherContext({ serviceWorkers: 'allow', baseURL: releases.url });
    const page = await context.newPage();
    await visit(page);
    await sitDown(page, 'yinsh');
    const before = await playOn(page, mouse, new Chooser(11), (offer) => offer.moves >= 4);
    const other = await context.newPage();
    await other.goto('/settings');
    let loads = 0;
    for (const opened of [page, other]) opened.on('load', () => (loads += 1));
    const isNew = (opened: Page): Promise<boolean> => opened.evaluate(() => document.querySelector('script[src*="-next.js"]') !== null);
    const offer = (opened: Page) => opened.getByText('A new version is ready.');
    const reload = (opened: Page) => opened.getByRole('button', { name: 'Reload', exact: true });

    releases.renew();
    // Somebody comes back to the tab: it asks for news.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offer(other)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    const during = await playOn(page, mouse, new Chooser(12), ({ moves }) => moves >= before.moves + 4);
    expect(loads).toBe(0);
    expect([await isNew(page), await isNew(other)]).toEqual([false, false]);

    // One tab takes it. The other plays on with its own files, also with those that it has not needed so far and that no server has any more.
    await Promise.all([other.waitForEvent('load'), reload(other).click()]);
    await expect(other.getByRole('heading', { name: 'On this device' })).toBeVisible();
    expect(await isNew(other)).toBe(true);
    await expect(offer(other)).toHaveCount(0);
    const after = await playOn(page, mouse, new Chooser(13), ({ moves }) => moves >= during.moves + 4);
    expect(loads).toBe(1);
    expect(await isNew(page)).toBe(false);
    const path = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Learn' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toBeVisible();
    expect(await isNew(page)).toBe(false);
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    expect(await isNew(page)).toBe(true);
    await page.goto(path);
    expect((await offered(page, after.moves)).moves).toBe(after.moves);
    expect(loads).toBe(3);
    await expect(offer(other)).toHaveCount(0);
    await context.setOffline(true);
    await playOn(page, mouse, new Chooser(14), ({ moves }) => moves >= after.moves + 4);
  } finally {
    await releases.close();
  }
});

test('a screen for meeting people is not kept: without a network it says so, and comes when there is one again', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Lobby' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
  await page.getByRole('link', { name: 'Learn', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible();
});

test('a tab of an older release gets the newer one for a screen that its server no longer has', async ({ anotherContext, server }) => {
  const releases = await serveReleases(server);
  try {
    const context = await anotherContext({ serviceWorkers: 'allow', baseURL: releases.url });
    const page = await context.newPage();
    await visit(page);
    releases.renew();
    await page.getByRole('link', { name: 'Lobby' }).first().click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('script[src*="-next.js"]') !== null)).toBe(true);
  } finally {
    await releases.close();
  }
});

test('storage that is cleared during a game costs nothing of it, and what works offline is kept again', async ({ page, context, server }) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  const before = await playOn(page, mouse, new Chooser(21), ({ moves }) => moves >= 6);
  await clearStorage(page, server, 'indexeddb,cache_storage');
  const after = await playOn(page, mouse, new Chooser(22), ({ moves }) => moves >= before.moves + 4);
  await page.reload();
  expect((await offered(page, 0)).moves).toBe(after.moves);
  const path = new URL(page.url()).pathname;
  await page.goto('/settings');
  await expect(page.getByText('One game is kept here.')).toBeVisible();
  await expect(page.getByText('Everything here works offline', { exact: false })).toBeVisible();
  await context.setOffline(true);
  await page.goto(path);
  await playOn(page, mouse, new Chooser(23), ({ moves }) => moves >= after.moves + 2);
});

test('storage that is cleared between two visits: a sentence about the game that is gone, and new ones', async ({ page, server }) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  await playOn(page, mouse, new Chooser(31), ({ moves }) => moves >= 4);
  const path = new URL(page.url()).pathname;
  const listed = (): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('trilynx-local-tables') ?? 'null') as unknown);
  expect(await listed()).toEqual([path.split('/')[2]]);
  await page.goto('about:blank');
  await clearStorage(page, server, 'indexeddb,cache_storage');
  for (const screen of ['table', 'replay']) {
    await page.goto('/');
    await page.evaluate((table) => localStorage.setItem('trilynx-local-tables', JSON.stringify([table])), path.split('/')[2]);
    await page.goto(path.replace('table', screen));
    await expect(page.getByRole('heading', { level: 1, name: 'This game is gone' })).toBeVisible();
    await expect(page.getByText('the browser’s storage has been cleared', { exact: false })).toBeVisible();
    expect(await listed()).toEqual([]);
  }
  await page.goto('/people/me');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`a[href*="${path.split('/')[2]}"]`)).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByText('No games are kept here yet.')).toBeVisible();
  await sitDown(page, 'yinsh');
  await playOn(page, mouse, new Chooser(32), ({ moves }) => moves >= 4);
  expect(await listed()).toEqual([new URL(page.url()).pathname.split('/')[2]]);
  // Everything, as when a browser runs short of space: the next visit is a first one.
  const lost = new URL(page.url()).pathname;
  await page.goto('about:blank');
  await clearStorage(page, server, 'all');
  await page.goto(lost);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await visit(page);
  await sitDown(page, 'lyngk');
  await playOn(page, mouse, new Chooser(33), ({ moves }) => moves >= 4);
});

test('what is kept on a device, by keyboard alone on a narrow phone, and axe finds nothing', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page);
  await sitDown(page, 'yinsh');
  await playOn(page, mouse, new Chooser(41), ({ moves }) => moves >= 4);
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: 'On this device' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  const clean = async (when: string): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), when).toBe(0);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `axe, ${when}, ${colorScheme}`).toEqual([]);
    }
  };
  await expect(panel.getByText('One game is kept here.')).toBeVisible();
  await announceInstallation(page);
  await clean('one game');
  await keys.press(button('Install as an app'));
  await expect(panel.getByRole('heading')).toBeFocused();

  const [download] = await Promise.all([page.waitForEvent('download'), keys.press(button('Save to a file'))]);
  const file = info.outputPath('device.json');
  await download.saveAs(file);

  await keys.press(button('Delete these games'));
  await expect(button('Keep them')).toBeFocused();
  await clean('removing');
  await page.keyboard.press('Enter');
  await expect(button('Delete these games')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button('Delete for good')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status').filter({ hasText: 'The games have been deleted.' })).toBeVisible();
  await expect(panel.getByText('No games are kept here yet.')).toBeVisible();
  await expect(panel.getByRole('heading')).toBeFocused();

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press(button('Load from a file'))]);
  await chooser.setFiles(file);
  await expect(panel.getByText('Games and studies added: 1.')).toBeVisible();
  await expect(panel.getByText('One game is kept here.')).toBeVisible();
  await clean('loaded');
});

test('two tabs at one table show the same game', async ({ page, context }) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  await offered(page, 0);
  const second = await context.newPage();
  await second.goto(new URL(page.url()).pathname);
  await offered(second, 0);
  const played = await playOn(page, mouse, new Chooser(5), (offer) => offer.moves >= 4);
  const there = await offered(second, played.moves);
  expect(there.moves).toBeGreaterThanOrEqual(played.moves);
  const back = await playOn(second, mouse, new Chooser(6), (offer) => offer.moves >= played.moves + 4);
  expect((await offered(page, back.moves)).moves).toBeGreaterThanOrEqual(back.moves);
});

test('games of this browser are kept on the account of the person who signs in', async ({ page, anotherContext }) => {
  await visit(page);
  await sitDown(page, 'yinsh');
  await playOn(page, mouse, new Chooser(9), (offer) => offer.moves >= 12);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign?' }).click();
  await expect(page.locator('.result')).toBeVisible();
  const local = /table\/(\w+)/.exec(page.url())?.[1] ?? '';
  // The first attempt fails in the middle; nothing is lost.
  await page.route('**/api/me/games', (route) => route.abort());
  await page.goto('/account');
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Create account' }) });
  await form.getByLabel('Name').fill('Keeper');
  await form.getByLabel('Password').fill('correct horse');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Not everything could be sent.', { exact: false })).toBeVisible();
  await page.unroute('**/api/me/games');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Keep on my account' }).click();
  await expect(page.getByText('One game from this device is now on your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep on my account' }).click();
  await expect(page.getByText('Your finished games from this device are on your account.')).toBeVisible();
  // It is listed once, and is the server's.
  await page.goto('/people/me');
  const replays = page.locator('a[href^="/replay/"]');
  await expect(replays).toHaveCount(1);
  expect(await replays.getAttribute('href')).not.toBe(`/replay/${local}`);
  // Another browser has it after signing in.
  const other = await (await anotherContext()).newPage();
  await other.goto('/account');
  const signIn = other.locator('form').filter({ has: other.getByRole('heading', { name: 'Sign in' }) });
  await signIn.getByLabel('Name').fill('Keeper');
  await signIn.getByLabel('Password').fill('correct horse');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Keeper' })).toBeVisible();
  await other.goto('/people/me');
  await other.locator('a[href^="/replay/"]').click();
  await expect(other.getByRole('grid')).toBeVisible();
});
