import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { maybeText, setLanguage } from '../texts/texts.svelte.ts';
import { GAMES, gameNamed, gameOf, gameOfClause, isGameName, loadViews, viewOf } from './index.ts';

beforeAll(() => setLanguage('en'));

describe.each(GAMES.map((game) => [game.name, game] as const))('%s', (name, game) => {
  it('is found by its name, its positions and its clauses', () => {
    expect(isGameName(name)).toBe(true);
    expect(gameNamed(name)).toBe(game);
    expect(gameOf(game.example)).toBe(game);
    expect(gameOfClause(`${name.toUpperCase()} E7`)).toBe(game);
  });

  it('has a sample game in which every position differs from the one before', () => {
    expect(game.sample.length).toBeGreaterThan(5);
    for (const [n, position] of game.sample.entries()) {
      expect(gameOf(position)).toBe(game);
      expect(position).not.toEqual(game.sample[n + 1]);
    }
  });

  it('has a text for everything that can be chosen', () => {
    if (game.variants.length > 1) for (const variant of game.variants) expect(maybeText(`variant-${name}-${variant}`), variant).toBeDefined();
    for (const id of [`game-${name}`, `game-${name}-about`, `game-${name}-line`, `game-${name}-facts`, `counted-${name}`]) expect(maybeText(id), id).toBeDefined();
  });

  it('offers the bots that every game offers, because there is one scale for all', () => {
    expect(game.bots).toEqual(GAMES[0].bots);
  });

  it('has a ground of its own to present itself on', () => {
    const styles = readFileSync(fileURLToPath(new URL('../look/surroundings.css', import.meta.url)), 'utf8');
    expect(styles).toContain(`.ground${GAMES.indexOf(game)} {`);
  });

  it('draws a board, and its players beside it or on it', async () => {
    await loadViews([game]);
    const { Board, Plate } = viewOf(name);
    expect(Board).toBeDefined();
    expect(game.shape === undefined, 'a board of a fixed shape has plates beside it').toBe(Plate === undefined);
  });
});

it('other names are of no game', () => {
  for (const other of [undefined, '', 'chess', 'toString', 'YINSH']) expect(isGameName(other), other).toBe(false);
  expect(gameOfClause('nonsense')).toBeUndefined();
});

it('no game is named outside of its folder', () => {
  const sources = fileURLToPath(new URL('..', import.meta.url));
  const named = new RegExp(GAMES.map(({ name }) => name).join('|'), 'i');
  // The wire is generated; tests may play any game.
  const allowed = /^(games|wire)[/\\]|\.test\.ts$/;
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|css|json)$/.test(file) && !allowed.test(file));
  expect(files.filter((file) => named.test(readFileSync(join(sources, file), 'utf8')))).toEqual([]);
});
