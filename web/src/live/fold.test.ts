import { describe, expect, it } from 'vitest';
import type { ViewEvent, TableView } from '../wire/types.ts';
import { fold, foldAll } from './fold.ts';
import story from '../wire/fold.json' with { type: 'json' };

const first = story.first as unknown as TableView;
const steps = story.steps as unknown as readonly { seen: ViewEvent; view: TableView | null }[];

describe('folding', () => {
  it('gives the views that the server gives, event by event', () => {
    let view = first;
    for (const [n, step] of steps.entries()) {
      view = fold(view, step.seen);
      if (step.view) expect(view, `event ${n}: ${step.seen.event}`).toEqual(step.view);
    }
  });

  it('changes no view that somebody kept', () => {
    const before = structuredClone(first);
    steps.reduce((view, step) => fold(view, step.seen), first);
    expect(first).toEqual(before);
  });

  it('passes over what is known, and notices what is missing', () => {
    const events = steps.slice(0, 5).map((step) => step.seen);
    const after = events.reduce(fold, first);
    const halfway = events.slice(0, 2).reduce(fold, first);
    expect(foldAll(first, first.version, events)).toEqual(after);
    expect(foldAll(halfway, first.version, events)).toEqual(after);
    expect(foldAll(after, first.version, events)).toEqual(after);
    expect(foldAll(first, first.version + 1, events.slice(1))).toBeUndefined();
  });
});
