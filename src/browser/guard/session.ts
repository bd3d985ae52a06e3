import type { CDPSession, Page } from 'playwright-core';
import { orElse } from './deadline.ts';

const ATTACH_MS = 3000;

/** One protocol session a page, opened when first needed; none outside of Chromium. */
export class ProtocolSessions {
  readonly #sessions = new WeakMap<Page, Promise<CDPSession | null>>();

  of(page: Page): Promise<CDPSession | null> {
    let session = this.#sessions.get(page);
    if (!session) {
      session = orElse(ATTACH_MS, null, page.context().newCDPSession(page));
      this.#sessions.set(page, session);
    }
    return session;
  }
}
