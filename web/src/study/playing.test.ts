import { expect, it } from 'vitest';
import type { TableLine } from '../wire/types.ts';
import { isAgainstPeople } from './playing.ts';

const seats = (...occupants: (TableLine['seats'][number]['occupant'])[]): TableLine['seats'] => occupants.map((occupant) => ({ occupant, name: null, rating: null }));
const isMe = (person: string): boolean => person === 'me';

it('a game against people is one that is played, with somebody else at the table', () => {
  const [me, other, bot] = [{ person: 'me' }, { person: 'other' }, { bot: 'level1' }];
  expect(isAgainstPeople({ stage: 'playing', seats: seats(me, other) }, isMe)).toBe(true);
  expect(isAgainstPeople({ stage: 'playing', seats: seats(bot, other, me) }, isMe)).toBe(true);
  expect(isAgainstPeople({ stage: 'over', seats: seats(me, other) }, isMe)).toBe(false);
  expect(isAgainstPeople({ stage: 'playing', seats: seats(me, bot) }, isMe)).toBe(false);
  expect(isAgainstPeople({ stage: 'playing', seats: seats(me, me) }, isMe)).toBe(false);
  expect(isAgainstPeople({ stage: 'playing', seats: seats(bot, other) }, isMe)).toBe(false);
});
