import type { Page } from 'playwright-core';
import { inspectorLook } from './chromium/look.ts';
import type { Deadline } from './deadline.ts';
import { evaluateLook } from './generic.ts';
import type { WalkResult, WalkSettings } from './page/kit.ts';

/** One walk of the whole page, frames merged; boxes and points in main-frame CSS pixels. */
export interface Look extends Omit<WalkResult, 'unknownHosts' | 'foreign' | 'deaf'> {
  /** Boxes as they are now; equal to `stamp` when nothing moved since the walk. */
  restamp(): Promise<string>;
}

/** Walks the page: with the inspector's help in Chromium, by plain evaluation in other browsers. */
export function look(page: Page, settings: WalkSettings, deadline: Deadline): Promise<Look> {
  return isChromium(page) ? inspectorLook(page, settings, deadline) : evaluateLook(page, settings, deadline);
}

/** Whether the browser has an inspector. A persistent context may not name its browser; Chromium is then assumed. */
export function isChromium(page: Page): boolean {
  const name = page.context().browser()?.browserType().name();
  return name === undefined || name === 'chromium';
}
