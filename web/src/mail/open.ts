// What the app shows about e-mail, each opened together with its texts.

import type { Screen } from '../screens/load.ts';
import { loadMailTexts, withTexts } from '../texts/parts.ts';

export const openScreen = async (): Promise<Screen> => (await withTexts(loadMailTexts(), import('../screens/Mail.svelte'))) as unknown as Screen;
export const openPanel = () => withTexts(loadMailTexts(), import('../parts/MailPanel.svelte'));
export const openRecovery = () => withTexts(loadMailTexts(), import('../parts/RecoverByMail.svelte'));
