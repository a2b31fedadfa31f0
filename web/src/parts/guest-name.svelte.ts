// The name by which a guest wants to be seen: sent to the server, and kept in this browser.

import { further } from '../live/further.ts';
import { session } from '../live/session.svelte.ts';
import { Submission } from '../live/submission.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import { ownName, rememberName } from './remembered.ts';

export class GuestName {
  wanted = $state(ownName());
  readonly naming = new Submission();

  get wrong(): string {
    const { fault } = this.naming;
    return fault?.code === 'unfit' ? t('guest-name-unfit') : fault?.code === 'taken' ? t('name-taken') : this.naming.wrong;
  }

  /** Says whether the name is theirs now. */
  async take(name: string): Promise<boolean> {
    await this.naming.run(async () => session.setMe(await further.nameGuest(name)));
    if (this.naming.fault) return false;
    rememberName(name);
    return true;
  }
}
