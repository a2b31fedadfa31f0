// What a screen reader announces during a game, from the first decision to the result, and on the analysis board: compared with a text in `transcripts`.
// With TRILYNX_WRITE=1 the texts are written again; read them before they are kept.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Options, ToClient } from '../src/wire/types.ts';
import { ask, expect, keep, openTable, tableView, test } from './server.ts';
import { Chooser, PLACES, keys, offered, tabTo } from './player.ts';

test.use({ staged: true });

/** Notes whatever a live region says, as often as it says something new. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const last = new Map<Element, string>();
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    const hear = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const found = [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])];
      for (const region of found) {
        if (!region) continue;
        const heard = region.cloneNode(true) as Element;
        for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        const said = (heard.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (last.get(region) === said) continue;
        last.set(region, said);
        if (said !== '') announced.push(said);
      }
    };
    const changed = (records: MutationRecord[]): void => {
      for (const record of records) {
        hear(record.target);
        record.addedNodes.forEach(hear);
      }
    };
    addEventListener('DOMContentLoaded', () => new MutationObserver(changed).observe(document.body, { subtree: true, childList: true, characterData: true }));
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

/** Plays on the board itself, so that what is picked is announced too. */
async function onTheBoard(page: Page, move: string): Promise<void> {
  const points = move.startsWith('x') ? [move.slice(1).split('-')[0]!] : move.split('-');
  for (const point of points) await keys.pressPoint(page, point);
}

interface Played {
  readonly options: Partial<Options>;
  readonly seats: number;
  /** The moves; where there are none, a chooser takes one of those that are legal. */
  readonly moves?: readonly string[];
  /** How many of them are played on the page by keys. The others come from elsewhere. */
  readonly byKeys: number;
}

const GAMES: Readonly<Record<string, Played>> = {
  // White walks up the column e and leaves five markers behind.
  yinsh: {
    options: { game: 'yinsh', variant: 'blitz' },
    seats: 2,
    moves:
      'e2 a2 f3 b6 g4 d1 h5 k7 i6 j10 e2-e3 a2-a3 e3-e4 a3-a4 e4-e5 a4-a5 e5-e6 k7-k8 e6-e7 xe2-e6 xf3'.split(' '),
    byKeys: 21,
  },
  lyngk: {
    options: { game: 'lyngk', start: 'lyngk/standard layout=wribgkribgkribgkribgwkribgkribgkribgkribgwk' },
    seats: 2,
    moves: (
      'claim:black e8-e7 claim:blue c2-d2 claim:red e6-d5 h6-g5 b3-b2 claim:ivory d3-e3 d4-e5 b5-b4 d6-d7 e3-e4 c1-d2 g7-g6 f3-g4 e5-c3 ' +
      'd5-e7 e2-f4 d7-f7 f4-c5 g9-g8 h7-h5 f7-f8 b4-b2 g3-g4 g6-f5 e7-h8 g5-i7 c6-f6 c4-a3 c7-c5 c3-a3 f6-f5 g8-h5'
    ).split(' '),
    byKeys: 0,
  },
  linko: { options: { game: 'linko', players: 2 }, seats: 2, byKeys: 0 },
};

for (const [name, game] of Object.entries(GAMES)) {
  for (const language of ['en', 'de']) {
    test(`${name} as it is announced in ${language}`, async ({ page }) => {
      await keep(page.context(), { language });
      const announced = await listen(page);
      const path = await openTable(page, game.options, Array.from({ length: game.seats }, () => 'me' as const));
      await page.goto(path);
      const choose = new Chooser(1);
      for (let number = 0; ; number += 1) {
        let offer = await offered(page, number);
        if (offer.curtain) {
          await keys.press(page.locator(PLACES.curtain));
          // The cards come with the answer of the server.
          await expect(page.locator(PLACES.curtain)).toHaveCount(0);
          offer = await offered(page, number);
        }
        if (offer.over) break;
        const seat = (await tableView(page, path)).game!.decision!.seat;
        const move = game.moves ? game.moves[number]! : choose.of((await legalFor(page, path, seat)).toSorted());
        if (number < game.byKeys) await onTheBoard(page, move);
        else await ask(page, path, seat, { do: 'play', move, number });
      }
      compare(`${name}.${language}.txt`, await announced());
    });
  }
}

for (const language of ['en', 'de']) {
  test(`the analysis board as it is announced in ${language}`, async ({ page, request }) => {
    test.skip(!(await request.get('/engine.json')).ok(), 'built without the engine for browsers');
    await keep(page.context(), { language });
    const announced = await listen(page);
    const { moves = [] } = GAMES['yinsh']!;
    await page.goto(`/study/yinsh?${new URLSearchParams({ position: 'yinsh/blitz', moves: moves.join(' ') })}`);
    const played = page.locator('.moves .move');
    await expect(played).toHaveCount(moves.length);
    /** Presses a key, and waits until something more has been said. */
    const press = async (key: string): Promise<void> => {
      const before = (await announced()).length;
      await page.keyboard.press(key);
      await expect.poll(async () => (await announced()).length).toBeGreaterThan(before);
    };
    await press('Home');
    await press('End');
    for (let back = 0; back < 3; back += 1) await press('ArrowLeft');
    // A move against the rules, as soon as it is known which there are.
    await expect(page.getByText('(67)')).toBeVisible();
    await keys.pressPoint(page, 'e6');
    await keys.pressPoint(page, 'c3');
    await expect(page.getByRole('alert')).toBeVisible();
    await tabTo(page.getByRole('switch'));
    await press('ArrowRight');
    // White has one move, and wins: however fast the engine is, it says the same.
    await press('Space');
    await tabTo(page.locator('section').filter({ has: page.getByRole('switch') }).getByRole('listitem').first().getByRole('button').first());
    const heard = (await announced()).length;
    await press('Enter');
    compare(`analysis.${language}.txt`, (await announced()).slice(0, heard + 1));
  });
}

/** What a seat of ours can do: the view of a table is the first seat's, another's is asked for by its events. */
async function legalFor(page: Page, path: string, seat: number): Promise<readonly string[]> {
  const answer = await page.context().request.get(`/api/tables/${path.split('/')[2]}/events?after=0&seat=${seat}`);
  const frame = (await answer.json()) as ToClient;
  return frame.say === 'table' ? (frame.view.game?.decision?.legal ?? []) : [];
}

function compare(file: string, announced: readonly string[]): void {
  const folder = new URL('transcripts/', import.meta.url);
  const kept = new URL(file, folder);
  const text = `${announced.join('\n')}\n`;
  if (process.env['TRILYNX_WRITE'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(kept, text);
  }
  expect(text).toBe(existsSync(kept) ? readFileSync(kept, 'utf8') : '');
}
