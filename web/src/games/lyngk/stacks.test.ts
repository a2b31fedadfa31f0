import { expect, it } from 'vitest';
import { DISC, WALL, claimsOf, discAt, offeredIn } from './stacks.ts';

type Spot = readonly [x: number, y: number];

/** Whether a spot of the picture lies on one of the pieces of a stack, from the given one up. */
function covered([x, y]: Spot, [atX, atY]: Spot, height: number, from: number): boolean {
  for (let n = from; n < height; n += 1) {
    const disc = discAt(height, n);
    const [dx, dy] = [x - atX - disc.x, y - atY - disc.y];
    const half = Math.sqrt(Math.max(0, DISC ** 2 - dx ** 2));
    if (Math.abs(dx) < DISC && dy > -half && dy < half + WALL) return true;
  }
  return false;
}

it('stacks lean so that every rim is seen, whatever stands in front of them', () => {
  const IN_FRONT: readonly Spot[] = [[0, 1], [-Math.sqrt(3) / 2, 0.5], [Math.sqrt(3) / 2, 0.5]];
  for (let height = 1; height <= 5; height += 1) {
    for (let before = 1; before <= 5; before += 1) {
      for (let n = 0; n < height; n += 1) {
        const disc = discAt(height, n);
        const wall = Array.from({ length: 90 }, (_, k): Spot => {
          const angle = ((k + 45) * 2 * Math.PI) / 180;
          return [disc.x + Math.cos(angle) * DISC * 0.99, disc.y + Math.abs(Math.sin(angle)) * DISC + WALL * 0.8];
        });
        const seen = wall.filter((spot) => !covered(spot, [0, 0], height, n + 1) && !IN_FRONT.some((at) => covered(spot, at, before, 0)));
        expect(seen.length, `piece ${n} of ${height} behind stacks of ${before}`).toBeGreaterThan(6);
      }
    }
  }
});

it('claims are found among the legal moves', () => {
  expect([...claimsOf(['claim:blue', 'c3-e5'])]).toEqual([['blue', 'claim:blue']]);
});

it('a lesson offers claims once they have been taught', () => {
  const decision = { seat: 0, kind: 'claim_or_move', legal: ['c3-e5', 'claim:blue'] } as const;
  const own = { ...decision, legal: [...decision.legal] };
  expect(offeredIn(['aim', 'move'], own)).toEqual({ seat: 0, kind: 'move', legal: ['c3-e5'] });
  expect(offeredIn(['aim', 'move', 'claim'], own)).toEqual(own);
});
