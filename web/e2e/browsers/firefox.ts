// Debian's Firefox without a window, through WebDriver BiDi, which it speaks by itself.
//
// The one thing to know: violations of the content security policy are no messages of the console for BiDi. A script that runs before every
// page says them there.

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { SIZE, type Driver } from './driver.ts';

const BROWSER = process.env['TRILYNX_FIREFOX'] ?? '/usr/bin/firefox-esr';

/** What a browser that is new to a machine would do, and a test must not wait for. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9',
  'toolkit.telemetry.enabled': false,
};

export async function launchFirefox(complaints: string[]): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'trilynx-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const child = spawn(BROWSER, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.once('error', (error) => reject(new Error(`cannot start ${BROWSER}: ${error.message}`)));
      child.once('exit', (code) => reject(new Error(`${BROWSER} ended at its start with ${code}`)));
      createInterface({ input: child.stderr }).on('line', (line) => {
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
        if (found) resolve(found);
      });
    });
    return await session(`${address}/session`, complaints, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a script returned, as BiDi writes it. Scripts return text here. */
interface Returned {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Entry {
  readonly level: string;
  readonly text: string;
}

async function session(address: string, complaints: string[], stop: () => Promise<void>): Promise<Driver> {
  const bidi = await connect(address, ({ level, text }) => void (level === 'error' && complaints.push(text)));
  const { capabilities } = (await bidi.ask('session.new', { capabilities: {} })) as { capabilities: { browserVersion: string } };
  await bidi.ask('session.subscribe', { events: ['log.entryAdded'] });
  await bidi.ask('script.addPreloadScript', {
    functionDeclaration: `() => addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  });
  const { contexts } = (await bidi.ask('browsingContext.getTree', {})) as { contexts: readonly { context: string }[] };
  const context = contexts[0]?.context;
  const resize = async (width: number, height: number): Promise<void> => {
    await bidi.ask('browsingContext.setViewport', { context, viewport: { width, height } });
  };
  await resize(SIZE.width, SIZE.height);
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(address) {
      await bidi.ask('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async evaluate<T, A>(script: (argument: A) => T | Promise<T>, argument: A): Promise<T> {
      const returned = (await bidi.ask('script.callFunction', {
        functionDeclaration: `async (argument) => JSON.stringify({ value: await (${script.toString()})(JSON.parse(argument)) })`,
        arguments: [{ type: 'string', value: JSON.stringify(argument) }],
        awaitPromise: true,
        target: { context },
      })) as Returned;
      if (returned.type === 'exception') throw new Error(returned.exceptionDetails?.text);
      return (JSON.parse(returned.result?.value ?? '{}') as { value: T }).value;
    },
    async press(x, y) {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await bidi.ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    resize,
    async screenshot() {
      const { data } = (await bidi.ask('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async close() {
      bidi.close();
      await stop();
    },
  };
}

interface Connection {
  ask(method: string, params: object): Promise<unknown>;
  close(): void;
}

async function connect(address: string, hear: (entry: Entry) => void): Promise<Connection> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.on('message', (text: Buffer) => {
    const message = JSON.parse(text.toString()) as { type: string; id?: number; method?: string; result?: unknown; params?: unknown; error?: string; message?: string };
    if (message.method === 'log.entryAdded') hear(message.params as Entry);
    const asked = waiting.get(message.id ?? -1);
    waiting.delete(message.id ?? -1);
    if (message.type === 'error') asked?.reject(new Error(`${message.error}: ${message.message}`));
    else asked?.resolve(message.result);
  });
  socket.on('close', () => waiting.forEach(({ reject }) => reject(new Error('the browser has gone'))));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
