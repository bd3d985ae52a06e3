import type { BrowserContext, Page } from 'playwright-core';
import type { Pacing } from '../../contract/index.ts';
import { orElse } from '../guard/deadline.ts';
import { evaluateIn } from '../guard/evaluate.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import { CLOCK_KEY, installClock, type PageClock } from './page-clock.ts';

const TELL_MS = 5000;
/** A page need not live through more than this of one thought. */
const LONGEST_THOUGHT_MS = 60_000;

/**
 * How the page's time and the person's go together. With `pause_on_decide` the page stands still from the moment it
 * is looked at until it is acted on, and then lives through as long as the person thought, however long the engine
 * took. The other pacings leave the page alone.
 */
export class Pace {
  readonly #pauses: boolean;
  readonly #sessions: ProtocolSessions;
  #held: Page | null = null;

  constructor(pacing: Pacing, sessions: ProtocolSessions) {
    this.#pauses = pacing === 'pause_on_decide';
    this.#sessions = sessions;
  }

  /** To be called before the context has a page. */
  static async install(context: BrowserContext, pacing: Pacing): Promise<void> {
    if (pacing === 'pause_on_decide') await context.addInitScript(installClock, CLOCK_KEY);
  }

  async hold(page: Page): Promise<void> {
    if (!this.#pauses) return;
    if (this.#held) await this.release(0);
    this.#held = page;
    await Promise.all([this.#tell(page, 'hold', 0), this.#animations(page, 0)]);
  }

  /** Lets the page go on as if so much time had gone by; nothing when it is not held. */
  async release(milliseconds: number): Promise<void> {
    const page = this.#held;
    if (!page) return;
    this.#held = null;
    if (page.isClosed()) return;
    await this.#animations(page, 1);
    await this.#tell(page, 'release', Math.min(LONGEST_THOUGHT_MS, Math.max(0, milliseconds)));
  }

  async #animations(page: Page, playbackRate: number): Promise<void> {
    const session = await this.#sessions.of(page);
    if (session) await orElse(TELL_MS, undefined, session.send('Animation.setPlaybackRate', { playbackRate }));
  }

  async #tell(page: Page, what: keyof PageClock, milliseconds: number): Promise<void> {
    await orElse(
      TELL_MS,
      undefined,
      evaluateIn(page, this.#sessions, tellClocks, { key: CLOCK_KEY, what, milliseconds }),
    );
  }
}

/** Runs in the page: tells the clock of this document and of the frames it may look into. */
function tellClocks(order: { key: string; what: keyof PageClock; milliseconds: number }): void {
  const tell = (scope: Window) => {
    try {
      const clock = (scope as unknown as Record<symbol, PageClock | undefined>)[Symbol.for(order.key)];
      clock?.[order.what](order.milliseconds);
      for (let index = 0; index < scope.frames.length; index++) tell(scope.frames[index]!);
    } catch {
      // A frame of another origin.
    }
  };
  tell(window);
}
