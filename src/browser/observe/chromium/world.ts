import type { CDPSession, Page } from 'playwright-core';
import { worldOf } from './kit.ts';
import { type Context, pageInspector } from './session.ts';

/** A page's session, and the context beside the scripts of its main document. */
export async function worldOfPage(page: Page): Promise<{ session: CDPSession; world: Context }> {
  const inspector = await pageInspector(page);
  return { session: inspector.session, world: await worldOf(inspector, inspector.rootFrame) };
}
