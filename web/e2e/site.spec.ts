// The site without a server, from a plain file server in a folder: whole games, lessons, reviews, links, languages, and all of it without a
// network. A request outside of the folder, or for a file that is not there, fails the test.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, keep, test as base } from './server.ts';
import { Chooser, mouse, offered, playOn } from './player.ts';

/** Where `cargo xtask site` has put it. Where nothing compiles for WebAssembly there is none; the build says so. */
const FOLDER = process.env['TRILYNX_SITE_FOLDER'];
const PATH = '/some/folder/';
/** What every file server knows, and no other header. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

interface Files {
  readonly url: string;
  /** What was asked for in vain. */
  readonly missing: string[];
}

const test = base.extend<{ strays: string[] }, { files: Files }>({
  files: [
    async ({}, use) => {
      const missing: string[] = [];
      const server = createServer((request, answer) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
        const file = path.startsWith(PATH) ? join(FOLDER ?? '', normalize(path.slice(PATH.length))) : undefined;
        const found = file === undefined ? Promise.reject(new Error(path)) : readFile(file);
        found.then(
          (content) => answer.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(content),
          () => {
            missing.push(`${request.method} ${request.url}`);
            answer.writeHead(404).end();
          },
        );
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`, missing });
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ files }, use) => use(files.url),
  strays: [
    async ({ context, files }, use) => {
      const strays: string[] = [];
      files.missing.length = 0;
      context.on('request', (request) => request.url().startsWith(files.url) || request.url().startsWith('blob:') || strays.push(request.url()));
      context.on('page', (page) => page.on('websocket', (socket) => strays.push(socket.url())));
      await use(strays);
      expect(strays, 'requests outside of the folder').toEqual([]);
      expect(files.missing, 'files that are not there').toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow' });
test.skip(FOLDER === undefined, 'built without the engine for browsers');

/** Opens a screen as somebody does who has a link to it. */
async function visit(page: Page, path: string): Promise<void> {
  await keep(page.context(), { botPace: 'quick', tips: false });
  await page.goto(`./#${path}`);
}

/** Opens a table against the weakest bot. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'How strong?' }).press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/#\/table\//);
}

test('a site without a server: from the first page through a whole game to its review', async ({ page }) => {
  await keep(page.context(), { botPace: 'quick', tips: false });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Three games. Sit down and play.' })).toBeVisible();
  // What needs people is not offered.
  for (const name of ['Lobby', 'Sign in']) await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.locator('a.button[href="#/play/yinsh"]').click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await sitDown(page);
  const chooser = new Chooser(7);
  const before = await playOn(page, mouse, chooser, (offer) => offer.moves >= 6);
  await page.reload();
  expect((await offered(page, 0)).moves).toBeGreaterThanOrEqual(before.moves);
  expect((await playOn(page, mouse, chooser)).over).toBe(true);
  const table = /#\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('link', { name: 'Your games' }).first().click();
  await page.locator(`a[href="#/replay/${table}"]`).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(`./#/replay/${table}?review`);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Practise/ })).toBeVisible();
});

test('a site without a server: links open what they name, wherever the page lies', async ({ page, anotherContext, strays }) => {
  await visit(page, '/study/yinsh?moves=d5+e7+f4#2');
  await expect(page.getByRole('gridcell', { name: /^d5/ })).toHaveAttribute('aria-label', /ring/);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect(page).toHaveURL(/#\/study\/yinsh\?moves=d5\+e7\+f4#1$/);
  const link = page.url();
  await page.reload();
  await expect(page).toHaveURL(link);
  // The analysis board thinks here too.
  await page.getByRole('switch', { name: 'Engine' }).check();
  await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem').first().getByRole('button').first()).toBeVisible();
  await visit(page, '/rules/lyngk#E7');
  await expect(page.locator('#E7')).toBeVisible();
  // Backwards is the screen before.
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
  for (const path of ['/lobby', '/account']) {
    await visit(page, path);
    await expect(page.getByText('Playing with other people needs a server', { exact: false })).toBeVisible();
  }
  await visit(page, '/people/Ada');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  // Somebody else opens the link.
  const context = await anotherContext();
  context.on('request', (request) => request.url().includes(PATH) || strays.push(request.url()));
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('gridcell', { name: /^d5/ })).toHaveAttribute('aria-label', /ring/);
});

test('a site without a server: everything goes on without a network, in another language too', async ({ page, context, files }) => {
  await visit(page, '/');
  await page.waitForFunction(() => localStorage.getItem('trilynx-engine') !== null);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(files.url);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    const found = (await (await fetch(link.href)).json()) as { start_url: string; scope: string; icons: { src: string }[] };
    return [found.start_url, found.scope, ...found.icons.map(({ src }) => src)].map((path) => new URL(path, link.href).href);
  });
  for (const url of manifest) expect(url.startsWith(files.url), url).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.locator('a.button[href="#/play/lyngk"]').click();
  await sitDown(page);
  await playOn(page, mouse, new Chooser(3), (offer) => offer.moves >= 4);
  await page.goto('./#/learn/yinsh');
  await page.getByRole('link', { name: /Rings first/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('./#/settings');
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('pl');
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Jest tu jedna partia.', { exact: false })).toBeVisible();
  await page.goto('./#/about');
  await expect(page.getByText('Ta strona nie ma serwera', { exact: false })).toBeVisible();
});
