// A game being gone through, with variations: what the screen draws, and the questions to the server. Nothing here knows a rule.

import type { Effects, Error as Fault, Position, Refused, Studied, StudiedPosition, StudyStart } from '../wire/types.ts';
import { gameNamed } from '../games/index.ts';
import { ApiError, api } from '../live/api.ts';
import { Node, Tree } from './tree.ts';

/** What is known of a position. */
interface Seen {
  readonly shown: StudiedPosition;
  /** Nothing as long as nobody has asked. */
  readonly legal: readonly string[] | undefined;
}

/** What a move that is considered would do. */
interface Preview {
  readonly move: string;
  /** Nothing where cards lie hidden: what a set does is seen without it. */
  readonly position: Position | undefined;
  readonly effects: Effects;
}

/** Who steps on quickly does not want to know what could be played everywhere. */
const PAUSE_MS = 120;

export class StudyGame {
  /** What was told about the game as a whole. */
  about: Studied | undefined = $state.raw();
  tree: Tree = $state.raw(new Tree([]));
  at: Node = $state.raw(new Node(undefined, undefined, true));
  /** Goes up with every change of the tree and of what is known of it. */
  version = $state(0);
  fault: Fault | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  preview: Preview | undefined = $state.raw();
  /** Whose cards are seen; those of whoever decides if nothing. */
  viewer: number | undefined = $state();

  #base: StudyStart | undefined;
  #seen = new Map<Node, Seen>();
  #considered: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #peeks = new Map<string, Preview>();

  /** What the screen shows, as soon as it is known. */
  get shown(): StudiedPosition | undefined {
    void this.version;
    return this.#seen.get(this.at)?.shown;
  }

  get legal(): readonly string[] {
    void this.version;
    return this.#seen.get(this.at)?.legal ?? [];
  }

  /** Whether cards are hidden: then nothing is tried that was not played. */
  get secret(): boolean {
    return this.about?.start === null;
  }

  /** Opens a game; `moves` are played after those of the start, and can be taken away again. */
  async open(start: StudyStart, moves: readonly string[] = [], at?: number): Promise<boolean> {
    this.fault = this.refused = this.preview = undefined;
    const told = await this.#all(start, moves);
    if (!told) return false;
    const { about, positions } = told;
    const base: StudyStart = about.start === null ? start : { game: about.game, position: about.start };
    const tree = new Tree(about.moves.slice(0, about.own));
    const end = tree.playAll(tree.ownEnd, about.moves.slice(about.own));
    this.#base = base;
    this.#seen = new Map();
    this.#keep([tree.root, ...end.line], positions);
    this.#seen.set(end, { shown: positions.at(-1)!, legal: about.legal });
    this.tree = tree;
    this.about = about;
    this.refused = about.refused?.reason;
    this.at = at === undefined ? end : ([tree.root, ...end.line][Math.min(at, end.number)] ?? end);
    this.version++;
    void this.#learn(this.at);
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
    return this.secret ? this.#ask(base, [], from, node.number) : this.#ask(base, [...node.moves, ...more], from);
  }

  #keep(nodes: readonly Node[], positions: readonly StudiedPosition[]): void {
    for (const shown of positions) {
      const node = nodes[shown.number];
      if (node) this.#seen.set(node, { shown, legal: this.#seen.get(node)?.legal });
    }
  }

  /** Looks at another position. */
  go(node: Node): void {
    this.at = node;
    this.refused = undefined;
    this.consider(undefined);
    clearTimeout(this.#timer);
    const seen = this.#seen.get(node);
    if (!seen) void this.#learn(node);
    else if (seen.legal === undefined) this.#timer = setTimeout(() => void this.#learn(node), PAUSE_MS);
  }

  async #learn(node: Node): Promise<void> {
    if (this.#seen.get(node)?.legal !== undefined) return;
    const told = await this.#about(node);
    const shown = told?.positions.at(-1);
    if (!told || !shown) return;
    this.#seen.set(node, { shown, legal: told.legal });
    this.version++;
  }

  /** Plays a move from here: it is found again, or branches off if the server allows it. */
  async play(move: string): Promise<Node | undefined> {
    const from = this.at;
    this.consider(undefined);
    const known = from.children.find((child) => child.played?.move === move);
    if (known) {
      this.go(known);
      if (!this.#seen.has(known)) await this.#learn(known);
      return known;
    }
    const end = await this.add(from, [move]);
    if (end === undefined || end === from) return undefined;
    if (this.at === from) this.go(end);
    return end;
  }

  /** Adds a line as a variation, as far as it can be played; its end. */
  async add(from: Node, line: readonly string[]): Promise<Node | undefined> {
    if (this.secret) {
      this.refused = { code: 'hidden' };
      return undefined;
    }
    const told = await this.#about(from, line, from.number + 1);
    if (!told) return undefined;
    this.refused = told.refused?.reason;
    const end = this.tree.playAll(from, told.moves.slice(from.number));
    this.#keep([this.tree.root, ...end.line], told.positions);
    const last = told.positions.at(-1);
    if (last?.number === end.number) this.#seen.set(end, { shown: last, legal: told.legal });
    this.version++;
    return end;
  }

  remove(node: Node): void {
    const at = this.at.line.includes(node) ? node.parent : this.at;
    this.tree.remove(node);
    this.version++;
    if (at && at !== this.at) this.go(at);
  }

  promote(node: Node): void {
    this.tree.promote(node);
    this.version++;
  }

  /** Where nothing was played at a table or stands in a record, the line that is looked at becomes the game. */
  adopt(): void {
    if ((this.about?.own ?? 0) > 0) return;
    this.tree.adopt(this.at);
    this.version++;
  }

  /** Sees the cards of another seat, or of whoever decides. */
  async look(viewer: number | undefined): Promise<void> {
    this.viewer = viewer;
    const { at } = this;
    const line = [this.tree.root, ...at.end.line];
    const told = await this.#about(at.end, [], 0);
    if (!told || this.viewer !== viewer) return;
    this.#seen = new Map();
    this.#keep(line, told.positions);
    this.version++;
    void this.#learn(this.at);
  }

  /** Shows what a move would do. */
  consider(move: string | undefined): void {
    if (move === this.#considered) return;
    this.#considered = move;
    this.preview = undefined;
    if (move === undefined) return;
    const from = this.at;
    const key = [...from.moves, move].join(' ');
    const known = this.#peeks.get(key);
    if (known) this.preview = known;
    else setTimeout(() => void this.#peek(from, move, key), PAUSE_MS / 2);
  }

  async #peek(from: Node, move: string, key: string): Promise<void> {
    if (this.#considered !== move || this.at !== from) return;
    const told = await this.#about(from, [move]);
    const after = told?.positions.at(-1);
    if (!told || told.refused || !after) return;
    const preview = { move, position: gameNamed(told.game).hidesCards ? undefined : after.position, effects: after.effects };
    this.#peeks.set(key, preview);
    if (this.#considered === move && this.at === from) this.preview = preview;
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}
