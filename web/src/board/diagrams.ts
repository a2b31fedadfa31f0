// The diagrams of the rules, as data in each game's folder: a position, moves that are allowed there, and moves that are not. A test of
// crates/server holds every one of them against the rules.

export interface Diagram {
  /** The clause it belongs to, with the name of its game. */
  readonly clause: string;
  /** The position, as docs/formats.md writes it. */
  readonly position: string;
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

const FILES = import.meta.glob<readonly Diagram[]>('../games/*/diagrams.json', { eager: true, import: 'default' });
const DIAGRAMS = Object.values(FILES).flat();

export function diagramFor(clause: string): Diagram | undefined {
  return DIAGRAMS.find((diagram) => diagram.clause === clause);
}
