import type { PageAction } from '../types.ts';
import { setByReadout } from './by-readout.ts';
import { boxOf, controlAt, elementAt, type Grip, putValue } from './element.ts';
import { type Arguments, failed, type Hands, said, type Trouble } from './hands.ts';
import { clickAt, dragFromTo } from './pointer.ts';
import { inFormat } from './values.ts';

const MOST_PRESSES = 200;
/** Steps that one counts with a key before one takes the thumb, or writes the number. */
const MOST_COUNTED = 40;
const MOST_DRAGS = 3;
/** Pixels that one turns a dial by to see how far it goes. */
const TRIED = 24;

/** Sets a slider or another range: a native one as its thumb would, one of ARIA by its keys, else by dragging. */
export async function setRange(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const text = said(args, 'value', 'text');
  const value = text === null ? null : inFormat('range', text);
  if (value === null) return failed(`"${text ?? ''}" is no number to set it to.`);
  const point = hands.aim(action);
  const control = await controlAt(hands.page, point);
  if (control && (await control.ask((node) => (node as HTMLInputElement).type === 'range', null))) {
    // `fill` refuses what lies between two steps; a hand would stop at the nearest one.
    const nearest = await control.ask((node, wanted) => {
      const input = node as HTMLInputElement;
      const lowest = Number(input.min || 0);
      const highest = Number(input.max || 100);
      const step = input.step === 'any' ? 0 : Number(input.step || 1);
      const inside = Math.min(highest, Math.max(lowest, wanted));
      if (!step) return String(inside);
      const steps = Math.min(Math.floor((highest - lowest) / step + 1e-9), Math.round((inside - lowest) / step));
      return String(Number((lowest + steps * step).toFixed(10)));
    }, Number(value));
    return (await putValue(control, nearest)) === null ? failed('It could not be set.') : null;
  }
  const under = await elementAt(hands.page, point);
  const slider = await under?.pick((node) => {
    const dial = '[role="slider"], [role="spinbutton"]';
    // The host of a component may be the slider whose drawing was hit.
    for (let at: Element | null = node; at; at = (at.getRootNode() as ShadowRoot).host ?? null) {
      const found = at.closest(dial);
      if (found) return found;
    }
    return node.querySelector(dial);
  }, null);
  if (under && !slider) {
    // A thumb that only its class calls so says nothing of where it stands.
    const thumb = await under.pick(thumbOf, null);
    const scale = { lowest: action.minimum ?? 0, highest: action.maximum ?? 100 };
    const keyed = await under.pick(keyedOf, null);
    if (await under.ask(isBar, null)) return drawKnob(hands, under, action, Number(value));
    if (thumb) return setByReadout(hands.page, { thumb, keyed: keyed ?? thumb }, Number(value), scale);
  }
  return slider ? setAriaSlider(hands, slider, Number(value)) : failed('It could not be set.');
}

/** Runs in the page: a long thin bar without parts, on which a style draws the thumb. */
function isBar(node: HTMLElement): boolean {
  const { width, height } = node.getBoundingClientRect();
  // A handle without a size holds the field that nobody sees, in the bar or beside it.
  const field = (node.firstElementChild ? node : node.parentElement)?.querySelector('input[type=range]');
  const whole = field ? (field.parentElement?.getBoundingClientRect().width ?? 0) < 2 : !node.firstElementChild;
  return whole && Math.max(width, height) >= 80 && Math.max(width, height) >= 5 * Math.min(width, height);
}

/** Runs in the page: how what a style draws on it looks now. */
function drawnOn(node: HTMLElement): string {
  const looks = ['::before', '::after'].map((pseudo) => getComputedStyle(node, pseudo));
  const field = (node.firstElementChild ? node : node.parentElement)?.querySelector('input');
  if (field) return field.value;
  return looks.map(({ left, top, transform, width }) => `${left} ${top} ${transform} ${width}`).join();
}

/** Takes the thumb that is no element of its own where it looks to be, and draws it along its bar. */
async function drawKnob(hands: Hands, bar: Grip, action: PageAction, wanted: number): Promise<Trouble | null> {
  const { x, y, width, height } = await boxOf(bar);
  const [lowest, highest] = [action.minimum ?? 0, action.maximum ?? 100];
  const place = (value: number) => {
    const share = Math.min(1, Math.max(0, (value - lowest) / (highest - lowest || 1)));
    return height > width
      ? { x: x + width / 2, y: y + Math.max(1, height * (1 - share) - 1) }
      : { x: x + Math.max(1, width * share - 1), y: y + height / 2 };
  };
  const before = await bar.ask(drawnOn, null);
  await dragFromTo(hands.page, place(Number(action.value ?? lowest)), place(wanted));
  const stayed = async () => Number(action.value) !== wanted && before === (await bar.ask(drawnOn, null));
  if (!(await stayed())) return null;
  // Some only come to where the bar is pressed.
  await clickAt(hands.page, place(wanted));
  return (await stayed()) ? failed('It did not move.') : null;
}

/** Runs in the page: what hears the keys of a slider that has no role, which may be the whole around the thumb. */
function keyedOf(node: HTMLElement): Element | null {
  return node.closest('[class*="slider" i][tabindex], [class*="range" i][tabindex]');
}

/** Runs in the page: what is taken of a slider that has no role; what lies within the thumb goes along with it. */
function thumbOf(node: HTMLElement): Element | null {
  const largest = 44;
  let thumb: Element = node;
  for (let above = thumb.parentElement; above; above = above.parentElement) {
    const { width, height } = above.getBoundingClientRect();
    if (width > largest || height > largest) break;
    thumb = above;
  }
  return thumb;
}

interface Dial {
  /** Null when it does not say. */
  now: number | null;
  lowest: number;
  highest: number;
  upright: boolean;
  /** Counted up and down, without a track. */
  spins: boolean;
}

async function setAriaSlider(hands: Hands, slider: Grip, wanted: number): Promise<Trouble | null> {
  const read = () => slider.ask(readDial, null);
  const state = await read();
  const goal = Math.min(state.highest, Math.max(state.lowest, wanted));
  await slider.ask((node) => node.focus(), null);
  let now = state.now;
  const write = async () => {
    await hands.page.keyboard.type(String(goal));
    now = (await read()).now;
  };
  // One writes the digits where counting would take too long, or where nothing is set yet.
  if (state.spins && (now === null || Math.abs(goal - now) > MOST_COUNTED)) await write();
  if (now === null) return state.spins ? null : dragSlider(hands, slider, goal, state);
  const counted = await byKeys(hands, goal, now, state.spins, read);
  now = counted.now;
  if (counted.near) return null;
  if (state.spins) {
    if (now === state.now) await write();
    return now === state.now ? failed('It did not move.') : null;
  }
  const trouble = await dragSlider(hands, slider, goal, { ...state, now });
  // Deaf to the pointer: however long the way is, the keys are the only one.
  if (trouble && now !== state.now) {
    await slider.ask((node) => node.focus(), null);
    await byKeys(hands, goal, now, false, read, MOST_PRESSES);
  }
  if (trouble) return (await read()).now === state.now ? trouble : null;
  const dragged = (await read()).now;
  if (dragged !== null && dragged !== goal) await byKeys(hands, goal, dragged, false, read);
  return null;
}

/** Runs in the page. */
function readDial(node: HTMLElement): Dial {
  const number = (name: string, otherwise: number) => {
    const value = Number.parseFloat(node.getAttribute(name) ?? '');
    return Number.isNaN(value) ? otherwise : value;
  };
  const spins = node.getAttribute('role') === 'spinbutton';
  const now = number('aria-valuenow', Number.NaN);
  const { width, height } = node.getBoundingClientRect();
  return {
    now: Number.isNaN(now) ? null : now,
    // Infinity is lost on the way out of the page.
    lowest: number('aria-valuemin', spins ? -Number.MAX_VALUE : 0),
    highest: number('aria-valuemax', spins ? Number.MAX_VALUE : 100),
    upright: node.getAttribute('aria-orientation') === 'vertical' || height > width * 3,
    spins,
  };
}

/**
 * Presses the arrows as long as they lead nearer and the way is not too long.
 *
 * @returns the value that it came to, and whether that is as near as its steps allow.
 */
async function byKeys(
  hands: Hands,
  goal: number,
  from: number,
  spins: boolean,
  read: () => Promise<Dial>,
  most = MOST_COUNTED,
): Promise<{ now: number; near: boolean }> {
  const [more, less] = spins ? ['ArrowUp', 'ArrowDown'] : ['ArrowRight', 'ArrowLeft'];
  let now = from;
  for (let presses = 0; presses < MOST_PRESSES && now !== goal; presses++) {
    await hands.page.keyboard.press(now < goal ? more : less);
    const next = (await read()).now ?? now;
    // Deaf to keys.
    if (next === now) return { now, near: false };
    const step = Math.abs(next - now);
    if (Math.sign(goal - next) !== Math.sign(goal - now) && next !== goal) {
      // It stepped over the goal: as near as its steps allow.
      if (Math.abs(next - goal) <= Math.abs(now - goal)) return { now: next, near: true };
      await hands.page.keyboard.press(now < goal ? less : more);
      return { now, near: true };
    }
    now = next;
    if (!spins && Math.abs(goal - now) / step > most) return { now, near: false };
  }
  return { now, near: now === goal };
}

async function dragSlider(hands: Hands, slider: Grip, goal: number, state: Dial): Promise<Trouble | null> {
  // A frame with the role holds the thumb, and often buttons at its ends.
  const grip = (await slider.pick(thumbIn, null)) ?? slider;
  const thumb = await boxOf(grip);
  const { upright } = state;
  const range = state.highest - state.lowest || 1;
  const share = (of: number) => (of - state.lowest) / range;
  const rail = await grip.pick(railOf, { upright, share: state.now === null ? -1 : share(state.now) });
  const track = rail && (await boxOf(rail));
  if (!track) return failed('It could not be moved.');
  const length = upright ? track.height : track.width;
  const itself = length === (upright ? thumb.height : thumb.width);
  const place = (at: number) =>
    upright
      ? { x: thumb.x + thumb.width / 2, y: track.y + track.height * (1 - at) }
      : { x: track.x + track.width * at, y: thumb.y + thumb.height / 2 };
  const inside = (at: number) => Math.min(1 - 1 / length, Math.max(1 / length, at));
  let at = share(goal);
  let now = state.now ?? state.lowest;
  for (let drags = 0; drags < MOST_DRAGS; drags++) {
    const box = await boxOf(grip);
    const from = itself ? place(inside(share(now))) : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await dragFromTo(hands.page, from, place(itself ? inside(at) : at));
    const said = (await slider.ask(readDial, null)).now;
    // One that does not say where it stands is where it was drawn to.
    if (said === null) return null;
    now = said;
    // As near as the hand can be: half a pixel of the track.
    if (Math.abs(now - goal) <= Math.max(range / length / 2, 1e-9)) return null;
    // The track may begin elsewhere than it looks: the eye corrects by what is missing.
    at += share(goal) - share(now);
  }
  if (now !== state.now || now === goal) return null;
  if (await turnDial(hands, slider, goal, now)) return null;
  // Some let themselves be pulled by a finger only, and come to where the mouse presses the bar.
  await clickAt(hands.page, place(inside(share(goal))));
  return (await slider.ask(readDial, null)).now === now ? failed('It did not move.') : null;
}

/** A dial of no track: the pointer goes up from it, or to the right, as far as its numbers ask for. */
async function turnDial(hands: Hands, dial: Grip, goal: number, start: number): Promise<boolean> {
  const { x, y, width, height } = await boxOf(dial);
  if (Math.max(width, height) > 1.3 * Math.min(width, height)) return false;
  const from = { x: x + width / 2, y: y + height / 2 };
  const read = async () => (await dial.ask(readDial, null)).now ?? start;
  const right = await hands.page.evaluate(() => innerWidth);
  for (const upwards of [true, false]) {
    const pull = async (by: number) => {
      const inside = Math.max(2, Math.min(upwards ? from.y - by : from.x + by, upwards ? Infinity : right - 2));
      await dragFromTo(hands.page, from, upwards ? { x: from.x, y: inside } : { x: inside, y: from.y });
      return read();
    };
    let now = await read();
    let by = TRIED * Math.sign(goal - now || 1);
    for (let pulls = 0; pulls < MOST_DRAGS + 1; pulls++) {
      const next = await pull(by);
      if (next === now) break;
      const perPixel = (next - now) / by;
      now = next;
      if (now === goal || Math.abs((goal - now) / perPixel) < 1) return true;
      by = (goal - now) / perPixel;
    }
    if (now !== start) return true;
  }
  return false;
}

/** Runs in the page: the small part of a slider that is taken, where the slider is the whole. */
function thumbIn(node: HTMLElement): Element | null {
  const largest = 44;
  for (const part of node.querySelectorAll('[class*="thumb" i],[class*="handle" i],[class*="knob" i]')) {
    const { width, height } = part.getBoundingClientRect();
    if (Math.min(width, height) >= 6 && Math.max(width, height) <= largest) return part;
  }
  return null;
}

/**
 * Runs in the page. The track is the element itself where that is long, else the nearest ancestor that is clearly longer
 * than the thumb, and on which the thumb stands where its value says: what is filled so far may lie around the thumb too.
 */
function railOf(node: HTMLElement, { upright, share }: { upright: boolean; share: number }): Element | null {
  const length = (of: Element) => of.getBoundingClientRect()[upright ? 'height' : 'width'];
  const breadth = (of: Element) => of.getBoundingClientRect()[upright ? 'width' : 'height'];
  if (length(node) >= breadth(node) * 3) return node;
  const box = node.getBoundingClientRect();
  const stands = (track: Element) => {
    const { left, bottom, width, height } = track.getBoundingClientRect();
    const at = upright ? (bottom - box.top - box.height / 2) / height : (box.left + box.width / 2 - left) / width;
    return Math.abs(at - share) * length(track) <= length(node);
  };
  const longer: Element[] = [];
  for (let track = node.parentElement; track && longer.length < 4; track = track.parentElement)
    if (length(track) >= length(node) * 2) longer.push(track);
  return longer.find(stands) ?? longer[0] ?? node;
}
