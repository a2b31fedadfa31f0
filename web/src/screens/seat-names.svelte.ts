// What the players on a shared device are called: kept in this browser, for the next game too.

import { readItem, writeItem } from '../storage.ts';

const KEY = 'trilynx-seat-names';

function read(): string[] {
  try {
    const found: unknown = JSON.parse(readItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map((name) => (typeof name === 'string' ? name : '')) : [];
  } catch {
    return [];
  }
}

export class SeatNames {
  #names: readonly string[] = $state.raw(read());

  /** The name of a seat; empty where none was given. */
  get(seat: number): string {
    return this.#names[seat] ?? '';
  }
  set(seat: number, name: string): void {
    const names = Array.from({ length: Math.max(seat + 1, this.#names.length) }, (_, n) => this.get(n));
    this.#names = names.with(seat, name.trim());
    writeItem(KEY, this.#names);
  }
}
