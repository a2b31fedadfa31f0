// Something that is shown if it comes soon: what lies below waits for it, and does not move when it comes late.

const WAIT_MS = 1_500;

export class InTime<Found> {
  found: Found | undefined = $state.raw();
  waits = $state(true);

  constructor(readonly ask: () => Promise<Found | undefined>) {}

  /** Ends with what it returns. */
  start(): () => void {
    const answer = (found: Found | undefined): void => {
      if (this.waits) [this.found, this.waits] = [found, false];
    };
    void this.ask().then(answer, () => answer(undefined));
    const timer = setTimeout(() => answer(undefined), WAIT_MS);
    return () => clearTimeout(timer);
  }
}
