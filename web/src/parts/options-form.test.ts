import { describe, expect, it } from 'vitest';
import { CLOCKS, clockOf, defaultForm, missingForRating, optionsOf, seatsOf, type OptionsForm, FIRST_BOT, nextBot } from './options-form.ts';

const form = (more: Partial<OptionsForm> = {}): OptionsForm => ({ ...defaultForm(), ...more });
const OWN = CLOCKS.length;

describe('what is asked for', () => {
  it('is a quiet game for two where nothing was chosen', () => {
    expect(optionsOf('yinsh', 'bot', form(), false)).toEqual({
      game: 'yinsh', variant: 'standard', players: 2, start: null, order: 'random', clock: { kind: 'none' }, rated: false, rounds: 1, private: true,
    });
    expect(seatsOf(optionsOf('yinsh', 'bot', form(), false), form(), { bot: 'level3' })).toEqual(['me', { bot: 'level3' }]);
  });

  it('keeps what another game does not have out of this one', () => {
    const chosen = form({ variant: 'six', players: 4, rounds: 3 });
    expect(optionsOf('lyngk', 'friend', chosen, false)).toMatchObject({ variant: 'six', players: 2, rounds: 1 });
    expect(optionsOf('linko', 'friend', chosen, false)).toMatchObject({ variant: 'standard', players: 4, rounds: 3 });
  });

  it('says who begins by the seats', () => {
    const last = form({ first: 'other', players: 3 });
    const options = optionsOf('linko', 'bot', last, false);
    expect(options.order).toBe('fixed');
    expect(seatsOf(options, last, 'open')).toEqual(['open', 'open', 'me']);
    const first = form({ first: 'me' });
    expect(seatsOf(optionsOf('yinsh', 'friend', first, false), first, 'open')).toEqual(['me', 'open']);
  });

  it('counts only with a clock and between people', () => {
    const rated = form({ rated: true, clock: 1 });
    expect(optionsOf('yinsh', 'friend', rated, false).rated).toBe(true);
    expect(optionsOf('yinsh', 'bot', rated, false).rated).toBe(false);
    expect(optionsOf('yinsh', 'friend', { ...rated, clock: 0 }, false).rated).toBe(false);
    expect(missingForRating('anybody', rated, false)).toBe(undefined);
    expect(missingForRating('anybody', rated, true)).toBe('account');
    expect(optionsOf('yinsh', 'friend', rated, true).rated).toBe(false);
  });

  it('is in the lobby only if a friend was to come and the door is open', () => {
    expect(optionsOf('yinsh', 'friend', form({ listed: true }), false).private).toBe(false);
    expect(optionsOf('yinsh', 'bot', form({ listed: true }), false).private).toBe(true);
  });

  it('has no clock on a shared device', () => {
    expect(optionsOf('yinsh', 'device', form({ clock: 1 }), false).clock).toEqual({ kind: 'none' });
  });
});

describe('an own clock', () => {
  const own = (more: Partial<OptionsForm['own']>): OptionsForm => form({ clock: OWN, own: { ...defaultForm().own, ...more } });

  it('is as it was set', () => {
    expect(clockOf(own({ minutes: 7.5, seconds: 4 }))).toEqual({ kind: 'fischer', initial_s: 450, increment_s: 4 });
    expect(clockOf(own({ kind: 'byoyomi', minutes: 0, periods: 5, seconds: 20 }))).toEqual({ kind: 'byoyomi', main_s: 0, periods: 5, period_s: 20 });
    expect(clockOf(own({ kind: 'correspondence', days: 14 }))).toEqual({ kind: 'correspondence', days: 14 });
  });

  it('begins with what a turn adds where no minutes are wanted', () => {
    expect(clockOf(own({ minutes: 0, seconds: 20 }))).toEqual({ kind: 'fischer', initial_s: 20, increment_s: 20 });
    expect(clockOf(own({ minutes: 0, seconds: 0 }))).toEqual({ kind: 'fischer', initial_s: 5, increment_s: 0 });
  });

  it('is brought within the bounds of the server', () => {
    expect(clockOf(own({ minutes: 0, seconds: 999 }))).toEqual({ kind: 'fischer', initial_s: 180, increment_s: 180 });
    expect(clockOf(own({ minutes: Number.NaN, seconds: -3 }))).toEqual({ kind: 'fischer', initial_s: 5, increment_s: 0 });
    expect(clockOf(own({ kind: 'byoyomi', minutes: 900, periods: 0, seconds: 0 }))).toEqual({ kind: 'byoyomi', main_s: 10_800, periods: 1, period_s: 5 });
    expect(clockOf(own({ kind: 'correspondence', days: 99 }))).toEqual({ kind: 'correspondence', days: 14 });
  });
});

describe('the next bot', () => {
  it('is a little stronger after a win and a little weaker after a loss', () => {
    expect(nextBot('level3', 'won')).toBe('level4');
    expect(nextBot('level3', 'lost')).toBe('level2');
    expect(nextBot('level3', undefined)).toBe('level3');
  });

  it('stays among the levels', () => {
    expect(nextBot('level1', 'lost')).toBe('level1');
    expect(nextBot('level10', 'won')).toBe('level10');
    expect(nextBot('search', 'won')).toBe('search');
    expect(nextBot('search', 'lost')).toBe('level10');
    expect(nextBot('unheard-of', 'won')).toBe(FIRST_BOT);
  });
});
