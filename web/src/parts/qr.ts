// A text as a QR code (ISO/IEC 18004): bytes, error correction of level M, sizes 1 to 9. That is enough for a link of 180 bytes.
//
// The one thing to know: a module is dark or light, and `undefined` until something has been drawn there; what is drawn first (patterns,
// format, version) is not touched by the data that flows round it.

type Module = boolean | undefined;
/** Row by row; true is dark. */
export type Code = readonly (readonly boolean[])[];

/** For each size: all codewords, blocks, codewords of correction in each block, middles of the alignment patterns. */
const SIZES: readonly { readonly total: number; readonly blocks: number; readonly correction: number; readonly alignment: readonly number[] }[] = [
  { total: 26, blocks: 1, correction: 10, alignment: [] },
  { total: 44, blocks: 1, correction: 16, alignment: [6, 18] },
  { total: 70, blocks: 1, correction: 26, alignment: [6, 22] },
  { total: 100, blocks: 2, correction: 18, alignment: [6, 26] },
  { total: 134, blocks: 2, correction: 24, alignment: [6, 30] },
  { total: 172, blocks: 4, correction: 16, alignment: [6, 34] },
  { total: 196, blocks: 4, correction: 18, alignment: [6, 22, 38] },
  { total: 242, blocks: 4, correction: 22, alignment: [6, 24, 42] },
  { total: 292, blocks: 5, correction: 22, alignment: [6, 26, 46] },
];

/** The two bits that say level M. */
const LEVEL_M = 0;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code of a text; nothing if it is too long. */
export function qrCode(text: string): Code | undefined {
  const bytes = new TextEncoder().encode(text);
  const size = SIZES.findIndex(({ total, blocks, correction }) => bytes.length + 2 <= total - blocks * correction);
  const kind = SIZES[size];
  if (!kind) return undefined;
  const empty = patterns(size + 1, kind.alignment);
  const bits = interleaved(padded(bytes, kind.total - kind.blocks * kind.correction), kind.blocks, kind.correction);
  const candidates = MASKS.map((_, mask) => drawn(empty, bits, mask));
  return candidates.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

/** Mode, length, the bytes, an end, and filling: as many codewords as there is room for. */
function padded(bytes: Uint8Array, room: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: nibbles.length / 2 }, (_, n) => ((nibbles[2 * n] ?? 0) << 4) | (nibbles[2 * n + 1] ?? 0));
  while (words.length < room) words.push(words.length % 2 === bytes.length % 2 ? 0xec : 0x11);
  return words;
}

/** Cut into blocks, each with its correction, and dealt out one codeword of each block in turn. */
function interleaved(words: readonly number[], count: number, correction: number): number[] {
  const short = Math.floor(words.length / count);
  // The last blocks are one longer where it does not come out even.
  const ends = Array.from({ length: count + 1 }, (_, n) => n * short + Math.max(0, n - (count - (words.length % count))));
  const blocks = Array.from({ length: count }, (_, n) => words.slice(ends[n], ends[n + 1]));
  const checks = blocks.map((block) => remainder(block, correction));
  const dealt = (rows: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, n) => rows.flatMap((row) => (n < row.length ? [row[n] ?? 0] : []))).flat();
  return [...dealt(blocks, short + 1), ...dealt(checks, correction)];
}

/** Powers of 2 in the field of 256 elements that QR codes use, and back. */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let n = 0, value = 1; n < 255; n += 1) {
  POWERS.push(value);
  LOGS[value] = n;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

export function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] ?? 0);
}

/** What is left when the block is divided by the polynomial with the first `length` powers of 2 as its roots (Reed and Solomon). */
function remainder(block: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let n = 0; n < length; n += 1) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((value, at) => value ^ times(divisor[at - 1] ?? 0, POWERS[n] ?? 0));
  }
  const rest = [...block, ...Array.from({ length }, () => 0)];
  block.forEach((_, n) => {
    const factor = rest[n] ?? 0;
    divisor.forEach((value, at) => (rest[n + at] = (rest[n + at] ?? 0) ^ times(value, factor)));
  });
  return rest.slice(block.length);
}

/** Everything but data and format: finders, alignment, timing, version, and the module that is always dark. */
function patterns(version: number, alignment: readonly number[]): Module[][] {
  const side = 17 + 4 * version;
  const code: Module[][] = Array.from({ length: side }, () => Array.from({ length: side }, () => undefined));
  const square = (row: number, column: number, reach: number, dark: (distance: number) => boolean): void => {
    for (let r = row - reach; r <= row + reach; r += 1) {
      for (let c = column - reach; c <= column + reach; c += 1) {
        if (r >= 0 && r < side && c >= 0 && c < side) code[r]![c] = dark(Math.max(Math.abs(r - row), Math.abs(c - column)));
      }
    }
  };
  const middles = alignment.flatMap((row) => alignment.map((column) => [row, column] as const));
  for (const [row, column] of middles) {
    const atFinder = (row === 6 && (column === 6 || column === side - 7)) || (row === side - 7 && column === 6);
    if (!atFinder) square(row, column, 2, (distance) => distance !== 1);
  }
  for (let n = 8; n < side - 8; n += 1) {
    code[6]![n] = n % 2 === 0;
    code[n]![6] = n % 2 === 0;
  }
  for (const [row, column] of [[3, 3], [3, side - 4], [side - 4, 3]] as const) square(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  if (version >= 7) {
    const bits = (version << 12) | divided(version, 12, 0x1f25);
    for (let n = 0; n < 18; n += 1) {
      const [far, near] = [side - 11 + (n % 3), Math.floor(n / 3)];
      code[far]![near] = code[near]![far] = ((bits >> n) & 1) === 1;
    }
  }
  code[side - 8]![8] = true;
  return code;
}

/** The remainder of a number, shifted, when it is divided by a polynomial with coefficients 0 and 1. */
function divided(value: number, shift: number, divisor: number): number {
  let rest = value << shift;
  for (let bit = 31 - Math.clz32(rest); bit >= shift; bit -= 1) if ((rest >> bit) & 1) rest ^= divisor << (bit - shift);
  return rest;
}

/** Both copies of the format: level and mask. */
function putFormat(code: Module[][], mask: number): void {
  const side = code.length;
  const said = (LEVEL_M << 3) | mask;
  const bits = ((said << 10) | divided(said, 10, 0x537)) ^ 0x5412;
  for (let n = 0; n < 15; n += 1) {
    const dark = ((bits >> n) & 1) === 1;
    // Round the finder at the top left; the timing pattern is stepped over.
    if (n < 8) code[n < 6 ? n : n + 1]![8] = dark;
    else code[8]![n === 8 ? 7 : 14 - n] = dark;
    // Beside the other two.
    if (n < 8) code[8]![side - 1 - n] = dark;
    else code[side - 15 + n]![8] = dark;
  }
}

/** The code with its data: two columns at a time from the right, up and down in turn, round what is there already. */
function drawn(empty: readonly (readonly Module[])[], words: readonly number[], mask: number): boolean[][] {
  const code = empty.map((row) => [...row]);
  putFormat(code, mask);
  const side = code.length;
  const masked = MASKS[mask]!;
  let bit = 0;
  for (let pair = 0; pair < (side - 1) / 2; pair += 1) {
    // The column of the upright timing pattern belongs to no pair.
    const right = side - 1 - 2 * pair - (side - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let n = 0; n < side; n += 1) {
      const row = pair % 2 === 0 ? side - 1 - n : n;
      for (const column of [right, right - 1]) {
        if (code[row]![column] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        code[row]![column] = dark !== masked(row, column);
        bit += 1;
      }
    }
  }
  return code as boolean[][];
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, too much of one shade. */
function penalty(code: Code): number {
  const columns = code.map((_, n) => code.map((row) => row[n] ?? false));
  const lines = [...code, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let row = 1; row < code.length; row += 1) {
    for (let column = 1; column < code.length; column += 1) {
      const dark = code[row]![column];
      if (dark === code[row - 1]![column] && dark === code[row]![column - 1] && dark === code[row - 1]![column - 1]) sum += 3;
    }
  }
  const share = code.flat().filter(Boolean).length / code.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
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
