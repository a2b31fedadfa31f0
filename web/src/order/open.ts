// The parts of the app that keep order, each opened together with its texts.

import type { Screen } from '../screens/load.ts';
import { loadOrderTexts } from '../texts/parts.ts';

async function withTexts<T>(loading: Promise<{ default: T }>): Promise<T> {
  const [loaded] = await Promise.all([loading, loadOrderTexts()]);
  return loaded.default;
}

export const openScreen = async (): Promise<Screen> => (await withTexts(import('../screens/Moderation.svelte'))) as unknown as Screen;
export const openNotice = () => withTexts(import('../parts/SanctionNotice.svelte'));
export const openConduct = () => withTexts(import('../parts/OwnConduct.svelte'));
export const openReport = () => withTexts(import('../parts/ReportForm.svelte'));
export const openAppeal = () => withTexts(import('../parts/AppealAct.svelte'));
