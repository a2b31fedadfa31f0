// The worker that runs the engine in slices, so that messages are processed in between.

/** What a page says to the worker: first the module, or that there is none. */
export type ToWorker = { readonly start: ArrayBuffer | null } | { readonly lines: string } | { readonly network: ArrayBuffer };
/** What the worker says to its page. After a failure it says nothing more. */
export type FromWorker = { readonly lines: string } | { readonly failed: string };

/** The functions of the module: see docs/wasm.md. */
interface Engine {
  readonly memory: WebAssembly.Memory;
  alloc(bytes: number): number;
  send(kind: number): void;
  step(): number;
  output(): number;
}

const LINES = 0;
const NETWORK = 1;
/** What `step` says when there is nothing to do. */
const NEVER = 2 ** 32 - 1;
const LONGEST_WAIT_MS = 60_000;

const page = self as unknown as { postMessage(message: FromWorker): void; onmessage: ((event: MessageEvent<ToWorker>) => void) | null };
const decoder = new TextDecoder();
const encoder = new TextEncoder();
/** A timer would wait for longer than there is work to do. */
const next = new MessageChannel();
let engine: Engine | undefined;
let waiting: ToWorker[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let planned = false;
let failed = false;

/** Milliseconds since 1970 that never go back. */
const now = (): number => performance.timeOrigin + performance.now();

async function start(module: ArrayBuffer | null): Promise<void> {
  if (!module) throw new Error('the engine cannot be fetched');
  const { instance } = await WebAssembly.instantiate(module, { page: { now } });
  engine = instance.exports as unknown as Engine;
  for (const message of waiting.splice(0)) hand(message);
}

function hand(message: ToWorker): void {
  if ('start' in message) return;
  if (!engine) {
    waiting.push(message);
    return;
  }
  const bytes = 'lines' in message ? encoder.encode(message.lines) : new Uint8Array(message.network);
  const place = engine.alloc(bytes.length) >>> 0;
  if (place === 0) throw new Error('more than the engine takes at once');
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  engine.send('lines' in message ? LINES : NETWORK);
  say();
  work();
}

function say(): void {
  if (!engine) return;
  const place = engine.output() >>> 0;
  const length = new DataView(engine.memory.buffer).getUint32(place, true);
  if (length > 0) page.postMessage({ lines: decoder.decode(new Uint8Array(engine.memory.buffer, place + 4, length)) });
}

function work(): void {
  if (planned) return;
  clearTimeout(timer);
  planned = true;
  next.port2.postMessage(null);
}

next.port1.onmessage = () =>
  guarded(() => {
    planned = false;
    if (!engine) return;
    const wait = engine.step() >>> 0;
    say();
    if (wait === 0) work();
    else if (wait < NEVER) timer = setTimeout(work, Math.min(wait, LONGEST_WAIT_MS));
  });

function guarded(run: () => void): void {
  if (failed) return;
  try {
    run();
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  failed = true;
  waiting = [];
  page.postMessage({ failed: error instanceof Error ? error.message : String(error) });
}

page.onmessage = ({ data }) => guarded(() => ('start' in data ? void start(data.start).catch(fail) : hand(data)));
