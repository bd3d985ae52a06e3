import { afterAttended } from '../attended.ts';

/** Looking at the page failed: it hung, it went away, or it changed under the look. */
export class ObserveError extends Error {
  readonly kind: 'deadline' | 'closed' | 'failed';

  constructor(kind: 'deadline' | 'closed' | 'failed', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ObserveError';
    this.kind = kind;
  }
}

/**
 * A point in time that every step of a look is raced with, because calls into a page may never answer; it is put off by
 * the time for which this process stood still.
 */
export class Deadline {
  #end: number;
  readonly #total: number;

  constructor(milliseconds: number) {
    this.#total = milliseconds;
    this.#end = performance.now() + milliseconds;
  }

  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /** Settles as `work` does, or rejects when time is up; a late rejection of `work` is swallowed. */
  async race<T>(work: Promise<T>, doing: string): Promise<T> {
    work.catch(() => {});
    let forget = () => 0;
    const late = new Promise<never>((_, reject) => {
      forget = afterAttended(this.left, () =>
        reject(new ObserveError('deadline', `The page did not answer within ${this.#total} ms while ${doing}.`)),
      );
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      this.#end += forget();
    }
  }
}
