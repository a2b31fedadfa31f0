import { beforeEach, describe, expect, it } from 'vitest';
import { Analyst, type Ending, type LineEngine, type Question } from './analyst.ts';
import type { Info } from './info.ts';

/** An engine whose other end is the test: it answers pings by itself, and complains about a position that is called bad. */
class TestEngine implements LineEngine {
  told: string[] = [];
  networks: string[] = [];
  hasNetwork = true;
  #line: (line: string) => void = () => undefined;
  #failure: (again: boolean) => void = () => undefined;
  tell(line: string): void {
    this.told.push(line);
    if (line === 'position bad') this.say('error no such position');
    if (line.startsWith('ping ')) this.say(line.replace('ping', 'pong'));
    if (line === 'stop') this.say('bestmove a1');
  }
  onLine(listener: (line: string) => void): () => void {
    this.#line = listener;
    return () => undefined;
  }
  onFailure(listener: (again: boolean) => void): () => void {
    this.#failure = listener;
    return () => undefined;
  }
  loadNetwork(game: string): Promise<boolean> {
    this.networks.push(game);
    return Promise.resolve(this.hasNetwork);
  }
  say(line: string): void {
    queueMicrotask(() => this.#line(line));
  }
  fail(again: boolean): void {
    this.#failure(again);
  }
}

const question = (position: string, more: Partial<Question> = {}): Question => ({ game: 'yinsh', position, lines: 2, limits: 'infinite', ...more });
const INFO = 'info depth 3 nodes 10 nps 10 time 1 win 0.6000 line 1 moves h3';

let engine: TestEngine;
let analyst: Analyst;
let infos: Info[];
let endings: string[];

async function settle(): Promise<void> {
  for (let n = 0; n < 30; n++) await Promise.resolve();
}

function ask(position: string, more: Partial<Question> = {}): Promise<Ending> {
  const ended = analyst.ask(question(position, more), (info) => infos.push(info));
  void ended.then((ending) => endings.push(`${position}: ${ending}`));
  return ended;
}

/** What was said besides pings. */
const told = (): string[] => engine.told.filter((line) => !line.startsWith('ping'));

beforeEach(() => {
  engine = new TestEngine();
  analyst = new Analyst(engine);
  infos = [];
  endings = [];
});

describe('a question to the engine', () => {
  it('is asked with its network and its options, and answered line by line', async () => {
    const ended = ask('one', { hands: 'open', limits: 'nodes 500' });
    await settle();
    expect(engine.networks).toEqual(['yinsh']);
    expect(told()).toEqual(['option Lines 2', 'option Hands open', 'position one', 'go nodes 500']);
    engine.say(INFO);
    engine.say('bestmove h3');
    expect(await ended).toBe('done');
    expect(infos.map(({ win }) => win)).toEqual([0.6]);
  });

  it('never comes while a bot thinks', async () => {
    void ask('one');
    await settle();
    void ask('two');
    await settle();
    expect(told()).toEqual(['option Lines 2', 'position one', 'go infinite', 'stop', 'option Lines 2', 'position two', 'go infinite']);
    expect(endings).toEqual(['one: replaced']);
  });

  it('gives way to the latest', async () => {
    void ask('one');
    void ask('two');
    void ask('three');
    await settle();
    expect(told().filter((line) => line.startsWith('go'))).toHaveLength(1);
    expect(told().at(-2)).toBe('position three');
    expect(endings.toSorted()).toEqual(['one: replaced', 'two: replaced']);
  });

  it('is no longer answered once it has been stopped', async () => {
    void ask('one');
    await settle();
    analyst.rest();
    engine.say(INFO);
    await settle();
    expect(infos).toEqual([]);
    expect(told().at(-1)).toBe('stop');
    expect(endings).toEqual(['one: replaced']);
  });

  it('that is refused leads to no thinking', async () => {
    expect(await ask('bad')).toBe('refused');
    expect(told()).not.toContain('go infinite');
    const next = ask('one', { limits: 'nodes 1' });
    await settle();
    engine.say('error the network of yinsh is not there yet');
    expect(await next).toBe('refused');
  });

  it('is asked again where the module has failed', async () => {
    void ask('one');
    await settle();
    engine.fail(true);
    await settle();
    expect(told().filter((line) => line === 'go infinite')).toHaveLength(2);
    expect(endings).toEqual([]);
  });

  it('ends where the engine cannot be started again, and where its network cannot be loaded', async () => {
    void ask('one');
    await settle();
    engine.fail(false);
    await settle();
    expect(endings).toEqual(['one: failed']);
    expect(await ask('two')).toBe('failed');
    engine = new TestEngine();
    analyst = new Analyst(engine);
    const loading = ask('while it loads');
    engine.fail(false);
    expect(await loading).toBe('failed');
    engine = new TestEngine();
    engine.hasNetwork = false;
    analyst = new Analyst(engine);
    expect(await ask('three')).toBe('failed');
  });
});
