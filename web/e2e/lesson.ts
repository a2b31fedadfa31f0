// Somebody who is led through a lesson by its hints.

import { expect, type Locator, type Page } from '@playwright/test';

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Does what the hint says until the step is done. */
export async function beShown(page: Page): Promise<void> {
  const right = page.getByText('Right!', { exact: true });
  // While a decision is on its way there is a hint that cannot be asked for yet.
  const hint = page.getByRole('button', { name: 'Hint', exact: true, disabled: false });
  for (let decisions = 0; decisions < 16; decisions += 1) {
    await expect(right.or(hint)).toBeVisible();
    if (await right.isVisible()) return;
    await hint.click();
    // On a board the first hint says where to look, and the second shows the move.
    const move = button(page, 'Show the move');
    await expect(move.or(button(page, 'Show me'))).toBeVisible();
    if (await move.isVisible()) await move.click();
    await button(page, 'Show me').click();
    // The next decision has a hint of its own, which is asked for again.
    await expect(button(page, 'Show me')).toHaveCount(0);
  }
  throw new Error('the hint leads nowhere');
}
