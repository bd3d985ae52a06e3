import type { BrowserContext, Route } from 'playwright-core';
import type { Origins } from './origins.ts';

/** Kinds of request that carry nothing away but their own address, and bring nothing that runs. */
const PASSIVE = new Set(['image', 'stylesheet', 'font', 'media']);

/**
 * Keeps the allowed origins in the browser itself: alone on a context that is somebody else's, and above the proxy
 * where passive content may come from further origins, which the proxy cannot tell from a page that is opened there.
 *
 * @returns takes the routes away again.
 */
export async function guardRoutes(
  context: BrowserContext,
  origins: Origins,
  resources: Origins,
): Promise<() => Promise<void>> {
  const foreign = (url: URL) => /^https?:$/.test(url.protocol) && !origins.allows(url.href);
  const decide = async (route: Route) => {
    const request = route.request();
    const passive = request.method() === 'GET' && PASSIVE.has(request.resourceType());
    if (passive && resources.allows(request.url())) return route.fallback();
    // An aborted navigation leaves the person where they were.
    await route.abort(request.isNavigationRequest() ? 'aborted' : 'blockedbyclient').catch(() => {});
  };
  await context.route(foreign, decide);
  return () => context.unroute(foreign, decide);
}
