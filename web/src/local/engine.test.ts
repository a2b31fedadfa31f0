import { beforeEach, describe, expect, it } from 'vitest';
import type { ToClient } from '../wire/types.ts';
import { EngineFailed, LocalEngine, type Port } from './engine.ts';
import { ClearedError, Memory, type Entry } from './kept.ts';
import type { FromWorker, ToWorker } from './worker.ts';

const TABLE = 'aaaaaaaaaaaa';
const entry = (version: number): Entry => ({ version, at: { unix_ms: 1_000 + version } });

/** A worker whose other end is the test. */
class TestPort implements Port {
  heard: Record<string, unknown>[] = [];
  networks = 0;
  ended = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  postMessage(message: ToWorker): void {
    if ('network' in message) this.networks++;
    if ('lines' in message) for (const line of message.lines.split('\n')) if (line !== '') this.#hear(JSON.parse(line) as Record<string, unknown>);
  }
  terminate(): void {
    this.ended = true;
  }
  say(...lines: readonly object[]): void {
    this.onmessage?.({ data: { lines: lines.map((line) => `${JSON.stringify(line)}\n`).join('') } });
  }
  fail(): void {
    this.onmessage?.({ data: { failed: 'unreachable' } });
  }
  /** What the module would answer by itself. */
  #hear(line: Record<string, unknown>): void {
    this.heard.push(line);
    if ('begin' in line) this.say({ say: 'welcome', person: 'me0000000000', service_ms: 0, version: '1' });
    if ('restore' in line) this.say({ restored: line['restore'], version: (line['entries'] as Entry[]).length, error: null });
  }
}

let ports: TestPort[];
let kept: Memory;
let frames: ToClient[];
let announced: string[];
let listed: readonly string[];
let time: number;

function open(start: (port: TestPort) => void = () => undefined): LocalEngine {
  const engine = new LocalEngine({
    open: () => {
      const port = new TestPort();
      ports.push(port);
      queueMicrotask(() => start(port));
      return port;
    },
    kept,
    begin: () => ({ person: 'me0000000000', name: 'Ada', seed: '0'.repeat(128) }),
    network: () => Promise.resolve(new ArrayBuffer(8)),
    onTables: (ids) => (listed = ids),
    announce: (table) => announced.push(table),
    now: () => time,
  });
  engine.onFrame((frame) => frames.push(frame));
  return engine;
}

/** Lets everything that is on its way arrive. */
async function settle(): Promise<void> {
  for (let n = 0; n < 50; n++) await Promise.resolve();
}

const sent = (port: TestPort | undefined, field: string): unknown[] => (port?.heard ?? []).flatMap((line) => (field in line ? [line[field]] : []));

beforeEach(() => {
  ports = [];
  kept = new Memory();
  frames = [];
  announced = [];
  listed = [];
  time = 0;
});

describe('the engine in its worker', () => {
  it('starts with who plays', async () => {
    const engine = open();
    await engine.ready();
    expect(sent(ports[0], 'begin')).toEqual([{ person: 'me0000000000', name: 'Ada', seed: '0'.repeat(128) }]);
  });

  it('answers each request with its own answer', async () => {
    const engine = open();
    const [one, other] = [engine.request('GET', '/lessons/a'), engine.request('GET', '/lessons/b')];
    await settle();
    const numbers = sent(ports[0], 'request');
    ports[0]!.say({ request: numbers[1], status: 200, body: 'b' }, { request: numbers[0], status: 404, body: { code: 'not_found' } });
    expect(await one).toMatchObject({ status: 404 });
    expect(await other).toMatchObject({ status: 200, body: 'b' });
  });

  it('shows nothing that is not kept', async () => {
    const order: string[] = [];
    const append = kept.append.bind(kept);
    kept.append = async (table, entries) => {
      await settle();
      order.push(`kept ${entries.length}`);
      return append(table, entries);
    };
    const engine = open();
    engine.onFrame(({ say }) => order.push(say));
    ports[0]!.say({ log: TABLE, entries: [entry(1), entry(2)] }, { say: 'granted', table: TABLE, key: 'k', version: 2 });
    await settle();
    await settle();
    expect(order).toEqual(['welcome', 'kept 2', 'granted']);
    expect(announced).toEqual([TABLE]);
    expect(listed).toEqual([TABLE]);
    expect(await kept.entries(TABLE)).toEqual([entry(1), entry(2)]);
  });

  it('restores a table before anybody asks about it, once', async () => {
    await kept.append(TABLE, [entry(1)]);
    const engine = open();
    await engine.send({ say: 'watch', table: TABLE, seat: null, version: null });
    void engine.request('GET', `/tables/${TABLE}`);
    await settle();
    expect(sent(ports[0], 'restore')).toEqual([TABLE]);
    const lines = ports[0]!.heard.map((line) => Object.keys(line)[0]);
    expect(lines).toEqual(['begin', 'restore', 'say', 'request']);
  });

  it('says that a table is not here', async () => {
    const engine = open();
    await engine.send({ say: 'watch', table: TABLE, seat: null, version: null });
    expect(frames.at(-1)).toMatchObject({ say: 'error', table: TABLE, error: { code: 'not_found' } });
    expect(await engine.request('GET', `/tables/${TABLE}`)).toMatchObject({ status: 404 });
  });

  it('takes back what another tab was faster with', async () => {
    await kept.append(TABLE, [entry(1)]);
    const engine = open();
    await engine.send({ say: 'watch', table: TABLE, seat: null, version: null });
    // The other tab.
    await kept.append(TABLE, [entry(2)]);
    ports[0]!.say({ log: TABLE, entries: [entry(2)] }, { say: 'granted', table: TABLE, key: 'k', version: 2 });
    await settle();
    expect(frames.find(({ say }) => say === 'granted')).toBeUndefined();
    expect(frames.at(-1)).toMatchObject({ say: 'error', key: 'k', error: { code: 'unavailable' } });
    const again = ports[0]!.heard.filter((line) => 'restore' in line).at(-1);
    expect(again).toMatchObject({ restore: TABLE, entries: [entry(1), entry(2)] });
    expect(ports[0]!.heard.at(-1)).toMatchObject({ say: 'watch', table: TABLE, version: null });
  });

  it('shows what another tab has done', async () => {
    await kept.append(TABLE, [entry(1)]);
    const engine = open();
    await engine.send({ say: 'watch', table: TABLE, seat: null, version: null });
    await kept.append(TABLE, [entry(2)]);
    engine.changedElsewhere(TABLE);
    await settle();
    expect(ports[0]!.heard.at(-1)).toMatchObject({ say: 'watch', table: TABLE, version: null });
    expect(sent(ports[0], 'forget')).toEqual([TABLE]);
  });

  it('keeps all of a game again whose beginning was cleared', async () => {
    await kept.append(TABLE, [entry(1), entry(2)]);
    const engine = open();
    await engine.send({ say: 'watch', table: TABLE, seat: null, version: null });
    await kept.remove(TABLE);
    const append = kept.append.bind(kept);
    kept.append = async (table, entries) => {
      if (entries[0]?.version !== (await kept.entries(table)).length + 1) throw new ClearedError();
      return append(table, entries);
    };
    ports[0]!.say({ log: TABLE, entries: [entry(3)] }, { say: 'granted', table: TABLE, key: 'k', version: 3 });
    await settle();
    expect(await kept.entries(TABLE)).toEqual([entry(1), entry(2), entry(3)]);
    expect(frames.at(-1)).toMatchObject({ say: 'granted' });
  });

  it('plays on where storage refuses everything, also after a failure', async () => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    Object.assign(kept, { append: refuse, entries: refuse, ids: refuse, setLine: refuse });
    const engine = open();
    ports[0]!.say({ log: TABLE, entries: [entry(1)] });
    await settle();
    expect(listed).toEqual([TABLE]);
    await engine.send({ say: 'watch', table: TABLE, seat: null, version: null });
    ports[0]!.say({ log: TABLE, entries: [entry(2)] }, { say: 'granted', table: TABLE, key: 'k', version: 2 });
    await settle();
    expect(frames.at(-1)).toMatchObject({ say: 'granted' });
    ports[0]!.fail();
    await settle();
    expect(ports[1]!.heard.find((line) => 'restore' in line)).toMatchObject({ restore: TABLE, entries: [entry(1), entry(2)] });
  });

  it('loses a table that was removed in another tab', async () => {
    await kept.append(TABLE, [entry(1)]);
    const engine = open();
    await engine.send({ say: 'watch', table: TABLE, seat: null, version: null });
    const other = open();
    await other.remove(TABLE);
    expect(announced).toEqual([TABLE]);
    engine.changedElsewhere(TABLE);
    await settle();
    expect(frames.at(-1)).toMatchObject({ say: 'error', table: TABLE, error: { code: 'not_found' } });
  });

  it('comes back after a failure, with its tables and networks', async () => {
    await kept.append(TABLE, [entry(1)]);
    const engine = open();
    await engine.send({ say: 'watch', table: TABLE, seat: 0, version: null });
    ports[0]!.say({ wants_network: 'lyngk' });
    await settle();
    expect(ports[0]!.networks).toBe(1);
    const lost = engine.request('POST', '/positions', {});
    await settle();
    ports[0]!.fail();
    await expect(lost).rejects.toBeInstanceOf(EngineFailed);
    await settle();
    expect(ports[0]!.ended).toBe(true);
    expect(ports[1]!.networks).toBe(1);
    expect(ports[1]!.heard.at(-1)).toMatchObject({ say: 'watch', table: TABLE, seat: 0 });
  });

  it('gives up after too many failures in a row, and says so', async () => {
    await kept.append(TABLE, [entry(1)]);
    const engine = open();
    await engine.send({ say: 'watch', table: TABLE, seat: null, version: null });
    for (let n = 0; n < 4; n++) {
      ports.at(-1)!.fail();
      await settle();
    }
    expect(ports.length).toBe(4);
    expect(frames.at(-1)).toMatchObject({ say: 'error', table: TABLE, error: { code: 'unavailable' } });
  });

  it('says when it has failed, and whether it goes on', async () => {
    const engine = open();
    await engine.ready();
    const failures: boolean[] = [];
    engine.onFailure((again) => failures.push(again));
    for (let n = 0; n < 4; n++) {
      ports.at(-1)!.fail();
      await settle();
    }
    expect(failures).toEqual([true, true, true, false]);
  });

  it('takes a network once, and again in a new worker', async () => {
    const engine = open();
    expect(await engine.loadNetwork('yinsh')).toBe(true);
    expect(await engine.loadNetwork('yinsh')).toBe(true);
    expect(ports[0]!.networks).toBe(1);
    ports[0]!.fail();
    await settle();
    expect(await engine.loadNetwork('yinsh')).toBe(true);
    expect(ports.map(({ networks }) => networks)).toEqual([1, 1]);
  });

  it('forgives failures that are long ago', async () => {
    const engine = open();
    await engine.ready();
    for (let n = 0; n < 8; n++) {
      time += 100_000;
      ports.at(-1)!.fail();
      await settle();
    }
    expect(ports.length).toBe(9);
  });

  it('rejects where it fails before it has started', async () => {
    const engine = new LocalEngine({
      open: () => {
        const port = new TestPort();
        port.postMessage = () => undefined;
        ports.push(port);
        queueMicrotask(() => port.fail());
        return port;
      },
      kept,
      begin: () => ({ person: 'me0000000000', name: 'Ada', seed: '' }),
      network: () => Promise.reject(new Error('offline')),
      onTables: () => undefined,
      announce: () => undefined,
      now: () => 0,
    });
    await expect(engine.ready()).rejects.toBeInstanceOf(EngineFailed);
    expect(ports.length).toBe(1);
  });

  it('asks again once the network that it wanted is there', async () => {
    const engine = open();
    const review = engine.request('POST', '/reviews', {});
    await settle();
    const [first] = sent(ports[0], 'request');
    ports[0]!.say({ wants_network: 'lyngk' }, { request: first, status: 503, body: { code: 'unavailable' } });
    await settle();
    const second = sent(ports[0], 'request').at(-1);
    expect(second).not.toBe(first);
    ports[0]!.say({ request: second, status: 201, body: { review: 'local-1' } });
    expect(await review).toMatchObject({ status: 201 });
  });

  it('holds few tables at once, and those that are watched', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `table${String(n).padStart(7, '0')}`);
    for (const id of ids) await kept.append(id, [entry(1)]);
    const engine = open();
    await engine.send({ say: 'watch', table: ids[0]!, seat: null, version: null });
    for (const id of ids.slice(1)) {
      void engine.request('GET', `/tables/${id}`);
      await settle();
    }
    const forgotten = sent(ports[0], 'forget');
    expect(forgotten).not.toContain(ids[0]);
    expect(forgotten.length).toBe(6);
  });

  it('takes a log over only if it can be replayed', async () => {
    const engine = open();
    const other = 'bbbbbbbbbbbb';
    const port = ports[0]!;
    const taken = engine.takeOver(TABLE, [entry(1)]);
    await settle();
    const view = { id: TABLE, options: { start: null }, seats: [], stage: 'over', game: null };
    port.say({ request: sent(port, 'request').at(-1), status: 200, body: { view, people: {} } });
    expect(await taken).toBe('added');
    expect(await engine.takeOver(TABLE, [entry(1), entry(2)])).toBe('known');
    expect(await kept.entries(TABLE)).toEqual([entry(1)]);
    expect(listed).toEqual([TABLE]);
    const say = port.say.bind(port);
    port.say = (...lines) => say(...lines.map((line) => ('restored' in line ? { ...line, version: null, error: { code: 'malformed', message: 'no' } } : line)));
    expect(await engine.takeOver(other, [entry(1)])).toMatchObject({ code: 'malformed' });
    expect(await kept.entries(other)).toEqual([]);
    expect(listed).toEqual([TABLE]);
  });
});
