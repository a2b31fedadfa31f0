// `cargo xtask vitals`: how fast the first pages feel on a slow phone and a slow network. Figures of this machine, nothing is asserted.

import { test } from './server.ts';
import { openTable } from './server.ts';
import { countBytes, feel } from './weight.ts';
import { offered } from './player.ts';

/** A slow fourth-generation network, and a processor four times as slow as this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWER = 4;

test.use({ staged: true, viewport: { width: 390, height: 844 } });

const rows: string[] = [];

for (const name of ['home', 'play', 'table'] as const) {
  test(name, async ({ page }) => {
    const path = name === 'home' ? '/' : name === 'play' ? '/play/yinsh' : await openTable(page, {}, ['me', { bot: 'level1' }]);
    const { session, bytes } = await countBytes(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const felt = await feel(page);
    await page.goto(path);
    if (name === 'table') await offered(page, 0);
    else await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const { lcp, tbt, cls } = await felt();
    rows.push([name.padEnd(8), `${(lcp / 1000).toFixed(2)} s`.padStart(8), `${tbt.toFixed(0)} ms`.padStart(8), cls.toFixed(3).padStart(7), `${(bytes() / 1024).toFixed(1)} KiB`.padStart(10)].join(' '));
  });
}

test.afterAll(() => {
  if (rows.length === 3) console.log([`${'page'.padEnd(8)} ${'LCP'.padStart(8)} ${'TBT'.padStart(8)} ${'CLS'.padStart(7)} ${'bytes'.padStart(10)}`, ...rows].join('\n'));
});
