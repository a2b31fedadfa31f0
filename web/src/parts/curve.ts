// A rating over its games, as lines to draw: a curve, and the band round it in which the true strength lies with 95 %.

import type { RatingStep } from '../wire/types.ts';

export interface Drawn {
  readonly curve: string;
  readonly band: string;
  /** Where each step lies. */
  readonly at: readonly { readonly x: number; readonly y: number }[];
  /** Round ratings to read the height by. */
  readonly marks: readonly { readonly rating: number; readonly y: number }[];
}

/** Round numbers within the bounds, five at most. */
export function roundMarks(low: number, high: number): number[] {
  const step = [25, 50, 100, 200, 500, 1000, 2000, 5000].find((size) => (high - low) / size <= 4) ?? 10_000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}

export function draw(steps: readonly RatingStep[], width: number, height: number): Drawn {
  const low = Math.min(...steps.map((step) => step.rating - 2 * step.deviation));
  const high = Math.max(...steps.map((step) => step.rating + 2 * step.deviation));
  const x = (n: number): number => (steps.length < 2 ? width / 2 : (n / (steps.length - 1)) * width);
  const y = (rating: number): number => (high === low ? height / 2 : ((high - rating) / (high - low)) * height);
  const point = (px: number, py: number): string => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const line = (rating: (step: RatingStep) => number): string[] => steps.map((step, n) => point(x(n), y(rating(step))));
  const above = line((step) => step.rating + 2 * step.deviation);
  const below = line((step) => step.rating - 2 * step.deviation).reverse();
  return {
    curve: `M${line((step) => step.rating).join('L')}`,
    band: `M${[...above, ...below].join('L')}z`,
    at: steps.map((step, n) => ({ x: x(n), y: y(step.rating) })),
    marks: roundMarks(low, high).map((rating) => ({ rating, y: y(rating) })),
  };
}
