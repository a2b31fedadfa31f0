// What is read again when the server says that it has changed: once for all changes that come in one moment.

const TOGETHER_MS = 250;

export class Soon {
  readonly #run: () => unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => unknown) {
    this.#run = run;
  }

  ask(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#run();
    }, TOGETHER_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
