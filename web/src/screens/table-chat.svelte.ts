// What is said at a table: what has not been read yet, what has just come in, and whether it is heard at all.

import type { ChatLine, TableView } from '../wire/types.ts';
import { session } from '../live/session.svelte.ts';
import { readItem, writeItem } from '../storage.ts';

const MUTED = 'trilynx-muted';
/** How many tables are remembered as muted. */
const KEPT = 50;

function readMuted(): string[] {
  try {
    const found: unknown = JSON.parse(readItem(MUTED) ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export class TableChat {
  readonly #id: string;
  readonly #view: () => TableView | undefined;
  #muted = $state(false);
  /** The time of the last line that was read; nothing until the table was first seen. */
  #readUntil: number | undefined = $state();

  constructor(id: string, view: () => TableView | undefined) {
    this.#id = id;
    this.#view = view;
    this.#muted = readMuted().includes(id);
  }

  /** Without what people said who are blocked. */
  get #said(): readonly ChatLine[] {
    return (this.#view()?.chat ?? []).filter((line) => !session.blocked.includes(line.by));
  }
  get lines(): readonly ChatLine[] {
    return this.#muted ? [] : this.#said;
  }
  /** What others said. */
  get #heard(): readonly ChatLine[] {
    return this.#said.filter((line) => !session.isMe(line.by));
  }
  /** When somebody else said something last. */
  get latest(): number {
    return this.#heard.at(-1)?.unix_ms ?? 0;
  }
  /** What others have said since it was last read. */
  get unread(): readonly ChatLine[] {
    const until = this.#readUntil;
    return this.#muted || until === undefined ? [] : this.#heard.filter((line) => line.unix_ms > until);
  }
  /** Everything said so far counts as read. */
  read(): void {
    this.#readUntil = this.latest;
  }
  /** What was said before somebody came is no news to them. */
  begin(): void {
    this.#readUntil ??= this.latest;
  }

  get muted(): boolean {
    return this.#muted;
  }
  set muted(muted: boolean) {
    this.#muted = muted;
    const others = readMuted().filter((id) => id !== this.#id);
    writeItem(MUTED, muted ? [...others, this.#id].slice(-KEPT) : others);
  }
}
