// Moves planned ahead at a table: the lines that the server keeps, and the line that is being thought out on the board. What is legal the server
// says, as in a study; it also plays the answers.

import { LIMITS } from '../wire/facts.ts';
import type { MovesToPlan, PlannedMove, PlannedMoves, TableId } from '../wire/types.ts';
import type { BoardProps } from '../games/game.ts';
import { callServer } from '../live/api.ts';
import { Submission } from '../live/submission.svelte.ts';
import { StudyGame } from '../study/study.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import type { TableModel } from './table-model.svelte.ts';

const plans = {
  read: (table: TableId) => callServer<PlannedMoves>('GET', `/tables/${table}/plan`),
  write: (table: TableId, plan: MovesToPlan) => callServer<PlannedMoves>('POST', `/tables/${table}/plan`, plan),
};

export class PlanModel {
  /** What is planned from the present position on. */
  lines: readonly (readonly PlannedMove[])[] = $state.raw([]);
  /** The line that is being thought out, while there is one. */
  study: StudyGame | undefined = $state.raw();
  /** Whether the list of the lines is open. */
  listed = $state(true);
  readonly sending = new Submission();

  constructor(readonly model: TableModel) {}

  get #number(): number {
    return this.model.moves.length;
  }
  /** The moves of the line that is being thought out. */
  get draft(): readonly PlannedMove[] {
    void this.study?.version;
    return (this.study?.at.line ?? []).flatMap(({ own, played }) => (own || !played ? [] : [played]));
  }
  /** The seat that decides where the line has got to; nothing where the game is over there. */
  get deciding(): number | undefined {
    const { shown } = this.study ?? {};
    return shown?.result ? undefined : shown?.decision?.seat;
  }
  get myDecision(): boolean {
    return this.deciding !== undefined && this.model.mine.includes(this.deciding);
  }
  /** Whether the line ends with a whole turn of this player. */
  get isWhole(): boolean {
    const last = this.draft.at(-1);
    return last !== undefined && this.model.mine.includes(last.seat) && this.study?.shown !== undefined && !this.myDecision;
  }
  get isFull(): boolean {
    return this.lines.length >= LIMITS.plannedLines;
  }
  get legal(): readonly string[] {
    return this.draft.length < LIMITS.plannedMoves ? (this.study?.legal ?? []) : [];
  }
  /** What is asked for at this point of the line. */
  get prompt(): string {
    const { deciding } = this;
    if (deciding === undefined) return t('plan-over');
    return this.myDecision ? t('plan-answer') : t('plan-expect', { name: this.model.names[deciding] ?? '' });
  }

  /** What the board shows instead of the table, while a line is thought out. */
  get board(): (Partial<BoardProps> & Pick<BoardProps, 'position'>) | undefined {
    const { study } = this;
    const shown = study?.shown;
    if (!study || !shown) return undefined;
    return {
      position: shown.position,
      legal: this.legal,
      deciding: this.deciding,
      kind: this.legal.length > 0 ? shown.decision?.kind : undefined,
      lastMove: study.at.played?.move,
      lastSeat: study.at.played?.seat,
      way: shown.effects.way,
      preview: study.preview?.position,
      effects: study.preview?.effects,
      status: this.prompt,
      onmove: (move) => void study.play(move),
      onconsider: (move) => study.consider(move),
    };
  }

  /** Asks what is planned. Without an answer nothing is shown, and it is asked again with the next change. */
  async read(): Promise<void> {
    const answer = await plans.read(this.model.table.id).catch(() => undefined);
    if (answer?.number === this.#number) this.lines = answer.lines;
  }

  /** Starts to think out a line from the present position. */
  async begin(): Promise<void> {
    const study = new StudyGame();
    this.sending.fault = undefined;
    this.model.lookingAt = undefined;
    this.listed = false;
    this.study = study;
    await study.open({ table: this.model.table.id, game: this.model.view?.series.played ?? 0 });
    // Meanwhile somebody may have moved, or thought better of it.
    if (this.study === study && study.about?.own !== this.#number) this.end();
  }
  back(): void {
    const { study } = this;
    if (study?.at.parent && !study.at.own) study.go(study.at.parent);
  }
  end(): void {
    this.study?.leave();
    this.study = undefined;
    this.sending.fault = undefined;
  }

  /** Keeps the line that was thought out. */
  async keep(): Promise<void> {
    const { draft, lines } = this;
    if (!(await this.#write([...lines, draft]))) return;
    this.end();
    this.listed = true;
  }
  async remove(n: number): Promise<void> {
    await this.#write(this.lines.filter((_, other) => other !== n));
  }

  async #write(lines: readonly (readonly PlannedMove[])[]): Promise<boolean> {
    const wanted = { number: this.#number, lines: lines.map((line) => line.map(({ move }) => move)) };
    await this.sending.run(async () => {
      this.lines = (await plans.write(this.model.table.id, wanted)).lines;
    });
    return this.sending.fault === undefined;
  }
}
