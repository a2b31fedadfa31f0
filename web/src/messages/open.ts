// The page of private messages, opened together with its texts.

import type { Screen } from '../screens/load.ts';
import Messages from '../screens/Messages.svelte';
import { loadMessageTexts } from '../texts/parts.ts';

export async function open(): Promise<Screen> {
  await loadMessageTexts();
  return Messages as unknown as Screen;
}
