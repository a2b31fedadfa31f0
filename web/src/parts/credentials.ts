// What is wrong with a name or a password that was refused, the plainest reason first.

import type { Submission } from '../live/submission.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import { LIMITS } from '../wire/facts.ts';

export function wrongName(attempt: Pick<Submission, 'wrongName' | 'fault'>, name: string): string {
  const short = attempt.fault?.code === 'unfit' && name.trim().length < LIMITS.shortestName;
  return attempt.wrongName !== '' && short ? t('name-too-short', { least: LIMITS.shortestName }) : attempt.wrongName;
}

export function wrongPassword(attempt: Pick<Submission, 'wrongPassword'>, password: string): string {
  // The server counts bytes: what has fewer characters may still be refused for being easy to guess.
  const short = new TextEncoder().encode(password).length < LIMITS.shortestPassword;
  return attempt.wrongPassword !== '' && short ? t('password-too-short', { least: LIMITS.shortestPassword }) : attempt.wrongPassword;
}
