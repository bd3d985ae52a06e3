import type { ElementHandle } from 'playwright-core';
import type { PageAction } from '../types.ts';
import { controlAt, elementAt } from './element.ts';
import { type Arguments, failed, type Hands, said, type Trouble } from './hands.ts';
import { dragFromTo } from './pointer.ts';
import { inFormat } from './values.ts';

const MOST_PRESSES = 200;
const MOST_DRAGS = 3;

/** Sets a slider or another range: a native one as its thumb would, one of ARIA by its keys, else by dragging. */
export async function setRange(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const text = said(args, 'value', 'text');
  const value = text === null ? null : inFormat('range', text);
  if (value === null) return failed(`"${text ?? ''}" is no number to set it to.`);
  const point = hands.aim(action);
  const control = await controlAt(hands.page, point);
  if (control && (await control.evaluate((node) => (node as HTMLInputElement).type === 'range'))) {
    // `fill` refuses what lies between two steps; a hand would stop at the nearest one.
    const nearest = await control.evaluate((node, wanted) => {
      const input = node as HTMLInputElement;
      const lowest = Number(input.min || 0);
      const highest = Number(input.max || 100);
      const step = input.step === 'any' ? 0 : Number(input.step || 1);
      const inside = Math.min(highest, Math.max(lowest, wanted));
      if (!step) return String(inside);
      const steps = Math.min(Math.floor((highest - lowest) / step + 1e-9), Math.round((inside - lowest) / step));
      return String(Number((lowest + steps * step).toFixed(10)));
    }, Number(value));
    await control.fill(nearest, { timeout: 3000 });
    return null;
  }
  const under = await elementAt(hands.page, point);
  const slider =
    under &&
    (
      await under.evaluateHandle(
        (node) =>
          node.closest('[role="slider"], [role="spinbutton"]') ??
          node.querySelector('[role="slider"], [role="spinbutton"]'),
      )
    ).asElement();
  return slider
    ? setAriaSlider(hands, slider as ElementHandle<HTMLElement>, Number(value))
    : failed('It could not be set.');
}

async function setAriaSlider(
  hands: Hands,
  slider: ElementHandle<HTMLElement>,
  wanted: number,
): Promise<Trouble | null> {
  const read = () =>
    slider.evaluate((node) => ({
      now: Number(node.getAttribute('aria-valuenow')),
      lowest: Number(node.getAttribute('aria-valuemin') ?? 0),
      highest: Number(node.getAttribute('aria-valuemax') ?? 100),
      upright: node.getAttribute('aria-orientation') === 'vertical',
    }));
  let state = await read();
  const goal = Math.min(state.highest, Math.max(state.lowest, wanted));
  await slider.focus();
  for (let presses = 0; presses < MOST_PRESSES && state.now !== goal; presses++) {
    await hands.page.keyboard.press(state.now < goal ? 'ArrowRight' : 'ArrowLeft');
    const next = await read();
    // Deaf to keys, or it stepped over the goal: as near as its steps allow.
    if (next.now === state.now) break;
    if (Math.sign(goal - next.now) !== Math.sign(goal - state.now) && next.now !== goal) {
      if (Math.abs(next.now - goal) > Math.abs(state.now - goal))
        await hands.page.keyboard.press(state.now < goal ? 'ArrowLeft' : 'ArrowRight');
      return null;
    }
    state = next;
  }
  if (state.now === goal) return null;
  return dragSlider(hands, slider, goal, state);
}

async function dragSlider(
  hands: Hands,
  slider: ElementHandle<HTMLElement>,
  goal: number,
  state: { now: number; lowest: number; highest: number; upright: boolean },
): Promise<Trouble | null> {
  const thumb = await slider.boundingBox();
  // The track is the element itself where that is long, else the nearest ancestor that is clearly longer than the thumb.
  const rail = await slider.evaluateHandle((node) => {
    const upright = node.getAttribute('aria-orientation') === 'vertical';
    const length = (of: Element) => of.getBoundingClientRect()[upright ? 'height' : 'width'];
    const breadth = (of: Element) => of.getBoundingClientRect()[upright ? 'width' : 'height'];
    let track: Element = node;
    if (length(node) >= breadth(node) * 3) return track;
    while (track.parentElement && length(track) < length(node) * 2) track = track.parentElement;
    return track;
  });
  const track = await rail.boundingBox();
  if (!thumb || !track) return failed('It could not be moved.');
  const length = state.upright ? track.height : track.width;
  const range = state.highest - state.lowest || 1;
  const itself = length === (state.upright ? thumb.height : thumb.width);
  const share = (of: number) => (of - state.lowest) / range;
  const place = (at: number) =>
    state.upright
      ? { x: thumb.x + thumb.width / 2, y: track.y + track.height * (1 - at) }
      : { x: track.x + track.width * at, y: thumb.y + thumb.height / 2 };
  const inside = (at: number) => Math.min(1 - 1 / length, Math.max(1 / length, at));
  let at = share(goal);
  let now = state.now;
  for (let drags = 0; drags < MOST_DRAGS; drags++) {
    const box = (await slider.boundingBox()) ?? thumb;
    const from = itself ? place(inside(share(now))) : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await dragFromTo(hands.page, from, place(itself ? inside(at) : at));
    now = Number(await slider.getAttribute('aria-valuenow'));
    // As near as the hand can be: half a pixel of the track.
    if (Math.abs(now - goal) <= Math.max(range / length / 2, 1e-9)) return null;
    // The track may begin elsewhere than it looks: the eye corrects by what is missing.
    at += share(goal) - share(now);
  }
  return now === state.now && now !== goal ? failed('It did not move.') : null;
}
