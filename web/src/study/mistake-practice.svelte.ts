// Practising the mistakes that a review found, one after the other: a better move is asked for and compared with the review.

import type { ReviewedTurn, StudyStart } from '../wire/types.ts';
import { ReviewRun } from './review.svelte.ts';
import { compare } from './chart.ts';
import type { StudyGame } from './study.svelte.ts';
import type { Node } from './tree.ts';

export type Verdict =
  | { readonly kind: 'asked' | 'best' | 'played' | 'thinking' | 'shown' | 'unsure' }
  /** It was judged; `points` is what it loses. */
  | { readonly kind: 'good' | 'worse'; readonly points: number };

export class MistakePractice {
  /** Which of the mistakes. */
  n = $state(0);
  verdict: Verdict = $state.raw({ kind: 'asked' });
  /** Those that were found without an answer being shown. */
  found: ReadonlySet<number> = $state.raw(new Set());
  readonly #judge = new ReviewRun();

  constructor(
    readonly study: StudyGame,
    readonly turns: readonly ReviewedTurn[],
    readonly duel: boolean,
  ) {
    this.begin(0);
  }

  get turn(): ReviewedTurn | undefined {
    return this.turns[this.n];
  }

  /** The position in which something better is wanted. */
  get from(): Node {
    return this.study.tree.ownAt((this.turn?.first ?? 0) + (this.turn?.better[0]?.after ?? 0));
  }

  get last(): boolean {
    return this.n >= this.turns.length - 1;
  }

  begin(n: number): void {
    this.n = n;
    this.verdict = { kind: 'asked' };
    this.study.go(this.from);
  }

  /** Answers with a move. */
  async play(move: string): Promise<void> {
    const { turn, study, from } = this;
    const end = await study.play(move);
    // A move in another position is no answer.
    if (!turn || !end || this.turn !== turn || (from.number > 0 && !end.line.includes(from))) return;
    const attempt = end.line.slice(from.number).map((node) => node.played?.move ?? '');
    const decides = study.shown?.decision?.seat;
    const done = !this.duel || decides !== turn.seat;
    switch (compare(turn, attempt, done)) {
      case 'unfinished':
        return;
      case 'best':
        this.#find({ kind: 'best' });
        return;
      case 'played':
        this.verdict = { kind: 'played' };
        return;
      case 'unknown':
        await this.#review(turn, end);
    }
  }

  /** The review does not cover the move: it is judged with the same effort as the game was. */
  async #review(turn: ReviewedTurn, end: Node): Promise<void> {
    const about = this.study.about;
    if (!about || about.start === null) return;
    this.verdict = { kind: 'thinking' };
    const start: StudyStart = { game: about.game, position: about.start };
    await this.#judge.begin({ start, moves: end.moves, from: this.from.number });
    if (this.turn !== turn || this.verdict.kind !== 'thinking') return;
    const judged = this.#judge.turns[0];
    if (!judged) this.verdict = { kind: 'unsure' };
    else if (judged.judgement === null) this.#find({ kind: 'good', points: judged.loss });
    else this.verdict = { kind: 'worse', points: judged.loss };
  }

  #find(verdict: Verdict): void {
    this.verdict = verdict;
    this.found = new Set([...this.found, this.n]);
  }

  /** Once more from the same position. */
  again(): void {
    this.begin(this.n);
  }

  /** Shows what would have been best. */
  async show(): Promise<void> {
    const better = this.turn?.better[0];
    if (!better) return;
    const { from } = this;
    if (!(await this.study.add(from, better.line))) return;
    this.verdict = { kind: 'shown' };
    const first = from.children.find((child) => child.played?.move === better.line[0]);
    if (first) this.study.go(first);
  }

  leave(): void {
    this.#judge.leave();
  }
}
