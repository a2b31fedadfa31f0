// A text as a QR code, to draw: bytes, error correction of level M, versions 1 to 9. That is enough for a link of 180 bytes.

import { encode } from 'uqr';

/** Row by row; true is dark. */
export type Code = readonly (readonly boolean[])[];

/** A code of a higher version has modules too small for the camera of a phone across the table. */
const MAX_VERSION = 9;

/** The code of a text; nothing if it is too long. */
export function qrCode(text: string): Code | undefined {
  try {
    return encode([...new TextEncoder().encode(text)], { ecc: 'M', boostEcc: false, maxVersion: MAX_VERSION, border: 0 }).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The dark modules as the path of a drawing in which a module is 1 wide. */
export function pathOf(code: Code): string {
  return code.flatMap((row, y) => [...runs(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
}

function* runs(row: readonly boolean[]): Generator<readonly [number, number]> {
  for (let from = 0; from < row.length; from += 1) {
    if (!row[from]) continue;
    let to = from;
    while (row[to]) to += 1;
    yield [from, to - from];
    from = to;
  }
}
