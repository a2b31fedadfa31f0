// What the app shows about e-mail, each opened together with its texts.

import type { Screen } from '../screens/load.ts';
import { loadMailTexts } from '../texts/parts.ts';

async function withTexts<T>(loading: Promise<{ default: T }>): Promise<T> {
  const [loaded] = await Promise.all([loading, loadMailTexts()]);
  return loaded.default;
}

export const openScreen = async (): Promise<Screen> => (await withTexts(import('../screens/Mail.svelte'))) as unknown as Screen;
export const openPanel = () => withTexts(import('../parts/MailPanel.svelte'));
export const openRecovery = () => withTexts(import('../parts/RecoverByMail.svelte'));
