import { describe, expect, it } from 'vitest';
import { GEOMETRY as LYNGK } from '../lyngk/hex.ts';
import { GEOMETRY as YINSH } from '../yinsh/hex.ts';
import { between, step } from './geometry.ts';

const BOARDS = { yinsh: YINSH, lyngk: LYNGK };

describe('the boards', () => {
  it('have the points of the rulebooks', () => {
    expect(BOARDS.yinsh.places.size).toBe(85);
    expect(BOARDS.lyngk.places.size).toBe(43);
    expect([...BOARDS.lyngk.places.keys()].slice(0, 6)).toEqual(['a3', 'b2', 'b3', 'b4', 'b5', 'c1']);
  });

  it('are as wide on the left as on the right, and as high above as below', () => {
    for (const board of Object.values(BOARDS)) {
      const points = [...board.places.values()];
      expect(points.reduce((sum, place) => sum + place.x, 0)).toBeCloseTo(0);
      expect(points.reduce((sum, place) => sum + place.y, 0)).toBeCloseTo(0);
    }
  });

  it('join neighbours at distance 1 only', () => {
    for (const board of Object.values(BOARDS)) {
      for (const { from, to } of board.lines) {
        const points = between(board, from.name, to.name);
        for (let n = 1; n < points.length; n++) {
          const [a, b] = [board.places.get(points[n - 1] ?? ''), board.places.get(points[n] ?? '')];
          expect(Math.hypot((a?.x ?? 9) - (b?.x ?? 0), (a?.y ?? 9) - (b?.y ?? 0))).toBeCloseTo(1);
        }
      }
    }
  });
});

describe('between', () => {
  const check = (first: string, last: string, points: string) => expect(between(BOARDS.yinsh, first, last).join(' ')).toBe(points);
  it('follows the three axes both ways and no other line', () => {
    check('e5', 'e9', 'e5 e6 e7 e8 e9');
    check('e5', 'c5', 'e5 d5 c5');
    check('c3', 'e5', 'c3 d4 e5');
    check('e5', 'e5', 'e5');
    check('e5', 'f4', '');
    check('e5', 'z9', '');
  });
});

describe('arrow keys', () => {
  it('reach every point of both boards', () => {
    for (const board of Object.values(BOARDS)) {
      const reached = new Set(['e5']);
      const open = ['e5'];
      for (let from = open.pop(); from; from = open.pop()) {
        const height = board.places.get(from)?.y ?? 0;
        for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          const to = step(board, from, arrow, height);
          if (!reached.has(to)) {
            reached.add(to);
            open.push(to);
          }
        }
      }
      expect(reached.size).toBe(board.places.size);
    }
  });

  it('keep to a height across the board and stop at the edge', () => {
    let at = 'a3';
    const height = BOARDS.yinsh.places.get(at)?.y ?? 0;
    for (let n = 0; n < 20; n++) at = step(BOARDS.yinsh, at, 'ArrowRight', height);
    expect(at).toBe('k8');
    expect(step(BOARDS.yinsh, 'e10', 'ArrowUp', 0)).toBe('e10');
    expect(step(BOARDS.yinsh, 'e10', 'Home', 0)).toBe('e1');
  });
});
