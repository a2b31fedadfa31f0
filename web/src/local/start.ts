// The engines of this page, started when they are first needed: one for tables and all that is asked about them, one for analysis and
// reviews, so that no table waits for these, and one for learning, which is another module.

import { ENGINE } from 'virtual:engine';
import type { Error as Fault, TableId, TableLine, ToClient } from '../wire/types.ts';
import { ApiError } from '../live/api.ts';
import { Connection, type Environment, type Socket } from '../live/connection.ts';
import { EngineFailed, LocalEngine, PUZZLES, type Answer, type Port, type Surroundings } from './engine.ts';
import { engineRuns, findLocalTables, isAboutLearning, learningRuns, localPerson, setLocalTables } from './here.ts';
import { Memory, openKept } from './kept.ts';
import { session } from '../live/session.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import { downloads } from './downloads.svelte.ts';

let started: Promise<LocalEngine> | undefined;
let connection: Connection | undefined;

/** The engine; the first call starts it. It fails if it cannot be loaded, and may be tried again. */
export function localEngine(): Promise<LocalEngine> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

/** Starts the engine for somebody who will need it soon, and gives it the network of a game if that is kept in this browser. */
export async function prepareEngine(game: string): Promise<void> {
  const engine = await localEngine();
  const file = ENGINE?.networks[game];
  if (file && (await caches.match(new URL(file.url, location.href)))) await engine.loadNetwork(game);
}

/** What each engine needs of this page. */
function surroundings(name: 'engine' | 'analysis' | 'learning'): Pick<Surroundings, 'open' | 'begin' | 'network' | 'now'> {
  const files = ENGINE;
  if (files === null) throw new EngineFailed();
  const [module, called] = name === 'learning' ? ([files.learning, name] as const) : ([files.module, 'engine'] as const);
  return {
    open: () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name }) as unknown as Port;
      downloads.fetch(called, new URL(module.url, location.href).href, module.bytes).then(
        (bytes) => worker.postMessage({ start: bytes }),
        () => worker.postMessage({ start: null }),
      );
      return worker;
    },
    begin: () => ({ person: localPerson(), name: session.me?.name ?? t('somebody'), seed: seed() }),
    network: (game) => {
      const file = game.startsWith(PUZZLES) ? files.puzzles[game.slice(PUZZLES.length)] : files.networks[game];
      return file ? downloads.fetch(game, new URL(file.url, location.href).href, file.bytes) : Promise.reject(new EngineFailed());
    },
    now: () => Date.now(),
  };
}

async function start(): Promise<LocalEngine> {
  const given = surroundings('engine');
  const kept = await openKept();
  const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('trilynx-tables') : undefined;
  const engine = new LocalEngine({ ...given, kept, onTables: setLocalTables, announce: (table) => tabs?.postMessage(table) });
  tabs?.addEventListener('message', ({ data }) => typeof data === 'string' && engine.changedElsewhere(data));
  await engine.ready();
  findLocalTables(await kept.ids());
  engineRuns();
  return engine;
}

const withoutTables = new Map<'analysis' | 'learning', Promise<LocalEngine>>();

/** An engine that knows no tables. As above; one that has failed for good is replaced at the next call. */
function engineWithoutTables(name: 'analysis' | 'learning'): Promise<LocalEngine> {
  const start = async (): Promise<LocalEngine> => {
    const engine = new LocalEngine({ ...surroundings(name), kept: new Memory(), onTables: () => undefined, announce: () => undefined });
    engine.onFailure((again) => {
      if (!again) withoutTables.delete(name);
    });
    await engine.ready();
    if (name === 'learning') learningRuns();
    return engine;
  };
  const started = withoutTables.get(name) ?? start();
  withoutTables.set(name, started);
  started.catch(() => withoutTables.delete(name));
  return started;
}

/** The engine for analysis and reviews. */
export function analysisEngine(): Promise<LocalEngine> {
  return engineWithoutTables('analysis');
}

/** The engine that a request is for. */
export function engineFor(path: string): Promise<LocalEngine> {
  if (isAboutLearning(path)) return engineWithoutTables('learning');
  // A review takes long: tables do not wait for it.
  return path.startsWith('/reviews') ? analysisEngine() : localEngine();
}

/** 128 hexadecimal digits. */
function seed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(64)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A connection to the tables of this browser, which behaves like one to a server. */
export async function localConnection(environment: Omit<Environment, 'open'>, onFrame: (frame: ToClient) => void): Promise<Connection> {
  const engine = await localEngine();
  if (!connection) {
    connection = new Connection({ ...environment, open: () => new LocalSocket(engine) });
    connection.onFrame = onFrame;
  }
  return connection;
}

class LocalSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  readonly #engine: LocalEngine;
  readonly #leave: () => void;

  constructor(engine: LocalEngine) {
    this.#engine = engine;
    this.#leave = engine.onFrame((frame) => this.onmessage?.({ data: JSON.stringify(frame) } as never));
    queueMicrotask(() => this.onopen?.(undefined as never));
  }

  send(text: string): void {
    void this.#engine.send(JSON.parse(text));
  }

  close(): void {
    this.#leave();
    this.onclose?.(undefined as never);
  }
}

/** The tables of this browser, from new to old, as lines of a list. */
export async function localLines(): Promise<TableLine[]> {
  const { kept } = await localEngine();
  return (await kept.lines()).map(({ line }) => line);
}

/** Opens a table in this browser; nothing if the engine cannot be had. */
export async function openLocalTable(opening: object): Promise<TableId | undefined> {
  let answer: Answer;
  try {
    answer = await (await localEngine()).request('POST', '/tables', opening);
  } catch {
    return undefined;
  }
  if (answer.status >= 400) throw new ApiError(answer.body as Fault);
  return (answer.body as { table: TableId }).table;
}
