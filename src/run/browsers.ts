import type { Browser } from 'playwright-core';
import { BrowserNotFoundError, launchBrowser } from '../browser/launch/launch.ts';
import { InputError } from '../scenario/problem.ts';

/** One browser for all sessions of a run, started when first needed and again after it died. */
export class SharedBrowser {
  readonly #headed: boolean;
  #browser: Browser | null = null;
  #launching: Promise<Browser> | null = null;
  #closed = false;

  constructor(headed: boolean) {
    this.#headed = headed;
  }

  async get(): Promise<Browser> {
    if (this.#closed) throw new Error('the run has ended');
    if (this.#browser?.isConnected()) return this.#browser;
    // Sessions that miss it at once wait for the same start.
    this.#launching ??= launchBrowser({ headed: this.#headed }).finally(() => {
      this.#launching = null;
    });
    this.#browser = await this.#launching;
    return this.#browser;
  }

  /**
   * Starts it, so that a browser which cannot be had ends the run before any session.
   * @throws InputError when it is one that the environment names; BrowserNotFoundError when there is none at all.
   */
  async start(env: NodeJS.ProcessEnv): Promise<void> {
    try {
      await this.get();
    } catch (error) {
      const named = env.DRAMATIS_BROWSER || env.DRAMATIS_CHROMIUM;
      if (error instanceof RangeError || (named && error instanceof BrowserNotFoundError))
        throw new InputError([{ file: '', line: null, column: null, message: error.message }]);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const browser = (await this.#launching?.catch(() => null)) ?? this.#browser;
    await browser?.close().catch(() => undefined);
  }
}
