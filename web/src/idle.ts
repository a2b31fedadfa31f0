// Work that can wait until the browser has nothing else to do.

export function whenIdle(load: () => Promise<unknown>): void {
  // What fails here fails again where it is needed, and is reported there.
  const run = (): void => void load().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_000);
}
