// Whatever is being decided, a reload shows it again: the server knows the game, the page only draws it.

import type { Page } from '@playwright/test';
import type { DecisionKind } from '../src/wire/types.ts';
import { expect, openTable, tableView, test } from './server.ts';
import { Chooser, PLACES, decide, mouse, offered, type Offer } from './player.ts';

/** White makes a row of five by moving the ring from e9, and has then a row and a ring to take off. */
const ROW = 'yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0';

interface Seen {
  readonly offer: Offer;
  readonly turn: string;
  readonly moves: readonly string[];
}

async function look(page: Page, moves: number): Promise<Seen> {
  // Cards are covered again for anyone who comes back to a shared device.
  let offer = await offered(page, moves);
  if (offer.curtain) {
    await decide(page, offer, mouse, new Chooser(1));
    offer = await offered(page, moves);
  }
  await expect(page.locator(PLACES.moves)).toHaveCount(offer.moves);
  const turn = offer.over ? page.locator(PLACES.headline) : page.locator(PLACES.turn);
  return { offer, turn: await turn.innerText(), moves: await page.locator(PLACES.moves).allInnerTexts() };
}

async function survivesReload(page: Page): Promise<void> {
  const before = await look(page, 0);
  await page.reload();
  expect(await look(page, before.offer.moves)).toEqual(before);
}

async function kindOf(page: Page, path: string): Promise<DecisionKind | undefined> {
  return (await tableView(page, path)).game?.decision?.kind;
}

test('waiting', async ({ page }) => {
  await page.goto(await openTable(page, {}, ['me', 'open']));
  await expect(page.getByText('Waiting for players')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting for players')).toBeVisible();
});

test('YINSH: placing, moving, row, ring', async ({ page }) => {
  await page.goto(await openTable(page, {}, ['me', 'me']));
  await offered(page, 0);
  await mouse.pressPoint(page, 'e5');
  await offered(page, 1);
  await survivesReload(page);

  const path = await openTable(page, { start: ROW }, ['me', 'me']);
  await page.goto(path);
  expect(await kindOf(page, path)).toBe('move');
  await survivesReload(page);
  await mouse.pressPoint(page, 'e9');
  await mouse.pressPoint(page, 'e10');
  const row = await offered(page, 1);
  expect(await kindOf(page, path)).toBe('row');
  await survivesReload(page);
  await mouse.pressPoint(page, row.targets[0]!);
  const ring = await offered(page, 2);
  expect(await kindOf(page, path)).toBe('ring');
  await survivesReload(page);
  await mouse.pressPoint(page, ring.targets[0]!);
  await offered(page, 3);
  await survivesReload(page);
});

test('LYNGK: claiming or moving, moving after a claim', async ({ page }) => {
  const path = await openTable(page, { game: 'lyngk' }, ['me', 'me']);
  await page.goto(path);
  const first = await offered(page, 0);
  expect(await kindOf(page, path)).toBe('claim_or_move');
  expect(first.claims).toBe(5);
  await survivesReload(page);
  await page.locator(PLACES.claims).first().click();
  await offered(page, 1);
  expect(await kindOf(page, path)).toBe('move');
  await survivesReload(page);
});

test('Linko!: laying, attacking, answering, drawing', async ({ page }) => {
  const path = await openTable(page, { game: 'linko', players: 3 }, ['me', 'me', 'me']);
  await page.goto(path);
  const missing = new Set<DecisionKind>(['lay', 'attack', 'answer', 'draw']);
  const choose = new Chooser(7);
  let seen = 0;
  while (missing.size > 0) {
    const offer = await offered(page, seen);
    expect(offer.over, `the game ended before ${[...missing]}`).toBe(false);
    const kind = await kindOf(page, path);
    if (!offer.curtain && kind && missing.delete(kind)) await survivesReload(page);
    seen = await decide(page, await offered(page, seen), mouse, choose);
  }
});

test('over', async ({ page }) => {
  await page.goto(await openTable(page, { variant: 'blitz', start: ROW.replace('standard', 'blitz') }, ['me', 'me']));
  await offered(page, 0);
  await expect(page.getByRole('img', { name: 'Rings removed: 0 of 1' })).toHaveCount(2);
  await mouse.pressPoint(page, 'e9');
  await mouse.pressPoint(page, 'e10');
  await mouse.pressPoint(page, (await offered(page, 1)).targets[0]!);
  await mouse.pressPoint(page, (await offered(page, 2)).targets[0]!);
  await expect(page.locator(PLACES.result)).toBeVisible();
  await survivesReload(page);
});
