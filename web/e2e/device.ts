// A browser that keeps the app, and plays without a server.

import type { Page } from '@playwright/test';
import { keep } from './server.ts';

/** Visits the first page, and waits until everything has been kept. */
export async function visit(page: Page): Promise<void> {
  await keep(page.context(), { botPace: 'quick', tips: false });
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('trilynx-engine') !== null);
}

/** Opens a table in the page, against the weakest bot. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  const level = page.getByRole('slider', { name: 'How strong?' });
  await level.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
}

/** Clears what the browser keeps of this server, as its own settings do. Kinds are those of Chromium's protocol. */
export async function clearStorage(page: Page, server: string, kinds: string): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Storage.clearDataForOrigin', { origin: server, storageTypes: kinds });
  await chromium.detach();
}
