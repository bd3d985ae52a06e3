import type { BrowserContext, Page, Request } from 'playwright-core';

/** Which pages have a line to a server open over which something may come unasked: sockets and event streams. */
export class OpenLines {
  readonly #lines = new WeakMap<Page, Set<unknown>>();

  constructor(context: BrowserContext) {
    const follow = (page: Page) => {
      page.on('websocket', (socket) => {
        this.#of(page).add(socket);
        socket.on('close', () => this.#of(page).delete(socket));
      });
    };
    for (const page of context.pages()) follow(page);
    context.on('page', follow);
    context.on('request', (request) => {
      const page = request.resourceType() === 'eventsource' ? pageOf(request) : null;
      if (page) this.#of(page).add(request);
    });
    for (const ended of ['requestfinished', 'requestfailed'] as const)
      context.on(ended as 'requestfinished', (request) => {
        const page = request.resourceType() === 'eventsource' ? pageOf(request) : null;
        if (page) this.#of(page).delete(request);
      });
  }

  open(page: Page): boolean {
    return this.#of(page).size > 0;
  }

  #of(page: Page): Set<unknown> {
    const known = this.#lines.get(page) ?? new Set();
    this.#lines.set(page, known);
    return known;
  }
}

function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null; // The page is gone.
  }
}
