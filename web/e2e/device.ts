// A browser that keeps the app, and plays without a server.

import type { Page, TestInfo } from '@playwright/test';
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

/** Opens one for everybody at this device. */
export async function sitDownTogether(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByText('Pass and play', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/table\//);
}

/** What is kept here as a file. */
export async function saveDevice(page: Page, info: TestInfo): Promise<string> {
  await page.goto('/settings');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()]);
  const file = info.outputPath('device.json');
  await download.saveAs(file);
  return file;
}

/** Takes over a file from another browser. */
export async function loadDevice(page: Page, file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Load from a file' }).click()]);
  await chooser.setFiles(file);
}

/** Clears what the browser keeps of this server, as its own settings do. Kinds are those of Chromium's protocol. */
export async function clearStorage(page: Page, server: string, kinds: string): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Storage.clearDataForOrigin', { origin: server, storageTypes: kinds });
  await chromium.detach();
}
