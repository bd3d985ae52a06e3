import type { BrowserContext, Page } from 'playwright-core';
import { orElse } from './deadline.ts';
import type { Happenings } from './happenings.ts';

/** More tabs than this are pop-ups nobody asked for; the browser closes them at once. */
const MOST_TABS = 8;

/** The tabs of one person, in the order they were opened, and which one is in front. */
export class Tabs {
  readonly #pages: Page[] = [];
  readonly #crashed = new WeakSet<Page>();
  readonly #opened = new Map<Page, Page | null>();
  readonly #happenings: Happenings;
  readonly #context: BrowserContext;
  readonly #arrived: (page: Page) => void;
  readonly #listener = (page: Page) => this.#added(page);
  #front: Page;

  /** @param arrived is called for every page of the person, the first included, before anything is done to it. */
  constructor(context: BrowserContext, first: Page, happenings: Happenings, arrived: (page: Page) => void) {
    this.#context = context;
    this.#happenings = happenings;
    this.#arrived = arrived;
    this.#front = first;
  }

  /** Begins with the tab that is there. */
  start(): void {
    this.#watch(this.#front, null);
    this.#context.on('page', this.#listener);
  }

  get front(): Page {
    return this.#front;
  }

  get all(): readonly Page[] {
    return this.#pages;
  }

  crashed(page: Page): boolean {
    return this.#crashed.has(page);
  }

  async switchTo(page: Page): Promise<void> {
    this.#front = page;
    await orElse(2000, undefined, page.bringToFront());
  }

  stop(): void {
    this.#context.off('page', this.#listener);
  }

  #added(page: Page): void {
    if (this.#pages.includes(page)) return;
    if (this.#pages.length >= MOST_TABS) {
      void page.close().catch(() => {});
      this.#happenings.note('tab', 'The browser stopped the page from opening more windows.');
      return;
    }
    this.#watch(page, this.#front);
    this.#front = page;
    this.#happenings.note('tab', 'A new tab opened.');
  }

  #watch(page: Page, opener: Page | null): void {
    this.#pages.push(page);
    this.#opened.set(page, opener);
    page.on('crash', () => this.#crashed.add(page));
    page.on('close', () => this.#removed(page));
    this.#arrived(page);
  }

  #removed(page: Page): void {
    const at = this.#pages.indexOf(page);
    if (at < 0) return;
    this.#pages.splice(at, 1);
    const opener = this.#opened.get(page);
    this.#opened.delete(page);
    if (this.#front !== page) return;
    const next = opener && this.#pages.includes(opener) ? opener : this.#pages.at(-1);
    if (!next) return;
    this.#front = next;
    this.#happenings.note('tab', 'The tab was closed.');
  }
}
