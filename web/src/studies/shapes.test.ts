import { describe, expect, it } from 'vitest';
import { asArrows, readShape, toggle } from './shapes.ts';

describe('drawings', () => {
  it('are read as they are typed', () => {
    expect(readShape(' E5 ', 'green')).toEqual({ colour: 'green', from: 'e5' });
    expect(readShape('e5-e9', 'red')).toEqual({ colour: 'red', from: 'e5', to: 'e9' });
    for (const wrong of ['', '-', 'e5-', 'e5-e5', 'e5 e9', 'too-long-x', 'é5']) expect(readShape(wrong, 'green')).toBeUndefined();
  });

  it('go away when they are drawn again, and change their colour', () => {
    const mark = readShape('e5', 'green')!;
    expect(toggle([], mark)).toEqual([mark]);
    expect(toggle([mark], mark)).toEqual([]);
    expect(toggle([mark], { ...mark, colour: 'red' })).toEqual([{ ...mark, colour: 'red' }]);
  });

  it('are no more than a position holds', () => {
    const many = Array.from({ length: 32 }, (_, n) => readShape(`a${n}`, 'blue')!);
    expect(toggle(many, readShape('b1', 'blue')!)).toHaveLength(32);
  });

  it('are drawn as the boards draw arrows', () => {
    expect(asArrows([readShape('e5-e9', 'red')!, readShape('e5', 'blue')!]).map(({ move, tone }) => [move, tone])).toEqual([
      ['e5-e9', 'red'],
      ['e5', 'blue'],
    ]);
  });
});
