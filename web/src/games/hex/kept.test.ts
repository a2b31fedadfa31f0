import { expect, test } from 'vitest';
import { Kept, alike } from './kept.ts';

test('objects are alike if their fields are', () => {
  expect(alike({ a: 1, b: 'x' }, { a: 1, b: 'x' })).toBe(true);
  expect(alike<object>({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(alike({ a: 1 }, { a: 2 })).toBe(false);
  expect(alike({ a: 1 }, undefined)).toBe(false);
});

test('what has not changed stays the same object', () => {
  const kept = new Kept<{ readonly a: number }>();
  const first = kept.keep(new Map([['x', { a: 1 }], ['y', { a: 2 }]]));
  expect(kept.keep(new Map([['x', { a: 1 }], ['y', { a: 2 }]]))).toBe(first);
  const second = kept.keep(new Map([['x', { a: 1 }], ['y', { a: 3 }]]));
  expect(second).not.toBe(first);
  expect(second.get('x')).toBe(first.get('x'));
  expect(second.get('y')).toEqual({ a: 3 });
});

test('another order is another map of the same objects', () => {
  const kept = new Kept<{ readonly a: number }>();
  const first = kept.keep(new Map([['x', { a: 1 }], ['y', { a: 2 }]]));
  const turned = kept.keep(new Map([['y', { a: 2 }], ['x', { a: 1 }]]));
  expect([...turned.keys()]).toEqual(['y', 'x']);
  expect(turned.get('x')).toBe(first.get('x'));
});
