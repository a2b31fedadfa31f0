// What is wrong with a name or a password that was refused, the plainest reason first.

import type { Submission } from '../live/submission.svelte.ts';
import { t } from '../texts/texts.svelte.ts';

/** The bounds of the server. */
const SHORTEST_NAME = 3;
const SHORTEST_PASSWORD = 8;

export function wrongName(attempt: Pick<Submission, 'wrongName' | 'fault'>, name: string): string {
  const short = attempt.fault?.code === 'unfit' && name.trim().length < SHORTEST_NAME;
  return attempt.wrongName !== '' && short ? t('name-too-short', { least: SHORTEST_NAME }) : attempt.wrongName;
}

export function wrongPassword(attempt: Pick<Submission, 'wrongPassword'>, password: string): string {
  // The server counts bytes: what has fewer characters may still be refused for being easy to guess.
  const short = new TextEncoder().encode(password).length < SHORTEST_PASSWORD;
  return attempt.wrongPassword !== '' && short ? t('password-too-short', { least: SHORTEST_PASSWORD }) : attempt.wrongPassword;
}
