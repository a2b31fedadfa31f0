// Links that open the same study elsewhere: the start and the moves are in the query, the current position in the hash.

import { addressOf } from '../address.ts';
import type { Error as Fault } from '../wire/types.ts';
import { isGameName, type GameName } from '../games/index.ts';
import { readNumber } from '../route.svelte.ts';
import { LIMITS } from '../wire/facts.ts';

export interface Shared {
  /** The deal or position it starts from; nothing where it is the usual beginning. */
  readonly position: string | undefined;
  readonly moves: readonly string[];
  /** How many moves lead to the current position; all of them if not given. */
  readonly at: number | undefined;
}

export function studyLink(game: GameName, shared: Shared): string {
  const query = new URLSearchParams();
  if (shared.position !== undefined && shared.position !== `${game}/standard`) query.set('position', shared.position);
  // No move contains a blank.
  if (shared.moves.length > 0) query.set('moves', shared.moves.join(' '));
  const text = query.toString();
  const hash = shared.at === undefined || shared.at === shared.moves.length ? '' : `#${shared.at}`;
  return addressOf(`/study/${game}${text === '' ? '' : `?${text}`}${hash}`);
}

export function readShared(search: string, hash: string): Shared {
  const query = new URLSearchParams(search);
  const moves = (query.get('moves') ?? '').split(' ').filter((move) => move !== '');
  return { position: query.get('position') ?? undefined, moves: moves.slice(0, LIMITS.studiedMoves), at: readNumber(hash) };
}

/** A record, and how many empty lines stood before it; or the line of a game. */
export type Pasted = { readonly record: string; readonly skipped: number } | { readonly game: GameName; readonly line: string };

/** Which game a pasted text is of, and whether it is a record or a line; nothing if it can be neither. */
export function readPasted(text: string): Pasted | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const game = trimmed.split(/[/\s]/)[0];
  if (isGameName(game) && !trimmed.includes('\n')) return { game, line: trimmed };
  const before = text.slice(0, text.length - text.trimStart().length);
  return { record: trimmed, skipped: before.split('\n').length - 1 };
}

/** Corrects the line number of a fault by the empty lines before the record. */
export function countSkipped(fault: Fault, skipped: number): Fault {
  if (fault.code !== 'refused' || fault.reason.code !== 'record') return fault;
  return { ...fault, reason: { ...fault.reason, line: fault.reason.line + skipped } };
}
