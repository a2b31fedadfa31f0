// Linked rings, as paths: three of them however many rings there are.

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Chain {
  /** Every ring. */
  readonly base: string;
  /** Where a ring passes under another: drawn in the colour of the ground, and wider. */
  readonly cut: string;
  /** Where a ring passes over another, drawn last. */
  readonly over: string;
  /** The same, with the ring each of them belongs to. */
  readonly arcs: readonly { readonly ring: number; readonly path: string }[];
}

function short(value: number): string {
  return `${+value.toFixed(1)}`;
}

export function ringPath({ x, y, r }: Ring): string {
  const [radius, width] = [short(r), short(2 * r)];
  return `M${short(x - r)} ${short(y)}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0-${width} 0`;
}

/** `width` is that of the line, `gap` the room beside it where it passes over; `turned` pairs pass the other way round. */
export function chainOf(rings: readonly Ring[], width: number, gap: number, turned: (i: number, j: number) => boolean = () => false): Chain {
  let cut = '';
  const arcs: { ring: number; path: string }[] = [];
  rings.forEach((a, i) => {
    rings.forEach((b, j) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const distance = Math.hypot(dx, dy);
      if (j <= i || distance >= a.r + b.r - 0.5 || distance <= Math.abs(a.r - b.r) + 0.5) return;
      const along = (a.r ** 2 - b.r ** 2 + distance ** 2) / (2 * distance);
      const across = Math.sqrt(a.r ** 2 - along ** 2);
      const sine = Math.min(1, Math.max(0.45, (across * distance) / (a.r * b.r)));
      for (const side of [1, -1]) {
        const ring = (side === 1) !== turned(i, j) ? i : j;
        const { x, y, r } = rings[ring]!;
        const [px, py] = [a.x + (dx * along - side * dy * across) / distance, a.y + (dy * along + side * dx * across) / distance];
        const middle = Math.atan2(py - y, px - x);
        const arc = (half: number): string => {
          const at = (angle: number): string => `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
          return `M${at(middle - half)}A${short(r)} ${short(r)} 0 0 1 ${at(middle + half)}`;
        };
        const half = Math.min(0.62, (width / 2 + gap * 1.15) / r / sine);
        cut += arc(half);
        arcs.push({ ring, path: arc(half + 1.2 / r) });
      }
    });
  });
  return { base: rings.map(ringPath).join(''), cut, over: arcs.map(({ path }) => path).join(''), arcs };
}
