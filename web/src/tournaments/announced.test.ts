import { expect, test } from 'vitest';
import type { TournamentLine } from '../wire/types.ts';
import { choose } from './announced.ts';

const HOUR = 60 * 60 * 1000;

function line(id: string, inHours: number, more: Partial<TournamentLine> = {}): TournamentLine {
  return {
    id,
    name: id,
    format: { kind: 'swiss', rounds: 5 },
    game: 'yinsh',
    variant: 'standard',
    clock: { kind: 'none' },
    rated: false,
    private: false,
    invited_only: false,
    starts_unix_ms: inHours * HOUR,
    state: 'announced',
    players: 0,
    owner: 'p',
    winners: [],
    ...more,
  };
}

test('the next one that everybody may enter', () => {
  const closed = line('closed', 1, { invited_only: true });
  expect(choose([line('later', 5), line('next', 2), closed], [], 0)?.id).toBe('next');
  expect(choose([closed, line('unlisted', 1, { private: true })], [], 0)).toBeUndefined();
});

test('nothing that starts in more than a week', () => {
  expect(choose([line('far', 7 * 24 + 1)], [], 0)).toBeUndefined();
});

test('an arena that goes on comes first; rounds that have begun take nobody', () => {
  const arena = line('arena', -1, { state: 'running', format: { kind: 'arena', minutes: 60 } });
  expect(choose([line('next', 2)], [line('swiss', -1, { state: 'running' }), arena], 0)?.id).toBe('arena');
  expect(choose([], [line('swiss', -1, { state: 'running' })], 0)).toBeUndefined();
});
