import { expect, test } from 'vitest';
import { distinct } from './names.ts';

test('only names that occur twice are numbered, in the order of seats', () => {
  expect(distinct(['You', 'Beginner', 'Regular', 'Beginner'])).toEqual(['You', 'Beginner 1', 'Regular', 'Beginner 2']);
  expect(distinct(['You', 'Beginner'])).toEqual(['You', 'Beginner']);
  expect(distinct([])).toEqual([]);
});
