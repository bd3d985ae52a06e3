import type { Page } from 'playwright-core';
import { orElse, sleep } from '../guard/deadline.ts';
import { innermostAt } from './element.ts';
import { type Grip, groundOf, type Point } from './grip.ts';

/** Where the mouse was left on each page. */
const left = new WeakMap<Page, Point>();

/** Moves the mouse there on a way, as a hand does: menus that open on hover need the steps, and stay open only on a way within them. */
export async function pointAt(page: Page, point: Point): Promise<void> {
  const from = left.get(page);
  left.set(page, point);
  const turn = from ? await orElse(ASK_MS, null, turningPoint(page, from, point)) : null;
  if (turn) await page.mouse.move(turn.x, turn.y);
  await page.mouse.move(point.x, point.y, { steps: turn ? 1 : 2 });
}

async function turningPoint(page: Page, from: Point, to: Point): Promise<Point | null> {
  const ground = await groundOf(page);
  const body = await ground.find(() => document.body, null);
  return (await body?.ask(wayWithin, { from, to })) ?? null;
}

/** Runs in the page: the bend of a way that does not leave what holds both places; null where the straight one does as well. */
function wayWithin(body: HTMLElement, { from, to }: { from: Point; to: Point }): Point | null {
  const at = ({ x, y }: Point) => body.ownerDocument.elementFromPoint(x, y);
  const goal = at(to);
  let common = at(from);
  while (common && goal && !common.contains(goal)) common = common.parentElement;
  if (!common || !goal || common === body || !body.contains(common)) return null;
  const straight = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (common.contains(at(straight))) return null;
  return (
    [
      { x: to.x, y: from.y },
      { x: from.x, y: to.y },
    ].find((bend) => common.contains(at(bend))) ?? null
  );
}

/** How often the button goes down, which one, and whether a finger does it instead of a mouse. */
export interface ClickOptions {
  button?: 'left' | 'right';
  clicks?: number;
  touch?: boolean;
  /** Whether the hand goes after what it aims at. */
  follow?: boolean;
  /** Whether that goes on moving: the hand leads it. */
  moving?: boolean;
}

export async function clickAt(page: Page, point: Point, options: ClickOptions = {}): Promise<void> {
  const { button = 'left', clicks = 1, touch = false } = options;
  if (touch && button === 'left') {
    for (let tap = 0; tap < clicks; tap++) await page.touchscreen.tap(point.x, point.y);
    return;
  }
  const at = options.follow ? await pursue(page, point, options.moving === true) : point;
  if (at === point) await pointAt(page, point);
  await page.mouse.click(at.x, at.y, { button, clickCount: clicks, delay: options.moving ? SHORT_MS : HELD_MS });
}

/**
 * How long the button is down: a press takes a hand about a tenth of a second (Card, Moran & Newell 1980), and pages that
 * draw anew on the press listen for its end only then.
 */
const HELD_MS = 100;
/** On what runs away under the pointer. */
const SHORT_MS = 40;
const ASK_MS = 500;
const MOST_CHASES = 3;

/**
 * Points at an element and goes after it when it moves away from under the pointer. Within frames the element is the
 * frame, which stands still.
 *
 * @returns the same point when the element is still there.
 */
async function pursue(page: Page, point: Point, moving: boolean): Promise<Point> {
  const ground = await groundOf(page);
  const target = await orElse(ASK_MS, null, ground.find(innermostAt, point));
  await pointAt(page, point);
  let at = point;
  for (let chase = 0; target && chase < MOST_CHASES; chase++) {
    const now = await orElse(ASK_MS, null, target.ask(whereNow, at));
    if (!now) break;
    at = now;
    await page.mouse.move(at.x, at.y);
  }
  return (target && moving && (await lead(target))) || at;
}

/** Where the middle of what moves will be when the button goes down; null where it cannot be told. */
async function lead(target: Grip): Promise<Point | null> {
  const middle = () => orElse(ASK_MS, null, target.ask(middleOf, null));
  const [first, from] = [await middle(), Date.now()];
  await sleep(SHORT_MS);
  const [second, now] = [await middle(), Date.now()];
  // A frame stands still, whatever moves in it.
  if (!first || !second || now <= from || (first.x === second.x && first.y === second.y)) return null;
  const times = (Date.now() - now + SHORT_MS) / (now - from);
  return { x: second.x + (second.x - first.x) * times, y: second.y + (second.y - first.y) * times };
}

/** Runs in the page. */
function middleOf(node: HTMLElement): Point {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: where the element is to be clicked instead; null when it is still there or has gone. */
function whereNow(node: HTMLElement, { x, y }: Point): Point | null {
  const at = (left: number, top: number) => {
    let element = document.elementFromPoint(left, top);
    for (;;) {
      const inner = element?.shadowRoot?.elementFromPoint(left, top);
      if (!inner || inner === element) return element;
      element = inner;
    }
  };
  const over = (hit: Node | null) => {
    for (let inner = hit; inner; inner = inner.parentNode ?? (inner as ShadowRoot).host)
      if (inner === node) return true;
    return false;
  };
  const hit = at(x, y);
  if (!node.isConnected || over(hit) || (hit && node.contains((hit.getRootNode() as ShadowRoot).host ?? null)))
    return null;
  const box = node.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return over(at(middle.x, middle.y)) ? middle : null;
}

/**
 * Presses at one point, moves in small steps and lets go at the other.
 *
 * @param taken is waited for between the press and the first move.
 */
export async function dragFromTo(page: Page, from: Point, to: Point, taken?: () => Promise<void>): Promise<void> {
  await pointAt(page, from);
  await page.mouse.down();
  await sleep(HELD_MS);
  await taken?.();
  // Libraries begin a drag only after a few pixels, and some look where it goes before they let it drop.
  await page.mouse.move(from.x + Math.sign(to.x - from.x || 1) * 6, from.y + Math.sign(to.y - from.y) * 6, {
    steps: 3,
  });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.move(to.x + 1, to.y);
  await page.mouse.move(to.x, to.y);
  await sleep(HELD_MS);
  await page.mouse.up();
}
