// The analysis of the position that is looked at: it deepens while one looks, and what was found is remembered.
//
// The one thing to know: there is one run at a time. Whatever changes (the position, the number of lines, another tab) ends it and begins
// the next; a run that has ended changes nothing any more.

import type { Analyst, Question } from '../local/analyst.ts';
import type { Info } from '../local/info.ts';
import { readItem, writeItem } from '../storage.ts';
import type { GameName } from '../wire/types.ts';

/** The position that is looked at. */
export interface Target {
  readonly game: GameName;
  /** Its line. */
  readonly position: string;
  /** The line with the opponent to move, where there is one. */
  readonly threat: string | undefined;
  /** Limits of the engine protocol, one after the other. */
  readonly efforts: readonly string[];
  /** Whether the seat that decides does not see every card. */
  readonly hidesCards: boolean;
}

/** What is asked: with what the deciding seat has seen, with all cards open, or what the opponent would do. */
export type Mode = 'seen' | 'open' | 'threat';

export interface Evaluation {
  readonly depth: number;
  readonly nodes: number;
  readonly rate: number;
  /** The best first; at least one. */
  readonly lines: readonly Info[];
}

export type Evaluations = { readonly [M in Mode]?: Evaluation };

/**
 * `idle`: there is nothing to think about; `rested`: it has thought for long enough, or has solved the position; `paused`: another tab thinks;
 * `hidden`: nobody looks.
 */
export type Status = 'off' | 'idle' | 'starting' | 'thinking' | 'rested' | 'paused' | 'hidden' | 'failed';

/** What is needed of the page; tests bring their own. */
export interface Surroundings {
  /** Starts the engine with the first call. */
  analyst(): Promise<Pick<Analyst, 'ask' | 'rest'>>;
  hidden(): boolean;
  /** Whether the person plays this game against people right now. */
  playsNow(game: GameName): Promise<boolean>;
  /** Tells other tabs that the engine starts here. */
  announce(): void;
}

export const MOST_LINES = 5;
/** Steps through a game are not thought about one by one. */
const PAUSE_MS = 150;
/** Deeper and deeper helps less and less, and warms the device. */
const CEILING_MS = 120_000;
/** Shallow depths follow each other faster than anybody reads. */
const REPORT_MS = 120;
/** An evaluation that has stood for so long is worth saying. */
const SETTLED_MS = 2_500;
const THREAT_LIMITS = 'movetime 2000';
const MOST_KNOWN = 500;
/** After this long a game against people may have begun elsewhere. */
const CHECK_MS = 60_000;
const KEY = 'trilynx-analysis';

interface Known {
  evaluation: Evaluation;
  /** How many efforts are done, with how many lines. */
  efforts: number;
  lines: number;
}

interface Pass extends Question {
  readonly mode: Mode;
  /** Which effort it is, counted from 0. */
  readonly effort: number;
}

function readLines(): number {
  const lines = Number(readItem(KEY) ?? 3);
  return Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES ? lines : 3;
}

export class Analysis {
  status: Status = $state('off');
  lines = $state(readLines());
  threats = $state(false);
  /** What is known about the position that is looked at. */
  found: Evaluations = $state.raw({});
  /** The same when it has stood for a while. */
  settled: Evaluations | undefined = $state.raw();
  /** Whether the person plays this game against people: then there is no analysis. */
  plays = $state(false);
  /** Whether there is nothing that the opponent could play here. */
  threatless = $state(false);
  readonly #page: Surroundings;
  readonly #known = new Map<string, Known>();
  /** Positions that the engine does not accept, with the opponent to move. */
  readonly #impossible = new Set<string>();
  #target: Target | undefined;
  /** Which game the person was last seen not to play, or to play, and until when that holds. */
  #checked: { readonly game: GameName; readonly until: number } | undefined;
  #analyst: Pick<Analyst, 'ask' | 'rest'> | undefined;
  #run = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #ceiling: ReturnType<typeof setTimeout> | undefined;
  #report: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Surroundings) {
    this.#page = page;
  }

  get on(): boolean {
    return this.status !== 'off';
  }

  /** Whether more time would find more here. */
  get mayGoOn(): boolean {
    return this.status === 'rested' && (this.#target?.efforts.includes('infinite') ?? false) && !isSolved(this.found.seen);
  }

  switch(on: boolean): void {
    if (on === this.on) return;
    this.#halt();
    this.status = on ? 'idle' : 'off';
    this.#checked = undefined;
    if (on) this.#restart(0);
  }

  /** Another position is looked at, or none. */
  look(target: Target | undefined): void {
    const before = this.#target;
    this.#target = target;
    if (before?.position === target?.position && before?.game === target?.game) return;
    this.found = this.#recall();
    this.settled = undefined;
    this.#judgeThreat();
    if (this.on) this.#restart(PAUSE_MS);
  }

  setLines(lines: number): void {
    this.lines = Math.max(1, Math.min(MOST_LINES, lines));
    writeItem(KEY, this.lines);
    if (this.on) this.#restart(PAUSE_MS);
  }

  setThreats(threats: boolean): void {
    this.threats = threats;
    if (this.on) this.#restart(0);
  }

  /** Thinks on where it has rested, or here instead of in another tab, or once more after a failure. */
  goOn(): void {
    if (!this.on) return;
    if (this.status === 'rested' && this.#target) {
      for (const mode of ['seen', 'open'] as const) {
        const known = this.#known.get(keyOf(mode, this.#target.position));
        if (known) known.efforts = 0;
      }
    }
    this.status = 'idle';
    this.#restart(0);
  }

  /** Another tab has started its engine. */
  startedElsewhere(): void {
    if (!this.on || this.plays) return;
    this.#halt();
    this.status = 'paused';
  }

  /** The tab was hidden, or is seen again. */
  visibilityChanged(): void {
    if (!this.on || this.status === 'paused' || this.status === 'failed') return;
    // Meanwhile a game may have begun.
    this.#checked = undefined;
    this.#restart(0);
  }

  leave(): void {
    this.switch(false);
  }

  #halt(): void {
    this.#run++;
    for (const timer of [this.#pause, this.#ceiling, this.#report, this.#settling]) clearTimeout(timer);
    this.#report = undefined;
    this.#analyst?.rest();
  }

  #restart(ms: number): void {
    if (this.status === 'paused') return;
    this.#halt();
    if (this.#page.hidden()) {
      this.status = 'hidden';
      return;
    }
    const target = this.#target;
    if (!target) {
      this.status = 'idle';
      return;
    }
    if (this.status !== 'starting') this.status = 'thinking';
    this.#pause = setTimeout(() => void this.#think(target, this.#run), ms);
  }

  async #think(target: Target, run: number): Promise<void> {
    const isOver = (): boolean => run !== this.#run;
    if (this.#checked?.game !== target.game || this.#checked.until < Date.now()) {
      const plays = await this.#page.playsNow(target.game);
      if (isOver()) return;
      this.#checked = { game: target.game, until: Date.now() + CHECK_MS };
      this.plays = plays;
    }
    if (this.plays) {
      this.status = 'idle';
      return;
    }
    const passes = this.#passes(target);
    if (passes.length === 0) {
      this.#rest();
      return;
    }
    if (!this.#analyst) this.status = 'starting';
    this.#page.announce();
    const analyst = await this.#page.analyst().catch(() => undefined);
    if (isOver()) return;
    this.#analyst = analyst;
    if (!analyst) {
      this.status = 'failed';
      return;
    }
    this.status = 'thinking';
    if (this.found.seen) this.#settle();
    this.#ceiling = setTimeout(() => this.#finish(target), CEILING_MS);
    for (const pass of passes) {
      const ending = await this.#pass(analyst, pass, isOver);
      if (isOver()) return;
      if (ending === 'failed') {
        this.#halt();
        this.#analyst = undefined;
        this.status = 'failed';
        return;
      }
      if (ending === 'refused' && pass.mode === 'threat') this.#impossible.add(pass.position);
      this.#judgeThreat();
      this.#done(pass);
    }
    this.#rest();
  }

  /** What there is to ask about a position. */
  #passes(target: Target): Pass[] {
    const { game, position, threat, efforts, hidesCards } = target;
    const asked = this.threats && threat !== undefined && !this.#impossible.has(threat) ? [{ mode: 'threat' as const, position: threat, limits: THREAT_LIMITS, effort: 0, lines: 1 }] : [];
    const wanted = efforts.flatMap((limits, effort) => [
      { mode: 'seen' as const, position, limits, effort, lines: this.lines, ...(hidesCards ? { hands: 'seen' as const } : {}) },
      ...(hidesCards ? [{ mode: 'open' as const, position, limits, effort, lines: 1, hands: 'open' as const }] : []),
    ]);
    return [...asked, ...wanted].map((pass) => ({ game, ...pass })).filter((pass) => {
      const known = this.#known.get(keyOf(pass.mode, pass.position));
      return !known || known.efforts <= pass.effort || known.lines < pass.lines;
    });
  }

  #pass(analyst: Pick<Analyst, 'ask'>, pass: Pass, isOver: () => boolean): ReturnType<Analyst['ask']> {
    /** The lines of the latest report. */
    let report: Info[] = [];
    const take = (): void => {
      this.#report = undefined;
      if (report.length > 0) this.#learn(pass, report);
    };
    return analyst
      .ask(pass, (info) => {
        if (isOver()) return;
        report = info.line === 1 ? [info] : [...report, info];
        this.#report ??= setTimeout(take, REPORT_MS);
      })
      .then((ending) => {
        if (isOver()) return ending;
        clearTimeout(this.#report);
        take();
        return ending;
      });
  }

  #learn(pass: Pass, lines: readonly Info[]): void {
    const [best] = lines;
    if (!best) return;
    const { depth, nodes, rate } = best;
    const evaluation: Evaluation = { depth, nodes, rate, lines };
    const key = keyOf(pass.mode, pass.position);
    const known = this.#known.get(key);
    // A search that begins again is shallow at first.
    if (known && !isBetter(evaluation, known.evaluation, pass.lines)) return;
    this.#known.delete(key);
    this.#known.set(key, { evaluation, efforts: known?.efforts ?? 0, lines: known?.lines ?? 0 });
    for (const old of [...this.#known.keys()].slice(0, Math.max(0, this.#known.size - MOST_KNOWN))) this.#known.delete(old);
    this.found = this.#recall();
    if (this.settled === undefined) this.#settle();
    if (pass.limits === 'infinite' && isSolved(evaluation) && this.#target) this.#finish(this.#target);
  }

  /** A pass has ended by its limits, or has been refused: it is not asked again. */
  #done({ mode, position, effort, lines }: Pass): void {
    const known = this.#known.get(keyOf(mode, position));
    if (!known) return;
    known.efforts = Math.max(known.efforts, effort + 1);
    known.lines = Math.max(known.lines, lines);
  }

  /** It has thought for long enough. */
  #finish(target: Target): void {
    const known = this.#known.get(keyOf('seen', target.position));
    if (known) [known.efforts, known.lines] = [target.efforts.length, this.lines];
    this.#rest();
  }

  /** Says what is known when it has stood for a while. */
  #settle(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.settled = this.found), SETTLED_MS);
  }

  #judgeThreat(): void {
    const { threat } = this.#target ?? {};
    this.threatless = threat === undefined || this.#impossible.has(threat);
  }

  #rest(): void {
    this.#halt();
    this.status = 'rested';
    this.settled = this.found;
  }

  #recall(): Evaluations {
    const target = this.#target;
    if (!target) return {};
    const of = (mode: Mode, position: string | undefined): Evaluation | undefined =>
      position === undefined ? undefined : this.#known.get(keyOf(mode, position))?.evaluation;
    const [seen, open, threat] = [of('seen', target.position), of('open', target.position), of('threat', target.threat)];
    return { ...(seen ? { seen } : {}), ...(open ? { open } : {}), ...(threat ? { threat } : {}) };
  }
}

function keyOf(mode: Mode, position: string): string {
  return `${mode} ${position}`;
}

/** Whether every line is proved. */
function isSolved(evaluation: Evaluation | undefined): boolean {
  return evaluation !== undefined && evaluation.lines.every(({ proof }) => proof !== undefined);
}

function isBetter(one: Evaluation, other: Evaluation, wanted: number): boolean {
  if (other.lines.length < wanted && one.lines.length > other.lines.length) return true;
  if (one.lines.length < Math.min(wanted, other.lines.length)) return false;
  return one.depth > other.depth || (one.depth === other.depth && one.nodes >= other.nodes);
}
