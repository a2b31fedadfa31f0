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
