// Passkeys exchange bytes, written in base64url.

import { expect, test } from 'vitest';
import { bytes, written } from './passkeys.ts';

test('bytes are written and read back, with the signs that addresses may have', () => {
  const all = Uint8Array.from({ length: 256 }, (_, n) => n);
  for (let length = 0; length <= 256; length += 1) {
    const some = all.slice(256 - length);
    const text = written(some.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect(Array.from(bytes(text))).toEqual(Array.from(some));
  }
  expect(written(Uint8Array.of(0xfb, 0xff).buffer)).toBe('-_8');
});
