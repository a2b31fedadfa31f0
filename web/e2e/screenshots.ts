// `cargo xtask screenshots [FOLDER]`: every screen, wide and narrow, light and dark.

import { join } from 'node:path';
import { test } from './server.ts';
import { SCREENS, THEMES } from './screens.ts';

const FOLDER = process.env['TRILYNX_PICTURES'] ?? 'target/screenshots';
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

test.use({ staged: true });

for (const screen of SCREENS) {
  for (const size of SIZES) {
    test(`${screen.name} at ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size);
      await screen.open(page);
      // The pointer would light something up.
      await page.mouse.move(0, 0);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await page.screenshot({ path: join(FOLDER, `${screen.name}-${size.width}-${theme}.png`), fullPage: !screen.name.startsWith('rules'), caret: 'hide' });
      }
    });
  }
}
