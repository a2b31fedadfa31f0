// What a part is given that has a title of its own.

import type { Snippet } from 'svelte';

export interface Titled {
  /** The identifier of the title. */
  id: string;
  title: string;
  children: Snippet;
}
