import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Explored } from '../wire/types.ts';
import { Explorer, type ExplorerFilter } from './explorer.svelte.ts';

const NOTHING: Explored = { moves: [], outline: [], book: [], book_outline: [], latest: [] };

class Source {
  readonly asked: string[] = [];
  answers: ((found: Explored) => void)[] = [];
  fails = false;
  ask(position: string, { players, pace, least }: ExplorerFilter): Promise<Explored> {
    this.asked.push([position, players, pace, least].filter((part) => part !== '').join(' '));
    if (this.fails) return Promise.reject(new Error('no network'));
    return new Promise((resolve) => this.answers.push(resolve));
  }
}

const found = (move: string): Explored => ({ ...NOTHING, moves: [{ moves: [move], won: 1, drawn: 0, lost: 0, rating: null }] });

describe('the explorer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks for nothing before it is opened', async () => {
    const source = new Source();
    const explorer = new Explorer(source);
    explorer.switch(false);
    explorer.look('one');
    await vi.runAllTimersAsync();
    expect(source.asked).toEqual([]);
    explorer.switch(true);
    await vi.runAllTimersAsync();
    expect(source.asked).toEqual(['one']);
    expect(explorer.busy).toBe(true);
    source.answers[0]!(found('e5'));
    await vi.runAllTimersAsync();
    expect([explorer.busy, explorer.found?.moves[0]?.moves]).toEqual([false, ['e5']]);
  });

  it('does not ask about positions that are passed by, nor again about one it knows', async () => {
    const source = new Source();
    const explorer = new Explorer(source);
    explorer.switch(true);
    for (const position of ['one', 'two', 'three']) explorer.look(position);
    await vi.runAllTimersAsync();
    expect(source.asked).toEqual(['three']);
    source.answers[0]!(found('e5'));
    await vi.runAllTimersAsync();
    explorer.look('four');
    await vi.runAllTimersAsync();
    explorer.look('three');
    expect(explorer.found?.moves[0]?.moves).toEqual(['e5']);
    await vi.runAllTimersAsync();
    expect(source.asked).toEqual(['three', 'four']);
  });

  it('shows no answer to an older question', async () => {
    const source = new Source();
    const explorer = new Explorer(source);
    explorer.switch(true);
    explorer.look('one');
    await vi.runAllTimersAsync();
    explorer.narrow({ pace: 'blitz', least: 1600 });
    await vi.runAllTimersAsync();
    expect(source.asked).toEqual(['one', 'one blitz 1600']);
    source.answers[0]!(found('e5'));
    await vi.runAllTimersAsync();
    expect(explorer.found).toBeUndefined();
    source.answers[1]!(found('f6'));
    await vi.runAllTimersAsync();
    expect(explorer.found).toEqual(found('f6'));
  });

  it('says what went wrong, and asks again', async () => {
    const source = new Source();
    source.fails = true;
    const explorer = new Explorer(source);
    explorer.switch(true);
    explorer.look('one');
    await vi.runAllTimersAsync();
    expect([explorer.fault?.code, explorer.busy]).toEqual(['unavailable', false]);
    source.fails = false;
    explorer.again();
    await vi.runAllTimersAsync();
    source.answers[0]!(found('e5'));
    await vi.runAllTimersAsync();
    expect([explorer.fault, explorer.found]).toEqual([undefined, found('e5')]);
  });
});
