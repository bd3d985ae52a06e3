/** Runs work one at a time for each key, in the order it came. */
export class KeyedLock {
  readonly #tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key);
    const mine = before ? before.then(work, work) : work();
    const tail = mine.catch(() => {});
    this.#tails.set(key, tail);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    }
  }

  /** Resolves when everything that was waiting at the call is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#tails.values());
  }
}
