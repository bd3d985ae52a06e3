import type { Page } from 'playwright-core';
import { focusedElement } from '../act/element.ts';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { Box, PageAction } from '../types.ts';
import { isBack } from './traps.ts';

const ASK_MS = 3000;
const MOST_STOPS = 300;
const MOST_ARROWS = 120;

/**
 * Brings the focus to what stands at a point with nothing but keys, as the person does: Tab until it is there, then
 * arrows within a widget.
 *
 * @returns false when a whole round did not reach it.
 */
export async function focusByKeys(page: Page, action: PageAction): Promise<boolean> {
  const scrolled = await orElse(ASK_MS, { x: 0, y: 0, stuck: false }, evaluateBeside(page, askScroll, action.point));
  const aim = { box: action.target, scrolled };
  const where = async () => {
    const state = await orElse(ASK_MS, 'lost', evaluateBeside(page, askFocus, aim));
    return state === 'closed' ? orElse(ASK_MS, 'lost', focusInClosed(page, aim)) : state;
  };
  let state = await where();
  // Where the order does not begin anew after its last stop, the way back leads to what comes before.
  const ways = ['Tab', 'Shift+Tab'];
  const shorter = orElse(ASK_MS, false, evaluateBeside(page, askShorterBack, action.point));
  if ((await isBack(page, action.point)) || (await shorter)) ways.reverse();
  for (const key of ways) {
    const seen: string[] = [];
    for (let stop = 0; stop < MOST_STOPS && state !== 'here' && state !== 'lost'; stop++) {
      if (inGroup(state)) return arrowsTo(page, where, state);
      // Twice around without it means that it is not to be reached this way.
      if (seen.filter((known) => known === state).length > 1) break;
      seen.push(state);
      await page.keyboard.press(key);
      state = await where();
    }
  }
  return state === 'here';
}

/** Where in a widget the focus is, and how far the target is from there; null outside of it. */
function inGroup(state: string): { spot: string; across: number; down: number } | null {
  const [, spot, across, down] = /^group (\d+) (\S+) (\S+)$/.exec(state) ?? [];
  return spot === undefined ? null : { spot, across: Number(across), down: Number(down) };
}

/** Goes through a widget towards the target; a key that leads nowhere from a place is not tried there again. */
async function arrowsTo(page: Page, where: () => Promise<string>, from: string): Promise<boolean> {
  const tried = new Map<string, Set<string>>();
  let state = from;
  for (let step = 0; step < MOST_ARROWS && state !== 'here'; step++) {
    const at = inGroup(state);
    if (!at) return false;
    const known = tried.get(at.spot) ?? new Set();
    tried.set(at.spot, known);
    const key = arrows(at).find((arrow) => !known.has(arrow));
    if (!key) return false;
    known.add(key);
    await page.keyboard.press(key);
    state = await where();
  }
  return state === 'here';
}

/** The arrow keys, the likeliest first: rows before columns, and the way on where the target lies no way at all. */
function arrows({ across, down }: { across: number; down: number }): string[] {
  const rows = down < 0 ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
  const columns = across < 0 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [first, second] = down === 0 && across !== 0 ? [columns, rows] : [rows, columns];
  return [first[0]!, second[0]!, first[1]!, second[1]!];
}

/** Runs in the page: whether what stands at a point is far on in the order of the focus, and nearer from its end. */
function askShorterBack({ x, y }: { x: number; y: number }): boolean {
  const near = 60;
  const target = document.elementFromPoint(x, y);
  if (!target) return false;
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter((stop) => stop.tabIndex >= 0);
  const before = (element: Element) =>
    stops.filter((stop) => (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).length;
  const { activeElement: active, body } = document;
  const on = before(target) - (active && active !== body ? before(active) : 0);
  const way = on < 0 ? on + stops.length : on;
  return way > near && stops.length - way < way;
}

/** Runs in the page: how far it is scrolled, and whether what stands at a point keeps its place while the page scrolls. */
function askScroll({ x, y }: { x: number; y: number }): { x: number; y: number; stuck: boolean } {
  let element = document.elementFromPoint(x, y);
  for (let inner = element; inner; inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null) {
    if (inner !== element) element = inner;
    else if (!inner.shadowRoot || inner.shadowRoot.elementFromPoint(x, y) === inner) break;
  }
  // What shows itself over it as it gets the focus, such as a link to skip to the content, is not taken for it.
  const stop = element?.closest<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]') ?? null;
  const scope = globalThis as unknown as Record<symbol, WeakRef<HTMLElement> | null>;
  const isStop =
    stop !== null && !/^i?frame$/.test(element?.localName ?? '') && stop.tabIndex >= 0 && !stop.matches(':disabled');
  scope[Symbol.for('dramatis.aim')] = isStop ? new WeakRef(stop) : null;
  let stuck = false;
  for (; element && !stuck; element = element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null)
    stuck = /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);
  return { x: scrollX, y: scrollY, stuck };
}

interface Aim {
  box: Box;
  scrolled: { x: number; y: number; stuck: boolean };
}

/** The same where a closed shadow root has the focus: `here`, or where it is. */
async function focusInClosed(page: Page, aim: Aim): Promise<string> {
  const element = await focusedElement(page);
  if (!element) return 'body';
  return element.ask(
    (node, { box, scrolled, corner }) => {
      const own = node.getBoundingClientRect();
      const { width, height } = own;
      const [x, y] = [own.x + corner.x, own.y + corner.y];
      // What a frame is scrolled by is nothing to the page that it stands in.
      const page = self.top ?? self;
      const gone = { x: scrolled.x - page.scrollX, y: scrolled.y - page.scrollY };
      const [left, top] = scrolled.stuck ? [box.x, box.y] : [box.x + gone.x, box.y + gone.y];
      const across = Math.min(x + width, left + box.width) - Math.max(x, left);
      const down = Math.min(y + height, top + box.height) - Math.max(y, top);
      const shared = Math.max(0, across) * Math.max(0, down);
      if (shared > 0 && shared >= 0.5 * Math.min(width * height, box.width * box.height)) return 'here';
      return `${node.localName} ${Math.round(x + page.scrollX)} ${Math.round(y + page.scrollY)}`;
    },
    { ...aim, corner: element.corner },
  );
}

/** Runs in the page: `here` when the target has the focus, `group` when its widget has, with where in it, `closed` when a closed shadow root has it, else where the focus is. */
function askFocus(aim: Aim): string {
  const { scrolled } = aim;
  // Tab scrolls the page along; the target has moved with it, unless it keeps its place.
  const moved = { ...aim.box, x: aim.box.x + scrolled.x - scrollX, y: aim.box.y + scrolled.y - scrollY };
  const targets = scrolled.stuck ? [aim.box, moved] : [moved];
  const isStuck = (element: Element | null): boolean => {
    for (let at = element; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null)
      if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  let offsetX = 0;
  let offsetY = 0;
  let active: Element | null = document.activeElement;
  for (;;) {
    if (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    else if (active?.localName === 'iframe' && (active as HTMLIFrameElement).contentDocument?.activeElement) {
      const box = active.getBoundingClientRect();
      offsetX += box.left + active.clientLeft;
      offsetY += box.top + active.clientTop;
      active = (active as HTMLIFrameElement).contentDocument!.activeElement;
    } else break;
  }
  if (!active || active === document.body) return 'body';
  // What has the focus and could not take it itself has it in a closed shadow root.
  if (
    (active as HTMLElement).tabIndex < 0 &&
    !active.hasAttribute('tabindex') &&
    !(active as HTMLElement).isContentEditable &&
    !/^i?frame$/.test(active.localName)
  )
    return 'closed';
  const current = active.getAttribute('aria-activedescendant');
  const shown = (current && document.getElementById(current)) || active;
  const sought = (globalThis as unknown as Record<symbol, WeakRef<HTMLElement> | null>)[
    Symbol.for('dramatis.aim')
  ]?.deref();
  const isOther = (element: Element) =>
    sought?.isConnected === true && !element.contains(sought) && !sought.contains(element) && !element.shadowRoot;
  const overlaps = (element: Element) => {
    // What scrolls by under a bar that stays is not what stands on the bar.
    if (scrolled.stuck && offsetX === 0 && offsetY === 0 && !isStuck(element)) return false;
    const box = element.getBoundingClientRect();
    return targets.some((target) => {
      const left = Math.max(target.x, box.left + offsetX);
      const right = Math.min(target.x + target.width, box.right + offsetX);
      const top = Math.max(target.y, box.top + offsetY);
      const bottom = Math.min(target.y + target.height, box.bottom + offsetY);
      const shared = Math.max(0, right - left) * Math.max(0, bottom - top);
      return shared > 0 && shared >= 0.5 * Math.min(box.width * box.height, target.width * target.height);
    });
  };
  const field = shown as HTMLInputElement;
  const widgets =
    '[role="listbox"], [role="radiogroup"], [role="menu"], [role="tree"], [role="grid"], [role="tablist"]';
  const isGroup = shown.matches(widgets);
  /** Which of the elements around it has the focus, and how far the target is away from it across and down. */
  const within = () => {
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    const { x, y, width: wide, height: high } = targets[0]!;
    const way = (from: number, to: number, start: number, end: number) => {
      const shared = Math.min(to, end) - Math.max(from, start);
      return shared >= 0.5 * Math.min(to - from, end - start) ? 0 : Math.round((start + end - from - to) / 2);
    };
    const across = way(left + offsetX, right + offsetX, x, x + wide);
    const down = way(top + offsetY, bottom + offsetY, y, y + high);
    const around = (shown.getRootNode() as Document | ShadowRoot).querySelectorAll('*');
    const place = width > 0 && height > 0 ? `${across} ${down}` : '0 0';
    return `group ${[...around].indexOf(shown)} ${place}`;
  };
  if (!isGroup && overlaps(shown) && !isOther(shown)) return 'here';
  // A hidden input shows as its label.
  for (const label of field.labels ?? []) if (overlaps(label)) return 'here';
  const group = shown.closest(
    '[role="radiogroup"], [role="tablist"], [role="menu"], [role="menubar"], [role="listbox"], [role="tree"], [role="grid"], [role="toolbar"], fieldset',
  );
  if (group && overlaps(group) && (field.type === 'radio' || group.localName !== 'fieldset')) return within();
  // Radio buttons of one name are one stop, whether or not anything is drawn around them.
  if (shown.matches('input[type="radio"]') && field.name !== '') {
    const root = shown.getRootNode() as Document | ShadowRoot;
    for (const other of root.querySelectorAll<HTMLInputElement>(
      `input[type="radio"][name="${CSS.escape(field.name)}"]`,
    ))
      if (other.form === field.form && [other, ...(other.labels ?? [])].some(overlaps)) return within();
  }
  // The list that a combobox or a menu button opened: its arrows walk there while it keeps the focus itself. In a
  // panel that a tab or a button shows the Tab key goes on.
  for (const id of `${active.getAttribute('aria-controls') ?? ''} ${active.getAttribute('aria-owns') ?? ''}`.split(
    /\s+/,
  )) {
    const owned = id === '' ? null : (active.getRootNode() as Document | ShadowRoot).getElementById(id);
    if (owned?.matches(widgets) && overlaps(owned)) return within();
  }
  const box = shown.getBoundingClientRect();
  return `${shown.localName} ${Math.round(box.left + scrollX)} ${Math.round(box.top + scrollY)}`;
}
