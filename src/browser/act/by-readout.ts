import type { Page } from 'playwright-core';
import { boxOf, type Grip } from './element.ts';
import { failed, type Trouble } from './hands.ts';
import { dragFromTo } from './pointer.ts';

const MOST_PRESSES = 200;
const MOST_DRAGS = 6;

/** The ends of a slider's scale. */
export interface Scale {
  lowest: number;
  highest: number;
}

/**
 * A slider that says nothing of itself is set as the eye does it: moved until the number that goes with it is the wanted
 * one, and where no number goes with it to its place on the bar.
 */
export async function setByReadout(
  page: Page,
  { thumb, keyed }: { thumb: Grip; keyed: Grip },
  goal: number,
  scale: Scale,
): Promise<Trouble | null> {
  const read = () => thumb.ask(numbersShown, null);
  if (await keyed.ask((node) => node.tabIndex >= 0, null)) {
    await keyed.ask((node) => node.focus(), null);
    let before = await read();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      const after = await read();
      // The number may only show once the thumb has the focus: it is told from the others when it changes.
      if (after.length !== before.length) {
        before = after;
        continue;
      }
      const at = after.findIndex((value, i) => value !== before[i]);
      if (at >= 0) return byKeys(page, goal, async () => (await read())[at] ?? Number.NaN);
    }
  }
  return byHand(page, thumb, goal, scale, read);
}

async function byKeys(page: Page, goal: number, read: () => Promise<number>): Promise<Trouble | null> {
  let now = await read();
  for (let presses = 0; presses < MOST_PRESSES && now !== goal; presses++) {
    await page.keyboard.press(now < goal ? 'ArrowRight' : 'ArrowLeft');
    const next = await read();
    // At its end, or past the wanted number: as near as its steps allow.
    if (Number.isNaN(next) || next === now || Math.abs(next - goal) > Math.abs(now - goal)) break;
    now = next;
  }
  return now === goal ? null : failed(`It came to ${now}.`);
}

/** Draws the thumb along its bar, to where the number ought to be, learning from two places how far a number is. */
async function byHand(
  page: Page,
  thumb: Grip,
  goal: number,
  { lowest, highest }: Scale,
  read: () => Promise<number[]>,
): Promise<Trouble | null> {
  const bar = await thumb.ask(barOf, null);
  const begin = bar.upright ? thumb.corner.y + bar.begin : thumb.corner.x + bar.begin;
  const inside = (at: number) => Math.min(begin + bar.length, Math.max(begin, at));
  const middle = async () => {
    const box = await boxOf(thumb);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const along = ({ x, y }: { x: number; y: number }) => (bar.upright ? y : x);
  const draw = async (at: number) => {
    const from = await middle();
    await dragFromTo(page, from, bar.upright ? { x: from.x, y: inside(at) } : { x: inside(at), y: from.y });
    return read();
  };
  const before = await read();
  const start = along(await middle());
  const share = Math.min(1, Math.max(0, (goal - lowest) / (highest - lowest || 1)));
  let place = begin + bar.length * (bar.upright ? 1 - share : share);
  const after = await draw(place);
  const at = after.length === before.length ? after.findIndex((value, i) => value !== before[i]) : -1;
  // No number goes with it: it is where it was drawn to.
  if (at < 0) return Math.abs(along(await middle()) - start) > 1 || share === 0 ? null : failed('It did not move.');
  let now = after[at]!;
  const perPixel = (now - before[at]!) / (place - start);
  for (let drags = 0; drags < MOST_DRAGS && now !== goal; drags++) {
    place = inside(place + (goal - now) / perPixel);
    const next = (await draw(place))[at] ?? Number.NaN;
    // As near as the hand can be: less than a pixel of the bar.
    if (next === now && Math.abs((goal - now) / perPixel) < 1) return null;
    now = next;
  }
  return now === goal || Math.abs((goal - now) / perPixel) < 1 ? null : failed(`It came to ${now}.`);
}

/** Runs in the page: where the bar begins that the thumb goes along, which is the first around it of twice its length. */
function barOf(node: HTMLElement): { begin: number; length: number; upright: boolean } {
  const { width, height } = node.getBoundingClientRect();
  let bar: Element = node;
  const longer = ({ width: w, height: h }: DOMRect) => Math.max(w, h) >= 2 * Math.max(width, height);
  while (bar.parentElement && !longer(bar.getBoundingClientRect())) bar = bar.parentElement;
  const box = bar.getBoundingClientRect();
  const upright = box.height > box.width;
  return upright ? { begin: box.top, length: box.height, upright } : { begin: box.left, length: box.width, upright };
}

/** Runs in the page: the numbers that stand on it by themselves, in the order of the document. */
function numbersShown(node: HTMLElement): number[] {
  const numbers: number[] = [];
  const walker = node.ownerDocument.createTreeWalker(node.ownerDocument.body, NodeFilter.SHOW_ELEMENT);
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    const element = at as HTMLElement;
    const text =
      element instanceof HTMLInputElement ? element.value : element.childElementCount ? '' : element.innerText;
    if (typeof text !== 'string') continue;
    // Thousands are set apart by a comma, a space or a narrow one.
    const plain = text.trim().replaceAll(/(?<=\d)[\s,\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
    const shown = /^\D{0,12}?(-?\d+(?:\.\d+)?)\s?\D{0,3}$/.exec(plain);
    if (text.length < 30 && shown) numbers.push(Number(shown[1]));
  }
  return numbers;
}
