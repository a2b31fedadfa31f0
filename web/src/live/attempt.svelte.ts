// Something that is asked of the server by a form: under way, done, or failed with a reason. What was typed stays where it is.

import type { Error as Fault } from '../wire/types.ts';
import { t } from '../texts/texts.svelte.ts';
import { faultWords } from '../texts/reasons.ts';
import { faultOf } from './api.ts';

export class Attempt {
  busy = $state(false);
  done = $state(false);
  fault: Fault | undefined = $state.raw();

  /** Tries once; a second try while the first is under way does nothing. */
  async try(run: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.done = false;
    this.fault = undefined;
    try {
      await run();
      this.done = true;
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** What is wrong with the name that was asked for. */
  get wrongName(): string {
    if (this.fault?.code === 'taken') return t('name-taken');
    return this.fault?.code === 'unfit' && this.fault.what === 'name' ? t('name-unfit') : '';
  }

  /** What is wrong with the new password. */
  get wrongPassword(): string {
    return this.fault?.code === 'unfit' && this.fault.what === 'password' ? t('password-unfit') : '';
  }

  /** What is wrong with the password that shows who one is. */
  get notMyPassword(): string {
    return this.fault?.code === 'wrong_password' ? t('password-wrong') : '';
  }

  /** What is wrong altogether. */
  get wrong(): string {
    return this.fault === undefined ? '' : faultWords(this.fault);
  }
}
