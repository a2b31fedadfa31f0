// Words as a sentence begins.

import { language } from './texts.svelte.ts';

/** With a capital letter. In Dutch the accent of "één" goes with it, and "ij" is one letter. */
export function capitalised(words: string): string {
  if (language() === 'nl') {
    if (words.startsWith('éé')) return `Eé${words.slice(2)}`;
    if (words.startsWith('ij')) return `IJ${words.slice(2)}`;
  }
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}
