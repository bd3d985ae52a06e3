import type { Page } from 'playwright-core';
import { orElse, sleep } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import { motionLeft } from './motion.ts';
import type { Traffic } from './traffic.ts';

const QUIET_MS = 100;
const STEP_MS = 20;
const FRAMES_MS = 250;
/** Until what opens or slides stands: the transitions of component libraries take 150 to 400 milliseconds. */
const MOTION_MS = 800;
/** How long a person lets an answer within a page take before looking at it as it is. */
export const PATIENCE_MS = 3000;
/** How long for another page: people wait five to eight seconds for one (Nah 2004). */
export const NAVIGATION_PATIENCE_MS = 8000;

export interface SettleOptions {
  /** Ends the wait at once: a dialog opened, the page closed or crashed. */
  interrupted: () => boolean;
  /** Signs of loading that stood in the page before the action (`busySigns`); only further ones are waited for. */
  busyBefore?: number;
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
  const busyBefore = options.busyBefore ?? 0;
  const start = Date.now();
  let landed = start;
  let moved = 0;
  let held = 0;
  for (;;) {
    if (options.interrupted() || page.isClosed()) return true;
    const now = Date.now();
    // What a page that has come asks for itself gets as long as any other answer.
    if (traffic.navigating(page)) landed = now;
    if (now - start >= navigationPatienceMs || now - landed >= patienceMs) return false;
    const quiet = traffic.quietFor(now);
    if (quiet >= QUIET_MS) {
      await paintedFrames(page);
      if (options.interrupted() || page.isClosed()) return true;
      // What the frames themselves started (a script that was parsed, a list that was drawn) counts too.
      if (traffic.quietFor(Date.now()) >= QUIET_MS && (await busySigns(page)) <= busyBefore) {
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

/** Two animation frames, or a moment when the page gives none (a hidden tab, a hung navigation). */
async function paintedFrames(page: Page): Promise<void> {
  const frames = evaluateBeside(
    page,
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    null,
  );
  await orElse(FRAMES_MS, undefined, frames);
}

/**
 * How often the page itself says, in the viewport, that something is still coming: `aria-busy`, an indeterminate
 * progress bar, or a placeholder by the names that the common component libraries give theirs.
 */
export function busySigns(page: Page): Promise<number> {
  const count = evaluateBeside(
    page,
    () => {
      const signs =
        '[aria-busy="true"], progress:not([value]), [role="progressbar"]:not([aria-valuenow]), [class*="skeleton" i], [class*="spinner" i], [class*="shimmer" i]';
      let looked = 0;
      let found = 0;
      for (const element of document.querySelectorAll(signs)) {
        if (++looked > 200) break;
        const box = element.getBoundingClientRect();
        if (box.width < 4 || box.height < 4) continue;
        if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) continue;
        if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) found++;
      }
      return found;
    },
    null,
  );
  return orElse(FRAMES_MS, 0, count);
}
