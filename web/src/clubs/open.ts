// The screens of clubs, opened together with their texts and those of tournaments.

import type { Screen } from '../screens/load.ts';
import Club from '../screens/Club.svelte';
import Clubs from '../screens/Clubs.svelte';
import { loadClubTexts, loadTournamentTexts } from '../texts/parts.ts';

export async function open(screen: 'club' | 'clubs'): Promise<Screen> {
  await Promise.all([loadClubTexts(), loadTournamentTexts()]);
  return (screen === 'club' ? Club : Clubs) as unknown as Screen;
}
