import type { BrowserContext, Page } from 'playwright-core';
import type { Pacing } from '../../contract/index.ts';
import { orElse } from '../guard/deadline.ts';
import { evaluateIn } from '../guard/evaluate.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import { frameInspector, type Inspector, pageInspector } from '../observe/chromium/session.ts';
import { isChromium } from '../observe/look.ts';
import { CLOCK_KEY, installClock, type PageClock } from './page-clock.ts';
import { shiftDates } from './page-dates.ts';
import { holdMessages } from './page-messages.ts';
import { type PageTimers, TIMERS_KEY, watchTimers } from './page-timers.ts';

const TELL_MS = 1500;
/** An answer that takes longer than this comes too late to be taken for one. */
const SOON_MS = 1500;
/** A page need not live through more than this of one thought. */
const LONGEST_THOUGHT_MS = 60_000;

/**
 * How the page's time and the person's go together. With `pause_on_decide` the page stands still from the moment it
 * is looked at until it is acted on, and then lives through as long as the person thought, however long the engine
 * took. The other pacings leave the page's time alone, and only note which timers run.
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
    if (pacing === 'pause_on_decide') {
      await context.addInitScript(installClock, CLOCK_KEY);
      await context.addInitScript(holdMessages, CLOCK_KEY);
      await context.addInitScript(shiftDates, CLOCK_KEY);
    } else await context.addInitScript(watchTimers, TIMERS_KEY);
  }

  async hold(page: Page): Promise<void> {
    if (!this.#pauses) return;
    if (this.#held) await this.release(0);
    this.#held = page;
    const inspected = (await this.#sessions.of(page)) !== null;
    const held = this.#tell(page, inspected ? 'hold' : 'holdAll', 0);
    const [moves] = await Promise.all([held, this.#animations(page, 0), this.#apart(page, 'hold', 0)]);
    // What the compositor moves by itself was drawn a frame ahead of the boxes, and stays there until it is placed anew.
    if (inspected && moves) await this.#tell(page, 'place', 0);
  }

  /** Lets the page go on as if so much time had gone by; nothing when it is not held. */
  async release(milliseconds: number): Promise<void> {
    const page = this.#held;
    if (!page) return;
    this.#held = null;
    if (page.isClosed()) return;
    const thought = Math.min(LONGEST_THOUGHT_MS, Math.max(0, milliseconds));
    await Promise.all([
      this.#animations(page, 1),
      this.#tell(page, 'release', thought),
      this.#apart(page, 'release', thought),
    ]);
  }

  /**
   * Whether something that the page has begun since it was acted on will fire a timer soon; true where nobody knows.
   *
   * @param since milliseconds since then.
   * @param soon within how many milliseconds it will fire.
   */
  async pending(page: Page, since: number, soon = SOON_MS): Promise<boolean> {
    const asked = this.#pauses
      ? evaluateIn(page, this.#sessions, askClocks, { key: CLOCK_KEY, soon })
      : evaluateIn(page, this.#sessions, askTimers, { key: TIMERS_KEY, since, soon });
    const documents = await orElse(TELL_MS, null, asked);
    // A frame of another origin keeps its clock to itself.
    return documents === null || documents < page.frames().length;
  }

  /** The frames of other origins, which no script of the page can tell anything. */
  async #apart(page: Page, what: 'hold' | 'release', milliseconds: number): Promise<void> {
    if (!isChromium(page) || page.frames().length < 2) return;
    const expression = `(${tellClocks.toString()})(${JSON.stringify({ key: CLOCK_KEY, what, milliseconds })})`;
    const tell = async ({ session, contexts, rootFrame }: Inspector, own: boolean) => {
      // In the page's own process: the documents beside the page's. In another: every one, and what is animated there.
      const within = [...contexts].filter(([frame]) => own || frame !== rootFrame).map(([, { uniqueId }]) => uniqueId);
      await Promise.all([
        ...within.map((uniqueContextId) =>
          session.send('Runtime.evaluate', { expression, uniqueContextId, silent: true }),
        ),
        ...(own ? [session.send('Animation.setPlaybackRate', { playbackRate: what === 'hold' ? 0 : 1 })] : []),
      ]);
    };
    const around = pageInspector(page).then((inspector) => tell(inspector, false));
    const others = page.frames().map(async (frame) => {
      if (frame.parentFrame() === null || originOf(frame.url()) === originOf(page.url())) return;
      const inspector = await frameInspector(frame);
      if (inspector) await tell(inspector, true);
    });
    await Promise.all([around, ...others].map((told) => orElse(TELL_MS, undefined, told)));
  }

  async #animations(page: Page, playbackRate: number): Promise<void> {
    const session = await this.#sessions.of(page);
    if (session) await orElse(TELL_MS, undefined, session.send('Animation.setPlaybackRate', { playbackRate }));
  }

  /** @returns whether anything is animated that was held. */
  #tell(page: Page, what: Order, milliseconds: number): Promise<boolean> {
    return orElse(TELL_MS, false, evaluateIn(page, this.#sessions, tellClocks, { key: CLOCK_KEY, what, milliseconds }));
  }
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

/** `holdAll` stops the animations too, where no inspector does; `place` puts what was stopped where its time says. */
type Order = 'hold' | 'holdAll' | 'place' | 'release';

/** Runs in the page: tells the clock of this document and of the frames it may look into. */
async function tellClocks(order: { key: string; what: Order; milliseconds: number }): Promise<boolean> {
  let moves = false;
  const placed: Array<Promise<void>> = [];
  const tell = (scope: Window) => {
    try {
      const clock = (scope as unknown as Record<symbol, PageClock | undefined>)[Symbol.for(order.key)];
      if (order.what === 'release') clock?.release(order.milliseconds);
      else if (order.what === 'place') placed.push(clock?.place() ?? Promise.resolve());
      else if (clock?.hold(order.what === 'holdAll')) moves = true;
      for (let index = 0; index < scope.frames.length; index++) tell(scope.frames[index]!);
    } catch {
      // A frame of another origin.
    }
  };
  tell(window);
  await Promise.all(placed);
  return moves;
}

/** Runs in the page: how many documents say that nothing is about to happen in them; null when one says it is. */
function askClocks({ key, soon }: { key: string; soon: number }): number | null {
  let quiet = 0;
  let busy = false;
  const ask = (scope: Window) => {
    try {
      const clock = (scope as unknown as Record<symbol, PageClock | undefined>)[Symbol.for(key)];
      if (clock?.pending(soon)) busy = true;
      if (clock) quiet++;
      for (let index = 0; index < scope.frames.length; index++) ask(scope.frames[index]!);
    } catch {
      // A frame of another origin.
    }
  };
  ask(window);
  return busy ? null : quiet;
}

/** Runs in the page: the same of documents whose time goes on. */
function askTimers({ key, since, soon }: { key: string; since: number; soon: number }): number | null {
  let quiet = 0;
  let busy = false;
  const ask = (scope: Window) => {
    try {
      const timers = (scope as unknown as Record<symbol, PageTimers | undefined>)[Symbol.for(key)];
      if (timers?.begun(since, soon)) busy = true;
      if (timers) quiet++;
      for (let index = 0; index < scope.frames.length; index++) ask(scope.frames[index]!);
    } catch {
      // A frame of another origin.
    }
  };
  ask(window);
  return busy ? null : quiet;
}
