// The diagrams of the rules, as data: a position, moves that are allowed there, and moves that are not. crates/server/tests holds every one of
// them against the rules.

import data from './diagrams.json';

export interface Diagram {
  /** The clause it belongs to, with the name of its game. */
  readonly clause: string;
  /** The position, as docs/formats.md writes it. */
  readonly position: string;
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

const DIAGRAMS: readonly Diagram[] = data;

export function diagramFor(clause: string): Diagram | undefined {
  return DIAGRAMS.find((diagram) => diagram.clause === clause);
}
