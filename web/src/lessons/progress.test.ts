import { expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { progress, readDone, readGames } from './progress.svelte.ts';

it('progress is read whatever was kept', () => {
  const nothing = Object.fromEntries(GAMES.map(({ name }) => [name, []]));
  for (const text of [null, '', '{', 'null', '7', '{"yinsh":"rings"}', '{"chess":["pawns"]}']) expect(readDone(text), String(text)).toEqual(nothing);
  expect(readDone('{"yinsh":["rings",7],"linko":["set"]}')).toEqual({ ...nothing, yinsh: ['rings'], linko: ['set'] });
});

it('games that are lessons are read whatever was kept', () => {
  for (const text of [null, '', '{', 'null', '7', '[]', '{"t1":"yinsh"}', '{"t1":null}', '{"t1":{"game":"chess","lesson":"game"}}']) {
    expect(readGames(text), String(text)).toEqual({});
  }
  expect(readGames('{"t1":{"game":"lyngk","lesson":"game"},"t2":7}')).toEqual({ t1: { game: 'lyngk', lesson: 'game' } });
});

it('a lesson that is a game is done when that game has ended', () => {
  progress.begun('lyngk', 'game', 't1');
  progress.begun('lyngk', 'game', 't2');
  expect(progress.has('lyngk', 'game')).toBe(false);
  progress.ended('another');
  expect(progress.has('lyngk', 'game')).toBe(false);
  progress.ended('t1');
  expect(progress.has('lyngk', 'game')).toBe(true);
});
