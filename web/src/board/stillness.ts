// Whether pieces are on their way, and what waits until they are not: as long as nothing else on the page changes, they move without a jerk.

/** In milliseconds: how much longer than planned a motion may take on a slow device. One that is not seen never ends by itself. */
const PATIENCE = 700;

let moving = 0;
const waiting: (() => void)[] = [];

/** Pieces are on their way: for `duration`, or until what is returned is called. */
export function beginMotion(duration: number): () => void {
  let ended = false;
  moving += 1;
  const end = (): void => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    moving -= 1;
    if (moving === 0) for (const run of waiting.splice(0)) run();
  };
  const timer = setTimeout(end, duration + PATIENCE);
  return end;
}

/** Runs something as soon as nothing moves: at once, or when all has arrived, in the order in which it was asked for. */
export function whenStill(run: () => void): void {
  if (moving === 0) run();
  else waiting.push(run);
}

/** Runs at once what waits. */
export function hurry(): void {
  for (const run of waiting.splice(0)) run();
}
