// How many tables wait for the move of the person here. Loaded for those who have an account, when the browser has nothing else to do, and by
// a table that leads to the next one.

import type { MyMoves } from '../wire/types.ts';
import { session } from '../live/session.svelte.ts';
import { router } from '../route.svelte.ts';
import { people } from './api.ts';

const LOOK_AGAIN_MS = 60_000;
/** Who goes from page to page does not ask on every one of them. */
const AT_MOST_EVERY_MS = 5_000;

let lookedAt = -Infinity;
let following = false;

/** Asks for the tables that wait, and tells the frame how many there are. */
export async function myMoves(): Promise<MyMoves> {
  lookedAt = Date.now();
  const found = await people.moves();
  session.waiting = found.waiting;
  return found;
}

function look(): void {
  if (session.me?.guest !== false) session.waiting = 0;
  else if (document.visibilityState === 'visible' && Date.now() - lookedAt >= AT_MOST_EVERY_MS) void myMoves().catch(() => undefined);
}

/** Keeps the number of tables up to date from now on. */
export function followMoves(): void {
  if (following) return;
  following = true;
  setInterval(look, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', look);
  $effect.root(() => {
    $effect(() => {
      void [router.now, session.me?.id];
      look();
    });
  });
}
