import { describe, expect, it } from 'vitest';
import { readInfo } from './info.ts';

describe('a line of the engine', () => {
  it('says how good a move is and what may follow', () => {
    expect(readInfo('info depth 7 nodes 9459 nps 91570 time 1032 win 0.5519 line 1 moves h3 g7')).toEqual({
      depth: 7,
      nodes: 9459,
      rate: 91570,
      win: 0.5519,
      points: undefined,
      proof: undefined,
      line: 1,
      moves: ['h3', 'g7'],
    });
  });

  it('may count points, and may be proved', () => {
    expect(readInfo('info depth 0 nodes 2000 nps 20248 time 98 win 0.3761 points -3.25 line 2 moves 7+7+X')).toMatchObject({ points: -3.25, line: 2, moves: ['7+7+X'] });
    expect(readInfo('info depth 5 nodes 1 nps 1 time 0 win 1.0000 proof win 5 line 1 moves a1')?.proof).toEqual({ result: 'win', moves: 5 });
    expect(readInfo('info depth 5 nodes 1 nps 1 time 0 win 0.0000 proof loss 4 line 1 moves a1')?.proof).toEqual({ result: 'loss', moves: 4 });
    expect(readInfo('info depth 5 nodes 1 nps 1 time 0 win 0.5000 proof draw line 1 moves a1')?.proof).toEqual({ result: 'draw' });
  });

  it.each(['', 'bestmove h3', 'info', 'info depth 1', 'error no', 'info depth x nodes 1 nps 1 time 0 win 1 line 1 moves a1', 'info depth 1 nodes 1 nps 1 time 0 win 1 line 1 moves '])(
    'is told from others: %s',
    (text) => expect(readInfo(text)).toBeUndefined(),
  );
});
