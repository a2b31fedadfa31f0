import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../texts/texts.svelte.ts';
import { wrongName, wrongPassword } from './credentials.ts';

beforeAll(() => setLanguage('en'));

const refused = { wrongName: 'unfit', wrongPassword: 'unfit', fault: { code: 'unfit', what: 'name', message: '' } } as const;

describe('what was refused', () => {
  it('is too short before it is anything else', () => {
    expect(wrongName(refused, ' ab ')).toMatch(/^Too short/);
    expect(wrongName(refused, 'level5')).toBe('unfit');
    expect(wrongPassword(refused, 'short')).toMatch(/^Too short/);
    expect(wrongPassword(refused, 'password')).toBe('unfit');
  });

  it('is not wrong where nothing was refused', () => {
    expect(wrongName({ wrongName: '', fault: undefined }, 'ab')).toBe('');
    expect(wrongPassword({ wrongPassword: '' }, '')).toBe('');
  });
});
