// How the browser tests run: in Debian's Chromium, over real servers, a few at a time. `cargo xtask browser` installs what they need.
//
// The one thing to know: the projects share the servers, the players and the table of screens. `tests` is what has to pass; `browsers`,
// `screenshots`, `vitals`, `frames` and `engine` are run by their own commands, and all but the first of these write pictures or figures.

import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../target/browser/results',
  // A slow machine takes long and is right all the same: these limits only end what hangs.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What passes only the second time is reported as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    // Games by mouse are played with motion; elsewhere nobody would see it.
    reducedMotion: 'reduce',
    // Only what is tested without a network needs one.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['TRILYNX_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'browsers', testMatch: 'browsers/visits.ts' },
    { name: 'screenshots', testMatch: 'screenshots.ts' },
    { name: 'vitals', testMatch: ['vitals.ts', 'first-answer.ts'] },
    { name: 'frames', testMatch: 'frames.ts' },
    { name: 'engine', testMatch: 'engine.ts' },
  ],
});
