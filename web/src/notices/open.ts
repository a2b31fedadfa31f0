// The page of notifications, opened together with its texts.

import type { Screen } from '../screens/load.ts';
import Notices from '../screens/Notices.svelte';
import { loadNoticeTexts } from '../texts/parts.ts';

export async function open(): Promise<Screen> {
  await loadNoticeTexts();
  return Notices as unknown as Screen;
}
