import { describe, expect, it } from 'vitest';
import { readNumber } from '../route.svelte.ts';
import { countSkipped, readPasted, readShared, studyLink } from './links.ts';

function roundTrip(game: 'yinsh' | 'lyngk' | 'linko', position: string | undefined, moves: string[], at: number | undefined) {
  const url = new URL(studyLink(game, { position, moves, at }), 'https://example.org');
  return { path: url.pathname, ...readShared(url.search, url.hash) };
}

describe('links to a study', () => {
  it('open the same start, moves and position', () => {
    const setup = 'linko/standard players=2 first=0 turn=0 phase=lay hands=1+2;3+X known=-;- table=7+7/3;- row=1+2 pile=4,11 discard=-';
    for (const [game, position, moves, at] of [
      ['yinsh', undefined, [], undefined],
      ['yinsh', undefined, ['d5', 'e7'], 1],
      ['lyngk', 'lyngk/six layout=kwgr', ['claim:red', 'c3-e5'], undefined],
      ['linko', setup, ['7+7+X', 'row:7', 'take'], 0],
    ] as const) {
      expect(roundTrip(game, position, [...moves], at)).toEqual({ path: `/study/${game}`, position, moves, at });
    }
  });

  it('are short where nothing is special', () => {
    expect(studyLink('yinsh', { position: 'yinsh/standard', moves: [], at: 0 })).toBe('/study/yinsh');
    expect(studyLink('yinsh', { position: undefined, moves: ['d5'], at: 1 })).toBe('/study/yinsh?moves=d5');
  });

  it('have a number or none', () => {
    expect([readNumber('#23'), readNumber('#'), readNumber('#x'), readNumber('#123456')]).toEqual([23, undefined, undefined, undefined]);
  });
});

describe('a pasted text', () => {
  it('is a line of a game, or else a record', () => {
    expect(readPasted('  ')).toBeUndefined();
    expect(readPasted(' yinsh/standard d5 e7\n')).toEqual({ game: 'yinsh', line: 'yinsh/standard d5 e7' });
    expect(readPasted('linko')).toEqual({ game: 'linko', line: 'linko' });
    expect(readPasted('Trilynx-Record: 1\nStart: yinsh/standard')).toEqual({ record: 'Trilynx-Record: 1\nStart: yinsh/standard', skipped: 0 });
    expect(readPasted('1.d5 2.e7')).toEqual({ record: '1.d5 2.e7', skipped: 0 });
    expect(readPasted('\n \r\n\n1.d5 2.e7\n')).toEqual({ record: '1.d5 2.e7', skipped: 3 });
  });

  it('has its mistakes where it stands in the field', () => {
    const wrong = { code: 'unreadable', kind: 'NumberedTurn', fields: {}, found: 'x', message: 'English' } as const;
    const fault = { code: 'refused', reason: { code: 'record', line: 2, at_move: 3, text: null, reason: wrong, message: 'English' } } as const;
    expect(countSkipped(fault, 3)).toEqual({ ...fault, reason: { ...fault.reason, line: 5 } });
    expect(countSkipped({ code: 'unavailable' }, 3)).toEqual({ code: 'unavailable' });
  });
});
