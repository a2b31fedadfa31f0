import { describe, expect, it } from 'vitest';
import { linksAlong, way, type Box } from './chain.ts';

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

describe('the chain of an attack', () => {
  const row = box(60, 260, 300, 70);
  const mine = box(180, 500, 110, 80);

  it('goes from the set that attacks to the one that is attacked, and back for the other', () => {
    const theirs = box(30, 60, 60, 84);
    const [there, back] = [way(mine, theirs, row, 390), way(theirs, mine, row, 390)];
    expect(there[0]).toEqual(back.at(-1));
    expect(there.at(-1)).toEqual(back[0]);
    expect(there.at(-1)!.y).toBeCloseTo(theirs.bottom - 3);
  });

  it('never crosses what lies in the middle', () => {
    for (const width of [390, 800]) {
      const between = width === 390 ? box(10, 260, 360, 70) : box(200, 260, 400, 250);
      for (const left of [10, 120, 250, width - 90]) {
        const inside = way(box(width / 2 - 40, 560, 80, 110), box(left, 60, 60, 84), between, width).filter(
          ({ x, y }) => x > between.left + 4 && x < between.right - 4 && y > between.top && y < between.top + 70,
        );
        expect(inside, `${width} px, ${left}`).toEqual([]);
      }
    }
  });

  it('has linked rings all the way', () => {
    const links = linksAlong(way(mine, box(250, 60, 60, 84), row, 390), 5, 2);
    expect(links.length).toBeGreaterThan(20);
    for (const { ring } of links) expect(ring).not.toMatch(/NaN/);
    expect(links.slice(1).every(({ over }) => over !== '')).toBe(true);
  });
});
