// A figure over its steps, as lines to draw: a curve, and the band round it in which the true value lies.

export interface Measured {
  readonly value: number;
  /** How far the true value may be from it. */
  readonly spread: number;
}

export interface Drawn {
  readonly curve: string;
  readonly band: string;
  /** Where each step lies. */
  readonly at: readonly { readonly x: number; readonly y: number }[];
  /** Round numbers to read the height by. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
}

/** Round numbers within the bounds, five at most. */
export function roundMarks(low: number, high: number): number[] {
  const step = [5, 10, 25, 50, 100, 200, 500, 1000, 2000, 5000].find((size) => (high - low) / size <= 4) ?? 10_000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}

export function draw(steps: readonly Measured[], width: number, height: number): Drawn {
  const low = Math.min(...steps.map(({ value, spread }) => value - spread));
  const high = Math.max(...steps.map(({ value, spread }) => value + spread));
  const x = (n: number): number => (steps.length < 2 ? width / 2 : (n / (steps.length - 1)) * width);
  const y = (value: number): number => (high === low ? height / 2 : ((high - value) / (high - low)) * height);
  const point = (px: number, py: number): string => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const line = (at: (step: Measured) => number): string[] => steps.map((step, n) => point(x(n), y(at(step))));
  const above = line(({ value, spread }) => value + spread);
  const below = line(({ value, spread }) => value - spread).reverse();
  return {
    curve: `M${line(({ value }) => value).join('L')}`,
    band: `M${[...above, ...below].join('L')}z`,
    at: steps.map(({ value }, n) => ({ x: x(n), y: y(value) })),
    marks: roundMarks(low, high).map((value) => ({ value, y: y(value) })),
  };
}
