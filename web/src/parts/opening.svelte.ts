// Opening a table, once, however often the button is pressed or the network fails.

import type { GameName, Options, SeatOffer, TableId } from '../wire/types.ts';
import { router } from '../route.svelte.ts';
import { faultWords } from '../texts/reasons.ts';
import { loadRefusals } from '../texts/refusals-loaded.svelte.ts';
import { faultOf } from '../live/api.ts';
import { openTable } from '../live/open-table.ts';
import { session } from '../live/session.svelte.ts';
import { rememberBot, rememberGame } from './device.ts';
import { defaultForm, optionsOf, seatsOf, type Opponent, type OptionsForm } from './options-form.ts';

export class Opening {
  busy = $state(false);
  wrong = $state('');
  /** Without an answer the table may have been opened all the same: the same key opens no second one. */
  #key = crypto.randomUUID();

  /** Opens a table and goes there. What is to be done with its id is done first. */
  async open(game: GameName, how: Opponent, form: OptionsForm, others: SeatOffer, before: (table: TableId) => void = () => undefined): Promise<void> {
    await this.#run(async () => {
      // Whether a game against people can be rated is known only when it is known who plays.
      if (how === 'friend' || how === 'anybody') await session.connection();
      const options: Options = optionsOf(game, how, form, session.me?.guest ?? true);
      const table = await openTable(options, seatsOf(options, form, others), this.#key);
      before(table);
      rememberGame(game);
      router.go({ screen: 'table', table, game });
    });
  }

  async againstBot(game: GameName, bot: string, form: OptionsForm = defaultForm()): Promise<void> {
    await this.open(game, 'bot', form, { bot }, (table) => rememberBot(game, { bot, table }));
  }

  async #run(open: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = '';
    try {
      await open();
    } catch (error) {
      const fault = faultOf(error);
      if (fault.code !== 'unavailable') await loadRefusals().catch(() => undefined);
      this.wrong = faultWords(fault);
      if (fault.code !== 'unavailable') this.#key = crypto.randomUUID();
    } finally {
      this.busy = false;
    }
  }
}
