import type { Page } from 'playwright-core';
import type { PageAction } from '../types.ts';
import { Deadline } from './deadline.ts';
import { type Look, look } from './look.ts';
import { nameActions } from './naming.ts';

/** At most so many actions are declared on one turn. */
export const MAXIMUM_ACTIONS = 500;

export interface ExtractOptions {
  /** Milliseconds after which the look is given up; default 10,000. */
  deadlineMs?: number;
  /** Milliseconds the walk itself may take in one frame before it reports what it has; default 1,500. */
  budgetMs?: number;
}

/**
 * Finds what a person could do on the page as it shows now: every control that is visible in the viewport and can be
 * reached by a pointer. Boxes and points are in CSS pixels of the main frame. Nothing is written into the page.
 * @throws ObserveError when the page does not answer before the deadline, or is closed.
 */
export async function extractActions(page: Page, options: ExtractOptions = {}): Promise<PageAction[]> {
  const deadline = new Deadline(options.deadlineMs ?? 10_000);
  const seen = await look(page, { texts: false, budget: options.budgetMs ?? 1500, maximum: MAXIMUM_ACTIONS }, deadline);
  return pageActions(seen);
}

/** The actions of a look, named. */
export function pageActions(seen: Pick<Look, 'actions'>): PageAction[] {
  const raw = seen.actions.slice(0, MAXIMUM_ACTIONS);
  const names = nameActions(raw);
  return raw.map((action, index) => ({ name: names[index] ?? `item.${index}`, ...action }));
}
