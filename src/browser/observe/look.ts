import type { Page } from 'playwright-core';
import { inspectorLook } from './chromium/look.ts';
import type { Deadline } from './deadline.ts';
import { evaluateLook } from './generic.ts';
import type { WalkResult, WalkSettings } from './page/kit.ts';

/** One walk of the whole page, frames merged; boxes and points in main-frame CSS pixels. */
export interface Look extends Omit<WalkResult, 'unknownHosts' | 'foreign'> {
  /** Boxes as they are now; equal to `stamp` when nothing moved since the walk. */
  restamp(): Promise<string>;
}

/** Walks the page: with the inspector's help in Chromium, by plain evaluation in other browsers. */
export function look(page: Page, settings: WalkSettings, deadline: Deadline): Promise<Look> {
  const browser = page.context().browser()?.browserType().name();
  // A persistent context has no browser object; only Chromium can then tell by accepting an inspector session.
  if (browser === undefined || browser === 'chromium') return inspectorLook(page, settings, deadline);
  return evaluateLook(page, settings, deadline);
}
