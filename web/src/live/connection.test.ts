import { beforeEach, describe, expect, it } from 'vitest';
import type { ViewEvent, TableView, ToClient, ToServer } from '../wire/types.ts';
import { Connection, type Answer, type Socket, type Watcher, type Environment } from './connection.ts';
import { fold } from './fold.ts';
import story from '../wire/fold.json' with { type: 'json' };

const first = story.first as unknown as TableView;
const events = (story.steps as unknown as readonly { seen: ViewEvent }[]).map((step) => step.seen);
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

class TestEnvironment implements Environment {
  visible = (): boolean => true;
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

let environment: TestEnvironment;
let connection: Connection;
let views: TableView[];
let consecutive: boolean[];
const watcher: Watcher = {
  onView(view, isConsecutive) {
    views.push(view);
    consecutive.push(isConsecutive);
  },
  onPeople() {},
  onPresence() {},
  onFault() {},
};

beforeEach(() => {
  environment = new TestEnvironment();
  connection = new Connection(environment);
  views = [];
  consecutive = [];
});

function open(): void {
  environment.socket.onopen?.();
  environment.socket.tell({ say: 'welcome', person: 'abcdefghijkl', service_ms: 50_000, version: '0.1.0' });
}

function tell(from: number, ...seen: ViewEvent[]): void {
  environment.socket.tell({ say: 'events', table, from, events: seen, people: {}, service_ms: 50_000 });
}

describe('watching', () => {
  it('folds what it hears, and tells news from what it was shown', () => {
    connection.watch(table, null, watcher);
    open();
    expect(environment.socket.sent).toEqual([{ say: 'watch', table, seat: null, version: null }]);
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    tell(1, events[0] as ViewEvent);
    expect(views).toEqual([first, fold(first, events[0] as ViewEvent)]);
    expect(consecutive).toEqual([false, true]);
  });

  it('asks for the tail when something is missing, and draws nothing until it has come', () => {
    connection.watch(table, 1, watcher);
    open();
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    tell(2, events[1] as ViewEvent);
    expect(views).toHaveLength(1);
    expect(environment.socket.sent.at(-1)).toEqual({ say: 'watch', table, seat: 1, version: 1 });
    tell(1, events[0] as ViewEvent, events[1] as ViewEvent);
    expect(views.at(-1)?.version).toBe(3);
  });

  it('comes back after a break with the version it knows', () => {
    connection.watch(table, null, watcher);
    open();
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    environment.socket.close();
    expect(connection.state).toBe('waiting');
    environment.pass(400);
    expect(environment.sockets).toHaveLength(2);
    open();
    expect(environment.socket.sent).toEqual([{ say: 'watch', table, seat: null, version: 1 }]);
  });

  it('goes to another server without a word when the one it has goes away', () => {
    connection.watch(table, null, watcher);
    open();
    const states: string[] = [];
    connection.onState = (state) => states.push(state);
    environment.socket.tell({ say: 'going_down' });
    environment.socket.close();
    environment.pass(100);
    open();
    expect(environment.socket.sent).toMatchObject([{ say: 'watch', table }]);
    expect(states).not.toContain('waiting');
    environment.socket.tell({ say: 'going_down' });
    environment.socket.close();
    environment.pass(100);
    environment.socket.close();
    expect(states.at(-1), 'nobody else is there').toBe('waiting');
  });

  it('waits longer after each failure, and not at all when the device is online again', () => {
    for (const wait of [300, 600, 1_200, 2_400]) {
      environment.socket.close();
      const before = environment.sockets.length;
      environment.pass(wait - 1);
      expect(environment.sockets).toHaveLength(before);
      environment.pass(1);
      expect(environment.sockets).toHaveLength(before + 1);
    }
    environment.socket.close();
    const before = environment.sockets.length;
    connection.reconnectNow();
    expect(environment.sockets).toHaveLength(before + 1);
    environment.pass(20_000);
    expect(environment.sockets).toHaveLength(before + 1);
  });

  it('asks when it is silent, and gives up a connection that does not answer', () => {
    connection.watch(table, null, watcher);
    open();
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    environment.pass(1_500);
    expect(environment.socket.sent.at(-1)).toEqual({ say: 'watch', table, seat: null, version: 1 });
    tell(1);
    environment.pass(1_400);
    expect(connection.state).toBe('open');
    const before = environment.socket.sent.length;
    for (let ms = 0; ms < 10_000; ms += 100) environment.pass(100);
    // It is asked once, and waited for.
    expect(environment.socket.sent.length).toBe(before + 1);
    expect(connection.state).toBe('open');
    for (let ms = 0; ms < 3_000 && environment.sockets.length === 1; ms += 100) environment.pass(100);
    expect(environment.sockets).toHaveLength(2);
  });

  it('says within three seconds that nothing is heard, and takes it back with the next answer', () => {
    const states: string[] = [];
    connection.onState = (state) => states.push(state);
    connection.watch(table, null, watcher);
    open();
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    expect(states).toEqual(['open']);
    for (let ms = 0; ms < 3_000; ms += 100) environment.pass(100);
    expect(states).toEqual(['open', 'waiting']);
    // The connection itself is not given up: what is asked for is still sent, and a late answer counts.
    expect(connection.state).toBe('open');
    tell(1);
    expect(states).toEqual(['open', 'waiting', 'open']);
  });

  it('says at once that the device is offline', () => {
    const states: string[] = [];
    connection.onState = (state) => states.push(state);
    open();
    connection.worry();
    connection.worry();
    expect(states).toEqual(['open', 'waiting']);
  });

  it('is asked rarely while nobody looks', () => {
    environment.visible = () => false;
    connection.watch(table, null, watcher);
    open();
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    const before = environment.socket.sent.length;
    for (let ms = 0; ms < 24_000; ms += 500) environment.pass(500);
    expect(environment.socket.sent.length).toBe(before);
    for (let ms = 0; ms < 3_000; ms += 500) environment.pass(500);
    expect(environment.socket.sent.length).toBeGreaterThan(before);
  });

  it('lets a connection be silent where there is nothing to hear', () => {
    open();
    for (let n = 0; n < 5; n++) environment.pass(25_000);
    expect(connection.state).toBe('open');
  });
});

describe('frames that belong to no table', () => {
  it('go to the listener, unknown ones too', () => {
    connection.watch(table, null, watcher);
    const heard: ToClient[] = [];
    connection.onFrame = (frame) => heard.push(frame);
    open();
    const frames = [
      { say: 'sanctions', sanctions: [] },
      { say: 'club_moved', club: 'abcdefghijkl' },
      { say: 'tournament_moved', tournament: 'abcdefghijkl', version: 3 },
      { say: 'of a later release' },
    ] as unknown as ToClient[];
    for (const frame of frames) environment.socket.tell(frame);
    expect(heard.slice(1)).toEqual(frames);
    expect(views).toEqual([]);
  });
});

describe('commands', () => {
  it('are sent again under the same key until they are answered', async () => {
    const answers: Answer[] = [];
    const asked = connection.ask(table, 0, { do: 'resign' }).then((answer) => answers.push(answer));
    expect(environment.socket.sent).toEqual([]);
    open();
    const [command] = environment.socket.sent;
    environment.socket.close();
    environment.pass(400);
    open();
    expect(environment.socket.sent).toEqual([command]);
    if (command?.say !== 'ask') throw new Error('no command was sent');
    environment.socket.tell({ say: 'granted', table, key: command.key, version: 7 });
    await asked;
    expect(answers).toEqual([{ granted: 7 }]);
    environment.socket.close();
    environment.pass(400);
    open();
    expect(environment.socket.sent).toEqual([]);
  });

  it('have keys of their own and are refused one by one', async () => {
    open();
    const moves = ['f6', 'e5'].map((move) => connection.ask(table, 0, { do: 'play', move, number: 0 }));
    const [one, two] = environment.socket.sent;
    if (one?.say !== 'ask' || two?.say !== 'ask') throw new Error('no commands were sent');
    expect(one.key).not.toBe(two.key);
    environment.socket.tell({ say: 'refused', table, key: two.key, reason: { code: 'not_your_turn' } });
    environment.socket.tell({ say: 'granted', table, key: one.key, version: 2 });
    expect(await Promise.all(moves)).toEqual([{ granted: 2 }, { refused: { code: 'not_your_turn' } }]);
  });

  it('wait while the server cannot store them', () => {
    open();
    void connection.ask(table, 0, { do: 'resign' });
    const [command] = environment.socket.sent;
    if (command?.say !== 'ask') throw new Error('no command was sent');
    environment.socket.tell({ say: 'error', error: { code: 'unavailable' }, table, key: command.key });
    environment.pass(499);
    expect(environment.socket.sent).toEqual([command]);
    environment.pass(1);
    expect(environment.socket.sent).toEqual([command, command]);
  });
});

describe('a table that is too busy to show itself', () => {
  it('is asked again until there is a view, and no longer', () => {
    connection.watch(table, null, watcher);
    open();
    const busy = { say: 'error', error: { code: 'unavailable' }, table, key: null } as const;
    const [asked] = environment.socket.sent;
    environment.socket.tell(busy);
    environment.pass(1_000);
    expect(environment.socket.sent).toEqual([asked, asked]);
    environment.socket.tell(busy);
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_000 });
    environment.pass(1_000);
    expect(environment.socket.sent).toEqual([asked, asked]);
  });
});

describe('the time of service', () => {
  it('is that of the message that came the fastest way', () => {
    open();
    expect(connection.serviceNow()).toBe(50_000);
    environment.time += 1_000;
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_800 });
    expect(connection.serviceNow()).toBe(51_000);
    environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 51_100 });
    expect(connection.serviceNow()).toBe(51_100);
  });

  it('stands still when the server stood still', () => {
    open();
    environment.time += 20_000;
    for (let n = 0; n < 5; n += 1) environment.socket.tell({ say: 'table', view: first, people: {}, service_ms: 50_500 });
    expect(connection.serviceNow()).toBe(50_500);
  });
});

describe('a command that came too soon after others', () => {
  it('is sent again when it may be', async () => {
    connection.watch(table, null, watcher);
    open();
    const answer = connection.ask(table, null, { do: 'resign' });
    const command = environment.socket.sent.at(-1);
    const key = command?.say === 'ask' ? command.key : '';
    environment.socket.tell({ say: 'error', error: { code: 'limited', what: 'messages', wait_ms: 300 }, table, key });
    environment.pass(300);
    expect(environment.socket.sent.at(-1)).toEqual(command);
    environment.socket.tell({ say: 'granted', table, key, version: 9 });
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
    connection.reconnectNow();
    environment.pass(60_000);
    connection.end();
    expect([environment.sockets.length, ended]).toEqual([1, 1]);
  });

  it('does not come back when it was waiting for that', () => {
    open();
    environment.socket.close();
    connection.end();
    environment.pass(60_000);
    expect(environment.sockets.length).toBe(1);
  });
});
