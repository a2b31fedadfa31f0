// The screens of puzzles, opened together with their texts.

import type { Screen } from '../screens/load.ts';
import Puzzle from '../screens/Puzzle.svelte';
import Puzzles from '../screens/Puzzles.svelte';
import { loadPuzzleTexts } from '../texts/parts.ts';

export async function open(screen: 'puzzle' | 'puzzles'): Promise<Screen> {
  await loadPuzzleTexts();
  return (screen === 'puzzle' ? Puzzle : Puzzles) as unknown as Screen;
}
