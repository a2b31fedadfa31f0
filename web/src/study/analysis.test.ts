import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ending, Question } from '../local/analyst.ts';
import type { Info } from '../local/info.ts';
import { Analysis, type Target } from './analysis.svelte.ts';

const target = (position: string, more: Partial<Target> = {}): Target => ({ game: 'yinsh', position, threat: `${position} other`, efforts: ['infinite'], hidesCards: false, ...more });
const info = (depth: number, win: number, more: Partial<Info> = {}): Info => ({ depth, nodes: depth * 100, rate: 1000, win, points: undefined, proof: undefined, line: 1, moves: ['a'], ...more });

/** An engine whose other end is the test. */
class TestAnalyst {
  asked: Question[] = [];
  rests = 0;
  #info: (info: Info) => void = () => undefined;
  #end: (ending: Ending) => void = () => undefined;
  ask(question: Question, onInfo: (info: Info) => void): Promise<Ending> {
    this.#end('replaced');
    this.asked.push(question);
    this.#info = onInfo;
    return new Promise((resolve) => (this.#end = resolve));
  }
  rest(): void {
    this.rests++;
    this.#end('replaced');
  }
  say(...infos: readonly Info[]): void {
    for (const each of infos) this.#info(each);
  }
  async end(ending: Ending): Promise<void> {
    this.#end(ending);
    await vi.advanceTimersByTimeAsync(0);
  }
}

let analyst: TestAnalyst;
let hidden: boolean;
let plays: boolean;
let announced: number;
let broken: boolean;
let analysis: Analysis;

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const positions = (): string[] => analyst.asked.map(({ position }) => position);
/** Looks at a position until it is thought about. */
async function look(position: string, more: Partial<Target> = {}): Promise<void> {
  analysis.look(target(position, more));
  await pass(200);
}

beforeEach(() => {
  vi.useFakeTimers();
  analyst = new TestAnalyst();
  [hidden, plays, broken, announced] = [false, false, false, 0];
  analysis = new Analysis({
    analyst: () => (broken ? Promise.reject(new Error('none')) : Promise.resolve(analyst)),
    hidden: () => hidden,
    playsNow: () => Promise.resolve(plays),
    announce: () => announced++,
  });
});
afterEach(() => {
  analysis.leave();
  vi.useRealTimers();
});

describe('the analysis', () => {
  it('is off until it is asked for', async () => {
    await look('one');
    expect([analysis.status, analyst.asked.length, announced]).toEqual(['off', 0, 0]);
    analysis.switch(true);
    await pass(0);
    expect([analysis.status, positions(), announced]).toEqual(['thinking', ['one'], 1]);
  });

  it('deepens while one looks', async () => {
    analysis.switch(true);
    await look('one');
    analyst.say(info(1, 0.4), info(2, 0.6), info(2, 0.5, { line: 2 }));
    await pass(200);
    expect(analysis.found.seen).toMatchObject({ depth: 2, lines: [{ win: 0.6 }, { win: 0.5 }] });
    analyst.say(info(3, 0.7));
    await pass(200);
    // The report is not complete: fewer lines than are known are not shown.
    expect(analysis.found.seen?.depth).toBe(2);
    analyst.say(info(3, 0.7), info(3, 0.6, { line: 2 }));
    await pass(200);
    expect(analysis.found.seen?.depth).toBe(3);
  });

  it('waits until one stops stepping through the game', async () => {
    analysis.switch(true);
    for (const position of ['one', 'two', 'three']) {
      analysis.look(target(position));
      await pass(50);
    }
    expect(positions()).toEqual([]);
    await pass(200);
    expect(positions()).toEqual(['three']);
  });

  it('remembers what it found, and goes on from there', async () => {
    analysis.switch(true);
    await look('one');
    analyst.say(info(8, 0.6));
    await pass(200);
    await look('two');
    expect(analysis.found).toEqual({});
    analysis.look(target('one'));
    expect(analysis.found.seen?.depth).toBe(8);
    await pass(200);
    analyst.say(info(2, 0.3));
    await pass(200);
    expect(analysis.found.seen?.depth).toBe(8);
    analyst.say(info(9, 0.7));
    await pass(200);
    expect(analysis.found.seen?.depth).toBe(9);
    expect(positions()).toEqual(['one', 'two', 'one']);
  });

  it('asks for more lines where more are wanted, and remembers how many', async () => {
    analysis.switch(true);
    analysis.setLines(1);
    await look('one');
    analyst.say(info(8, 0.6));
    await pass(200);
    analysis.setLines(2);
    await pass(200);
    expect(analyst.asked.map(({ lines }) => lines)).toEqual([1, 2]);
    analyst.say(info(1, 0.5), info(1, 0.4, { line: 2 }));
    await pass(200);
    expect(analysis.found.seen?.lines).toHaveLength(2);
    analysis.setLines(99);
    expect(analysis.lines).toBe(5);
  });

  it('stops while nobody looks', async () => {
    analysis.switch(true);
    await look('one');
    hidden = true;
    analysis.visibilityChanged();
    await pass(1000);
    expect([analysis.status, analyst.asked.length]).toEqual(['hidden', 1]);
    expect(analyst.rests).toBeGreaterThan(0);
    hidden = false;
    analysis.visibilityChanged();
    await pass(0);
    expect([analysis.status, positions()]).toEqual(['thinking', ['one', 'one']]);
  });

  it('pauses while another tab thinks, until it is resumed', async () => {
    analysis.switch(true);
    await look('one');
    analysis.startedElsewhere();
    await look('two');
    expect([analysis.status, positions()]).toEqual(['paused', ['one']]);
    analysis.goOn();
    await pass(0);
    expect([analysis.status, positions(), announced]).toEqual(['thinking', ['one', 'two'], 2]);
  });

  it('rests after a while, does not begin again by itself, and goes on when asked', async () => {
    analysis.switch(true);
    await look('one');
    analyst.say(info(8, 0.6));
    await pass(130_000);
    expect([analysis.status, analysis.mayGoOn]).toEqual(['rested', true]);
    await look('two');
    await look('one');
    expect([analysis.status, positions()]).toEqual(['rested', ['one', 'two']]);
    analysis.goOn();
    await pass(0);
    expect([analysis.status, positions()]).toEqual(['thinking', ['one', 'two', 'one']]);
  });

  it('rests where everything is proved', async () => {
    analysis.switch(true);
    await look('one');
    analyst.say(info(3, 1, { proof: { result: 'win', moves: 3 } }));
    await pass(200);
    expect([analysis.status, analysis.mayGoOn]).toEqual(['rested', false]);
  });

  it('looks for the threat first, where one is wanted and there can be one', async () => {
    analysis.switch(true);
    analysis.setThreats(true);
    await look('one');
    expect(analyst.asked).toMatchObject([{ position: 'one other', lines: 1 }]);
    analyst.say(info(2, 0.9));
    await analyst.end('done');
    expect(positions()).toEqual(['one other', 'one']);
    expect(analysis.found.threat?.lines[0]?.win).toBe(0.9);
    await look('two', { threat: undefined });
    expect(positions().at(-1)).toBe('two');
    expect(analysis.found.threat).toBeUndefined();
    // A position that cannot be turned round is refused: the rest goes on.
    await look('three');
    expect(analysis.threatless).toBe(false);
    await analyst.end('refused');
    expect(positions().slice(-2)).toEqual(['three other', 'three']);
    expect(analysis.threatless).toBe(true);
    await look('two');
    await look('three');
    expect(positions().slice(-1)).toEqual(['three']);
  });

  it('asks with the cards that were seen and with all of them, step by step', async () => {
    analysis.switch(true);
    await look('one', { hidesCards: true, efforts: ['nodes 1', 'nodes 2'] });
    for (const win of [0.5, 0.3, 0.6, 0.2]) {
      analyst.say(info(0, win, { nodes: analyst.asked.length }));
      await analyst.end('done');
    }
    expect(analyst.asked.map(({ hands, limits }) => `${hands} ${limits}`)).toEqual(['seen nodes 1', 'open nodes 1', 'seen nodes 2', 'open nodes 2']);
    expect([analysis.found.seen?.lines[0]?.win, analysis.found.open?.lines[0]?.win]).toEqual([0.6, 0.2]);
    expect([analysis.status, analysis.mayGoOn]).toEqual(['rested', false]);
  });

  it('is not there for who plays this game against people, until the game is over', async () => {
    plays = true;
    analysis.switch(true);
    await look('one');
    expect([analysis.plays, analysis.status, analyst.asked.length, announced]).toEqual([true, 'idle', 0, 0]);
    plays = false;
    analysis.visibilityChanged();
    await pass(0);
    expect([analysis.plays, analysis.status]).toEqual([false, 'thinking']);
    // A game begins in another window.
    plays = true;
    await look('two');
    expect(analysis.plays).toBe(false);
    await pass(60_000);
    await look('three');
    expect([analysis.plays, positions().at(-1)]).toEqual([true, 'two']);
  });

  it('says that its engine has failed, and can be tried again', async () => {
    analysis.switch(true);
    await look('one');
    await analyst.end('failed');
    expect(analysis.status).toBe('failed');
    broken = true;
    analysis.goOn();
    await pass(0);
    expect(analysis.status).toBe('failed');
    broken = false;
    analysis.goOn();
    await pass(0);
    expect(analysis.status).toBe('thinking');
  });

  it('is said when it has stood for a while', async () => {
    analysis.switch(true);
    await look('one');
    analyst.say(info(1, 0.4));
    await pass(500);
    expect(analysis.settled).toBeUndefined();
    await pass(3000);
    expect(analysis.settled?.seen?.depth).toBe(1);
    await look('two');
    expect(analysis.settled).toBeUndefined();
  });

  it('ends when it is switched off', async () => {
    analysis.switch(true);
    await look('one');
    analysis.switch(false);
    analyst.say(info(5, 0.5));
    await look('two');
    expect([analysis.status, analyst.asked.length, analysis.found]).toEqual(['off', 1, {}]);
  });
});
