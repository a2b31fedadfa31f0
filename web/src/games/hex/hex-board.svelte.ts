// The state of a hexagonal board on the screen: what is drawn, picked, hovered and focused. Without a DOM.

import type { Position } from '../../wire/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { BoardProps } from '../game.ts';
import { between, step, type Arrow, type Geometry, type Place, type Point } from './geometry.ts';
import { Kept } from './kept.ts';
import { motion } from './motion.ts';
import { changed, type HexGame, type Piece, type Pieces } from './pieces.ts';
import { choices, parts, pointsOf, press } from './selection.ts';
import { cellWords, previewWords } from './words.ts';

export interface HexBoardProps extends BoardProps<Position> {
  hex: HexGame;
  /** Joins between pieces that are lit up: `c3-e5`. */
  links?: readonly string[] | undefined;
}

/** A piece that is being dragged, and how far it is from its point, in units of the board. */
export interface Dragged {
  readonly from: Place;
  readonly x: number;
  readonly y: number;
}

/** What is drawn at a point. */
export interface Drawn {
  readonly place: Place;
  /** What lies there now. */
  readonly piece: Piece | undefined;
  /** What would lie there after the considered move, if that is something else. */
  readonly next: Piece | undefined;
  /** Whether the piece would be gone. */
  readonly leaves: boolean;
  readonly picked: boolean;
  /** Whether a move can begin with it and the pointer is over it. */
  readonly near: boolean;
  /** Where it is while it is dragged, from its point. */
  readonly x: number;
  readonly y: number;
}

/** What a point is to those who choose. */
export interface Cell {
  readonly place: Place;
  readonly piece: Piece | undefined;
  readonly words: string;
  readonly start: boolean;
  readonly target: boolean;
  readonly meant: boolean;
  /** Whether what the considered move brings there is drawn. */
  readonly foreseen: boolean;
  readonly picked: boolean;
  readonly focused: boolean;
}

const NONE: readonly string[] = [];
/** Drawn in front of everything that is not. */
const IN_FRONT = 1e6;

export class HexBoardModel {
  /** The points of the move that has been begun. */
  picked: readonly Point[] = $state.raw([]);
  hovered: Point | undefined = $state();
  focused: Point = $state('e5');
  /** Whether the keyboard focus is on the board. */
  inside = $state(false);
  /** Whether somebody took a piece that cannot move, in this decision: then those that can are pointed out. */
  tried = $state(false);
  dragged: Dragged | undefined = $state.raw();
  /** Whether to announce the effect of the move to the focused point. */
  asked = $state(false);
  /** The height that steps to the left and right keep to. */
  #height = 0;

  readonly #keptPieces = new Kept<Piece>();
  readonly #keptDrawn = new Kept<Drawn>();
  readonly #keptCells = new Kept<Cell>();

  readonly pieces: Pieces = $derived.by(() => this.#keptPieces.keep(this.hex.piecesOf(this.props.position)));
  readonly choices = $derived.by(() => choices(this.board, this.legal, this.picked));
  /** The move that the point under the pointer or the focus completes. */
  readonly considered = $derived.by(() => {
    const at = this.hovered ?? (this.inside ? this.focused : undefined);
    return at === undefined ? undefined : this.choices.targets.get(at);
  });
  readonly previewed: Pieces = $derived.by(() => this.#previewPieces());
  /** Points that the considered move changes. */
  readonly differing = $derived.by(() => (this.props.preview ? changed(this.pieces, this.previewed) : []));
  /** The points of the last move. */
  readonly marked = $derived.by(() => pointsOf(this.props.lastMove));
  /** Further back first, so that pieces in front cover those behind; what is being moved lies above all. */
  readonly drawn: ReadonlyMap<Point, Drawn> = $derived.by(() => {
    const sorted = this.#drawn().sort((a, b) => this.#depth(a.place) - this.#depth(b.place));
    return this.#keptDrawn.keep(new Map(sorted.map((drawn) => [drawn.place.name, drawn])));
  });
  /** The accessible names of all points. */
  readonly #words: ReadonlyMap<Point, string> = $derived.by(() => new Map([...this.board.places.keys()].map((point) => [point, this.cellWords(point)])));
  readonly cells: ReadonlyMap<Point, Cell> = $derived.by(() => this.#keptCells.keep(this.#cells()));
  /** Pieces with which a move can begin, or of which one is chosen. */
  readonly movable: ReadonlySet<Point> = $derived.by(() => {
    const { starts, targets } = this.choices;
    return new Set(this.picked.length > 0 ? [] : [...this.pieces.keys()].filter((point) => starts.has(point) || targets.has(point)));
  });
  /** The spaces that a text names, and how far the top of what stands there is from them. */
  readonly named = $derived.by(() =>
    (this.props.namedSpaces ?? NONE).flatMap((point) => {
      const [place, piece] = [this.board.places.get(point), this.pieces.get(point)];
      const { x, y } = piece ? this.hex.faceOf(piece) : { x: 0, y: 0 };
      return place ? [{ place, x, y }] : [];
    }),
  );
  /** Rows that are lit up, as moves: those that can be taken off, and those that would appear. */
  readonly rows = $derived.by(() => [
    ...this.legal.filter((move) => this.#isRowOfPick(move)),
    ...(this.props.effects?.rows ?? []).map((row) => `x${row}`),
  ]);
  /** Why nothing can be done with the piece that was taken, if nothing can. */
  readonly stuck = $derived.by(() => {
    const piece = this.picked.length === 1 && this.choices.targets.size === 0 && this.choices.meant.size === 0 ? this.pieces.get(this.picked[0] ?? '') : undefined;
    return piece ? (this.hex.noteOf?.(piece) ?? t('piece-stuck')) : '';
  });
  /** What is written below the board: why a piece cannot be used, or what nobody would guess of the one under the pointer. */
  readonly note = $derived.by(() => {
    const under = this.picked.length === 0 ? this.pieces.get(this.hovered ?? '') : undefined;
    return this.stuck || (under && this.hex.noteOf?.(under)) || '';
  });
  readonly spoken = $derived.by(() => this.#spoken());

  constructor(readonly props: HexBoardProps) {}

  get hex(): HexGame {
    return this.props.hex;
  }
  get board(): Geometry {
    return this.hex.geometry;
  }
  get legal(): readonly string[] {
    return this.props.legal ?? NONE;
  }

  /** A completed stack that a move takes away at once is shown where it is completed. */
  #previewPieces(): Pieces {
    const { position, preview, effects } = this.props;
    if (preview?.game !== position.game) return new Map();
    const after = new Map(this.hex.piecesOf(preview));
    const taken = this.hex.takenBy(position, preview);
    const to = effects?.way.at(-1) ?? this.considered?.split('-')[1];
    if (taken !== undefined && to !== undefined) after.set(to, taken);
    return after;
  }

  /** What is foreseen: the position after the considered move, or, until that is known, the piece that moves. */
  #foreseen(): Pieces {
    if (this.props.preview) return new Map([...this.previewed].filter(([point]) => this.differing.includes(point)));
    const split = parts(this.considered ?? '');
    const piece = split?.kind === 'point' ? this.hex.newPiece(this.props.deciding ?? 0) : split?.kind === 'way' ? this.pieces.get(split.from) : undefined;
    const at = split?.kind === 'point' ? split.at : split?.kind === 'way' ? split.to : '';
    return piece && !this.pieces.has(at) ? new Map([[at, piece]]) : new Map();
  }

  #drawn(): Drawn[] {
    const foreseen = this.#foreseen();
    const target = this.dragged && pointsOf(this.considered).at(-1);
    return [...new Set([...this.pieces.keys(), ...foreseen.keys()])].flatMap((point): Drawn[] => {
      const place = this.board.places.get(point);
      const piece = this.pieces.get(point);
      // What is dragged is seen at its target already.
      const next = point === target ? undefined : foreseen.get(point);
      const leaves = piece !== undefined && next === undefined && point !== target && this.differing.includes(point) && !this.picked.includes(point);
      const picked = this.picked.includes(point);
      const near = this.picked.length === 0 && this.hovered === point && this.choices.starts.has(point);
      const { x, y } = this.dragged?.from.name === point ? this.dragged : { x: 0, y: 0 };
      return place ? [{ place, piece, next, leaves, picked, near, x, y }] : [];
    });
  }

  #cells(): Map<Point, Cell> {
    const { starts, targets, meant } = this.choices;
    const { picked, considered, focused } = this;
    const completes = considered !== undefined && parts(considered)?.kind !== 'row';
    return new Map([...this.board.places].map(([point, place]): [Point, Cell] => [
      point,
      {
        place,
        piece: this.pieces.get(point),
        words: this.#words.get(point) ?? '',
        start: starts.has(point) && (picked.length === 0 || this.stuck !== ''),
        target: targets.has(point),
        meant: picked.length > 0 && meant.has(point),
        foreseen: completes && targets.get(point) === considered,
        picked: picked.includes(point),
        focused: point === focused,
      },
    ]));
  }

  #depth(place: Place): number {
    return place.y + (place.name === this.dragged?.from.name ? IN_FRONT : 0);
  }

  #isRowOfPick(move: string): boolean {
    const split = parts(move);
    if (split?.kind !== 'row') return false;
    return between(this.board, split.first, split.last).every((at) => this.picked.length === 0 || this.choices.meant.has(at));
  }

  press(point: Point): void {
    const { onmove, kind } = this.props;
    if (!onmove || kind === undefined) return;
    this.focused = point;
    // There is nothing to pick up on an empty point; a piece of the opponent can be tried, and the server says why not.
    const beginsWay = this.picked.length === 0 && (kind === 'move' || kind === 'claim_or_move');
    if (beginsWay && !this.pieces.has(point)) return;
    if (beginsWay && !this.choices.starts.has(point)) this.tried = true;
    const { picked, move } = press(this.board, kind, this.legal, this.picked, point);
    this.picked = picked;
    if (move !== undefined) onmove(move);
  }

  /** Moves the focus by an arrow key. */
  step(arrow: Arrow): void {
    this.hovered = undefined;
    this.asked = false;
    this.focused = step(this.board, this.focused, arrow, this.#height);
    if (arrow !== 'ArrowLeft' && arrow !== 'ArrowRight') this.#height = this.board.places.get(this.focused)?.y ?? 0;
  }

  /** The focus has come to a point, by whatever means. */
  focus(place: Place): void {
    if (this.focused !== place.name) this.#height = place.y;
    this.focused = place.name;
    this.inside = true;
  }

  /** The accessible name of a point. */
  cellWords(point: Point): string {
    const cell = cellWords(this.hex, point, this.pieces.get(point));
    if (this.picked.includes(point)) return t('cell-picked', { cell });
    if (this.choices.targets.has(point)) return t('cell-target', { cell });
    return this.choices.starts.has(point) ? t('cell-start', { cell }) : cell;
  }

  #spoken(): string {
    const { preview, effects } = this.props;
    const pick = this.picked.length > 0 ? t('picked-spoken', { point: this.picked.join(', '), targets: this.choices.targets.size }) : '';
    if (this.considered === undefined || !this.asked || !preview) return `${pick} ${this.stuck}`.trim();
    const result = this.previewed.get(pointsOf(this.considered).at(-1) ?? '');
    const { flips } = motion(this.board, this.pieces, this.previewed, this.considered);
    return previewWords(this.hex, this.considered, { flips: flips.length, rows: effects?.rows ?? [], way: effects?.way ?? [], result });
  }
}
