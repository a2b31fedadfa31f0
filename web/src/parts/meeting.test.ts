import { expect, test } from 'vitest';
import { countedGames, pointsOf } from './meeting.ts';

test('a win is a point, a draw half of one', () => {
  expect(pointsOf({ won: 2, drawn: 1, lost: 1 })).toEqual(['2½', '1½']);
  expect(pointsOf({ won: 0, drawn: 1, lost: 0 })).toEqual(['½', '½']);
  expect(pointsOf({ won: 3, drawn: 2, lost: 0 })).toEqual(['4', '1']);
  expect(pointsOf({ won: 0, drawn: 0, lost: 0 })).toEqual(['0', '0']);
  expect(countedGames({ won: 2, drawn: 1, lost: 1 })).toBe(4);
});
