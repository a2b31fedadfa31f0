// The files of the engine on their way, with how far they have come: the largest takes a slow phone a while.

class Downloads {
  /** How much of each file has come, from 0 to 1: networks by their game, and the module as `engine`. */
  underWay: Readonly<Record<string, number>> = $state.raw({});
  readonly #files = new Map<string, Promise<ArrayBuffer>>();

  /** A file is fetched once, unless that fails. `bytes` is its length; what comes is compressed, so its headers say less. */
  fetch(name: string, url: string, bytes: number): Promise<ArrayBuffer> {
    const fetched = this.#files.get(name) ?? this.#load(name, url, bytes);
    this.#files.set(name, fetched);
    fetched.catch(() => this.#files.delete(name));
    return fetched;
  }

  async #load(name: string, url: string, expected: number): Promise<ArrayBuffer> {
    this.underWay = { ...this.underWay, [name]: 0 };
    try {
      const answer = await fetch(url);
      if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
      const parts: Uint8Array[] = [];
      let length = 0;
      for (const reader = answer.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        length += value.length;
        this.underWay = { ...this.underWay, [name]: Math.min(1, length / expected) };
      }
      const bytes = new Uint8Array(length);
      parts.reduce((at, part) => (bytes.set(part, at), at + part.length), 0);
      return bytes.buffer;
    } finally {
      const { [name]: _done, ...others } = this.underWay;
      this.underWay = others;
    }
  }
}

export const downloads = new Downloads();
