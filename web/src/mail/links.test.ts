import { describe, expect, it } from 'vitest';
import { readRecovery } from './links.ts';

describe('links in mails', () => {
  it('name the account and the code', () => {
    expect(readRecovery('Ada_L.abcd-2345-efgh-6789')).toEqual({ name: 'Ada_L', code: 'abcd-2345-efgh-6789' });
    for (const broken of ['', 'Ada', 'Ada.', '.abcd', 'Ada.abcd.efgh']) expect(readRecovery(broken), broken).toBeUndefined();
  });
});
