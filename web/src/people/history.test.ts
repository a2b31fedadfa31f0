import { describe, expect, it } from 'vitest';
import type { PlayedGame } from '../wire/types.ts';
import { EVERYTHING, fits, readFilter, writeFilter, type HistoryFilter } from './history.ts';

describe('a filter of finished games', () => {
  it('is read from an address as it was written there', () => {
    const filter: HistoryFilter = {
      game: 'yinsh', variant: 'blitz', opponent: 'Ada_L', outcome: 'drawn', rated: 'no', players: 'people', from: '2026-01-31', to: '2026-02-01',
    };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(writeFilter(EVERYTHING)).toBe('');
    expect(readFilter('')).toEqual(EVERYTHING);
  });

  it('leaves out what it does not know', () => {
    expect(readFilter('?game=chess&variant=blitz&outcome=lots&rated=maybe&players=cats&from=today&to=&other=1')).toEqual(EVERYTHING);
    expect(readFilter('?game=linko&variant=blitz').variant).toBe('');
  });

  it('holds for the games of this browser as well', () => {
    const seats = [{ occupant: { person: 'me0000000000' } }, { occupant: { bot: 'level1' } }];
    const line = { options: { game: 'yinsh', variant: 'standard', rated: false }, seats };
    const game = { line, outcome: 'won', ended_unix_ms: new Date(2026, 0, 31, 12).getTime() } as unknown as PlayedGame;
    const fitting: Partial<HistoryFilter>[] = [{}, { game: 'yinsh' }, { outcome: 'won' }, { rated: 'no' }, { players: 'bots' }, { from: '2026-01-31', to: '2026-01-31' }];
    for (const some of fitting) expect(fits(game, { ...EVERYTHING, ...some })).toBe(true);
    const others: Partial<HistoryFilter>[] = [{ game: 'lyngk' }, { outcome: 'lost' }, { rated: 'yes' }, { players: 'people' }, { opponent: 'Ada' }, { from: '2026-02-01' }, { to: '2026-01-30' }];
    for (const some of others) expect(fits(game, { ...EVERYTHING, ...some })).toBe(false);
  });
});
