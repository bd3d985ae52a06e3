import type { BrowserContext, Page, Request } from 'playwright-core';

/** A request that was answered. */
export interface Answered {
  method: string;
  url: string;
  status: number;
  /** What was sent with it, cut to 64 KB. */
  body: string | null;
}

const KEPT_REQUESTS = 5000;
const KEPT_BODY = 65_536;
/** A request like this one that came this often by itself, or after one action, is the page's own clockwork. */
const POLLING_REPEATS = 2;
/** What starts so soon after the person did something may be its answer, however often they do it. */
const PROMPTED_MS = 1000;
const POLLING_WINDOW_MS = 30_000;
const POLLING_LATELY_MS = 10_000;
/** An answer whose body still runs after this long is a stream: nobody waits for its end. */
const STREAM_MS = 1000;
/** Kinds that last as long as the page, or that show nothing. */
const NEVER_AWAITED = new Set(['eventsource', 'websocket', 'ping', 'media', 'cspviolationreport', 'manifest']);
/** Kinds without which a page stands there and can be used. */
const DECORATION = new Set(['image', 'font']);

interface Flight {
  request: Request;
  page: Page | null;
  navigation: boolean;
  startedAt: number;
  answeredAt: number | null;
  endedAt: number | null;
}

/** What the pages of a context ask their servers for: which requests run now, and which were answered. */
export class Traffic {
  readonly answered: Answered[] = [];
  readonly #flights = new Map<Request, Flight>();
  readonly #repeats = new Map<string, Array<{ at: number; act: number }>>();
  #acts = 0;
  #polledAt = Number.NEGATIVE_INFINITY;
  #markedAt = 0;
  #lastEvent = 0;
  #marked: Set<Request> | null = null;
  #waits: Flight[] = [];
  readonly #counts: (request: Request, status: number) => boolean;

  /** @param counts is asked of every answer whether it is one of the environment, and not of the guard before it. */
  /** Whether another document was asked for since the mark. */
  navigated = false;

  constructor(context: BrowserContext, counts: (request: Request, status: number) => boolean = () => true) {
    this.#counts = counts;
    context.on('request', (request) => this.#started(request));
    context.on('response', (response) => this.#answered(response.request(), response.status()));
    context.on('requestfinished', (request) => this.#ended(request));
    context.on('requestfailed', (request) => this.#ended(request));
  }

  /** From here on, requests count as caused by what the person does now. */
  mark(): void {
    this.navigated = false;
    this.#marked = new Set();
    this.#waits = [];
    this.#acts++;
    this.#markedAt = this.#lastEvent = Date.now();
  }

  /** Milliseconds since the person began what they do now. */
  sinceMark(now: number): number {
    return now - this.#markedAt;
  }

  /** Milliseconds since a request that counts last started or ended; 0 while one is on its way. */
  quietFor(now: number): number {
    for (const request of this.#marked ?? []) {
      const flight = this.#flights.get(request);
      if (!flight) continue;
      if (flight.answeredAt !== null && now - flight.answeredAt > STREAM_MS && !flight.navigation) continue;
      return 0;
    }
    return now - this.#lastEvent;
  }

  /** Milliseconds since the mark in which something was on its way without which there is nothing to see or to use. */
  waited(now: number): number {
    let until = 0;
    let sum = 0;
    for (const { startedAt, answeredAt, endedAt, navigation } of this.#waits) {
      // The body of an answer that a script asked for may never be read, or never end.
      const end = endedAt ?? (navigation ? now : (answeredAt ?? now));
      sum += Math.max(0, end - Math.max(startedAt, until));
      until = Math.max(until, end);
    }
    return sum;
  }

  /** Whether a main document that counts is on its way. */
  navigating(page: Page): boolean {
    for (const flight of this.#flights.values()) {
      if (flight.navigation && flight.page === page && this.#marked?.has(flight.request)) return true;
    }
    return false;
  }

  /** Whether the page has asked for something of its own accord lately, as it does again and again. */
  polls(now: number): boolean {
    return now - this.#polledAt < POLLING_LATELY_MS;
  }

  /** Whether a page has asked for something before the person acted and is kept waiting for it: news that comes so is asked for ahead. */
  held(page: Page, now: number): boolean {
    for (const flight of this.#flights.values()) {
      const asked = /^(?:fetch|xhr)$/.test(flight.request.resourceType()) && !this.#marked?.has(flight.request);
      if (asked && flight.page === page && now - flight.startedAt > STREAM_MS) return true;
    }
    return false;
  }

  #started(request: Request): void {
    const kind = request.resourceType();
    if (NEVER_AWAITED.has(kind)) return;
    const page = pageOf(request);
    const navigation = page !== null && request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (navigation) this.navigated = true;
    const polls = !navigation && this.#isPolling(request);
    const startedAt = Date.now();
    const flight = { request, page, navigation, startedAt, answeredAt: null, endedAt: null };
    this.#flights.set(request, flight);
    if (polls || !this.#marked) return;
    this.#marked.add(request);
    if (!DECORATION.has(kind)) this.#waits.push(flight);
    this.#lastEvent = startedAt;
  }

  /** Whether requests of this kind keep coming without the person doing anything. */
  #isPolling(request: Request): boolean {
    const kind = request.resourceType();
    if (kind !== 'fetch' && kind !== 'xhr' && kind !== 'image') return false;
    const key = `${request.method()} ${request.url().split('?')[0]}`;
    const now = Date.now();
    const times = (this.#repeats.get(key) ?? []).filter(({ at }) => now - at < POLLING_WINDOW_MS);
    // Asked for by the person again and again it is still an answer: only what came unasked, or more than once, counts.
    const act = this.#marked && now - this.#markedAt < PROMPTED_MS ? this.#acts : 0;
    const unasked = times.filter((time) => time.act === 0).length;
    const again = act === 0 ? 0 : times.filter((time) => time.act === act).length;
    const polls = Math.max(unasked, again) >= POLLING_REPEATS;
    if (polls) this.#polledAt = now;
    times.push({ at: now, act });
    this.#repeats.set(key, times.slice(-10));
    return polls;
  }

  /** Notes that a file came: what a link downloads is fetched by the browser itself, and no page tells of the request. */
  downloaded(url: string): void {
    if (!/^https?:/.test(url) || this.answered.length >= KEPT_REQUESTS) return;
    if (!this.answered.some((one) => one.url === url))
      this.answered.push({ method: 'GET', url, status: 200, body: null });
  }

  #answered(request: Request, status: number): void {
    const flight = this.#flights.get(request);
    if (flight) flight.answeredAt = Date.now();
    if (this.#counts(request, status) && this.answered.length < KEPT_REQUESTS) {
      const body = readBody(request);
      this.answered.push({ method: request.method(), url: request.url(), status, body });
    }
  }

  #ended(request: Request): void {
    const flight = this.#flights.get(request);
    if (flight) flight.endedAt = Date.now();
    this.#flights.delete(request);
    if (this.#marked?.has(request)) this.#lastEvent = Date.now();
  }
}

function readBody(request: Request): string | null {
  try {
    return request.postData()?.slice(0, KEPT_BODY) ?? null;
  } catch {
    return null; // A body that is no text.
  }
}

function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null; // A service worker's request, or the page is gone.
  }
}
