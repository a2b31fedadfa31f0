import { beforeEach, describe, expect, it } from 'vitest';
import type { Seen, TableView, ToClient, ToServer } from '../wire/types.ts';
import { Connection, type Answer, type Socket, type Watcher, type World } from './connection.ts';
import { fold } from './fold.ts';
import story from '../wire/fold.json' with { type: 'json' };

const first = story.first as unknown as TableView;
const events = (story.steps as unknown as readonly { seen: Seen }[]).map((step) => step.seen);
const table = first.id;

/** A socket whose other end is the test. */
class TestSocket implements Socket {
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.onclose?.();
  }
  tell(frame: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

class TestWorld implements World {
  time = 1_000;
  sockets: TestSocket[] = [];
  timers: { at: number; run: () => void }[] = [];
  open(): Socket {
    this.sockets.push(new TestSocket());
    return this.socket as unknown as Socket;
  }
  now(): number {
    return this.time;
  }
  after(ms: number, run: () => void): void {
    this.timers.push({ at: this.time + ms, run });
  }
  random(): number {
    return 0.5;
  }
  get socket(): TestSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }
  pass(ms: number): void {
    this.time += ms;
    const due = this.timers.filter((timer) => timer.at <= this.time);
    this.timers = this.timers.filter((timer) => timer.at > this.time);
    for (const timer of due) timer.run();
  }
}

let world: TestWorld;
let connection: Connection;
let views: TableView[];
let told: boolean[];
const watcher: Watcher = {
  onView(view, news) {
    views.push(view);
    told.push(news);
  },
  onPeople() {},
  onPresence() {},
  onFault() {},
};

beforeEach(() => {
  world = new TestWorld();
  connection = new Connection(world);
  views = [];
  told = [];
});

function open(): void {
  world.socket.onopen?.();
  world.socket.tell({ say: 'welcome', person: 'abcdefghijkl', service_ms: 50_000, version: '0.1.0' });
}

function tell(from: number, ...seen: Seen[]): void {
  world.socket.tell({ say: 'events', table, from, events: seen, people: {}, service_ms: 50_000 });
}

describe('watching', () => {
  it('folds what it hears, and tells news from what it was shown', () => {
    connection.watch(table, null, watcher);
    open();
    expect(world.socket.sent).toEqual([{ say: 'watch', table, seat: null, version: null }]);
    world.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    tell(1, events[0] as Seen);
    expect(views).toEqual([first, fold(first, events[0] as Seen)]);
    expect(told).toEqual([false, true]);
  });

  it('asks for the tail when something is missing, and draws nothing until it has come', () => {
    connection.watch(table, 1, watcher);
    open();
    world.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    tell(2, events[1] as Seen);
    expect(views).toHaveLength(1);
    expect(world.socket.sent.at(-1)).toEqual({ say: 'watch', table, seat: 1, version: 1 });
    tell(1, events[0] as Seen, events[1] as Seen);
    expect(views.at(-1)?.version).toBe(3);
  });

  it('comes back after a break with the version it knows', () => {
    connection.watch(table, null, watcher);
    open();
    world.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    world.socket.close();
    expect(connection.state).toBe('waiting');
    world.pass(400);
    expect(world.sockets).toHaveLength(2);
    open();
    expect(world.socket.sent).toEqual([{ say: 'watch', table, seat: null, version: 1 }]);
  });

  it('waits longer after each failure, and not at all when the device is online again', () => {
    for (const wait of [300, 600, 1_200, 2_400]) {
      world.socket.close();
      const before = world.sockets.length;
      world.pass(wait - 1);
      expect(world.sockets).toHaveLength(before);
      world.pass(1);
      expect(world.sockets).toHaveLength(before + 1);
    }
    world.socket.close();
    const before = world.sockets.length;
    connection.hurry();
    expect(world.sockets).toHaveLength(before + 1);
    world.pass(20_000);
    expect(world.sockets).toHaveLength(before + 1);
  });

  it('asks when it is silent for long, and gives up a connection that does not answer', () => {
    connection.watch(table, null, watcher);
    open();
    world.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    world.pass(25_000);
    expect(world.socket.sent.at(-1)).toEqual({ say: 'watch', table, seat: null, version: 1 });
    tell(1);
    world.pass(10_000);
    expect(connection.state).toBe('open');
    world.pass(25_000);
    world.pass(10_000);
    expect(connection.state).toBe('waiting');
  });

  it('lets a connection be silent where there is nothing to hear', () => {
    open();
    for (let n = 0; n < 5; n++) world.pass(25_000);
    expect(connection.state).toBe('open');
  });
});

describe('wishes', () => {
  it('are sent again under the same key until they are answered', async () => {
    const answers: Answer[] = [];
    const asked = connection.ask(table, 0, { do: 'resign' }).then((answer) => answers.push(answer));
    expect(world.socket.sent).toEqual([]);
    open();
    const [wish] = world.socket.sent;
    world.socket.close();
    world.pass(400);
    open();
    expect(world.socket.sent).toEqual([wish]);
    if (wish?.say !== 'ask') throw new Error('no wish was sent');
    world.socket.tell({ say: 'granted', table, key: wish.key, version: 7 });
    await asked;
    expect(answers).toEqual([{ granted: 7 }]);
    world.socket.close();
    world.pass(400);
    open();
    expect(world.socket.sent).toEqual([]);
  });

  it('have keys of their own and are refused one by one', async () => {
    open();
    const moves = ['f6', 'e5'].map((move) => connection.ask(table, 0, { do: 'play', move, number: 0 }));
    const [one, two] = world.socket.sent;
    if (one?.say !== 'ask' || two?.say !== 'ask') throw new Error('no wishes were sent');
    expect(one.key).not.toBe(two.key);
    world.socket.tell({ say: 'refused', table, key: two.key, reason: { code: 'not_your_turn' } });
    world.socket.tell({ say: 'granted', table, key: one.key, version: 2 });
    expect(await Promise.all(moves)).toEqual([{ granted: 2 }, { refused: { code: 'not_your_turn' } }]);
  });

  it('wait while the server cannot store them', () => {
    open();
    void connection.ask(table, 0, { do: 'resign' });
    const [wish] = world.socket.sent;
    if (wish?.say !== 'ask') throw new Error('no wish was sent');
    world.socket.tell({ say: 'error', error: { code: 'unavailable' }, table, key: wish.key });
    world.pass(1_000);
    expect(world.socket.sent).toEqual([wish, wish]);
  });
});

describe('a table that is too busy to show itself', () => {
  it('is asked again until there is a view, and no longer', () => {
    connection.watch(table, null, watcher);
    open();
    const busy = { say: 'error', error: { code: 'unavailable' }, table, key: null } as const;
    const [asked] = world.socket.sent;
    world.socket.tell(busy);
    world.pass(1_000);
    expect(world.socket.sent).toEqual([asked, asked]);
    world.socket.tell(busy);
    world.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    world.pass(1_000);
    expect(world.socket.sent).toEqual([asked, asked]);
  });
});

describe('the time of service', () => {
  it('is that of the message that came the fastest way', () => {
    open();
    expect(connection.serviceNow()).toBe(50_000);
    world.time += 1_000;
    world.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_800 });
    expect(connection.serviceNow()).toBe(51_000);
    world.socket.tell({ say: 'table', view: first, people: {}, service_ms: 51_100 });
    expect(connection.serviceNow()).toBe(51_100);
  });

  it('stands still when the server stood still', () => {
    open();
    world.time += 20_000;
    for (let n = 0; n < 5; n += 1) world.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_500 });
    expect(connection.serviceNow()).toBe(50_500);
  });
});

describe('a wish that came too soon after others', () => {
  it('is sent again when it may be', async () => {
    connection.watch(table, null, watcher);
    open();
    const answer = connection.ask(table, null, { do: 'resign' });
    const wish = world.socket.sent.at(-1);
    const key = wish?.say === 'ask' ? wish.key : '';
    world.socket.tell({ say: 'error', error: { code: 'limited', what: 'messages', wait_ms: 300 }, table, key });
    world.pass(300);
    expect(world.socket.sent.at(-1)).toEqual(wish);
    world.socket.tell({ say: 'granted', table, key, version: 9 });
    expect(await answer).toEqual({ granted: 9 });
  });
});

describe('a connection that has ended', () => {
  it('answers what was asked, lets go of the page, and stays away', async () => {
    let ended = 0;
    connection.onEnd = () => (ended += 1);
    connection.watch(table, null, watcher);
    open();
    const asked = connection.ask(table, null, { do: 'resign' });
    connection.end();
    expect(await asked).toEqual({ fault: { code: 'unavailable' } });
    connection.hurry();
    world.pass(60_000);
    connection.end();
    expect([world.sockets.length, ended]).toEqual([1, 1]);
  });

  it('does not come back when it was waiting for that', () => {
    open();
    world.socket.close();
    connection.end();
    world.pass(60_000);
    expect(world.sockets.length).toBe(1);
  });
});
