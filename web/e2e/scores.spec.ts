// The score of two people who play game after game: beside the names, at the end, on a profile.

import type { BrowserContext } from '@playwright/test';
import { violations } from './axe.ts';
import { ask, expect, openTable, tableView, test } from './server.ts';

async function account(context: BrowserContext, name: string): Promise<string> {
  const origin = new URL((await context.request.get('/api/me')).url()).origin;
  const answer = await context.request.post('/api/account', { headers: { origin }, data: { name, password: 'correct horse battery' } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { person: { id: string } }).person.id;
}

test('two people who play a rematch see how they stand', async ({ page, anotherContext }) => {
  const theirs = await anotherContext();
  const [one, other] = [`Series-${process.pid}`, `Rival-${process.pid}`];
  await account(page.context(), one);
  const person = await account(theirs, other);
  const rival = await theirs.newPage();
  // Before the series there was another game.
  const before = await openTable(page, {}, ['me', { for: person }]);
  await ask(rival, before, null, { do: 'sit', seat: null, word: null });
  await ask(page, before, null, { do: 'play', move: 'd5', number: 0 });
  await ask(rival, before, null, { do: 'play', move: 'e5', number: 1 });
  await ask(page, before, null, { do: 'resign' });

  const path = await openTable(page, {}, ['me', { for: person }]);
  await ask(rival, path, null, { do: 'sit', seat: null, word: null });
  await ask(page, path, null, { do: 'play', move: 'd5', number: 0 });
  await ask(rival, path, null, { do: 'play', move: 'e5', number: 1 });
  await ask(rival, path, null, { do: 'resign' });
  await page.goto(path);
  await expect(page.getByText(new RegExp(`^In all games since .*: ${one}\\s1\\s–\\s1\\s${other}$`))).toBeVisible();
  await expect(page.getByText(/^In this series/)).toHaveCount(0);

  await ask(rival, path, null, { do: 'offer_rematch' });
  await page.getByRole('button', { name: 'Accept rematch' }).click();
  await expect(page).not.toHaveURL(path);
  const again = new URL(page.url()).pathname;
  // Beside the names, in the next game: seats are swapped.
  await expect(page.getByRole('region', { name: 'You' }).getByText('Points in this series: 1')).toBeVisible();
  await expect(page.getByRole('region', { name: other }).getByText('Points in this series: 0')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const { seats } = await tableView(page, again);
  const first = seats[0]?.occupant;
  const [begins, follows] = first && 'person' in first && first.person === person ? [rival, page] : [page, rival];
  await ask(begins, again, null, { do: 'play', move: 'd5', number: 0 });
  await ask(follows, again, null, { do: 'play', move: 'e5', number: 1 });
  await ask(rival, again, null, { do: 'resign' });
  await expect(page.getByText(/^In this series: /)).toHaveText(begins === page ? `In this series: ${one} 2 – 0 ${other}` : `In this series: ${other} 0 – 2 ${one}`);
  expect(await violations(page)).toEqual([]);

  await page.goto(`/people/${other}`);
  await expect(page.getByText(`Your score against ${other}: 2 – 1`)).toBeVisible();
  await page.goto(`/people/${one}`);
  await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible();
  await expect(page.getByText(/^Your score against/)).toHaveCount(0);
});
