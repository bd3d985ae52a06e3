import type { BrowserContext, Page, Request } from 'playwright-core';
import { orElse } from './deadline.ts';
import { serverGone } from './gone.ts';
import type { Happenings } from './happenings.ts';
import type { Origins } from './origins.ts';
import { otherProgram } from './programs.ts';
import type { Tabs } from './tabs.ts';

const BACK_MS = 3000;
/** Where a browser is that shows its own page for an address it could not open. */
export const ERROR_PAGE = /^(chrome-error:|about:(neterror|certerror))/;
/** What the guard's proxy answers for a server it cannot reach. */
const GONE_STATUS = new Set([593, 594, 595, 596, 599]);

/**
 * Watches where pages try to go. The proxy and the routes refuse; here the person is told, and brought back to where
 * they were when the browser shows nothing but an error page or an empty tab for it.
 */
export class Straying {
  readonly #origins: Origins;
  readonly #happenings: Happenings;
  #refused: string | null = null;
  #gone: string | null = null;

  constructor(context: BrowserContext, origins: Origins, happenings: Happenings) {
    this.#origins = origins;
    this.#happenings = happenings;
    context.on('request', (request) => this.#asked(request));
    context.on('requestfailed', (request) => {
      if (serverGone(request.failure()?.errorText ?? '')) this.#failed(request);
    });
  }

  /** The address last refused since `forget`. */
  get refused(): string | null {
    return this.#refused;
  }

  /** An allowed address whose server did not answer. */
  get gone(): string | null {
    return this.#gone;
  }

  forget(): void {
    this.#refused = null;
  }

  answered(request: Request, status: number): void {
    if (GONE_STATUS.has(status)) this.#failed(request);
  }

  /** After an address was refused: closes the tab that was opened for it, or leaves the error page it ended on. */
  async undo(before: Page, tabs: Tabs): Promise<void> {
    if (this.#refused === null) return;
    const page = tabs.front;
    const url = page.url();
    if (page !== before && (url === 'about:blank' || url === '' || ERROR_PAGE.test(url))) {
      await orElse(BACK_MS, undefined, page.close());
      await tabs.switchTo(before);
      this.#happenings.forget('tab');
    } else if (ERROR_PAGE.test(url)) {
      await orElse(BACK_MS, null, page.goBack({ waitUntil: 'commit', timeout: BACK_MS }));
    }
  }

  #asked(request: Request): void {
    if (!isMainDocument(request) || this.#origins.allows(request.url())) return;
    const program = otherProgram(request.url());
    if (program) {
      this.#happenings.note('asked', program);
      return;
    }
    this.#refused = request.url();
    const where = URL.canParse(request.url()) ? new URL(request.url()).host : request.url();
    this.#happenings.note('refused', `That leads away from this site, to ${where}, which was not opened.`);
  }

  #failed(request: Request): void {
    if (isMainDocument(request) && this.#origins.allows(request.url())) this.#gone = request.url();
  }
}

/** Whether a request is for what a tab shows, and not for a part of it. */
export function isMainDocument(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true; // The first request of a tab that is not there yet.
  }
}
