// What the server is asked about e-mail.

import type { MailState } from '../wire/types.ts';
import { ApiError, callServer } from '../live/api.ts';

export const mail = {
  /** Whether the server sends mail; for the owner of an account, also where to. */
  state: () => callServer<MailState>('GET', '/account/mail'),
  set: (address: string, language: string, password: string) => callServer<undefined>('POST', '/account/mail', { address, language, password }),
  remove: (password: string) => callServer<undefined>('DELETE', '/account/mail', { password }),
  confirm: (code: string) => callServer<undefined>('POST', '/account/mail/confirm', { code }),
  digest: (on: boolean) => callServer<undefined>('POST', '/account/mail/digest', { on }),
  /** The answer is the same whether there is such an account or not. */
  sendRecovery: (name: string) => callServer<undefined>('POST', '/account/recover/mail', { name }),
};

/** Ends digests, by the address that a mail program would ask too. */
export async function unsubscribe(token: string): Promise<void> {
  const answer = await fetch(`/mail/unsubscribe?token=${encodeURIComponent(token)}`, { method: 'POST' }).catch(() => undefined);
  if (answer === undefined) throw new ApiError({ code: 'unavailable' }, true);
  if (!answer.ok) throw new ApiError({ code: answer.status === 429 ? 'unavailable' : 'not_found' });
}
