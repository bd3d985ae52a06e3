import type { CDPSession, Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import type { Point } from './element.ts';

/** Moves the mouse there on a way, as a hand does: menus that open on hover need the steps. */
export async function pointAt(page: Page, point: Point): Promise<void> {
  await page.mouse.move(point.x, point.y, { steps: 2 });
}

/** How often the button goes down, which one, and whether a finger does it instead of a mouse. */
export interface ClickOptions {
  button?: 'left' | 'right';
  clicks?: number;
  touch?: boolean;
  /** Set when the hand follows what it aims at: asks the page where that is now. */
  follow?: () => Promise<CDPSession | null>;
}

export async function clickAt(page: Page, point: Point, options: ClickOptions = {}): Promise<void> {
  const { button = 'left', clicks = 1, touch = false } = options;
  if (touch && button === 'left') {
    for (let tap = 0; tap < clicks; tap++) await page.touchscreen.tap(point.x, point.y);
    return;
  }
  const at = options.follow ? await pursue(page, point, await options.follow()) : point;
  if (at === point) await pointAt(page, point);
  await page.mouse.click(at.x, at.y, { button, clickCount: clicks });
}

const ASK_MS = 500;
const MOST_CHASES = 3;

/**
 * Points at an element and goes after it when it moves away from under the pointer. Within frames the element is the
 * frame, which stands still.
 *
 * @returns the same point when the element is still there.
 */
async function pursue(page: Page, point: Point, session: CDPSession | null): Promise<Point> {
  const target = session ? await orElse(ASK_MS, null, grasp(session, point)) : null;
  await pointAt(page, point);
  let at = point;
  for (let chase = 0; session && target && chase < MOST_CHASES; chase++) {
    const now = await orElse(ASK_MS, null, whereNow(session, target, at));
    if (!now) break;
    at = now;
    await page.mouse.move(at.x, at.y);
  }
  if (session && target) void session.send('Runtime.releaseObject', { objectId: target }).catch(() => {});
  return at;
}

async function grasp(session: CDPSession, { x, y }: Point): Promise<string | null> {
  const expression = `(${innermostAt.toString()})(${x}, ${y})`;
  const { result } = await session.send('Runtime.evaluate', { expression, silent: true });
  return result.objectId ?? null;
}

/** Where the element is to be clicked instead of `at`; null when it is still there or has gone. */
async function whereNow(session: CDPSession, objectId: string, at: Point): Promise<Point | null> {
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: `function (x, y) {
      const at = ${innermostAt.toString()};
      const over = (hit) => { for (let n = hit; n; n = n.parentNode ?? n.host) if (n === this) return true; return false; };
      const hit = at(x, y);
      if (!this.isConnected || over(hit) || (hit && this.contains(hit.getRootNode().host ?? null))) return null;
      const box = this.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return over(at(middle.x, middle.y)) ? middle : null;
    }`,
    arguments: [{ value: at.x }, { value: at.y }],
    returnByValue: true,
    silent: true,
  });
  return (result.value as Point | null | undefined) ?? null;
}

/** Runs in the page. */
function innermostAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  for (;;) {
    const inner = element?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === element) return element;
    element = inner;
  }
}

/** Presses at one point, moves in small steps and lets go at the other. */
export async function dragFromTo(page: Page, from: Point, to: Point): Promise<void> {
  await pointAt(page, from);
  await page.mouse.down();
  // Libraries begin a drag only after a few pixels, and some look where it goes before they let it drop.
  await page.mouse.move(from.x + Math.sign(to.x - from.x || 1) * 6, from.y + Math.sign(to.y - from.y) * 6, {
    steps: 3,
  });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.move(to.x + 1, to.y);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
