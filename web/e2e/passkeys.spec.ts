// Passkeys, with an authenticator that Chromium plays: added, used without a name, renamed, removed; and what a person is told who cancels.

import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, keep, test } from './server.ts';

const PASSWORD = 'correct horse battery';
let made = 0;

interface Device {
  /** Whether somebody is there who touches it. */
  present: (present: boolean) => Promise<void>;
  /** Whether it recognises its owner. */
  recognises: (recognises: boolean) => Promise<void>;
  count: () => Promise<number>;
}

/** A device with a fingerprint reader, in this page. */
async function device(page: Page): Promise<Device> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    present: async (enabled) => void (await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    recognises: async (isUserVerified) => void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

/** Browsers have passkeys for the name of this machine, and none for its address. */
function named(server: string): string {
  return server.replace('127.0.0.1', 'localhost');
}

/** An account, signed in at this origin. */
async function signUp(page: Page, origin: string): Promise<string> {
  made += 1;
  const name = `Key-${process.pid}-${made}`;
  const answer = await page.context().request.post(`${origin}/api/account`, { headers: { origin }, data: { name, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return name;
}

/** The browser offers no passkeys by itself, so that each test chooses when. */
async function withoutFilling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in globalThis) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

async function add(page: Page, label: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByLabel('Passkey name').fill(label);
  await panel.getByLabel('Current password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Add passkey' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: label })).toBeVisible();
}

test('a passkey is added, signs in without a name, is renamed and removed', async ({ page, server }) => {
  const origin = named(server);
  const own = await device(page);
  await withoutFilling(page);
  const name = await signUp(page, origin);
  await page.goto(`${origin}/account`);
  const panel = page.getByRole('region', { name: 'Passkeys' });
  // The bell has its name as soon as its texts are there.
  await expect(async () => expect(await violations(page)).toEqual([])).toPass();
  await panel.getByLabel('Passkey name').fill('my phone');
  await panel.getByLabel('Current password').fill('wrong horse battery');
  await panel.getByRole('button', { name: 'Add passkey' }).click();
  await expect(panel.getByRole('alert')).toHaveText('That isn’t your current password.');
  expect(await own.count()).toBe(0);
  await add(page, 'my phone');
  expect(await own.count()).toBe(1);
  await expect(panel.getByText(/never used/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // The device has one already, and says so; a passkey serves instead of the password.
  await panel.getByLabel('Passkey name').fill('again');
  await panel.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(panel.getByRole('status')).toHaveText('You already have a passkey on this device.');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(panel.getByText(/last used/)).toBeVisible();

  await panel.getByRole('button', { name: 'Rename the passkey “my phone”' }).click();
  await expect(panel.getByLabel('Passkey name')).toBeFocused();
  await panel.getByLabel('Passkey name').fill('old phone');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toContainText('old phone');

  await panel.getByRole('button', { name: 'Remove the passkey “old phone”' }).click();
  await expect(panel.getByText('will no longer sign you in here')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Remove the passkey “old phone”' }).click();
  await panel.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(0);

  // The device still has it, and it opens nothing.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('We don’t recognise this passkey. It may have been removed.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('who cancels is told so calmly, and tries again', async ({ page, server }) => {
  const origin = named(server);
  const own = await device(page);
  await withoutFilling(page);
  const name = await signUp(page, origin);
  await page.goto(`${origin}/account`);
  await add(page, 'my phone');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  // A device that does not recognise its owner ends the request as a cancelled one ends.
  await own.recognises(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const said = page.getByText('Cancelled or timed out. You can try again at any time.');
  await expect(said).toBeVisible();
  await expect(said).not.toHaveClass(/wrong/);
  expect(await violations(page)).toEqual([]);
  await own.recognises(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
});

test('the browser offers a passkey among the names that it fills in', async ({ page, server }) => {
  const origin = named(server);
  const own = await device(page);
  const name = await signUp(page, origin);
  await page.goto(`${origin}/account`);
  await add(page, 'my phone');
  await own.present(false);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  // Chosen there, without the button.
  await own.present(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('where there can be no passkeys none are offered', async ({ page, server }) => {
  await page.goto(`${server}/account`);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await signUp(page, server);
  await page.goto(`${server}/account`);
  await expect(page.getByRole('region', { name: 'Recovery codes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toHaveCount(0);
});

for (const language of ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl']) {
  test(`passkeys in ${language}, on a narrow screen`, async ({ page, server }) => {
    const catalogue = readFileSync(new URL(`../../locales/${language}/passkeys.ftl`, import.meta.url), 'utf8');
    const said = (id: string): string => new RegExp(`^${id} = (.+)$`, 'm').exec(catalogue)![1]!;
    const origin = named(server);
    await device(page);
    await withoutFilling(page);
    await keep(page.context(), { language });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${origin}/account`);
    await expect(page.getByRole('button', { name: said('sign-in-passkey') })).toBeVisible();
    await signUp(page, origin);
    await page.goto(`${origin}/account`);
    const panel = page.getByRole('region', { name: said('passkeys-title') });
    await panel.getByLabel(said('passkey-label')).fill('x'.repeat(60));
    await panel.locator('input[type=password]').fill(PASSWORD);
    await panel.getByRole('button', { name: said('passkey-add') }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await panel.getByRole('listitem').getByRole('button').last().click();
    await expect(panel.getByRole('button', { name: said('passkey-keep'), exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(page)).toEqual([]);
  });
}
