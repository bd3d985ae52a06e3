import { ServiceError } from '../../../contract/index.ts';
import type { ModelEngine } from '../config/schema.ts';

/** Credits for tokens at the engine's price. */
export function creditsFor(price: ModelEngine['price'], inputTokens: number, outputTokens: number): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

/**
 * What an engine has spent in this process, and the cap on it. Sessions share it: each call sets aside the most it can
 * cost before it starts, so that calls running side by side cannot pass the cap together.
 */
export class Budget {
  readonly #engine: string;
  readonly #cap: number | null;
  #spent = 0;
  #aside = 0;

  constructor(engine: string, capCredits: number | undefined) {
    this.#engine = engine;
    this.#cap = capCredits ?? null;
  }

  get spent(): number {
    return this.#spent;
  }

  /**
   * Sets `most` credits aside; call the returned function once with what was really spent.
   * @throws ServiceError 502 `engine_unavailable` with the reason `cap_reached`
   */
  reserve(most: number): (actual: number) => void {
    if (this.#cap !== null && this.#spent + this.#aside + most > this.#cap) {
      throw new ServiceError(
        502,
        'engine_unavailable',
        `engine \`${this.#engine}\` has spent ${round(this.#spent)} of its ${this.#cap} credits, and the next call ` +
          `may cost ${round(most)}; raise \`cap_credits\``,
        { engine: this.#engine, reason: 'cap_reached', spent_credits: this.#spent, cap_credits: this.#cap },
      );
    }
    this.#aside += most;
    let settled = false;
    return (actual) => {
      if (settled) return;
      settled = true;
      this.#aside -= most;
      this.#spent += actual;
    };
  }
}

function round(credits: number): number {
  return Number(credits.toPrecision(4));
}
