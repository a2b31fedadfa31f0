import { expect, it } from 'vitest';
import { readDone } from './progress.svelte.ts';

it('progress is read whatever was kept', () => {
  const nothing = { yinsh: [], lyngk: [], linko: [] };
  for (const text of [null, '', '{', 'null', '7', '{"yinsh":"rings"}', '{"chess":["pawns"]}']) expect(readDone(text), String(text)).toEqual(nothing);
  expect(readDone('{"yinsh":["rings",7],"linko":["set"]}')).toEqual({ yinsh: ['rings'], lyngk: [], linko: ['set'] });
});
