// The puzzle of the day for a screen that shows other things as well, opened together with its texts.

import PuzzleToday from '../parts/PuzzleToday.svelte';
import { loadPuzzleTexts } from '../texts/parts.ts';
import { everyText } from '../texts/texts.svelte.ts';

export async function openToday(): Promise<typeof PuzzleToday> {
  await Promise.all([loadPuzzleTexts(), everyText()]);
  return PuzzleToday;
}
