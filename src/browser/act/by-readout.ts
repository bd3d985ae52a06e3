import type { Page } from 'playwright-core';
import { boxOf, type Grip } from './element.ts';
import { failed, type Trouble } from './hands.ts';
import { dragFromTo } from './pointer.ts';

const MOST_PRESSES = 200;
const MOST_DRAGS = 6;

/** A slider that says nothing of itself is set as the eye does it: moved until the number that goes with it is the wanted one. */
export async function setByReadout(page: Page, thumb: Grip, goal: number): Promise<Trouble | null> {
  const read = () => thumb.ask(numbersShown, null);
  await thumb.ask((node) => node.focus(), null);
  const before = await read();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    const after = await read();
    const at = after.findIndex((value, i) => value !== before[i]);
    if (at >= 0) return byKeys(page, goal, async () => (await read())[at] ?? Number.NaN);
  }
  return byHand(page, thumb, goal, before, read);
}

async function byKeys(page: Page, goal: number, read: () => Promise<number>): Promise<Trouble | null> {
  let now = await read();
  for (let presses = 0; presses < MOST_PRESSES && now !== goal; presses++) {
    await page.keyboard.press(now < goal ? 'ArrowRight' : 'ArrowLeft');
    const next = await read();
    // At its end, or past the wanted number: as near as its steps allow.
    if (next === now || Math.abs(next - goal) > Math.abs(now - goal)) break;
    now = next;
  }
  return now === goal ? null : failed(`It came to ${now}.`);
}

/** Draws the thumb along its track, learning from two places how far a number is. */
async function byHand(
  page: Page,
  thumb: Grip,
  goal: number,
  before: readonly number[],
  read: () => Promise<number[]>,
): Promise<Trouble | null> {
  const rail = await thumb.ask((node) => {
    let rail: Element = node;
    while (rail.parentElement && rail.getBoundingClientRect().width < node.getBoundingClientRect().width * 2)
      rail = rail.parentElement;
    const { left, width } = rail.getBoundingClientRect();
    return { left, width };
  }, null);
  const track = { left: rail.left + thumb.corner.x, width: rail.width };
  const draw = async (x: number) => {
    const box = await boxOf(thumb);
    await dragFromTo(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x, y: box.y + box.height / 2 });
    return read();
  };
  const places = [track.left + track.width * 0.3, track.left + track.width * 0.7] as const;
  const first = await draw(places[0]);
  const second = await draw(places[1]);
  const at = second.findIndex((value, i) => value !== first[i] && first.length === before.length);
  if (at < 0) return failed('It could not be seen what it is set to.');
  let [x, now] = [places[1] as number, second[at]!];
  const perPixel = (second[at]! - first[at]!) / (places[1] - places[0]);
  for (let drags = 0; drags < MOST_DRAGS && now !== goal; drags++) {
    x += (goal - now) / perPixel;
    now = (await draw(Math.max(track.left, Math.min(track.left + track.width, x))))[at] ?? Number.NaN;
  }
  return now === goal ? null : failed(`It came to ${now}.`);
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
    const shown = /^\D{0,12}?(-?\d+(?:\.\d+)?)\s?\D{0,3}$/.exec(text.trim());
    if (text.length < 30 && shown) numbers.push(Number(shown[1]));
  }
  return numbers;
}
