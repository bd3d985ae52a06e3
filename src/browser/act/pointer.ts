import type { Page } from 'playwright-core';
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
}

export async function clickAt(page: Page, point: Point, options: ClickOptions = {}): Promise<void> {
  const { button = 'left', clicks = 1, touch = false } = options;
  if (touch && button === 'left') {
    for (let tap = 0; tap < clicks; tap++) await page.touchscreen.tap(point.x, point.y);
    return;
  }
  await pointAt(page, point);
  await page.mouse.click(point.x, point.y, { button, clickCount: clicks });
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
