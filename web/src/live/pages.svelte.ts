// A list that is loaded page by page.

import { faultWords } from '../texts/reasons.ts';
import { faultOf } from './api.ts';

export class Pages<Page> {
  shown: Page | undefined = $state.raw();
  busy = $state(false);
  /** Why the last page could not be loaded, in words. */
  wrong = $state('');
  #asked = 0;
  readonly #join: (shown: Page, page: Page) => Page;

  /** `first` is a page that has been loaded already. */
  constructor(join: (shown: Page, page: Page) => Page, first?: Page) {
    this.#join = join;
    this.shown = first;
  }

  /** Another list may be chosen while a page is on its way: then that page is not wanted any more. */
  async load(page: Promise<Page>, after: string | undefined): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    this.busy = true;
    this.wrong = '';
    try {
      const loaded = await page;
      if (mine !== this.#asked) return;
      this.shown = after === undefined || !this.shown ? loaded : this.#join(this.shown, loaded);
    } catch (error) {
      if (mine === this.#asked) this.wrong = faultWords(faultOf(error));
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }
}
