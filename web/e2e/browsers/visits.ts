// `cargo xtask browsers`: the app in Firefox and in WebKit. A short game of each kind against a bot, a lesson, a puzzle, a review, a study and
// the explorer, by mouse, with motion; a game and an analysis by the engine in the browser, and a puzzle by the module for learning.
//
// The one thing to know: what these browsers say about errors and about violations of the content security policy fails a test, as in Chromium.

import { writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '../server.ts';
import { Chooser, PLACES, offered, type Offer } from '../player.ts';
import { Visitor, type Launch } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

const BROWSERS: Readonly<Record<string, Launch>> = { firefox: launchFirefox, webkit: launchWebKit };
const GAMES = ['yinsh', 'lyngk', 'linko'] as const;
/** Of the visitor, before the game is resigned. */
const TURNS = 6;
/** A whole game of blitz that Black loses. */
const BLITZ = 'e2 a2 f3 b6 g4 d1 h5 k7 i6 j10 e2-e3 a2-a3 e3-e4 a3-a4 e4-e5 a4-a5 e5-e6 k7-k8 e6-e7 xe2-e6 xf3';
/** Where pictures go, if they are wanted. */
const PICTURES = process.env['TRILYNX_PICTURES'];

const test = base.extend<{ visit: (browser: string) => Promise<Visitor> }>({
  visit: async ({ server, complaints }, use, info) => {
    const opened: Visitor[] = [];
    await use(async (browser) => {
      const launch = BROWSERS[browser];
      if (!launch) throw new Error(`no browser ${browser}`);
      const visitor = new Visitor(await launch(complaints), server);
      opened.push(visitor);
      info.annotations.push({ type: 'browser', description: visitor.driver.name });
      return visitor;
    });
    for (const { driver } of opened) {
      if (info.status !== info.expectedStatus) await driver.screenshot().then((body) => writeFile(info.outputPath('failed.png'), body), () => undefined);
      await driver.close();
    }
  },
});

async function picture(visitor: Visitor, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await writeFile(join(PICTURES, `${name}.png`), await visitor.driver.screenshot());
}

/** Visits the first page until the browser has kept everything. There must be an engine: the other tests pass without one. */
async function keepAll(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  test.skip(!(await visitor.driver.evaluate(async () => (await fetch('/engine.json')).ok, null)), 'built without the engine for browsers');
  await visitor.driver.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (): void => (localStorage.getItem('trilynx-engine') === null ? void setTimeout(look, 100) : resolve());
        look();
      }),
    null,
  );
}

/** A puzzle of YINSH, with a first turn that is wrong and those that are right, as the server tells them. */
function puzzleOfTheDay(visitor: Visitor): Promise<{ readonly id: string; readonly wrong: string; readonly right: readonly string[] }> {
  return visitor.driver.evaluate(async () => {
    const ask = async (path: string, body: object): Promise<any> =>
      (await fetch(`/api/puzzles/yinsh/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    const { id, seat } = await ask('next', { mode: 'daily', date: '2026-11-18' });
    const { decision, help } = await ask(id, { moves: [], help: 'solution' });
    const right = help.solution.filter((made: { seat: number }) => made.seat === seat).map(({ move }: { move: string }) => move);
    for (const wrong of decision.legal) if ((await ask(id, { moves: [wrong] })).outcome.is === 'wrong') return { id, wrong, right };
    throw new Error(`every move is right in ${id}`);
  }, null);
}

/** Makes a decision from the list of all moves. */
async function choose(visitor: Visitor, move: string): Promise<void> {
  await visitor.see('details.choices summary');
  if ((await visitor.count('details.choices[open]')) === 0) await visitor.click('details.choices summary');
  await visitor.click(`details.choices button[data-move="${move}"]`);
}

/** Writes into a field. These browsers are not given keys. */
async function write(visitor: Visitor, css: string, text: string): Promise<void> {
  await visitor.see(css);
  await visitor.driver.evaluate(
    ({ css, text }) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(css);
      if (!field) throw new Error(`no field ${css}`);
      field.focus();
      field.value = text;
      for (const heard of ['input', 'change']) field.dispatchEvent(new Event(heard, { bubbles: true }));
      field.blur();
    },
    { css, text },
  );
}

/** Makes one decision of those that are offered. */
async function decide(visitor: Visitor, offer: Offer, choose: Chooser): Promise<void> {
  if (offer.claims > 0 && choose.below(3) > 0) return visitor.click(PLACES.claims, undefined, choose.below(offer.claims));
  if (offer.answers > 0) return visitor.click(PLACES.answers, undefined, choose.below(offer.answers));
  if (offer.draws > 0) return visitor.click(PLACES.draws, undefined, choose.below(offer.draws));
  if (offer.cards > 0) {
    await visitor.click(PLACES.cards, undefined, choose.below(offer.cards));
    await visitor.see(`${PLACES.cards} .on`);
    return visitor.click(PLACES.lay);
  }
  if (offer.starts.length > 0) {
    await visitor.clickPoint(choose.of(offer.starts));
    await visitor.see(PLACES.targets);
    return visitor.clickPoint(choose.of((await offered(visitor.driver, offer.moves)).targets));
  }
  return visitor.clickPoint(choose.of(offer.targets));
}

for (const browser of Object.keys(BROWSERS)) {
  test.describe(browser, () => {
    for (const game of GAMES) {
      test(`${game} against a bot`, async ({ visit }) => {
        const visitor = await visit(browser);
        await visitor.open('/');
        await visitor.see('h1');
        if (game === 'yinsh') await picture(visitor, `${browser}-home`);
        await visitor.open(`/play/${game}`);
        // The weakest bot is at the left end.
        await visitor.click('.faces button');
        await visitor.click('button', /^Play$/);
        const choose = new Chooser(5);
        let seen = 0;
        for (let turn = 0; turn < TURNS; turn += 1) {
          const offer = await offered(visitor.driver, seen);
          expect(offer.over, `over after ${offer.moves} moves`).toBe(false);
          expect(offer.moves).toBeGreaterThanOrEqual(turn);
          await decide(visitor, offer, choose);
          seen = offer.moves + 1;
        }
        expect((await offered(visitor.driver, seen)).moves).toBeGreaterThanOrEqual(TURNS);
        await picture(visitor, `${browser}-${game}`);
        await visitor.click('button', /^Resign$/);
        await visitor.click('button', /^Really resign/);
        await visitor.see(PLACES.headline, /won|wins/);
        await picture(visitor, `${browser}-${game}-over`);
      });
    }

    test('a game by the engine in the browser: policy, service worker, and storage over a reload', async ({ visit }) => {
      // Only the program sends a content security policy.
      test.skip(process.env['TRILYNX_PREVIEW'] === '1');
      const visitor = await visit(browser);
      await keepAll(visitor);
      await visitor.open('/play/yinsh');
      const [policy, worker] = await visitor.driver.evaluate(
        async () => [(await fetch('/')).headers.get('content-security-policy'), navigator.serviceWorker.controller?.scriptURL ?? ''] as const,
        null,
      );
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).not.toContain("'unsafe-eval'");
      expect(worker).toBe(`${visitor.server}/sw.js`);
      await visitor.click('.faces button');
      await visitor.click('button', /^Play$/);
      const choose = new Chooser(7);
      let seen = 0;
      for (let turn = 0; turn < 3; turn += 1) {
        const offer = await offered(visitor.driver, seen);
        await decide(visitor, offer, choose);
        // The bot has answered.
        seen = offer.moves + 2;
      }
      const { moves } = await offered(visitor.driver, seen);
      expect(moves).toBeGreaterThanOrEqual(6);
      const table = await visitor.driver.evaluate(() => location.pathname.split('/')[2] ?? '', null);
      const answer = await visitor.driver.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).status, table);
      expect(answer, 'the server knows nothing of the table').toBe(404);
      await visitor.open(`/table/${table}`);
      expect((await offered(visitor.driver, 0)).moves).toBe(moves);
      await picture(visitor, `${browser}-local`);
    });

    test('an evaluation by the engine in the browser', async ({ visit }) => {
      const visitor = await visit(browser);
      await keepAll(visitor);
      await visitor.open(`/study/yinsh?moves=${BLITZ.split(' ').slice(0, 12).join('+')}`);
      await visitor.click('input[role=switch]');
      await visitor.see('section', /Depth \d+/);
      expect(await visitor.driver.evaluate(() => document.querySelector('[role=meter]')?.getAttribute('aria-valuetext') ?? '', null)).toMatch(/^\d+%$/);
      await picture(visitor, `${browser}-analysis`);
    });

    test('a lesson: a task is missed, refused and done', async ({ visit }) => {
      const visitor = await visit(browser);
      await visitor.open('/learn/yinsh/jump');
      await visitor.clickPoint('c3');
      await visitor.clickPoint('c4');
      await visitor.see('p', /A legal move, but not a jump\./);
      await visitor.click('button', /^Try again$/);
      await visitor.clickPoint('e4');
      await visitor.clickPoint('f6');
      await visitor.see('[role=alert] a', /^YINSH E3$/);
      await visitor.clickPoint('e4');
      await visitor.clickPoint('e6');
      await visitor.click('button', /^Next step$/);
      await visitor.see('p', /Jump over three of them\./);
      await picture(visitor, `${browser}-lesson`);
    });

    test('a puzzle is missed, tried again and solved', async ({ visit }) => {
      const visitor = await visit(browser);
      await visitor.open('/puzzles/yinsh');
      await visitor.see('h1');
      const { id, wrong, right } = await puzzleOfTheDay(visitor);
      await visitor.open(`/puzzles/yinsh/${id}`);
      await choose(visitor, wrong);
      await visitor.see('h1', /^Not this one\.$/);
      await visitor.click('button', /^Try again$/);
      for (const move of right) await choose(visitor, move);
      await visitor.see('.task .above', /^Solved$/);
      await picture(visitor, `${browser}-puzzle`);
    });

    test('a puzzle by the module for learning, without its server', async ({ visit }) => {
      const visitor = await visit(browser);
      await keepAll(visitor);
      const { id, right } = await puzzleOfTheDay(visitor);
      // As if the server could not be reached; files are kept.
      await visitor.open('/puzzles/yinsh');
      await visitor.see('h1');
      await visitor.driver.evaluate((id) => {
        const real = window.fetch.bind(window);
        window.fetch = (wanted, how) => (String(wanted).startsWith('/api/') ? Promise.reject(new TypeError('no network')) : real(wanted, how));
        history.pushState(null, '', `/puzzles/yinsh/${id}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, id);
      for (const move of right) await choose(visitor, move);
      await visitor.see('.task .above', /^Solved$/);
    });

    test('a study is begun, commented and there after a reload; the explorer knows a position', async ({ visit }) => {
      const visitor = await visit(browser);
      await visitor.open('/studies');
      await write(visitor, 'main input[type=text], main input:not([type])', 'Seen elsewhere');
      await visitor.click('button', /^Create$/);
      await visitor.see('h1', /^Seen elsewhere$/);
      await visitor.clickPoint('e5');
      await visitor.see('button.move', /^e5/);
      await write(visitor, 'textarea', 'the middle');
      const path = await visitor.driver.evaluate(() => location.pathname, null);
      await visitor.open(path);
      await visitor.click('button.move', /^e5/);
      await expect.poll(() => visitor.driver.evaluate(() => document.querySelector('textarea')?.value ?? '', null)).toBe('the middle');
      await visitor.open('/study/yinsh?moves=d5');
      await visitor.click('button', /^Explorer$/);
      await visitor.see('section table');
      await picture(visitor, `${browser}-explorer`);
    });

    test('a review, in which a mistake is practised', async ({ visit }) => {
      const visitor = await visit(browser);
      await visitor.open(`/study/yinsh?position=yinsh%2Fblitz&moves=${BLITZ.replaceAll(' ', '+')}#18`);
      await visitor.click('button', /^Review this game$/);
      await visitor.click('button', /^Practise mistakes \([1-9]/);
      await visitor.see('main *', /^What would you play\?$/);
      await picture(visitor, `${browser}-review`);
    });

    test('a dialog, and on a narrow page a menu', async ({ visit }) => {
      const visitor = await visit(browser);
      await visitor.open('/play/yinsh');
      await visitor.click('.faces button');
      await visitor.click('button', /^Play$/);
      await offered(visitor.driver, 0);
      await visitor.click('.act.keys');
      await visitor.click('dialog[open] button');
      await visitor.driver.resize(480, 900);
      await visitor.open('/');
      await visitor.click('button.more');
      await picture(visitor, `${browser}-menu`);
      await visitor.click('#menu:popover-open a[href="/lobby"]');
      await visitor.see('h1');
      expect(await visitor.count('#menu:popover-open')).toBe(0);
      expect(await visitor.driver.evaluate(() => location.pathname, null)).toBe('/lobby');
    });

    test('what goes wrong in a page is told', async ({ visit, complaints }) => {
      // Only the program sends a content security policy.
      test.skip(process.env['TRILYNX_PREVIEW'] === '1');
      const visitor = await visit(browser);
      await visitor.open('/about');
      await visitor.see('h1');
      expect(complaints).toEqual([]);
      await visitor.driver.evaluate(() => {
        console.error('said on purpose');
        setTimeout(() => {
          throw new Error('thrown on purpose');
        });
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
      }, null);
      for (const pattern of [/said on purpose/, /thrown on purpose/, /style-src/]) {
        await expect.poll(() => complaints.some((said) => pattern.test(said)), `${pattern} in what was told`).toBe(true);
      }
      complaints.length = 0;
    });
  });
}
