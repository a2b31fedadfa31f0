// The rules of a game as the page of rules needs them: what it is about, a turn, an example, and the reference in sections and clauses.

import type { Block, Span } from '../texts/markdown.ts';

export interface Clause {
  readonly label: string;
  readonly title: string;
  readonly text: readonly Block[];
  /** What we settled where the booklet is silent. Each begins with the words that mark it. */
  readonly rulings: readonly (readonly Span[])[];
}

export interface Section {
  /** `G`, where the booklet letters its sections. */
  readonly letter: string;
  readonly title: string;
  readonly text: readonly Block[];
  readonly clauses: readonly Clause[];
}

export interface Rulebook {
  readonly title: string;
  readonly overview: readonly Block[];
  /** A turn in a few bullets. */
  readonly turn: readonly (readonly Span[])[];
  readonly exampleTitle: string;
  /** A sentence for each frame of the film. */
  readonly example: readonly (readonly Span[])[];
  /** Who made the game, and other small print. */
  readonly notes: readonly Block[];
  readonly sections: readonly Section[];
}

/** The first section is the overview, with a turn as its list; one with a numbered list is the example; the others are the reference. */
export function rulebook(blocks: readonly Block[]): Rulebook {
  const parts = cut(blocks, (block) => block.kind === 'title' && block.level === 2);
  const [[heading] = [], [, ...short] = [], ...rest] = parts;
  const list = short.findIndex((block) => block.kind === 'list');
  const turn = short[list];
  const isExample = (part: readonly Block[]): boolean => part.some((block) => block.kind === 'list' && block.ordered);
  const example = rest.find(isExample) ?? [];
  return {
    title: heading?.kind === 'title' ? heading.text : '',
    overview: short.slice(0, list),
    turn: turn?.kind === 'list' ? turn.items : [],
    exampleTitle: example[0]?.kind === 'title' ? example[0].text : '',
    example: example.flatMap((block) => (block.kind === 'list' ? block.items : [])),
    notes: short.slice(list + 1),
    sections: rest.filter((part) => !isExample(part)).map(section),
  };
}

function section([heading, ...inside]: readonly Block[]): Section {
  const words = heading?.kind === 'title' ? heading.text : '';
  const [, letter = '', title = words] = /^(\w+) · (.*)$/.exec(words) ?? [];
  const parts = cut(inside, (block) => block.kind === 'clause');
  return { letter, title, text: parts[0] ?? [], clauses: parts.slice(1).map(clause) };
}

function clause([heading, ...inside]: readonly Block[]): Clause {
  const isRuling = (block: Block): boolean => block.kind === 'paragraph' && block.spans[0]?.kind === 'emphasis';
  return {
    label: heading?.kind === 'clause' ? heading.label : '',
    title: heading?.kind === 'clause' ? heading.title : '',
    text: inside.filter((block) => !isRuling(block)),
    rulings: inside.filter(isRuling).flatMap((block) => (block.kind === 'paragraph' ? [block.spans] : [])),
  };
}

/** What comes before the first heading, and then each heading with what follows it. */
function cut(blocks: readonly Block[], isHeading: (block: Block) => boolean): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (isHeading(block)) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}
