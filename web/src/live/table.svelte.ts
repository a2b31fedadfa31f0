// A table that is being watched or played at, for a screen to draw.

import type { Clocks, Command, Effects, Error as Fault, PersonId, PersonView, Position, Refused, TableId, TableView } from '../wire/types.ts';
import type { Connection, Watcher } from './connection.ts';
import { hurry, whenStill } from '../board/stillness.ts';
import { gameNamed } from '../games/index.ts';
import { ApiError, api } from './api.ts';
import { session } from './session.svelte.ts';

export class LiveTable implements Watcher {
  view: TableView | undefined = $state.raw();
  people: Readonly<Record<PersonId, PersonView>> = $state.raw({});
  present: readonly number[] = $state.raw([]);
  spectators = $state(0);
  refused: Refused | undefined = $state.raw();
  fault: Fault | undefined = $state.raw();
  /** The move that is being considered, where it would lead (unless cards are hidden), and what else it does. */
  preview: { readonly move: string; readonly position: Position | undefined; readonly effects: Effects } | undefined = $state.raw();
  /** A move that was made here and is drawn already, although the server has not answered yet. */
  ahead: { readonly number: number; readonly seat: number; readonly move: string; readonly position: Position; readonly way: readonly string[] } | undefined = $state.raw();
  /** The clocks as they are, also while the view waits for pieces to arrive. */
  clocks: Clocks | null = $state.raw(null);
  /** The positions that have been seen, by the number of moves before them. */
  positions: ReadonlyMap<number, Position> = $state.raw(new Map());
  /** What came of what one asked for last, until the next move. */
  note: 'draw-declined' | 'takeback-declined' | 'taken-back' | undefined = $state();
  /** A command is on its way. */
  asking = $state(false);

  readonly id: TableId;
  #connection: Connection | undefined;
  #considered: string | undefined;
  #recalling = false;
  /** The version with which a draw was offered, until the answer is known. */
  #offeredAt: number | undefined;
  #leave: (() => void)[] = [];

  constructor(id: TableId) {
    this.id = id;
  }

  /** The seats that are played in this browser. */
  get mine(): readonly number[] {
    const seats = this.view?.seats ?? [];
    return seats.flatMap((seat, n) => {
      const { occupant } = seat;
      if (occupant === null || !('person' in occupant) || seat.replaced_by !== null) return [];
      // Somebody who sat down as a guest and has signed in since still has the guest's id there; the server shows that seat all the same.
      return session.isMe(occupant.person) || this.view?.viewer === n ? [n] : [];
    });
  }

  async enter(): Promise<void> {
    try {
      const connection = await session.connectionTo(this.id);
      this.#connection = connection;
      connection.watch(this.id, null, this);
      this.#leave.push(
        () => connection.unwatch(this.id),
        session.onFrame((frame) => {
          if (frame.say === 'preview' && frame.table === this.id && frame.move === this.#considered) {
            this.preview = { move: frame.move, position: frame.position ?? undefined, effects: frame.effects };
          }
        }),
      );
    } catch {
      this.fault = { code: 'unavailable' };
    }
  }

  /** Fetches all positions of the game so far as this viewer may know them, also those before a reload. */
  async recall(): Promise<void> {
    const { view } = this;
    const number = view?.game?.moves.length ?? 0;
    if (!view?.game || this.#recalling) return;
    this.#recalling = true;
    const start = { table: this.id, game: view.series.played - (view.game.result ? 1 : 0) };
    const found: [number, Position][] = [];
    try {
      while (found.length <= number) {
        const part = await api.study({ start, moves: [], from: found.length, ...(view.viewer === null ? {} : { viewer: view.viewer }) });
        if (part.positions.length === 0) break;
        found.push(...part.positions.map(({ number, position }): [number, Position] => [number, position]));
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      this.#recalling = false;
    }
    // Meanwhile the seat may have changed, or moves may have been taken back.
    const now = this.view;
    if (now?.viewer !== view.viewer || now.series.played !== view.series.played) return;
    const last = Math.min(number, now.game?.moves.length ?? 0);
    this.positions = new Map([...found.filter(([n]) => n <= last), ...this.positions]);
  }

  leave(): void {
    for (const leave of this.#leave.splice(0)) leave();
  }

  serviceNow(): number {
    return this.#connection?.serviceNow() ?? 0;
  }

  /** Watches from another of one's seats: on a shared device, the one that decides. */
  lookFrom(seat: number): void {
    this.#connection?.lookFrom(this.id, seat);
  }

  /** The page has lost the focus. */
  loseFocus(): void {
    this.#connection?.send({ say: 'lost_focus', table: this.id });
  }

  /** Says whether it was granted. */
  async ask(command: Command): Promise<boolean> {
    this.refused = undefined;
    this.asking = true;
    const seat = this.mine.length > 1 ? (this.view?.viewer ?? null) : null;
    this.note = undefined;
    const answer = await this.#connection?.ask(this.id, seat, command);
    this.asking = false;
    // What was refused is taken back; what was granted comes with the view, which may be on its way still.
    if (!answer || !('granted' in answer) || (this.view?.version ?? 0) >= answer.granted) this.ahead = undefined;
    if (!answer) return false;
    if ('granted' in answer) {
      if (command.do !== 'offer_draw') return true;
      this.#offeredAt = answer.granted;
      if (this.view) this.note = this.#noteOn(this.view);
      return true;
    }
    if ('refused' in answer) this.refused = answer.refused;
    else this.fault = answer.fault;
    return false;
  }

  play(move: string): void {
    this.ahead = this.#sketch(move);
    this.consider(undefined);
    void this.ask({ do: 'play', move, number: this.view?.game?.moves.length ?? 0 });
  }

  /** Where a legal move leads: as the server has shown it already, or as far as it can be known here. */
  #sketch(move: string): LiveTable['ahead'] {
    const game = this.view?.game;
    if (!this.view || !game?.decision?.legal?.includes(move)) return undefined;
    const { seat } = game.decision;
    const seen = this.preview?.move === move ? this.preview.position : undefined;
    const position = seen ?? gameNamed(this.view.options.game).sketch(game.position, { seat, move });
    return position && { number: game.moves.length, seat, move, position, way: seen ? (this.preview?.effects.way ?? []) : [] };
  }

  consider(move: string | undefined): void {
    if (move === this.#considered) return;
    this.#considered = move;
    this.preview = undefined;
    if (move !== undefined) this.#connection?.send({ say: 'preview', table: this.id, seat: this.view?.viewer ?? null, move });
  }

  /** A view waits until the pieces of the last move have arrived, unless it costs time to think. */
  onView(view: TableView, consecutive: boolean): void {
    const { game } = view;
    this.clocks = game?.clocks ?? null;
    whenStill(() => this.#show(view, consecutive));
    if (game?.clocks && this.mine.includes(game.decision?.seat ?? -1)) hurry();
  }

  #show(view: TableView, consecutive: boolean): void {
    const { game } = view;
    const number = game?.moves.length ?? 0;
    const kept = consecutive || this.#goesOn(view) ? [...this.positions].filter(([before]) => before < number) : [];
    this.positions = new Map(game ? [...kept, [number, game.position]] : []);
    if (number !== (this.view?.game?.moves.length ?? 0)) this.refused = undefined;
    if (number !== this.ahead?.number || game?.result) this.ahead = undefined;
    this.note = this.#noteOn(view);
    this.consider(undefined);
    // The table can be shown again.
    if (!this.view) this.fault = undefined;
    this.view = view;
  }

  #noteOn(view: TableView): LiveTable['note'] {
    const before = this.view;
    if (!before?.game || !view.game || view.game.result !== null || view.series.played !== before.series.played) return undefined;
    const gone = view.game.moves.length - before.game.moves.length;
    if (gone !== 0) {
      this.#offeredAt = undefined;
      return gone < 0 ? 'taken-back' : undefined;
    }
    // A bot has answered by the time the offer is granted.
    if (view.offers.draw === null && this.#offeredAt !== undefined && view.version >= this.#offeredAt) {
      this.#offeredAt = undefined;
      return 'draw-declined';
    }
    const { draw, takeback } = before.offers;
    if (draw !== null && view.offers.draw === null && this.mine.includes(draw)) return 'draw-declined';
    if (takeback && !view.offers.takeback && this.mine.includes(takeback.by)) return 'takeback-declined';
    return this.note;
  }

  /** Whether what was seen so far belongs to this view as well: the same game, going on, and nothing hidden that another seat saw. */
  #goesOn(view: TableView): boolean {
    const before = this.view?.game?.moves;
    const now = view.game?.moves ?? [];
    return !gameNamed(view.options.game).hidesCards && before !== undefined && before.length <= now.length && before.every(({ move }, n) => move === now[n]?.move);
  }

  onPeople(people: Readonly<Record<PersonId, PersonView>>): void {
    this.people = { ...this.people, ...people };
  }

  onPresence(seats: readonly number[], spectators: number): void {
    this.present = seats;
    this.spectators = spectators;
  }

  onFault(fault: Fault): void {
    // A preview that came too late: the position has changed meanwhile. Commands are answered elsewhere.
    if (fault.code === 'refused') return;
    this.fault = fault;
  }
}
