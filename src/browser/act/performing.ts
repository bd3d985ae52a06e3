import type { Page } from 'playwright-core';
import { orElse, sleep } from '../guard/deadline.ts';
import { scrollerOf } from '../observe/index.ts';
import type { PageAction } from '../types.ts';
import { performUnseen } from './by-keys.ts';
import { coverAt } from './cover.ts';
import type { Point } from './element.ts';
import { type Arguments, failed, type Hands, type Trouble } from './hands.ts';
import type { Look } from './look.ts';
import { performPageLevel, scroll } from './page-level.ts';
import type { DoingParts, Offer } from './parts.ts';
import { perform } from './perform.ts';
import { refind } from './refind.ts';

/** An action may take this long by itself, typing a long text included; then it counts as not answered. */
export const PERFORM_MS = 6000;
export const UNANSWERED = 'The page did not respond.';
const MOVING_MS = 1500;
const FRAME_MS = 50;

/** Finds what was chosen again, where it is now, and lets the hands do it. */
export class Performing {
  readonly #parts: DoingParts;
  readonly #look: (page: Page) => Promise<Look>;
  #moving = false;

  constructor(parts: DoingParts, look: (page: Page) => Promise<Look>) {
    this.#parts = parts;
    this.#look = look;
  }

  async perform(
    page: Page,
    name: string,
    args: Arguments | null,
    seen: Offer | null,
    before: Look,
  ): Promise<Trouble | null> {
    const { tabs, dialogs } = this.#parts;
    const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
    const element = seen?.offered.get(name);
    const region = element ? null : scrollerOf(name, seen?.scrollers ?? []);
    if (region) return scroll(page, region.direction, region.point, region.at);
    if (element?.stop !== undefined) return performUnseen(page, element, this.#parts.senses.byKeyboard);
    if (!element) return performPageLevel(name, args, { page, tabs, dialogs, viewport });
    if (before.blind) return failed('The page does not respond.');
    const now = await this.#standing(page, element, refind(element, before.actions));
    if (!now) return this.#missing(page, element);
    return perform({ ...this.#hands(page, before.actions), moving: this.#moving }, now, args);
  }

  /** One that is on the move is waited for, until it stands still or has moved long enough. */
  async #standing(page: Page, seen: PageAction, found: PageAction | null): Promise<PageAction | null> {
    let last = seen;
    let now = found;
    let between = 0;
    let looked = Date.now();
    for (const until = Date.now() + MOVING_MS; now && movedFrom(last, now) && Date.now() < until; ) {
      last = now;
      await sleep(FRAME_MS);
      const asked = Date.now();
      now = refind(seen, (await this.#look(page)).actions) ?? now;
      between = asked - looked;
      looked = asked;
    }
    // What goes on moving is reached for where it will be.
    this.#moving = now !== null && between > 0 && movedFrom(last, now);
    return this.#moving && now ? ahead(last, now, (Date.now() - looked) / between) : now;
  }

  /** The element is not to be reached any more: why, as far as it can be seen. */
  async #missing(page: Page, element: PageAction): Promise<Trouble> {
    const cover = await orElse(2000, null, coverAt(page, element));
    if (cover === null) return failed(`"${element.label}" is not there any more.`);
    return { kind: 'blocked', words: `"${element.label}" is covered by ${cover}.` };
  }

  #hands(page: Page, others: readonly PageAction[]): Hands {
    const { secrets, origins, options, happenings, sessions, locale, senses, traffic } = this.#parts;
    let landing: Point | null = null;
    return {
      page,
      secrets,
      origins,
      files: options.files ?? new Map(),
      locale,
      happenings,
      session: () => sessions.of(page),
      byKeyboard: senses.byKeyboard,
      touch: this.#parts.touch,
      // One attempt lands on one spot, however often it is asked for.
      aim: (action) => (landing ??= this.#parts.aim(action, page)),
      timersPending: (soon) => this.#parts.timersPending(page, soon),
      asked: () => traffic.quietFor(Date.now()) < traffic.sinceMark(Date.now()),
      others,
    };
  }
}

/** The same further on its way, by so many times the way between two looks at it. */
function ahead({ point: was }: PageAction, now: PageAction, times: number): PageAction {
  const { point, target } = now;
  const way = { x: (point.x - was.x) * times, y: (point.y - was.y) * times };
  return {
    ...now,
    point: { x: point.x + way.x, y: point.y + way.y },
    target: { ...target, x: target.x + way.x, y: target.y + way.y },
  };
}

function movedFrom({ target: was }: PageAction, { target: is }: PageAction): boolean {
  return Math.hypot(is.x - was.x, is.y - was.y) > 2;
}

export function troubleWords(error: Error): string {
  if (/took longer than/.test(error.message)) return UNANSWERED;
  return 'It could not be done: the page changed at that moment.';
}
