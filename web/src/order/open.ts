// The parts of the app that keep order, each opened together with its texts.

import type { Screen } from '../screens/load.ts';
import { loadOrderTexts, withTexts } from '../texts/parts.ts';

export const openScreen = async (): Promise<Screen> => (await withTexts(loadOrderTexts(), import('../screens/Moderation.svelte'))) as unknown as Screen;
export const openNotice = () => withTexts(loadOrderTexts(), import('../parts/SanctionNotice.svelte'));
export const openConduct = () => withTexts(loadOrderTexts(), import('../parts/OwnConduct.svelte'));
export const openReport = () => withTexts(loadOrderTexts(), import('../parts/ReportForm.svelte'));
export const openAppeal = () => withTexts(loadOrderTexts(), import('../parts/AppealAct.svelte'));
