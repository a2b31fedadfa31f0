// What a place at the table shows of the person who sits there.

import type { Snippet } from 'svelte';
import type { Clocks, Linko } from '../../wire/types.ts';

export interface Place {
  readonly position: Linko;
  readonly seat: number;
  /** Whether this is the viewer's own place: drawn cards fly to the hand below instead of here, and its size is seen there. */
  readonly own: boolean;
  readonly name: string;
  readonly profile: string | undefined;
  readonly face: Snippet<[seat: number]> | undefined;
  readonly deciding: boolean;
  /** Whether the game is over. */
  readonly over: boolean;
  readonly away: boolean;
  readonly winner: boolean;
  readonly clocks: Clocks | null;
  readonly serviceNow: () => number;
}
