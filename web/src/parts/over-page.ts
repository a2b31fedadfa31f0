// What other people bring about on whatever page is open, loaded when it happens.

import type { Component } from 'svelte';
import type { Challenge, Sanction, ToClient } from '../wire/types.ts';
import { everyText } from '../texts/texts.svelte.ts';

export async function loadChallenges(): Promise<Component<{ challenges: readonly Challenge[] }>> {
  const [{ default: ChallengeNotice }] = await Promise.all([import('./ChallengeNotice.svelte'), everyText()]);
  return ChallengeNotice;
}

export async function loadSanctions(): Promise<Component<{ sanctions: readonly Sanction[] }>> {
  return (await import('../order/open.ts')).openNotice();
}

/** A tournament calls its players. */
export async function called(frame: Extract<ToClient, { say: 'tournament_table' }>): Promise<void> {
  const { showCall } = await import('../tournaments/called.ts');
  await showCall(frame);
}

/** Shows people with an account how many tables wait for them. */
export async function follow(): Promise<void> {
  const { followMoves } = await import('../people/moves.svelte.ts');
  followMoves();
}
