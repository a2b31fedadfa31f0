// A game that is gone through, with the analysis of where one is: what is asked, and what is shown of the answers.

import type { Game, GameAnalysis, MoveArrow } from '../games/game.ts';
import { loadAnalysis } from '../games/later.ts';
import { hasEngine } from '../local/here.ts';
import type { Info } from '../local/info.ts';
import type { Position } from '../wire/types.ts';
import type { Analysis, Target } from './analysis.svelte.ts';
import { openAnalysis } from './analysis-tabs.ts';
import { arrowsOf, lineTurns, threatArrows, type LineTurn } from './lines.ts';
import type { StudyModel } from './study-model.svelte.ts';

/** Why there is no analysis: no engine, a game that is still played, or the person plays this game against people. */
export type NoAnalysis = 'none' | 'running' | 'playing';

const NOTHING: readonly MoveArrow[] = [];

export class AnalysedStudy {
  readonly analysis: Analysis;
  /** What the game says about itself, once it is loaded. */
  knowledge: GameAnalysis | undefined = $state.raw();
  /** The beginning of a line that somebody points at. */
  pointed: readonly string[] = $state.raw([]);
  readonly #close: () => void;

  readonly refused: NoAnalysis | undefined = $derived.by(() => {
    const { about } = this.model.study;
    if (!hasEngine()) return 'none';
    if (about && about.series !== null && about.result === null) return 'running';
    return this.analysis.plays && this.analysis.on ? 'playing' : undefined;
  });
  readonly target: Target | undefined = $derived.by(() => {
    const { knowledge, model, refused } = this;
    const { shown } = model.study;
    const { game } = model;
    if (!knowledge || !game || !shown || shown.text === null || shown.decision === null || model.practice || refused === 'none' || refused === 'running') return undefined;
    return { game: game.name, position: shown.text, threat: knowledge.threat(shown.text), efforts: knowledge.efforts, hidesCards: game.hidesCards };
  });
  /** How likely the side below the board wins, or where cards are hidden the seat that decides. */
  readonly chance: number | undefined = $derived.by(() => {
    const win = this.analysis.found.seen?.lines[0]?.win;
    const seat = this.model.decision?.seat;
    return win === undefined || seat === undefined ? undefined : this.chanceOf(seat, win);
  });
  readonly arrows: readonly MoveArrow[] = $derived.by(() => {
    const { knowledge, analysis, pointed } = this;
    if (!knowledge || !analysis.on || !this.target || analysis.plays) return NOTHING;
    if (pointed.length > 0) return this.#pointedArrows(knowledge);
    const threat = analysis.threats ? threatArrows(knowledge, analysis.found.threat?.lines[0]) : NOTHING;
    return [...arrowsOf(knowledge, analysis.found.seen?.lines.slice(0, analysis.lines) ?? []), ...threat];
  });

  constructor(readonly model: StudyModel) {
    [this.analysis, this.#close] = openAnalysis();
  }

  /** The seat whose chance is shown where a seat decides. */
  get side(): number {
    return this.model.game?.hidesCards ? (this.model.decision?.seat ?? 0) : this.model.seatOrder[1];
  }

  /** The chance of `side`, by that of the seat that decides. */
  chanceOf(seat: number, win: number): number {
    return seat === this.side ? win : 1 - win;
  }

  /** The colours of `side` and of the opponent, where sides are colours. */
  coloursOf(position: Position): readonly [string, string] | undefined {
    const { game } = this.model;
    if (game?.seatChoice !== 'colour') return undefined;
    const [[own], [other]] = [game.seatColours(position)[this.side] ?? [], game.seatColours(position)[1 - this.side] ?? []];
    return own !== undefined && other !== undefined ? [own, other] : undefined;
  }

  /** The turns of a line, numbered as in the game. */
  turnsOf(game: Game, { moves }: Info): LineTurn[] {
    const { study, names, decision } = this.model;
    if (!this.knowledge || !decision) return [];
    return lineTurns(game, this.knowledge, study.at.line.flatMap(({ played }) => played ?? []), decision.seat, moves, names.length);
  }

  async load(game: Game): Promise<void> {
    this.knowledge = undefined;
    const knowledge = await loadAnalysis(game.name);
    if (this.model.game === game) this.knowledge = knowledge;
  }

  /** Shows on the board where the beginning of a line leads. */
  point(moves: readonly string[]): void {
    this.pointed = moves;
    this.model.study.considerLine(moves);
  }

  /** Plays the beginning of a line. */
  async play(moves: readonly string[]): Promise<void> {
    const { model } = this;
    const { study } = model;
    const from = study.at;
    this.point([]);
    model.pause();
    const end = await study.add(from, moves);
    if (end && study.at === from) study.go(end);
  }

  leave(): void {
    this.#close();
  }

  /** The turn that the last of the moves belongs to. */
  #pointedArrows(knowledge: GameAnalysis): readonly MoveArrow[] {
    let left = this.pointed;
    for (;;) {
      const length = Math.max(1, knowledge.turnLength(left));
      if (length >= left.length) return knowledge.drawn(left).map((part) => ({ ...part, strength: 1, tone: 'best' }));
      left = left.slice(length);
    }
  }
}
