// Debian's WebKitGTK: its small browser on a screen of its own (Xvfb), through WebDriver.
//
// The one thing to know: WebDriver says nothing about the console. The browser writes it to its standard output, which is read here.

import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { SIZE, type Driver } from './driver.ts';

const WEBDRIVER = process.env['TRILYNX_WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';
const BROWSER = process.env['TRILYNX_WEBKIT'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Of one script; it only ends what hangs. */
const SCRIPT_MS = 300_000;

export async function launchWebKit(complaints: string[]): Promise<Driver> {
  const started: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    }
  };
  try {
    const display = await startScreen(started);
    const driver = await startDriver(started, display, complaints);
    return await session(driver, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen that nobody sees. It chooses a free number and says it. */
async function startScreen(started: ChildProcess[]): Promise<string> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  started.push(child);
  return `:${await firstLine(child, child.stdio[3] as Readable, 'Xvfb')}`;
}

/** Returns the address of the driver. It is given a port that was free a moment ago, since it does not say which one it chose. */
async function startDriver(started: ChildProcess[], display: string, complaints: string[]): Promise<string> {
  const port = await freePort();
  const child = spawn(WEBDRIVER, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LANG: 'C.UTF-8', LANGUAGE: 'en_GB' },
  });
  started.push(child);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^CONSOLE .*ERROR/.test(line)) complaints.push(line);
  });
  return `http://127.0.0.1:${port}`;
}

async function session(driver: string, stop: () => Promise<void>): Promise<Driver> {
  let path = '/session';
  const ask = async (method: 'GET' | 'POST' | 'DELETE', what: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(driver + path + what, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${what}: ${JSON.stringify(value)}`);
    return value;
  };
  const run = async (script: string, argument: unknown): Promise<unknown> => {
    const answer = (await ask('POST', '/execute/async', { script, args: [argument] })) as { value?: unknown; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  await reachable(driver);
  const options = { binary: BROWSER, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const made = (await ask('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  path = `/session/${made.sessionId}`;
  await ask('POST', '/timeouts', { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
  const resize = async (width: number, height: number): Promise<void> => {
    // The window has a frame and a toolbar.
    await ask('POST', '/window/rect', { width, height });
    const [w, h] = (await run('arguments[1]({ value: [innerWidth, innerHeight] })', null)) as [number, number];
    await ask('POST', '/window/rect', { width: width + width - w, height: height + height - h });
  };
  await resize(SIZE.width, SIZE.height);
  return {
    name: `WebKitGTK ${made.capabilities.browserVersion}`,
    async open(address) {
      await ask('POST', '/url', { url: address });
    },
    evaluate: async <T, A>(script: (argument: A) => T | Promise<T>, argument: A): Promise<T> =>
      (await run(
        `Promise.resolve(arguments[0]).then(${script.toString()}).then((value) => arguments[1]({ value }), (error) => arguments[1]({ error: String(error) }))`,
        argument,
      )) as T,
    async press(x, y) {
      const pointer = [
        { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer }] });
    },
    resize,
    screenshot: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await ask('DELETE', '');
      await stop();
    },
  };
}

async function reachable(driver: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${driver}/status`);
      return;
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function firstLine(child: ChildProcess, from: Readable, program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`cannot start ${program}: ${error.message}`)));
    child.once('exit', (code) => reject(new Error(`${program} ended at its start with ${code}`)));
    createInterface({ input: from }).once('line', resolve);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
