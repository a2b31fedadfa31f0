// A game that is gone through, with variations: what the server has said about its positions. Nothing here knows a rule.

import type { Effects, Error as Fault, Position, Refused, Studied, StudiedPosition, StudyStart } from '../wire/types.ts';
import { gameNamed } from '../games/index.ts';
import { ApiError, api } from '../live/api.ts';
import { Node, Tree } from './tree.ts';

/** What the server has said about a position. */
interface KnownPosition {
  readonly shown: StudiedPosition;
  /** Undefined until it has been asked for. */
  readonly legal: readonly string[] | undefined;
}

/** What the moves that are considered would do. */
interface Preview {
  /** Undefined where cards are hidden: the effects say all that may be known. */
  readonly position: Position | undefined;
  readonly effects: Effects;
}

/** Hears what somebody does to the tree. */
export interface TreeListener {
  /** Moves were played from a position, and lead to another. */
  added(from: Node, end: Node): void;
  removed(node: Node): void;
  promoted(node: Node): void;
}

/** Legal moves are asked for only where somebody stays this long. */
const PAUSE_MS = 120;

export class StudyGame {
  /** The game as a whole. */
  about: Studied | undefined = $state.raw();
  tree: Tree = $state.raw(new Tree([]));
  at: Node = $state.raw(new Node(undefined, undefined, true));
  /** Goes up with every change of the tree and of what is known of it. */
  version = $state(0);
  fault: Fault | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  preview: Preview | undefined = $state.raw();
  /** Whose cards are seen; undefined: those of the seat that decides. */
  viewer: number | undefined = $state();

  /** A saved study follows what is done here. */
  listener: TreeListener | undefined;

  #base: StudyStart | undefined;
  #known = new Map<Node, KnownPosition>();
  /** The moves to the position that is considered, as one text. */
  #considered: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #previews = new Map<string, Preview>();

  /** What the screen shows, as soon as it is known. */
  get shown(): StudiedPosition | undefined {
    void this.version;
    return this.#known.get(this.at)?.shown;
  }

  get legal(): readonly string[] {
    void this.version;
    return this.#known.get(this.at)?.legal ?? [];
  }

  /** Whether cards are hidden: then no variations can be tried. */
  get cardsHidden(): boolean {
    return this.about?.start === null;
  }

  /** Opens a game; `moves` are played after those of the start, and can be taken away again. */
  async open(start: StudyStart, moves: readonly string[] = [], at?: number): Promise<boolean> {
    this.fault = this.refused = this.preview = undefined;
    const answer = await this.#all(start, moves);
    if (!answer) return false;
    const { about, positions } = answer;
    const base: StudyStart = about.start === null ? start : { game: about.game, position: about.start };
    const tree = new Tree(about.moves.slice(0, about.own));
    const end = tree.playAll(tree.ownEnd, about.moves.slice(about.own));
    this.#base = base;
    this.#known = new Map();
    this.#store([tree.root, ...end.line], positions);
    this.#known.set(end, { shown: positions.at(-1)!, legal: about.legal });
    this.tree = tree;
    this.about = about;
    this.refused = about.refused?.reason;
    this.at = at === undefined ? end : ([tree.root, ...end.line][Math.min(at, end.number)] ?? end);
    this.version++;
    void this.#fetch(this.at);
    return true;
  }

  /** All positions of a game, however many answers they take. */
  async #all(start: StudyStart, moves: readonly string[]): Promise<{ about: Studied; positions: StudiedPosition[] } | undefined> {
    const positions: StudiedPosition[] = [];
    for (;;) {
      const about = await this.#ask(start, moves, positions.length);
      if (!about) return undefined;
      positions.push(...about.positions);
      if (positions.length > about.moves.length || about.positions.length === 0) return { about, positions };
    }
  }

  async #ask(start: StudyStart, moves: readonly string[], from?: number, keep?: number): Promise<Studied | undefined> {
    try {
      const viewer = this.viewer;
      return await api.study({ start, moves: [...moves], ...(from === undefined ? {} : { from }), ...(keep === undefined ? {} : { keep }), ...(viewer === undefined ? {} : { viewer }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fault = error.fault;
      return undefined;
    }
  }

  /** The question about a position and what may follow it. */
  #about(node: Node, more: readonly string[] = [], from?: number): Promise<Studied | undefined> {
    const base = this.#base;
    if (!base) return Promise.resolve(undefined);
    // Where cards are hidden there is nothing but the game itself.
    return this.cardsHidden ? this.#ask(base, [], from, node.number) : this.#ask(base, [...node.moves, ...more], from);
  }

  #store(nodes: readonly Node[], positions: readonly StudiedPosition[]): void {
    for (const shown of positions) {
      const node = nodes[shown.number];
      if (node) this.#known.set(node, { shown, legal: this.#known.get(node)?.legal });
    }
  }

  /** Looks at another position. */
  go(node: Node): void {
    this.at = node;
    this.refused = undefined;
    this.consider(undefined);
    clearTimeout(this.#timer);
    const known = this.#known.get(node);
    if (!known) void this.#fetch(node);
    else if (known.legal === undefined) this.#timer = setTimeout(() => void this.#fetch(node), PAUSE_MS);
  }

  async #fetch(node: Node): Promise<void> {
    if (this.#known.get(node)?.legal !== undefined) return;
    const answer = await this.#about(node);
    const shown = answer?.positions.at(-1);
    if (!answer || !shown) return;
    this.#known.set(node, { shown, legal: answer.legal });
    this.version++;
  }

  /** Plays a move from here: it is found again, or branches off if the server allows it. */
  async play(move: string): Promise<Node | undefined> {
    const from = this.at;
    this.consider(undefined);
    const known = from.children.find((child) => child.played?.move === move);
    if (known) {
      this.go(known);
      if (!this.#known.has(known)) await this.#fetch(known);
      return known;
    }
    const end = await this.add(from, [move]);
    if (end === undefined || end === from) return undefined;
    if (this.at === from) this.go(end);
    return end;
  }

  /** Adds a line as a variation, as far as it is legal, and returns its end. */
  async add(from: Node, line: readonly string[]): Promise<Node | undefined> {
    if (this.cardsHidden) {
      this.refused = { code: 'hidden' };
      return undefined;
    }
    const answer = await this.#about(from, line, from.number + 1);
    if (!answer) return undefined;
    this.refused = answer.refused?.reason;
    const end = this.tree.playAll(from, answer.moves.slice(from.number));
    if (end !== from) this.listener?.added(from, end);
    this.#store([this.tree.root, ...end.line], answer.positions);
    const last = answer.positions.at(-1);
    if (last?.number === end.number) this.#known.set(end, { shown: last, legal: answer.legal });
    this.version++;
    return end;
  }

  remove(node: Node): void {
    const at = this.at.line.includes(node) ? node.parent : this.at;
    this.listener?.removed(node);
    this.tree.remove(node);
    this.version++;
    if (at && at !== this.at) this.go(at);
  }

  promote(node: Node): void {
    if (node.branch) this.listener?.promoted(node.branch);
    this.tree.promote(node);
    this.version++;
  }

  /** Where nothing was played at a table or stands in a record, the line that is looked at becomes the game. */
  adopt(): void {
    if ((this.about?.own ?? 0) > 0) return;
    this.tree.adopt(this.at);
    this.version++;
  }

  /** Shows the cards of another seat, or of the seat that decides. */
  async setViewer(viewer: number | undefined): Promise<void> {
    this.viewer = viewer;
    const { at } = this;
    const line = [this.tree.root, ...at.end.line];
    const answer = await this.#about(at.end, [], 0);
    if (!answer || this.viewer !== viewer) return;
    this.#known = new Map();
    this.#store(line, answer.positions);
    this.version++;
    void this.#fetch(this.at);
  }

  /** Shows what a move would do. */
  consider(move: string | undefined): void {
    this.considerLine(move === undefined ? [] : [move]);
  }

  /** Shows what several moves would lead to; none ends it. */
  considerLine(moves: readonly string[]): void {
    const key = moves.length === 0 ? undefined : [...this.at.moves, ...moves].join(' ');
    if (key === this.#considered) return;
    this.#considered = key;
    this.preview = undefined;
    if (key === undefined) return;
    const from = this.at;
    const known = this.#previews.get(key);
    if (known) this.preview = known;
    else setTimeout(() => void this.#fetchPreview(from, moves, key), PAUSE_MS / 2);
  }

  async #fetchPreview(from: Node, moves: readonly string[], key: string): Promise<void> {
    if (this.#considered !== key || this.at !== from) return;
    const answer = await this.#about(from, moves);
    const after = answer?.positions.at(-1);
    if (!answer || answer.refused || !after) return;
    const preview = { position: gameNamed(answer.game).hidesCards ? undefined : after.position, effects: after.effects };
    this.#previews.set(key, preview);
    if (this.#considered === key && this.at === from) this.preview = preview;
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}
