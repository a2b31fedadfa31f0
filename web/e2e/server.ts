// A server for each worker: the real program on a free port of this machine, with a database that goes when the tests are done.
// Every page that a test opens is watched: an error in its console fails the test.

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Command, Options, SeatOffer, TableView } from '../src/wire/types.ts';

export { expect } from '@playwright/test';

/** A program where cargo builds it. */
function built(program: string): string {
  const folder = process.env['TRILYNX_BUILT'] ?? fileURLToPath(new URL('../../target/debug', import.meta.url));
  return join(folder, program);
}

interface Running {
  url: string;
  /** Does what a host does at the machine: `trilynx admin …`. */
  admin: (...words: string[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** The program as it is shipped, but for its pauses and its limits on strangers. */
async function start(command: string, flags: readonly string[]): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'trilynx-browser-'));
  const started: ChildProcess[] = [];
  const run = (program: string, words: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...more } });
    started.push(child);
    return address(child, program);
  };
  let url = await run(command, flags.map((flag) => flag.replace('FOLDER', folder)));
  // Anyone who works on the client tests `npm run build` this way, without building the program.
  if (process.env['TRILYNX_PREVIEW'] === '1') {
    const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
    const port = String(20_000 + (process.pid % 20_000));
    url = await run('node', [vite, 'preview', '--host', '127.0.0.1', '--port', port], { TRILYNX_SERVER: url, NO_COLOR: '1' });
  }
  const stop = async (): Promise<void> => {
    for (const child of started) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const admin = async (...words: string[]): Promise<void> => void (await promisify(execFile)(built('trilynx'), ['admin', ...words, '--database', join(folder, 'trilynx.db')]));
  return { url, admin, stop };
}

/** The first address that the server says it can be reached at. */
function address(child: ChildProcess, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`cannot start ${command}: ${error.message}`)));
    child.once('exit', (code) => reject(new Error(`${command} ended at its start with ${code}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const found = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
      if (found) resolve(found);
    });
  });
}

const SERVE = ['serve', '--listen', '127.0.0.1:0', '--database', 'FOLDER/trilynx.db', '--bot-pause-ms', '0', '--bot-threads', '1', '--limits', 'off', '--log', 'error'];
/** The same server with dice that always fall the same. */
const STAGE = ['--folder', 'FOLDER', 'stage'];

/** Fails the test when a page of this context says that something went wrong in it. */
function watchOver(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    // A browser without a network says so, and a page that is not there is asked for on purpose.
    const expected = /net::ERR_|the server responded with a status of|WebSocket connection to/.test(message.text());
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
}

export interface Fixtures {
  /** Another browser of another person, with the same settings as the first. */
  anotherContext: (options?: Parameters<import('@playwright/test').Browser['newContext']>[0]) => Promise<BrowserContext>;
  complaints: string[];
}

export const test = base.extend<Fixtures, { staged: boolean; running: Running; server: string; admin: Running['admin'] }>({
  /** Whether games are dealt the same each time. */
  staged: [false, { option: true, scope: 'worker' }],
  running: [
    async ({ staged }, use) => {
      const server = staged ? await start(built('trilynx-trials'), STAGE) : await start(built('trilynx'), SERVE);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: [async ({ running }, use) => use(running.url), { scope: 'worker' }],
  admin: [async ({ running }, use) => use(running.admin), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server),
  complaints: [
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      base.expect(complaints, 'what pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    watchOver(context, complaints);
    await use(context);
  },
  anotherContext: async ({ browser, contextOptions, complaints, baseURL, locale, viewport }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, locale: locale!, viewport, ...options });
      watchOver(context, complaints);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

/** The settings that this browser keeps, before its first page is opened. */
export async function keep(context: BrowserContext, settings: Record<string, unknown>): Promise<void> {
  await context.addInitScript((kept) => {
    // A blank page has no storage.
    if (location.protocol === 'about:') return;
    // Set once, so that what a test changes in the page stays changed.
    if (localStorage.getItem('trilynx-settings') === null) localStorage.setItem('trilynx-settings', JSON.stringify(kept));
  }, settings);
}

const USUAL: Options = {
  game: 'yinsh',
  variant: 'standard',
  players: 2,
  start: null,
  order: 'fixed',
  clock: { kind: 'none' },
  rated: false,
  rounds: 1,
  private: true,
};

/** The one who plays in this browser opens a table as the page would; the test then goes on in the page. Returns its path. */
export async function openTable(page: Page, options: Partial<Options>, seats: readonly SeatOffer[]): Promise<string> {
  const { request } = page.context();
  const known = await request.get('/api/me');
  const headers = { origin: new URL(known.url()).origin };
  const me = (await known.json()) as { person: unknown };
  if (me.person === null) await request.post('/api/guest', { headers });
  const answer = await request.post('/api/tables', { headers, data: { options: { ...USUAL, ...options }, seats } });
  if (!answer.ok()) throw new Error(`no table: ${await answer.text()}`);
  return `/table/${((await answer.json()) as { table: string }).table}`;
}

/** The one who plays in this browser asks for something at a table, without touching the page. */
export async function ask(page: Page, path: string, seat: number | null, command: Command): Promise<void> {
  const { request } = page.context();
  const headers = { origin: new URL((await request.get('/api/me')).url()).origin };
  const answer = await request.post(`/api/tables/${path.split('/')[2]}/ask`, { headers, data: { key: randomUUID(), seat, command } });
  if (!answer.ok()) throw new Error(`${JSON.stringify(command)}: ${await answer.text()}`);
}

/** What the server knows of a table, as this browser may see it. */
export async function tableView(page: Page, path: string): Promise<TableView> {
  const answer = await page.context().request.get(`/api/tables/${path.split('/')[2]}`);
  return ((await answer.json()) as { view: TableView }).view;
}
