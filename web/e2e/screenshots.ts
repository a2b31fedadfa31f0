// `cargo xtask screenshots [FOLDER [WORD…]]`: every screen at five sizes, light and dark, and where there is a board in each of the four sets.
//
// The one thing to know: words choose. `yinsh dark 390` takes the screens with "yinsh" in their names, dark, at the sizes that are 390 wide
// or high; several words of one kind are alternatives.

import { join } from 'node:path';
import { BOARD } from './fits.ts';
import { test } from './server.ts';
import { SCREENS, SETS, THEMES } from './screens.ts';

const FOLDER = process.env['TRILYNX_PICTURES'] ?? 'target/screenshots';
const WORDS = (process.env['TRILYNX_WORDS'] ?? '').split(' ').filter((word) => word !== '');
const SIZES = ['390x844', '844x390', '820x1180', '1280x800', '1920x1080'] as const;

/** Words that choose among `all` of one kind, and what they choose; without such words it is everything. */
function chosen<T extends string>(all: readonly T[], words: readonly string[], by: (thing: T, word: string) => boolean): readonly T[] {
  return words.length === 0 ? all : all.filter((thing) => words.some((word) => by(thing, word)));
}

const isNumber = (word: string): boolean => /^\d+(x\d+)?$/.test(word);
const isOneOf = (all: readonly string[]) => (word: string): boolean => all.includes(word);
const themes = chosen(THEMES, WORDS.filter(isOneOf(THEMES)), (theme, word) => theme === word);
const sets = chosen(SETS, WORDS.filter(isOneOf(SETS)), (set, word) => set === word);
const sizes = chosen(SIZES, WORDS.filter(isNumber), (size, word) => size === word || size.split('x').includes(word));
const names = WORDS.filter((word) => !isNumber(word) && !isOneOf([...THEMES, ...SETS])(word));

// Sets that nobody has chosen are not loaded by the page; they are added here, which its policy does not allow.
test.use({ staged: true, bypassCSP: true });

for (const screen of SCREENS) {
  if (names.length > 0 && !names.some((name) => screen.name.includes(name))) continue;
  test(screen.name, async ({ page }) => {
    await screen.open(page);
    // The pointer would light something up.
    await page.mouse.move(0, 0);
    // Other screens differ in nothing that can be seen, or show all sets anyway.
    const made = (await page.locator(BOARD).count()) > 0 ? sets : [undefined];
    for (const set of made) if (set) await page.addStyleTag({ path: `src/look/sets/${set}.css` });
    for (const size of sizes) {
      const [width, height] = size.split('x').map(Number) as [number, number];
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        for (const set of made) {
          if (set) await page.evaluate((set) => void (document.documentElement.dataset['set'] = set), set);
          const path = join(FOLDER, `${[screen.name, size, colorScheme, ...(set ? [set] : [])].join('-')}.png`);
          await page.screenshot({ path, fullPage: !screen.name.startsWith('rules'), caret: 'hide' });
        }
      }
    }
  });
}
