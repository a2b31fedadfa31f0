// Questions to the engine by its line protocol, one at a time: a new one takes the place of the one before.
//
// The one thing to know: while a bot thinks, the engine takes no position. So a new question stops the old one, waits for its `bestmove`,
// and only then is asked.

import { readInfo, type Info } from './info.ts';

/** The part of an engine that is used. */
export interface LineEngine {
  /** Sends a line. */
  tell(line: string): void;
  onLine(listener: (line: string) => void): () => void;
  /** The module has failed: what it was told is lost. `again` says whether it was started again. */
  onFailure(listener: (again: boolean) => void): () => void;
  /** Hands the network of a game over, unless the engine has it; says whether it has. */
  loadNetwork(game: string): Promise<boolean>;
}

export interface Question {
  readonly game: string;
  /** The line of a position. */
  readonly position: string;
  /** How many of the best lines are wanted. */
  readonly lines: number;
  /** Where cards are hidden: what the seat that decides knows of them. */
  readonly hands?: 'seen' | 'open';
  /** What follows `go`. */
  readonly limits: string;
}

/** How the thinking ended: by its limits, by an error of the engine, because there is no engine, or for another question. */
export type Ending = 'done' | 'refused' | 'failed' | 'replaced';

interface PendingQuestion {
  readonly question: Question;
  readonly onInfo: (info: Info) => void;
  readonly resolve: (ending: Ending) => void;
}

/** The engine was started again: everything has to be told once more. */
class Restarted extends Error {}
class Gone extends Error {}

export class Analyst {
  readonly #engine: LineEngine;
  #current: PendingQuestion | undefined;
  #next: PendingQuestion | undefined;
  #thinks = false;
  #stopped = false;
  #pings = 0;
  /** Waits for the pong of a command, or for a `bestmove`. */
  #waits: { readonly for: string; error: string | undefined; readonly resolve: (error: string | undefined) => void; readonly reject: (error: Error) => void } | undefined;
  #gone = false;

  constructor(engine: LineEngine) {
    this.#engine = engine;
    engine.onLine((line) => this.#onLine(line));
    engine.onFailure((again) => this.#failed(again));
  }

  /** Asks; says how the thinking ended. */
  ask(question: Question, onInfo: (info: Info) => void): Promise<Ending> {
    return new Promise((resolve) => {
      this.#next?.resolve('replaced');
      this.#next = { question, onInfo, resolve };
      if (this.#current) this.#stop();
      else void this.#run();
    });
  }

  /** Nothing is to be thought about any more. */
  rest(): void {
    this.#next?.resolve('replaced');
    this.#next = undefined;
    this.#stop();
  }

  #stop(): void {
    this.#stopped = true;
    if (this.#thinks) {
      this.#thinks = false;
      this.#engine.tell('stop');
    }
  }

  async #run(): Promise<void> {
    for (;;) {
      const asked = this.#next;
      if (!asked) return;
      this.#next = undefined;
      this.#current = asked;
      this.#stopped = false;
      const ending = await this.#answer(asked);
      this.#current = undefined;
      asked.resolve(this.#stopped && ending !== 'failed' ? 'replaced' : ending);
    }
  }

  async #answer(asked: PendingQuestion): Promise<Ending> {
    for (;;) {
      if (this.#gone) return 'failed';
      try {
        return await this.#think(asked);
      } catch (error) {
        if (!(error instanceof Restarted)) return 'failed';
        if (this.#stopped) return 'replaced';
      }
    }
  }

  async #think({ question }: PendingQuestion): Promise<Ending> {
    const { game, position, lines, hands, limits } = question;
    if (!(await this.#engine.loadNetwork(game)) || this.#gone) return 'failed';
    if (this.#stopped) return 'replaced';
    const options = [`option Lines ${lines}`, ...(hands === undefined ? [] : [`option Hands ${hands}`])];
    if ((await this.#command(...options, `position ${position}`)) !== undefined) return 'refused';
    if (this.#stopped) return 'replaced';
    this.#thinks = true;
    const moved = this.#wait('bestmove');
    this.#engine.tell(`go ${limits}`);
    const error = await moved;
    this.#thinks = false;
    return error === undefined ? 'done' : 'refused';
  }

  /** Sends commands that are answered only if something is wrong; says what. */
  #command(...lines: readonly string[]): Promise<string | undefined> {
    const ping = String(++this.#pings);
    const answered = this.#wait(`pong ${ping}`);
    for (const line of [...lines, `ping ${ping}`]) this.#engine.tell(line);
    return answered;
  }

  #wait(end: string): Promise<string | undefined> {
    return new Promise((resolve, reject) => (this.#waits = { for: end, error: undefined, resolve, reject }));
  }

  #onLine(line: string): void {
    const waits = this.#waits;
    if (!waits) return;
    if (line.startsWith('error ')) {
      waits.error ??= line.slice('error '.length);
      // A `go` that is refused has no other answer.
      if (waits.for === 'bestmove') this.#settle(waits.error);
    } else if (line === waits.for || line.startsWith(`${waits.for} `)) {
      this.#settle(waits.error);
    } else if (waits.for === 'bestmove' && !this.#stopped) {
      const info = readInfo(line);
      if (info) this.#current?.onInfo(info);
    }
  }

  #settle(error: string | undefined): void {
    this.#waits?.resolve(error);
    this.#waits = undefined;
  }

  #failed(again: boolean): void {
    this.#thinks = false;
    this.#gone = !again;
    this.#waits?.reject(again ? new Restarted() : new Gone());
    this.#waits = undefined;
  }
}
