import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import type { ProtocolSessions } from '../guard/session.ts';

/** Whether a page came before this one in the tab; the empty page that a tab starts with does not count. */
export async function canGoBack(page: Page, sessions: ProtocolSessions): Promise<boolean> {
  const session = await sessions.of(page);
  // Other browsers do not tell; going back from the first page then says that there is nothing.
  if (!session) return true;
  const history = await orElse(1000, null, session.send('Page.getNavigationHistory'));
  if (!history) return true;
  const before = history.entries[history.currentIndex - 1];
  return before !== undefined && before.url !== 'about:blank';
}
