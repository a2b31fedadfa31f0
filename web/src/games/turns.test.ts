import { describe, expect, it } from 'vitest';
import { GAMES, gameNamed } from './index.ts';
import { roundsOf, turnNumber, turnsOf } from './turns.ts';

const yinsh = gameNamed('yinsh');
const lyngk = gameNamed('lyngk');
const linko = gameNamed('linko');
const played = (text: string): { seat: number; move: string }[] =>
  text.split(' ').map((word) => ({ seat: Number(word[0]), move: word.slice(2) }));

describe('turns', () => {
  it('hold all moves of a seat, and are numbered without gaps', () => {
    const turns = turnsOf(yinsh, played('0:e2 1:a2 0:e2-e7 0:xe2-e6 0:xf3 1:a2-a3 0:b2-b3'), 2);
    expect(turns.map(({ number, seat, first, moves }) => [number, seat, first, moves.length])).toEqual([
      [1, 0, 0, 1],
      [1, 1, 1, 1],
      [2, 0, 2, 3],
      [2, 1, 5, 1],
      [3, 0, 6, 1],
    ]);
  });

  it('end where the other side had to pass', () => {
    const turns = turnsOf(lyngk, played('0:claim:red 0:a3-b3 0:b3-c3 1:d4-e4'), 2);
    expect(turns.map(({ number, seat, moves }) => [number, seat, moves.length])).toEqual([[1, 0, 2], [2, 0, 1], [2, 1, 1]]);
  });

  it('begin with either side', () => {
    expect(turnsOf(yinsh, played('1:a1-a2 0:e2-e3 1:a2-a3'), 2).map(({ number }) => number)).toEqual([1, 2, 2]);
  });

  it('are counted one by one with more players', () => {
    const moves = played('0:3 1:9 1:take 0:pile 2:4+4');
    expect(turnsOf(linko, moves, 3).map(({ number, seat }) => [number, seat])).toEqual([[1, 0], [2, 1], [3, 0], [4, 2]]);
    expect(turnNumber(linko, moves.slice(0, 3), 3)).toBe(2);
  });

  it('make rounds', () => {
    expect(roundsOf(turnsOf(yinsh, played('0:e2 1:a2 0:e3'), 2)).map(({ turns }) => turns.length)).toEqual([2, 1]);
    expect(turnNumber(yinsh, [], 2)).toBe(0);
  });
});

describe('a move that is drawn before the server answers', () => {
  it('of YINSH leaves a marker and flips what it jumps', () => {
    const position = { game: 'yinsh', rings: [['e5'], ['a2']], markers: [['e6'], ['e7']], removed: [0, 0], pool: 49 } as never;
    expect(yinsh.sketch(position, { seat: 0, move: 'e5-e8' })).toMatchObject({ rings: [['e8'], ['a2']], markers: [['e5', 'e7'], ['e6']], pool: 48 });
    expect(yinsh.sketch(position, { seat: 1, move: 'b3' })).toMatchObject({ rings: [['e5'], ['a2', 'b3']] });
  });

  it('of YINSH takes off rows and rings', () => {
    const position = { game: 'yinsh', rings: [['e7'], []], markers: [['e2', 'e3', 'e4', 'e5', 'e6', 'a2'], []], removed: [0, 0], pool: 45 } as never;
    expect(yinsh.sketch(position, { seat: 0, move: 'xe2-e6' })).toMatchObject({ markers: [['a2'], []], pool: 50 });
    expect(yinsh.sketch(position, { seat: 0, move: 'xe7' })).toMatchObject({ rings: [[], []], removed: [1, 0] });
  });

  it('of LYNGK puts the stack on the other, and a colour to its player', () => {
    const position = { game: 'lyngk', stacks: { a3: 'r', b3: 'gb' }, claims: ['', ''], taken: [[], []] } as never;
    expect(lyngk.sketch(position, { seat: 0, move: 'a3-b3' })).toMatchObject({ stacks: { b3: 'gbr' } });
    expect(lyngk.sketch(position, { seat: 1, move: 'claim:red' })).toMatchObject({ claims: ['', 'r'] });
  });

  it('of Linko! lays cards of the hand', () => {
    const position = { game: 'linko', hand: ['3', '9', '9'], hand_sizes: [3, 13], sets: [[], []], turn: 0 } as never;
    expect(linko.sketch(position, { seat: 0, move: '9+9' })).toMatchObject({ hand: ['3'], hand_sizes: [1, 13], sets: [[['9', '9']], []] });
    expect(linko.sketch(position, { seat: 0, move: 'take' })).toBeUndefined();
  });

  it('is not drawn where it cannot be known', () => {
    for (const game of GAMES) expect(game.sketch(game.example, { seat: 0, move: '?' })).toBeUndefined();
  });
});
