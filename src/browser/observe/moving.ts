import type { Page } from 'playwright-core';
import { type Deadline, ObserveError } from './deadline.ts';
import type { Look } from './look.ts';

/** How often a page is looked at that goes on to another one meanwhile. */
const ATTEMPTS = 4;
/** Milliseconds before the second look; each later one waits that much longer. */
const PAUSE_MS = 60;

/**
 * Looks at a page that may navigate under the walk; what is there then is walked instead.
 * @throws ObserveError `closed` when the page is gone, `failed` when no look came to its end, and what the deadline throws
 */
export async function whileItMoves(page: Page, deadline: Deadline, look: () => Promise<Look>): Promise<Look> {
  let last: unknown;
  for (let attempt = 0; attempt < ATTEMPTS && deadline.left > 0; attempt++) {
    try {
      return await deadline.race(look(), 'it was looked at');
    } catch (error) {
      if (error instanceof ObserveError) throw error;
      last = error;
      if (page.isClosed())
        throw new ObserveError('closed', 'The page was closed while it was looked at.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (attempt + 1)));
    }
  }
  throw new ObserveError(
    'failed',
    `The page could not be looked at: ${last instanceof Error ? last.message : String(last)}`,
    { cause: last },
  );
}
