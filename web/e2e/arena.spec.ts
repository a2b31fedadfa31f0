// An arena of twenty: four people in browsers, two of them with phones, and sixteen programs at the API, from the first pairing to the
// last result.
//
// The one thing to know: no player knows the rules. People press what the page offers, programs play random legal moves, and after a few
// moves the player to move resigns, so that everybody is paired again and again.

import type { APIRequestContext, Page } from '@playwright/test';
import type { TableView, TournamentView } from '../src/wire/types.ts';
import { violations } from './axe.ts';
import { Chooser, finger, mouse, playOn, type Hand } from './player.ts';
import { expect, test } from './server.ts';

const PROGRAMS = 16;
const PEOPLE = 4;
/** Games that each person plays before the organiser ends the arena. */
const GAMES = 3;
/** Moves of a game after which its next player gives up. */
const MOVES = 8;

interface Program {
  readonly api: APIRequestContext;
  readonly choose: Chooser;
  readonly tables: Set<string>;
}

/** Looks where the program plays and does one thing there. */
async function act({ api, choose, tables }: Program, path: string): Promise<void> {
  const { you } = (await (await api.get(`/api${path}`)).json()) as TournamentView;
  if (!you?.table) return;
  tables.add(you.table);
  const { view } = (await (await api.get(`/api/tables/${you.table}`)).json()) as { view: TableView };
  const decision = view.game?.result ? null : view.game?.decision;
  if (!decision || decision.seat !== view.viewer) return;
  const number = view.game!.moves.length;
  const command = number >= MOVES ? { do: 'resign' } : { do: 'play', move: choose.of(decision.legal!), number };
  const answer = await api.post(`/api/tables/${you.table}/ask`, { data: { key: `${command.do}${number}`, command } });
  // The opponent may have ended the game since it was read.
  if (!answer.ok()) expect(((await answer.json()) as { reason?: { code: string } }).reason?.code).toBe('over');
}

/** Plays games in a browser as they come; between them the page of the tournament is shown. Returns the tables. */
async function person(page: Page, hand: Hand, seed: number): Promise<string[]> {
  const tables: string[] = [];
  while (tables.length < GAMES) {
    await page.getByRole('link', { name: 'Go to your game' }).click();
    await page.waitForURL(/\/table\//);
    const table = page.url().split('/').pop()!;
    expect(tables).not.toContain(table);
    tables.push(table);
    const end = await playOn(page, hand, new Chooser(seed + tables.length), ({ moves }) => moves >= MOVES);
    if (!end.over) {
      const origin = new URL(page.url()).origin;
      // It may be over by now: the opponent also gives up.
      await page.context().request.post(`/api/tables/${table}/ask`, { headers: { origin }, data: { key: 'resign', command: { do: 'resign' } } });
    }
    await expect(page.getByRole('heading', { level: 2, name: /won|win/i })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the tournament' }).click();
    await page.waitForURL(/\/tournaments\//);
  }
  return tables;
}

test('an arena of twenty people and programs is played to its end', async ({ anotherContext, playwright, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const contexts = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => anotherContext(n % 2 === 0 ? {} : phone)));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [organiser] = pages as [Page, ...Page[]];

  await organiser.goto('/tournaments');
  await organiser.locator('summary').filter({ hasText: 'New tournament' }).click();
  await organiser.getByLabel('Name', { exact: true }).fill('Arena of twenty');
  await organiser.locator('label', { hasText: 'Format' }).locator('select').selectOption('arena');
  await organiser.getByLabel('Minutes', { exact: true }).fill('60');
  // Its games stay out of the lists and the explorer that other tests look at.
  await organiser.getByLabel(/^Private/).check();
  await organiser.getByRole('button', { name: 'Create tournament' }).click();
  await expect(organiser.getByRole('heading', { level: 1, name: 'Arena of twenty' })).toBeVisible();
  const path = new URL(organiser.url()).pathname;

  for (const page of pages) {
    if (page !== organiser) await page.goto(path);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  }
  const programs: Program[] = [];
  for (let n = 0; n < PROGRAMS; n += 1) {
    const api = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { origin: baseURL! } });
    expect((await api.post('/api/guest')).ok()).toBe(true);
    expect((await api.post(`/api${path}/ask`, { data: { command: { do: 'enter' } } })).ok()).toBe(true);
    programs.push({ api, choose: new Chooser(1_000 + n), tables: new Set() });
  }
  await expect(organiser.getByText(`${PEOPLE + PROGRAMS} players`).first()).toBeVisible();
  await organiser.locator('summary').filter({ hasText: 'Organiser' }).click();
  await organiser.getByRole('button', { name: 'Start now' }).click();

  let over = false;
  const programsPlay = (async (): Promise<void> => {
    while (!over) for (const program of programs) await act(program, path);
  })();
  const played = await Promise.all(pages.map((page, n) => person(page, n % 2 === 0 ? mouse : finger, 10 * n)));

  // Somebody looks on while it runs.
  const guest = await (await anotherContext()).newPage();
  await guest.goto(path);
  await expect(guest.getByRole('table').getByRole('row')).toHaveCount(1 + PEOPLE + PROGRAMS);
  expect(await violations(guest)).toEqual([]);

  await organiser.locator('summary').filter({ hasText: 'Organiser' }).click();
  await organiser.getByRole('button', { name: 'End tournament' }).click();
  for (const page of [...pages, guest]) await expect(page.getByText('Finished').first()).toBeVisible();
  over = true;
  await programsPlay;
  // Games that were still played go on and no longer count. Everybody sees the same winners, and everybody played.
  const winners = await guest.getByText(/^Won by /).textContent();
  for (const page of pages) await expect(page.getByText(winners!, { exact: true })).toBeVisible();
  for (const { tables } of programs) expect(tables.size).toBeGreaterThan(0);
  expect(new Set(played.flat()).size).toBeGreaterThanOrEqual(GAMES);
  const end = (await (await guest.request.get(`/api${path}`)).json()) as TournamentView;
  expect(end.state).toBe('finished');
  expect(end.playing).toBe(0);
  const games = end.standings.reduce((sum, { games }) => sum + games, 0);
  expect(games % 2, 'each game counts for two').toBe(0);
  expect(games).toBeGreaterThanOrEqual(PEOPLE * GAMES + PROGRAMS);
  for (const { api } of programs) await api.dispose();
});
