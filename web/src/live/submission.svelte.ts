// The state of a form's request to the server: under way, done, or failed with a reason.

import type { Error as Fault } from '../wire/types.ts';
import { t } from '../texts/texts.svelte.ts';
import { faultWords } from '../texts/reasons.ts';
import { faultOf } from './api.ts';

export class Submission {
  busy = $state(false);
  done = $state(false);
  fault: Fault | undefined = $state.raw();

  /** Sends the request; a second one while the first is under way does nothing. */
  async run(request: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.done = false;
    this.fault = undefined;
    try {
      await request();
      this.done = true;
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** What is wrong with the new name. */
  get wrongName(): string {
    if (this.fault?.code === 'taken') return t('name-taken');
    return this.fault?.code === 'unfit' && this.fault.what === 'name' ? t('name-unfit') : '';
  }

  /** What is wrong with the new password. */
  get wrongPassword(): string {
    return this.fault?.code === 'unfit' && this.fault.what === 'password' ? t('password-unfit') : '';
  }

  /** What is wrong with the current password. */
  get notMyPassword(): string {
    return this.fault?.code === 'wrong_password' ? t('password-wrong') : '';
  }

  /** What is wrong, in one sentence. */
  get wrong(): string {
    return this.fault === undefined ? '' : faultWords(this.fault);
  }
}
