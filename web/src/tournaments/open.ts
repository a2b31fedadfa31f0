// The screens of tournaments, opened together with their texts.

import type { Screen } from '../screens/load.ts';
import Tournament from '../screens/Tournament.svelte';
import Tournaments from '../screens/Tournaments.svelte';
import { loadTournamentTexts } from '../texts/parts.ts';

export async function open(screen: 'tournament' | 'tournaments'): Promise<Screen> {
  await loadTournamentTexts();
  return (screen === 'tournament' ? Tournament : Tournaments) as unknown as Screen;
}
