// A proved result in words.

import type { Proof } from '../local/info.ts';
import { t } from '../texts/texts.svelte.ts';

/** For the seat that decides. */
export function proofWords(proof: Proof): string {
  return proof.result === 'draw' ? t('analysis-draw') : t(`analysis-proof-${proof.result}`, { moves: proof.moves });
}

/** With the name of who wins, where there are two. */
export function winnerWords(proof: Proof, seat: number, names: readonly string[]): string {
  if (proof.result === 'draw') return t('analysis-draw');
  const winner = proof.result === 'win' ? seat : 1 - seat;
  return t('analysis-wins', { name: names[winner] ?? '', moves: proof.moves });
}
