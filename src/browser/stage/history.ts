import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { ProtocolSessions } from '../guard/session.ts';

/** What a tab starts with, which nobody has been at. */
const EMPTY = /^(?:about:blank)?$|^:$/;

/** What was last known of a tab: a busy machine may answer too late, and the person is offered the same as before then. */
const known = new WeakMap<Page, boolean>();

/** Whether a page came before this one in the tab; the empty page that a tab starts with does not count. */
export async function canGoBack(page: Page, sessions: ProtocolSessions): Promise<boolean> {
  const answer = await askedOf(page, sessions);
  if (answer === null) return known.get(page) ?? false;
  known.set(page, answer);
  return answer;
}

async function askedOf(page: Page, sessions: ProtocolSessions): Promise<boolean | null> {
  const session = await sessions.of(page);
  if (!session) return orElse(1000, null, evaluateBeside(page, askHistory, null));
  const history = await orElse(1000, null, session.send('Page.getNavigationHistory'));
  if (!history) return null;
  const before = history.entries[history.currentIndex - 1];
  return before !== undefined && !EMPTY.test(before.url);
}

/**
 * Runs in the page, where no inspector tells: what came before is known among the pages of one origin; where pages of
 * others may have, going back is offered and may turn out to lead nowhere.
 */
function askHistory(): boolean {
  const own = globalThis.navigation;
  if (!own || own.canGoBack) return true;
  return own.entries().length < history.length;
}
