import { sleep } from '../guard/deadline.ts';
import type { PageAction } from '../types.ts';
import { elementAt, focused, type Grip, type Point } from './element.ts';
import { groundOf } from './grip.ts';
import { failed, type Hands, type Trouble } from './hands.ts';
import { typePieces } from './keyboard.ts';
import { clickAt } from './pointer.ts';

/** How long a list takes to open, and to answer what was written into it. */
const OPENS_MS = 700;
const ANSWERS_MS = 2000;
/** How long a list takes to close by itself. */
const CLOSES_MS = 300;
const LOOK_MS = 50;
/** Presses of the arrow before an answer counts as not there. */
const MOST_KEYS = 80;

/** What an option is looked for by: its words, and the place of the control, whose own words are none of its options. */
interface Wanted {
  words: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Chooses in a list that the page draws itself: opens it, finds the answer by its words, writes them where the list has a
 * place for that and shows it only so, and presses on it. One that is chosen already is taken out of a list of several.
 */
export async function chooseDrawn(hands: Hands, action: PageAction, words: string): Promise<Trouble | null> {
  const point = hands.aim(action);
  const opener = await elementAt(hands.page, point);
  if (!opener) return failed('The list could not be reached.');
  if (action.state.includes('multiple') && (await takeOut(hands, action, words))) {
    if (await opener.ask(isOpen, null)) await leave(hands, opener, point);
    return null;
  }
  const { x, y, width, height } = action.target;
  const { corner } = opener;
  const [left, top] = [x - corner.x, y - corner.y];
  const wanted: Wanted = { words, left, top, right: left + width, bottom: top + height };
  const find = async () => (await opener.pick(drawnValue, words)) ?? (await opener.pick(shownOption, wanted));
  let at = await placeOf(await find());
  if (!at) {
    await clickAt(hands.page, point, hands);
    at = await within(OPENS_MS, async () => placeOf(await find()));
  }
  if (!at && (await focused(hands.page))?.editable) {
    await typePieces(hands.page, [{ text: words, secret: false }], hands.session);
    at = await within(ANSWERS_MS, async () => placeOf(await find()));
  }
  if (!at) {
    await leave(hands, opener, point);
    return failed(`The list has no "${words}".`);
  }
  await clickAt(hands.page, { x: at.x + corner.x, y: at.y + corner.y }, hands);
  // A list of several may stay open: who has chosen leaves it.
  if (action.state.includes('multiple') && ((await opener.ask(isOpen, null)) || (await stays(find))))
    await leave(hands, opener, point);
  return null;
}

/** Whether the answers still stand there a moment after one was pressed. */
async function stays(find: () => Promise<Grip | null>): Promise<boolean> {
  for (const until = Date.now() + CLOSES_MS; Date.now() < until; await sleep(LOOK_MS))
    if (!(await (await find())?.ask(middle, null))) return false;
  return true;
}

/** The same by nothing but keys, from the control that has the focus: down the list until the answer is reached. */
export async function chooseByArrows(hands: Hands, words: string): Promise<Trouble | null> {
  const { keyboard } = hands.page;
  for (let down = 0; down < MOST_KEYS; down++) {
    await keyboard.press('ArrowDown');
    if (down === 0) await sleep(LOOK_MS * 2);
    const ground = await groundOf(hands.page);
    if (await ground.find(reached, words)) {
      await keyboard.press('Enter');
      return null;
    }
  }
  await keyboard.press('Escape');
  return failed(`The list has no "${words}".`);
}

/** Leaves an open list by the Escape key; by a second press on what opened it where the key would close a dialog around it as well. */
async function leave(hands: Hands, opener: Grip, point: Point): Promise<void> {
  const inDialog = await opener.ask((node) => node.closest('dialog,[role=dialog],[aria-modal=true]') !== null, null);
  if (!inDialog) await hands.page.keyboard.press('Escape');
  else if (await opener.ask(isOpen, null)) await clickAt(hands.page, point, hands);
}

/** Presses what takes a chosen answer out again, where one stands beside it in the control. */
async function takeOut(hands: Hands, action: PageAction, words: string): Promise<boolean> {
  const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  if (
    !fold(action.value ?? '')
      .split(', ')
      .includes(fold(words))
  )
    return false;
  const { x, y, width, height } = action.target;
  const sign = hands.others.find(
    ({ kind, label, context, point }) =>
      kind === 'click' &&
      /^(?:remove|delete|deselect|clear|close|[×✕✖x])/i.test(label) &&
      fold(`${label} ${context ?? ''}`).includes(fold(words)) &&
      point.x > x - width - 400 &&
      point.x < x + width + 400 &&
      Math.abs(point.y - (y + height / 2)) < height / 2 + 60,
  );
  if (sign) await clickAt(hands.page, sign.point, hands);
  return sign !== undefined;
}

async function within<Found>(most: number, find: () => Promise<Found | null>): Promise<Found | null> {
  for (const until = Date.now() + most; ; await sleep(LOOK_MS)) {
    const found = await find();
    if (found || Date.now() > until) return found;
  }
}

/**
 * Where an option stands once its list has come to rest: lists slide in, scroll to what is chosen when they open, and are drawn anew;
 * null for one that is not there any more, or lies under something.
 */
async function placeOf(option: Grip | null): Promise<Point | null> {
  let last = await option?.ask(middle, null);
  for (const until = Date.now() + OPENS_MS; option && last && Date.now() < until; ) {
    await sleep(LOOK_MS);
    const now = await option.ask(middle, null);
    if (now && Math.hypot(now.x - last.x, now.y - last.y) < 1) return now;
    last = now;
  }
  return null;
}

/** Runs in the page: the answer that the keys have reached, if it is this one. */
function reached(words: string): Element | null {
  const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const id = active?.getAttribute('aria-activedescendant');
  const option = active && id ? (active.getRootNode() as Document | ShadowRoot).getElementById(id) : active;
  return option && fold(option.textContent ?? '') === fold(words) ? option : null;
}

/** Runs in the page: whether a control says that its list stands open. */
function isOpen(node: HTMLElement): boolean {
  const said = node.closest('[aria-expanded]') ?? node.querySelector('[aria-expanded]');
  return said?.getAttribute('aria-expanded') === 'true';
}

/** Runs in the page: the middle of an option that is brought into sight; null where it cannot be pressed there. */
function middle(node: HTMLElement): Point | null {
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = node.getBoundingClientRect();
  const point = { x: x + width / 2, y: y + height / 2 };
  const hit = (node.getRootNode() as Document | ShadowRoot).elementFromPoint(point.x, point.y);
  return node.isConnected && hit && (node.contains(hit) || hit.contains(node)) ? point : null;
}

/** Runs in the page: the mark of that value, where all values of the native list behind are drawn side by side, as stars are. */
function drawnValue(node: HTMLElement, words: string): Element | null {
  const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  let around: Element | null = node;
  for (let up = 0; around && up < 4 && !around.querySelector('select'); up++) around = around.parentElement;
  const select = around?.querySelector('select');
  if (!around || !select) return null;
  const values = [...select.options].filter(({ value }) => value !== '');
  const marks = values.map(({ value }) =>
    [...around.querySelectorAll('[data-value]')].find(
      (mark) => mark.getAttribute('data-value') === value && mark.getBoundingClientRect().width > 4,
    ),
  );
  const at = values.findIndex((option) => fold(option.label || option.text) === fold(words));
  return marks.every(Boolean) && !around.querySelector('[role=option]') ? (marks[at] ?? null) : null;
}

/** Runs in the page: the answer of an open list that says those words. */
function shownOption(node: HTMLElement, { words, left, top, right, bottom }: Wanted): Element | null {
  const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const wanted = fold(words);
  const shows = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const own = x + width / 2 >= left && x + width / 2 <= right && y + height / 2 >= top && y + height / 2 <= bottom;
    return (
      width > 4 && height > 4 && !own && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const roots: Array<Document | ShadowRoot> = [node.ownerDocument];
  for (let root = node.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) roots.push(root);
  for (const selector of [
    '[role=option]',
    '[role=treeitem],[role=menuitemradio],[role=menuitemcheckbox]',
    'li',
    '[class*=option],[class*=item]',
  ])
    for (const root of roots) {
      const found = [...root.querySelectorAll<HTMLElement>(selector)].filter(
        (option) =>
          (fold(option.getAttribute('aria-label') ?? '') === wanted || fold(option.textContent ?? '') === wanted) &&
          option.getAttribute('aria-disabled') !== 'true' &&
          !option.querySelector(selector) &&
          shows(option),
      );
      if (found[0]) return found[0];
    }
  return null;
}
