// Links that open the same study elsewhere: the start and the moves stand in the query, the position that is looked at in the hash.

import type { GameName } from '../route.svelte.ts';

export interface Shared {
  /** The deal or position it starts from; nothing where it is the usual beginning. */
  readonly position: string | undefined;
  readonly moves: readonly string[];
  /** How many moves lead to the position that is looked at; all of them if not said. */
  readonly at: number | undefined;
}

/** As many moves as the server goes through. */
const MOST_MOVES = 1000;

export function studyLink(game: GameName, shared: Shared): string {
  const query = new URLSearchParams();
  if (shared.position !== undefined && shared.position !== `${game}/standard`) query.set('position', shared.position);
  // A blank is in no move.
  if (shared.moves.length > 0) query.set('moves', shared.moves.join(' '));
  const text = query.toString();
  const hash = shared.at === undefined || shared.at === shared.moves.length ? '' : `#${shared.at}`;
  return `/study/${game}${text === '' ? '' : `?${text}`}${hash}`;
}

export function readShared(search: string, hash: string): Shared {
  const query = new URLSearchParams(search);
  const moves = (query.get('moves') ?? '').split(' ').filter((move) => move !== '');
  return { position: query.get('position') ?? undefined, moves: moves.slice(0, MOST_MOVES), at: readNumber(hash) };
}

/** `#23`: the position after move 23. */
export function readNumber(hash: string): number | undefined {
  const digits = /^#(\d{1,5})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Which game a pasted text is of, and whether it is a record or a line; nothing if it can be neither. */
export function readPasted(text: string): { readonly record: string } | { readonly game: GameName; readonly line: string } | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const head = /^(yinsh|lyngk|linko)(\/|\s|$)/.exec(trimmed);
  if (head && !trimmed.includes('\n')) return { game: head[1] as GameName, line: trimmed };
  return { record: trimmed };
}
