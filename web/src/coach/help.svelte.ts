// Help at a table against bots: a coach who answers what happens, and hints. Loaded by those who need it.

import type { DecisionKind } from '../wire/types.ts';
import type { Coach, MoveArrow, Remark } from '../games/game.ts';
import type { Game } from '../games/index.ts';
import { loadCoach } from '../games/later.ts';
import { faultOf } from '../live/api.ts';
import { further } from '../live/further.ts';
import { faultWords, kebab } from '../texts/reasons.ts';
import { loadCoachTexts } from '../texts/parts.ts';
import { maybeText, t } from '../texts/texts.svelte.ts';
import type { TableModel } from '../screens/table-model.svelte.ts';
import { hasSaid, noteSaid } from './coached.ts';

export { default as CoachBubble } from '../parts/CoachBubble.svelte';

/** Something that has been said. It stays until the next move of the one who is coached. */
interface SpokenRemark extends Remark {
  /** How many moves of their own they had made. */
  readonly after: number;
  /** The place among the remarks: the lower, the more important. What a decision is for comes last. */
  readonly rank: number;
}

/** A hint about the position after so many moves. */
interface Hint {
  readonly number: number;
  readonly move: string;
  /** Whether all of it is shown, and not only where it begins. */
  readonly whole: boolean;
}

export class Help {
  #said: SpokenRemark | undefined = $state.raw();
  #hint: Hint | undefined = $state.raw();
  /** Why there is no hint. */
  #trouble: { readonly number: number; readonly words: string } | undefined = $state.raw();
  asking = $state(false);
  /** How many moves have been looked at. */
  #seen: number | undefined;

  constructor(
    readonly model: TableModel,
    readonly game: Game,
    readonly coach: Coach,
  ) {}

  static async load(model: TableModel, game: Game): Promise<Help> {
    const [coach] = await Promise.all([loadCoach(game.name), loadCoachTexts()]);
    return new Help(model, game, coach);
  }

  /** The hint about what is decided now. */
  get hint(): Hint | undefined {
    return this.model.mayHint && this.#hint?.number === this.model.moves.length ? this.#hint : undefined;
  }
  /** The part of its move that is shown. */
  get #pointedOut(): string | undefined {
    const { hint } = this;
    return hint && (hint.whole ? hint.move : this.coach.beginningOf(hint.move));
  }
  get arrows(): readonly MoveArrow[] {
    const move = this.#pointedOut;
    return move === undefined ? [] : [{ move, strength: 0.8, tone: 'best' }];
  }
  get mood(): Remark['mood'] {
    return this.hint ? 'ponder' : (this.#said?.mood ?? 'calm');
  }
  /** What is said about a hint, or why there is none. */
  get hintWords(): string {
    const { hint } = this;
    if (hint) return hint.whole ? t('hint-whole', { move: this.game.words.move(hint.move) }) : t('hint-begin', { at: this.#pointedOut ?? '' });
    return this.#trouble?.number === this.model.moves.length ? this.#trouble.words : '';
  }
  /** What the coach remarks. */
  get remark(): string {
    return this.#said ? t(`coach-${this.game.name}-${this.#said.id}`) : '';
  }

  /** A first press asks for a move and shows where it begins, a second one shows all of it. */
  async press(): Promise<void> {
    const { model } = this;
    if (this.hint) {
      this.#hint = { ...this.hint, whole: true };
      return;
    }
    if (!model.mayHint || this.asking) return;
    this.asking = true;
    try {
      const { number, move } = await further.hint(model.table.id, model.mine[0] ?? null);
      this.#hint = { number, move, whole: this.coach.beginningOf(move) === undefined };
    } catch (error) {
      this.#trouble = { number: model.moves.length, words: faultWords(faultOf(error)) };
    } finally {
      this.asking = false;
    }
  }

  /** Looks at what has happened since it was called last. Reads what it depends on, for an effect. */
  follow(): void {
    const { moves, played, decision, myDecision } = this.model;
    const { positions } = this.model.table;
    const me = this.model.mine[0];
    if (!played || me === undefined) return;
    const seen = this.#seen;
    this.#seen = moves.length;
    const own = moves.filter(({ seat }) => seat === me).length;
    if (this.#said && this.#said.after < own) this.#said = undefined;
    if (seen !== undefined) {
      for (let n = seen; n < moves.length; n += 1) {
        const [before, after, move] = [positions.get(n), positions.get(n + 1), moves[n]];
        if (!before || !after || !move || played.result) continue;
        const way = n + 1 === moves.length ? played.way : [];
        const found = this.coach.notice(before, after, { seat: move.seat, move: move.move, way }, me);
        const rank = this.coach.remarks.findIndex(({ id }) => found.includes(id) && !hasSaid(this.game.name, id));
        const remark = this.coach.remarks[rank];
        if (remark) this.#say(remark, rank, own);
      }
    }
    if (decision && myDecision) this.#introduce(decision.kind, own);
  }

  #introduce(kind: DecisionKind, own: number): void {
    const id = `phase-${kebab(kind)}`;
    if (this.#said || hasSaid(this.game.name, id) || maybeText(`coach-${this.game.name}-${id}`) === undefined) return;
    this.#say({ id, mood: 'calm' }, this.coach.remarks.length, own);
  }

  /** What matters more takes the place of what is being said. */
  #say(remark: Remark, rank: number, after: number): void {
    if (this.#said && this.#said.rank <= rank) return;
    this.#said = { ...remark, rank, after };
    noteSaid(this.game.name, remark.id);
  }
}
