import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pathOf, qrCode, type Code } from './qr.ts';

function drawing(code: Code | undefined): string[] {
  return (code ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
}

describe('a QR code', () => {
  it('of a short text is this one', () => {
    expect(drawing(qrCode('TRILYNX'))).toMatchInlineSnapshot(`
      [
        "#######..#....#######",
        "#.....#.......#.....#",
        "#.###.#.##.##.#.###.#",
        "#.###.#.#####.#.###.#",
        "#.###.#.#.#.#.#.###.#",
        "#.....#.#..#..#.....#",
        "#######.#.#.#.#######",
        "........#............",
        "#.#####...##..#####..",
        ".....#..########..##.",
        "#.##.####.#.#.##...#.",
        "#.#..#..#.######.##..",
        ".#.####.##..#..##.##.",
        "........###.#......#.",
        "#######...##.#...###.",
        "#.....#.###....######",
        "#.###.#.####.#..#.##.",
        "#.###.#.##.#####.#...",
        "#.###.#.##..#.#...#..",
        "#.....#...#####..##..",
        "#######.##..#..#####.",
      ]
    `);
  });

  // Each was read by an independent reader when it was written down.
  it('of longer texts is as it was when others read it', () => {
    const sizes: Record<number, string> = {};
    for (const length of [14, 26, 42, 62, 84, 106, 122, 152, 180]) {
      const text = `https://example.org/table/${'aB3xYz09qW-_'.repeat(20)}`.slice(0, length);
      const code = qrCode(text);
      sizes[code?.length ?? 0] = createHash('sha256').update(drawing(code).join('\n')).digest('hex').slice(0, 16);
    }
    expect(sizes).toMatchInlineSnapshot(`
      {
        "21": "cddf8f13a95aba4d",
        "25": "cf0a3793f838d58f",
        "29": "b4aac4ecc9bc81bf",
        "33": "05bea2a711a13059",
        "37": "ef63d11a555905a7",
        "41": "f78e6a4ed05c398c",
        "45": "fd62f0d32ea47b05",
        "49": "e8aa172158a92b9b",
        "53": "bed1fddc4a070252",
      }
    `);
  });

  it('counts bytes, not letters, and says when there are too many', () => {
    expect(qrCode('x'.repeat(180))?.length).toBe(53);
    expect(qrCode('x'.repeat(181))).toBeUndefined();
    expect(qrCode('ü'.repeat(90))?.length).toBe(53);
    expect(qrCode('ü'.repeat(91))).toBeUndefined();
  });

  it('is drawn run by run', () => {
    expect(pathOf([[true, true, false], [false, false, false], [true, false, true]])).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
  });
});
