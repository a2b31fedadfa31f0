// How accurate one's own turns were in the games that were reviewed in this browser, to see how that changes.
//
// The one thing to know: it stays in this browser, for its owner. Reviews are made here, so a server that showed these numbers to others would
// have to believe whatever it is sent.

import { isGameName, type GameName } from '../games/index.ts';
import { readItem, writeItem } from '../storage.ts';
import type { TableId } from '../wire/types.ts';

const KEY = 'trilynx-accuracies';
/** The newest reviews are kept. */
export const MOST_KEPT = 500;

export interface Accuracy {
  readonly game: GameName;
  readonly table: TableId;
  /** Which game of the table's match, from 0. */
  readonly number: number;
  /** When it was reviewed first. */
  readonly unix_ms: number;
  /** 0 to 100. */
  readonly accuracy: number;
}

function isAccuracy(found: unknown): found is Accuracy {
  if (typeof found !== 'object' || found === null) return false;
  const { game, table, number, unix_ms, accuracy } = found as Record<keyof Accuracy, unknown>;
  const counts = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
  return typeof game === 'string' && isGameName(game) && typeof table === 'string' && counts(number) && counts(unix_ms) && counts(accuracy) && accuracy <= 100;
}

/** What a file or this browser has kept, in the order in which it came; what cannot be read is left out. */
export function readAccuracies(found: unknown): readonly Accuracy[] {
  return Array.isArray(found) ? found.filter(isAccuracy).slice(-MOST_KEPT) : [];
}

export function accuracies(): readonly Accuracy[] {
  try {
    return readAccuracies(JSON.parse(readItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps some. A game that is reviewed again keeps its place, with the newer figure. */
export function keepAccuracies(more: readonly Accuracy[]): void {
  const kept = [...accuracies()];
  for (const one of more) {
    const at = kept.findIndex(({ table, number }) => table === one.table && number === one.number);
    const before = kept[at];
    if (before) kept[at] = { ...one, unix_ms: before.unix_ms };
    else kept.push(one);
  }
  writeItem(KEY, kept.sort((one, other) => one.unix_ms - other.unix_ms).slice(-MOST_KEPT));
}
