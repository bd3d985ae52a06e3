import type { Page } from 'playwright-core';
import { orElse, sleep } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import { busySigns, type Signs } from './busy.ts';
import { motionLeft } from './motion.ts';
import type { Traffic } from './traffic.ts';

const QUIET_MS = 100;
const STEP_MS = 20;
const FRAMES_MS = 250;
/** Frames that are looked at where one after the other is asked for and nothing seems to move yet. */
const SLOW_FRAMES = 6;
/** Until what opens or slides stands: the transitions of component libraries take 150 to 400 milliseconds. */
const MOTION_MS = 800;
/** How long a person lets an answer within a page take before looking at it as it is. */
export const PATIENCE_MS = 3000;
/** How long where the page shows that it is loading. */
const SIGN_PATIENCE_MS = 5000;
/** How long for another page: people wait five to eight seconds for one (Nah 2004). */
export const NAVIGATION_PATIENCE_MS = 8000;

export interface SettleOptions {
  /** Ends the wait at once: a dialog opened, the page closed or crashed. */
  interrupted: () => boolean;
  /** Signs of loading that stood in the page before the action (`busySigns`); only further ones are waited for. */
  busyBefore?: Signs;
  /** Whether something that the action began is still to come: without it what only goes on moving is no placeholder. */
  mayCome?: () => Promise<boolean>;
  /** Whether the action has begun something that is drawn frame by frame. */
  drawsOn?: () => Promise<boolean>;
  /** Told of each stretch, in milliseconds, in which signs of loading alone were waited for. */
  onBusy?: (milliseconds: number) => void;
  patienceMs?: number;
  navigationPatienceMs?: number;
}

/**
 * Waits for what the last action caused and for nothing else: the requests that started since `traffic.mark()`, then
 * a moment without any, then two painted frames, and until what opens or slides with a transition stands. Polling,
 * streams and what goes on moving are not waited for.
 *
 * @returns whether everything had come; false when patience ended first.
 */
export async function settle(page: Page, traffic: Traffic, options: SettleOptions): Promise<boolean> {
  const { patienceMs = PATIENCE_MS, navigationPatienceMs = NAVIGATION_PATIENCE_MS } = options;
  const busyBefore = options.busyBefore ?? { said: 0, drawn: Number.POSITIVE_INFINITY };
  const busy = async () => {
    const { said, drawn } = await busySigns(page);
    return said > busyBefore.said || (drawn > busyBefore.drawn && (await options.mayCome?.()) === true);
  };
  const start = Date.now();
  let landed = start;
  let moved = 0;
  let held = 0;
  let drawn = 0;
  let late = false;
  let moving = false;
  for (;;) {
    if (options.interrupted() || page.isClosed()) return true;
    const now = Date.now();
    // What a page that has come asks for itself gets as long as any other answer.
    if (traffic.navigating(page)) landed = now;
    // What only moves has come.
    if (now - start >= navigationPatienceMs) return moving;
    // With a sign before them that it is under way people wait longer.
    if (now - landed >= patienceMs && (now - landed >= SIGN_PATIENCE_MS || !(await busy()))) return moving;
    moving = false;
    const quiet = traffic.quietFor(now);
    if (quiet >= QUIET_MS) {
      let drawing = await paintedFrames(page, FRAMES_MS);
      // A busy machine paints late, and what moves on it moves late too.
      if (drawing === null && !late) {
        late = true;
        drawing = await paintedFrames(page, 2 * FRAMES_MS);
      }
      // What sets out slowly stays on the same pixel for some frames.
      if (drawing === false && (await options.drawsOn?.()))
        drawing = await paintedFrames(page, 2 * FRAMES_MS, SLOW_FRAMES);
      if (options.interrupted() || page.isClosed()) return true;
      // What the frames themselves started (a script that was parsed, a list that was drawn) counts too.
      if (traffic.quietFor(Date.now()) >= QUIET_MS && !(await busy())) {
        if (drawing && restless.get(page) !== page.url() && drawn < MOTION_MS) {
          drawn += Date.now() - now + STEP_MS;
          // What is not done by then goes on for ever.
          if (drawn >= MOTION_MS) restless.set(page, page.url());
          moving = true;
          await sleep(STEP_MS);
          continue;
        }
        const left = moved < MOTION_MS ? await motionLeft(page) : 0;
        // Where the page's clock is held, nothing comes nearer.
        if (left === 0 || left === held) return true;
        held = left;
        const rest = Math.min(left + STEP_MS, MOTION_MS - moved);
        moved += rest;
        await sleep(rest);
        continue;
      }
      await sleep(STEP_MS);
      if (traffic.quietFor(Date.now()) >= QUIET_MS) options.onBusy?.(Date.now() - now);
      continue;
    }
    await sleep(Math.min(STEP_MS, Math.max(1, QUIET_MS - quiet)));
  }
}

/** Documents in which a script goes on moving something, whatever one does. */
const restless = new WeakMap<Page, string>();

/**
 * Two animation frames or more, or a moment when the page gives none (a hidden tab, a hung navigation).
 *
 * @returns whether a script moves something from frame to frame, as libraries do that draw their transitions themselves;
 *   null when the frames did not come in time.
 */
function paintedFrames(page: Page, patienceMs: number, most = 2): Promise<boolean | null> {
  const frames = evaluateBeside(
    page,
    async (frames: number) => {
      // Records are handed over as soon as the callback that made them returns, or lie there still.
      let handed = 0;
      const observer = new MutationObserver((records) => {
        handed += records.length;
      });
      const moving = { attributes: true, subtree: true, attributeFilter: ['style', 'transform', 'd'] };
      observer.observe(document, moving);
      let drawn = 0;
      for (let frame = 0; frame < frames && drawn < 2; frame++) {
        await new Promise(requestAnimationFrame);
        // What a frame draws is drawn by its own callbacks, before or after this one.
        await new Promise<void>((resolve) => queueMicrotask(resolve));
        if (handed + observer.takeRecords().length > 0) drawn++;
        handed = 0;
      }
      observer.disconnect();
      return drawn === 2;
    },
    most,
  );
  return orElse(patienceMs, null, frames);
}
