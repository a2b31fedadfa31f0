// A part of `cargo xtask vitals`: how long somebody without a network waits on a slow phone, from the button that opens a table to the first move
// of the bot, without the time for one's own move. Figures of this machine, nothing is asserted.
//
// The one thing to know: Chromium slows down the main thread alone. What the engine's worker and the compiler took of a processor is read from a
// trace and added three times more, as if the main thread had waited for all of it. So the last column is rather too long than too short.

import type { Browser, Page } from '@playwright/test';
import { visit } from './device.ts';
import { Chooser, PLACES, decide, mouse, offered } from './player.ts';
import { test } from './server.ts';

const SLOWER = 4;
/** Medians are shown. */
const RUNS = Number(process.env['TRILYNX_RUNS'] ?? 3);
const GAMES = ['yinsh', 'lyngk', 'linko'] as const;

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** All in milliseconds. */
interface Waited {
  /** From the button until the table can be played at. */
  readonly table: number;
  /** From the press that ends one's own move until the bot's move is shown. */
  readonly answer: number;
  /** Processor time of the workers of all pages and of the compiler. */
  readonly work: number;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds from the last press until there are so many moves. */
function sincePress(page: Page, moves: number): Promise<number> {
  return page.evaluate(
    ([place, moves]) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelectorAll(place).length < moves) return;
          observer.disconnect();
          resolve(performance.now() - (window as unknown as { pressed: number }).pressed);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true });
        look();
      }),
    [PLACES.moves, moves] as const,
  );
}

function workIn(trace: readonly TraceEvent[]): number {
  const slow = new Set(trace.filter(({ name, args }) => name === 'thread_name' && /^(DedicatedWorker|ThreadPoolForegroundWorker)/.test(args.name ?? '')).map(({ pid, tid }) => `${pid} ${tid}`));
  const renderers = new Set(trace.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid }) => pid));
  return trace.reduce((sum, { name, pid, tid, tdur = 0 }) => sum + (name.endsWith('RunTask') && renderers.has(pid) && slow.has(`${pid} ${tid}`) ? tdur : 0), 0) / 1e3;
}

/** Against the bot that is offered first: nobody has chosen another one in this browser. Nothing if the lot lets the bot begin. */
async function measure(browser: Browser, page: Page, game: string): Promise<Waited | undefined> {
  await page.goto(`/play/${game}`);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await page.evaluate(() => addEventListener('pointerdown', () => Object.assign(window, { pressed: performance.now() }), { capture: true }));
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await play.click();
  const offer = await offered(page, 0);
  const table = await sincePress(page, 0);
  if (offer.moves === 0) await decide(page, offer, mouse, new Chooser(1));
  const answer = await sincePress(page, 2 - offer.moves);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await chromium.detach();
  return offer.moves === 0 ? { table, answer, work: workIn(traceEvents) } : undefined;
}

const rows: string[] = [];

for (const game of GAMES) {
  test(`the first answer without a network: ${game}`, async ({ browser, page, context, request }) => {
    test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
    await visit(page);
    // The largest network comes with the first game that needs it.
    await page.goto(`/play/${game}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/table\//);
    await offered(page, 0);
    await context.setOffline(true);
    const runs: Waited[] = [];
    while (runs.length < RUNS) runs.push(...[await measure(browser, page, game)].filter((waited) => waited !== undefined));
    const columns = [({ table }: Waited) => table, ({ answer }: Waited) => answer, ({ work }: Waited) => work, ({ table, answer, work }: Waited) => table + answer + (SLOWER - 1) * work];
    rows.push(`${game.padEnd(8)} ${columns.map((of) => `${median(runs.map(of)).toFixed(0)} ms`.padStart(12)).join(' ')}`);
  });
}

test.afterAll(() => {
  if (rows.length === GAMES.length) console.log([`${'offline'.padEnd(8)} ${['table', 'answer', 'engine', 'all, slower'].map((name) => name.padStart(12)).join(' ')}`, ...rows].join('\n'));
});
