import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { ProtocolSessions } from '../guard/session.ts';

/** Whether a page came before this one in the tab; the empty page that a tab starts with does not count. */
export async function canGoBack(page: Page, sessions: ProtocolSessions): Promise<boolean> {
  const session = await sessions.of(page);
  if (!session) return orElse(1000, true, evaluateBeside(page, askHistory, null));
  const history = await orElse(1000, null, session.send('Page.getNavigationHistory'));
  if (!history) return true;
  const before = history.entries[history.currentIndex - 1];
  return before !== undefined && before.url !== 'about:blank';
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
