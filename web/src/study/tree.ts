// A game with its variations: every move is a node, its first child continues the line, the others are variations.
// State without a DOM and without rules: moves are added only when the server has accepted them.

export interface Move {
  readonly seat: number;
  readonly move: string;
}

export class Node {
  children: Node[] = [];

  constructor(
    /** Nothing before the first move. */
    readonly played: Move | undefined,
    readonly parent: Node | undefined,
    /** Whether it belongs to the game that is looked at. */
    public own: boolean,
  ) {}

  /** How many moves lead here. */
  get number(): number {
    return this.parent ? this.parent.number + 1 : 0;
  }

  /** The moves that lead here. */
  get line(): Node[] {
    return this.parent ? [...this.parent.line, this] : [];
  }

  get moves(): string[] {
    return this.line.map((node) => node.played?.move ?? '');
  }

  /** Where its line ends. */
  get end(): Node {
    return this.children[0]?.end ?? this;
  }

  /** Whether it can be reached without a variation. */
  get isMain(): boolean {
    return !this.parent || (this.parent.children[0] === this && this.parent.isMain);
  }

  /** The first move of the variation it is in; nothing on the main line. */
  get branch(): Node | undefined {
    if (!this.parent) return undefined;
    return this.parent.children[0] === this ? this.parent.branch : this;
  }
}

/** A line of moves as it is shown, with the variations that leave it: each stands after the move it replaces. */
export interface Line {
  readonly moves: readonly { readonly node: Node; readonly variations: readonly Line[] }[];
}

export class Tree {
  readonly root = new Node(undefined, undefined, true);

  constructor(game: readonly Move[]) {
    let at = this.root;
    for (const played of game) {
      const next = new Node(played, at, true);
      at.children.push(next);
      at = next;
    }
  }

  /** The last move of the game that is looked at. */
  get ownEnd(): Node {
    let at = this.root;
    for (;;) {
      const next = at.children.find((child) => child.own);
      if (!next) return at;
      at = next;
    }
  }

  /** The position of the game after this many moves, or its last. */
  ownAt(number: number): Node {
    const line = this.ownEnd.line;
    return line[Math.min(number, line.length) - 1] ?? this.root;
  }

  /** The line to this position and on to its end becomes the game that is looked at. */
  adopt(node: Node): void {
    const game = new Set(node.end.line);
    const mark = (at: Node): void => {
      at.own = at === this.root || game.has(at);
      at.children.forEach(mark);
    };
    mark(this.root);
  }

  /** Plays a move from a position: what has been played there before is found again, anything else branches off. */
  play(from: Node, played: Move): Node {
    const known = from.children.find((child) => child.played?.move === played.move);
    if (known) return known;
    const next = new Node(played, from, false);
    from.children.push(next);
    return next;
  }

  /** Plays several moves and returns the last. */
  playAll(from: Node, line: readonly Move[]): Node {
    return line.reduce((at, played) => this.play(at, played), from);
  }

  /** Whether a move and all that follow it can be taken away: nothing of the game itself is. */
  mayRemove(node: Node): boolean {
    return node.parent !== undefined && !node.own;
  }

  /** Removes a move with all that follows it, and returns the one before. */
  remove(node: Node): Node {
    if (!node.parent || !this.mayRemove(node)) return node;
    node.parent.children = node.parent.children.filter((child) => child !== node);
    return node.parent;
  }

  /** Makes the variation of a move the line that continues. */
  promote(node: Node): void {
    const top = node.branch;
    const siblings = top?.parent?.children;
    if (!top || !top.parent || !siblings) return;
    top.parent.children = [top, ...siblings.filter((child) => child !== top)];
  }

  get lines(): Line {
    return lineFrom(this.root);
  }

  get size(): number {
    const count = (node: Node): number => node.children.reduce((sum, child) => sum + count(child), 1);
    return count(this.root) - 1;
  }
}

function lineFrom(start: Node): Line {
  const moves: { node: Node; variations: Line[] }[] = [];
  let at = start;
  for (;;) {
    const [next, ...others] = at.children;
    if (!next) return { moves };
    moves.push({ node: next, variations: others.map(branchFrom) });
    at = next;
  }
}

/** A variation with its first move. */
function branchFrom(first: Node): Line {
  const rest = lineFrom(first);
  return { moves: [{ node: first, variations: [] }, ...rest.moves] };
}
