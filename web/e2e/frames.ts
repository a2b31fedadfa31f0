// `cargo xtask frames`: how smooth the longest motions of a board are on a slow phone. Figures of this machine, nothing is asserted.
//
// Two things are counted. Frames of the page are those that its main thread made, with how long it worked for each; they are what a slow
// processor bounds, which Chromium imitates for this thread alone. Frames on the screen are those that Chromium presented, with the
// longest time between two; here they are drawn in software, by as many cores as this machine has. TRILYNX_TRACES=FOLDER keeps the traces.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openTable, test } from './server.ts';
import { mouse, offered } from './player.ts';
import type { Options } from '../src/wire/types.ts';

const SLOWER = 4;
/** Each motion is measured as often, and the median is shown with the worst. */
const RUNS = Number(process.env['TRILYNX_RUNS'] ?? 5);

interface Motion {
  readonly name: string;
  readonly options: Partial<Options>;
  readonly from: string;
  readonly to: string;
}

const MOTIONS: readonly Motion[] = [
  {
    name: 'a stack of four hops six times and leaves as five',
    options: {
      game: 'lyngk',
      start: 'lyngk/standard board=-/-,rgk,kb,-/-,i,g,br,b,-,-/r,k,i,g,b,r/bgkr,-,-,-,-,-,i/k,w,i,g,r,r/w,g,kb,i,r,k,g/gki,i,b,w/bi turn=0 claims=r,b;g,k',
    },
    from: 'e2',
    to: 'e8',
  },
  {
    // The longest line has ten points: no move turns over more.
    name: 'a ring passes eight markers, which turn over',
    options: { start: 'yinsh/standard board=4/1R5/3m1M2/2mM5/2mMm1MmR1/1mr1M4/RmMmMmMmM1/2mMR4/1M1m4/r2M2r/2r1 turn=w phase=move removed=1,1' },
    from: 'g2',
    to: 'g11',
  },
];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string; readonly data?: { readonly message?: string }; readonly chrome_frame_reporter?: { readonly state?: string } };
}

interface Measured {
  /** From the press to the beginning of the motion, in milliseconds. */
  readonly after: number;
  /** Frames a second and the longest time between two, in milliseconds. */
  readonly page: readonly [rate: number, longest: number];
  readonly screen: readonly [rate: number, longest: number];
  /** Work of the main thread in a frame, in milliseconds: the median, and the most. */
  readonly work: readonly [median: number, most: number];
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Rate and longest distance of moments, in microseconds. The first one begins the motion. */
function pace(moments: readonly number[]): readonly [number, number] {
  const gaps = moments.slice(1).map((at, n) => at - (moments[n] ?? at));
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  return [gaps.length / (whole / 1e6), Math.max(0, ...gaps) / 1e3];
}

/** What the trace says about the time that the motion took, in milliseconds, until the mark that the page has set at its end. */
function read(trace: readonly TraceEvent[], took: number): Measured {
  const mark = (name: string): number => {
    const found = trace.find((event) => event.name === 'TimeStamp' && event.args.data?.message === name);
    if (!found) throw new Error(`the trace has no mark ${name}`);
    return found.ts;
  };
  const to = mark('motion ends');
  const from = Math.max(mark('pressed'), to - took * 1e3);
  const within = ({ ts }: TraceEvent): boolean => ts >= from && ts <= to;
  const { pid, tid } = trace.find((event) => event.name === 'TimeStamp' && event.args.data?.message === 'pressed') ?? { pid: 0, tid: 0 };
  const begun = trace.filter((event) => event.name === 'FireAnimationFrame' && event.pid === pid && within(event)).map(({ ts }) => ts);
  const drawn = trace.filter((event) => event.name === 'DrawFrame' && event.pid === pid && within(event)).map(({ ts }) => ts);
  const tasks = trace.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid && within(event));
  const work = begun.slice(1).map((end, n) => tasks.filter(({ ts }) => ts >= (begun[n] ?? 0) && ts < end).reduce((sum, { dur = 0 }) => sum + dur, 0) / 1e3);
  return { after: (from - mark('pressed')) / 1e3, page: pace(begun.toSorted((a, b) => a - b)), screen: pace(drawn.toSorted((a, b) => a - b)), work: [median(work), Math.max(0, ...work)] };
}

async function measure(browser: Browser, page: Page, { options, from, to }: Motion): Promise<Measured> {
  await page.goto(await openTable(page, options, ['me', 'me']));
  await offered(page, 0);
  await page.waitForLoadState('networkidle');
  await mouse.pressPoint(page, from);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // Where to press is found out before, so that nothing but the page itself works during the motion.
  const box = await page.locator(`[data-point="${to}"]`).boundingBox();
  if (!box) throw new Error(`${to} is not on the board`);
  // The page asks for every frame, as one with a clock in it would.
  const motion = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let began = Infinity;
        let moved = false;
        const look = (): void => {
          const moving = document.getAnimations().filter((run) => !(run instanceof CSSTransition) && run.playState === 'running' && run.effect?.getTiming().iterations !== Infinity);
          for (const { startTime } of moving) began = Math.min(began, Number(startTime ?? Infinity));
          if (moved && moving.length === 0) {
            console.timeStamp('motion ends');
            resolve(performance.now() - began);
            return;
          }
          moved ||= moving.length > 0;
          requestAnimationFrame(look);
        };
        addEventListener('pointerdown', () => (console.timeStamp('pressed'), look()), { capture: true, once: true });
      }),
  );
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'toplevel'] });
  // The page has begun to look out by the time that it answers.
  await page.evaluate(() => undefined);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const took = await motion;
  const text = await browser.stopTracing();
  await session.detach();
  const folder = process.env['TRILYNX_TRACES'];
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${options.game ?? 'yinsh'}.json`), text);
  }
  const trace = JSON.parse(text.toString()) as { traceEvents: TraceEvent[] };
  return read(trace.traceEvents, took);
}

for (const motion of MOTIONS) {
  test(motion.name, async ({ browser, page }) => {
    const runs: Measured[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const measured = await measure(browser, page, motion);
      // The first one also warms up.
      if (run > 0) runs.push(measured);
    }
    const line = (name: string, rate: number, worst: number, more = ''): string => `  ${name.padEnd(24)} ${rate.toFixed(1).padStart(6)} frames/s, at most ${worst.toFixed(1).padStart(6)} ms apart${more}`;
    const of = (pick: (measured: Measured) => number, most = false): number => (most ? Math.max(...runs.map(pick)) : median(runs.map(pick)));
    console.log(
      [
        `${motion.name} (${RUNS} times: median rate, longest gap of all); begins ${of(({ after }) => after).toFixed(0)} ms after the press`,
        line('frames of the page', of(({ page }) => page[0]), of(({ page }) => page[1], true), `, work for one ${of(({ work }) => work[0]).toFixed(1)} ms, at most ${of(({ work }) => work[1], true).toFixed(1)} ms`),
        line('frames on the screen', of(({ screen }) => screen[0]), of(({ screen }) => screen[1], true)),
      ].join('\n'),
    );
  });
}
