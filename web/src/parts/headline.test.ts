import { beforeAll, describe, expect, it } from 'vitest';
import type { GameResult, Position } from '../wire/types.ts';
import { EXAMPLE as LINKO } from '../games/linko/example.ts';
import { EXAMPLE as LYNGK } from '../games/lyngk/example.ts';
import { EXAMPLE as YINSH } from '../games/yinsh/example.ts';
import { LANGUAGES, setLanguage } from '../texts/texts.svelte.ts';
import { finishWords, resultTitle, resultWords } from './headline.ts';

const ended = (winners: number[], scores: number[], by: GameResult['by'] = 'rules'): GameResult => ({ winners, scores, by, left: [] });
const lyngk = (decided_by: number | null): Position => ({ ...LYNGK, counts: [[2, 1, 0, 4, 7], [2, 1, 3, 0, 0]], decided_by });
const NAMES = ['Ada', 'Bob', 'Eve'];

describe('a result that is heard', () => {
  beforeAll(() => setLanguage('en'));

  it('tells the rings of both players', () => {
    expect(resultWords(ended([0], [3, 1]), YINSH, NAMES, [])).toBe('Ada wins. Three rings removed. Rings removed. Ada: 3, Bob: 1.');
  });

  it('tells that the markers ran out', () => {
    const words = resultWords(ended([], [1, 1]), { ...YINSH, pool: 0 }, NAMES, []);
    expect(words).toBe(
      'It’s a draw. No markers left. Both players removed the same number of rings: a draw. Rings removed. Ada: 1, Bob: 1.',
    );
  });

  it('tells the stacks of five, and the smaller ones only where those decided', () => {
    const plain = resultWords(ended([1], [1, 2]), lyngk(5), NAMES, [1]);
    expect(plain).toBe('You win! No moves left. Stacks of five. Ada: 1, Bob: 2.');
    const broken = resultWords(ended([1], [2, 2]), lyngk(3), NAMES, []);
    expect(broken).toBe(
      'Bob wins. No moves left. Tied on stacks of five and four, so stacks of three decided. ' +
        'Stacks of five. Ada: 2, Bob: 2. Stacks of four. Ada: 1, Bob: 1. Stacks of three. Ada: 0, Bob: 3.',
    );
  });

  it('tells the points of everybody', () => {
    const words = resultWords(ended([0, 2], [7, -3, 7]), LINKO, NAMES, [2]);
    expect(words).toBe('You share the win! Played to the end. Points. Ada: 7, Bob: −3, Eve: 7.');
  });

  it('says how the game ended', () => {
    const linko = { ...LINKO, row: ['7'], pile: 1, hand_sizes: [3, 0, 2] };
    expect(finishWords(ended([0], [1, 0]), { ...YINSH, pool: 20 })).toBe('First ring removed.');
    expect(finishWords(ended([], [1, 1]), { ...YINSH, pool: 20 })).toBe('No moves left.');
    expect(finishWords(ended([1], []), LYNGK)).toBe('Stack of six completed.');
    expect(finishWords(ended([0], [4, 9, -1]), linko)).toBe('Last card laid.');
    expect(finishWords(ended([0], [4, 3, -1]), { ...linko, row: [], pile: 0, hand_sizes: [3, 1, 2] })).toBe('No cards left to draw.');
    expect(finishWords(ended([0], [4, 3, -1], 'time'), linko)).toBe('Time ran out.');
  });

  it('tells what ended the game where nothing was counted', () => {
    expect(resultWords(ended([1], [], 'resignation'), YINSH, NAMES, [])).toBe('Bob wins. By resignation.');
  });

  it('has every score in every language', async () => {
    for (const language of LANGUAGES) {
      await setLanguage(language);
      const words = resultWords(ended([1], [2, 2]), lyngk(3), NAMES, []);
      expect(words.match(/(Ada|Bob)\s?: \d/g)?.map((score) => score.replace(/\s?:/, ':')), language).toEqual([
        'Ada: 2', 'Bob: 2', 'Ada: 1', 'Bob: 1', 'Ada: 0', 'Bob: 3',
      ]);
    }
  });
});

describe('the title of a result', () => {
  beforeAll(() => setLanguage('en'));

  it('says the score where it says who won', () => {
    expect(resultTitle(ended([0], [3, 1]), YINSH, NAMES, [0])).toBe('You won 3–1');
    expect(resultTitle(ended([1], [0, 3]), YINSH, NAMES, [0])).toBe('Bob won 3–0');
  });

  it('leaves it out where something else decided', () => {
    expect(resultTitle(ended([1], [2, 2]), lyngk(3), NAMES, [])).toBe('Bob wins');
    expect(resultTitle(ended([1], [], 'resignation'), YINSH, NAMES, [1])).toBe('You win!');
    expect(resultTitle(ended([0, 2], [7, -3, 7]), LINKO, NAMES, [2])).toBe('You share the win!');
  });
});
