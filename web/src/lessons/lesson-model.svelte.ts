// What the screen of a lesson shows: which lesson and step it is, the run through it, and what is said about it.

import type { Decision, LessonLine, LessonOutcome, Position } from '../wire/types.ts';
import { gameNamed, type Game, type GameName } from '../games/index.ts';
import { faultOf } from '../live/api.ts';
import { further } from '../live/further.ts';
import { openTable } from '../live/open-table.ts';
import { router } from '../route.svelte.ts';
import { answerText, lessonText } from '../texts/lessons.svelte.ts';
import { faultWords, kebab } from '../texts/reasons.ts';
import { t } from '../texts/texts.svelte.ts';
import { progress } from './progress.svelte.ts';
import { LessonRun } from './lesson-run.svelte.ts';

export class LessonModel {
  readonly run = new LessonRun();
  /** Counted from 1. */
  step = $state(1);
  /** A whole game is being opened. */
  opening = $state(false);
  /** Why the lesson or its game cannot be opened. */
  wrong = $state('');
  #lessons: readonly LessonLine[] | undefined = $state.raw();

  readonly names: readonly string[] = $derived.by(() =>
    Array.from({ length: this.seats }, (_, seat) => {
      if (seat === this.mine) return t('you');
      return this.seats === 2 ? t('lesson-opponent') : t('lesson-opponent-number', { n: seat < this.mine ? seat + 1 : seat });
    }),
  );
  readonly legal: readonly string[] = $derived.by(() => (this.run.busy ? [] : (this.decision?.legal ?? [])));
  /** What the others did after the learner's own decision, for a screen reader. */
  readonly replies: readonly string[] = $derived.by(() =>
    (this.run.now?.latest ?? [])
      .slice(1)
      .map(({ seat, move }) => t('move-spoken', { name: this.names[seat] ?? '', move: this.game.words.played(move) })),
  );

  constructor(
    readonly gameName: GameName,
    readonly lesson: string,
  ) {}

  get game(): Game {
    return gameNamed(this.gameName);
  }
  /** Whether the lessons are known and this is none of them. */
  get missing(): boolean {
    return this.#lessons !== undefined && this.#lessons.length > 0 && this.line === undefined;
  }
  /** The place of this lesson among all, counted from 0. */
  get number(): number {
    return (this.#lessons ?? []).findIndex(({ name }) => name === this.lesson);
  }
  get line(): LessonLine | undefined {
    return this.#lessons?.[this.number];
  }
  get following(): LessonLine | undefined {
    return this.#lessons?.[this.number + 1];
  }
  get lastStep(): boolean {
    return this.step === (this.line?.steps ?? 0);
  }

  get position(): Position | undefined {
    return this.run.position;
  }
  get outcome(): LessonOutcome['is'] {
    return this.run.now?.outcome.is ?? 'going_on';
  }
  /** Whether the learner's decision has been answered for good. */
  get judged(): boolean {
    return !this.run.busy && this.outcome !== 'going_on';
  }
  get decision(): Decision | undefined {
    const decision = this.run.now?.decision;
    return decision ? this.game.offeredIn((this.#lessons ?? []).slice(0, this.number + 1).map(({ name }) => name), decision) : undefined;
  }
  get mine(): number {
    return this.run.now?.seat ?? 0;
  }
  get seats(): number {
    return this.run.now?.seats ?? 2;
  }
  /** The learner sits at the bottom. */
  get seatOrder(): readonly [far: number, near: number] {
    return this.mine === 1 ? [0, 1] : [1, 0];
  }
  get status(): string {
    return this.decision && !this.run.busy ? t('turn-yours', { what: t(`decision-${kebab(this.decision.kind)}`) }) : '';
  }
  /** The move that is pointed out, once it was asked for. */
  get hint(): string | undefined {
    return this.run.hints === 2 ? (this.run.now?.hint ?? undefined) : undefined;
  }
  /** Where that move starts, once a first hint was asked for; nothing where moves do not start anywhere. */
  get start(): string | undefined {
    return this.run.hints === 1 ? this.#start : undefined;
  }
  get #start(): string | undefined {
    const hint = this.run.now?.hint;
    return (hint ? this.game.groupOf(hint) : '') || undefined;
  }

  get answer(): string | undefined {
    const found = this.run.now?.outcome;
    switch (found?.is) {
      case 'done':
        return lessonText(this.gameName, `${this.lesson}-${this.step}-done`);
      case 'missed':
        return answerText(this.gameName, this.lesson, this.step, found.answer);
      default:
        return undefined;
    }
  }

  async load(): Promise<void> {
    try {
      this.#lessons = (await further.lessons(this.gameName)).lessons;
    } catch (error) {
      this.wrong = faultWords(faultOf(error));
    }
  }

  begin(step: number): void {
    this.step = step;
    void this.run.begin({ game: this.gameName, lesson: this.lesson, step });
  }

  /** First where to look, then the move itself. */
  askHint(): void {
    this.run.hint(this.run.hints === 0 && this.#start !== undefined ? 1 : 2);
  }

  play(move: string): void {
    void this.run.play(move);
  }

  /** On a board a hint is previewed like a move under the pointer; in a hand its cards are framed, and what is selected is previewed. */
  consider(move: string | undefined): void {
    void this.run.consider(move ?? (this.game.hidesCards ? undefined : this.hint));
  }

  /** Opens the table of a lesson that is a whole game. */
  async playWhole(bot: string, variant: string): Promise<void> {
    this.opening = true;
    this.wrong = '';
    try {
      const options = { game: this.gameName, variant, players: 2, start: null, order: 'random', clock: { kind: 'none' }, rated: false, rounds: 1, private: true } as const;
      const table = await openTable(options, ['me', { bot }], crypto.randomUUID());
      progress.begun(this.gameName, this.lesson, table);
      router.go({ screen: 'table', table, game: this.gameName });
    } catch (error) {
      this.wrong = faultWords(faultOf(error));
    } finally {
      this.opening = false;
    }
  }
}
