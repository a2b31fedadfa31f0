// Every screen for everybody: axe finds nothing in either theme, nothing jumps while it loads, zoom to 400 % leaves nothing beside the
// page, and forced colours leave every button an edge.

import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './server.ts';
import { SCREENS, THEMES } from './screens.ts';
import { feel } from './weight.ts';

test.use({ staged: true });

/** A shift nobody sees: text that is set again by a fraction of a pixel. */
const STILL = 0.01;
/** 1280 by 1024 pixels, each four times as large. */
const ZOOMED = { width: 320, height: 256 };

/** Controls that lie beside the page, and how much wider than the window the page is. */
function beside(page: Page): Promise<{ wider: number; controls: string[] }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const controls = [...document.querySelectorAll('a[href], button, input, select, summary, textarea, [role="gridcell"]')];
    const lost = controls.filter((control) => {
      const { left, right, width, height } = control.getBoundingClientRect();
      // What is folded away keeps the place it had in a wider window.
      return control.checkVisibility() && width > 0 && height > 0 && (left < -1 || right > root.clientWidth + 1);
    });
    const name = (control: Element): string => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    return { wider: root.scrollWidth - root.clientWidth, controls: lost.map((control) => `${control.tagName} ${name(control)}`) };
  });
}

/** Buttons that are told from text by a colour alone, which forced colours take away. */
function bare(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button:not(:disabled)')]
      .filter((button) => {
        const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(button);
        const edged = borderStyle !== 'none' && borderWidth !== '0px';
        return !edged && textDecorationLine === 'none' && button.querySelector('svg') === null;
      })
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
  );
}

/** A slow network shows text in other fonts first, and that must not move anything. */
async function delayFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fallback();
  });
}

for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    const felt = await feel(page);
    await delayFonts(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await screen.open(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const { cls, moved } = await felt();
      if (!screen.grows) expect.soft(cls, `layout shift at ${width} px: ${moved.join('; ')}`).toBeLessThanOrEqual(STILL);
    }
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page), `axe, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await bare(page), 'buttons without an edge under forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(ZOOMED);
    expect.soft(await beside(page), 'at 400 %').toEqual({ wider: 0, controls: [] });
  });
}
