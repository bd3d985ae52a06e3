import type { Page } from 'playwright-core';
import { elementAt, focusedElement } from '../act/element.ts';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import type { Box, PageAction } from '../types.ts';
import { behindTraps, isBack } from './traps.ts';

const ASK_MS = 3000;
const MOST_STOPS = 300;
const MOST_ARROWS = 60;
/** Only a pointer does these. */
const POINTER_ONLY = new Set<PageAction['kind']>(['point', 'drag', 'context', 'double-click']);

/**
 * What of `actions` the keyboard reaches: what is in the Tab order, and what belongs to a widget that is (the other
 * radio buttons of a group, the further tabs of a tab list), where the arrow keys go on, short of a keyboard trap. Nothing is
 * focused for it unless there may be such a trap.
 */
export async function reachable(
  page: Page,
  sessions: ProtocolSessions,
  actions: readonly PageAction[],
): Promise<PageAction[]> {
  const candidates = actions.filter((action) => !POINTER_ONLY.has(action.kind));
  const points = candidates.map((action) => action.point);
  const answer = await orElse(ASK_MS, null, evaluateBeside(page, askReachable, points));
  if (!answer) return [];
  const reached = await Promise.all(
    answer.map((one, index) => (one === 'closed' ? reachedInClosed(page, points[index]!) : one)),
  );
  const behind = await behindTraps(page, sessions, points);
  return candidates.filter((_, index) => reached[index] && !behind[index]);
}

/** Whether the keyboard reaches what lies at a point within a closed shadow root. */
async function reachedInClosed(page: Page, point: { x: number; y: number }): Promise<boolean> {
  const element = await orElse(ASK_MS, null, elementAt(page, point));
  const asked = element?.ask((node) => {
    const root = node.getRootNode();
    if (!(root instanceof ShadowRoot) || root.mode !== 'closed') return false;
    for (let at: HTMLElement | null = node; at; at = at.parentElement) {
      const control = (at.closest('label')?.control ?? at) as HTMLElement;
      if ((control.tabIndex >= 0 || control.isContentEditable) && !control.matches(':disabled, [inert], [inert] *'))
        return true;
    }
    return false;
  }, null);
  return orElse(ASK_MS, false, asked ?? Promise.resolve(false));
}

/** Runs in the page. */
function askReachable(points: Array<{ x: number; y: number }>): Array<boolean | 'closed'> {
  const composite =
    '[role="radiogroup"], [role="tablist"], [role="menu"], [role="menubar"], [role="listbox"], [role="tree"], [role="grid"], [role="toolbar"]';
  const inOrder = (element: Element | null | undefined): boolean => {
    const html = element as HTMLElement | null | undefined;
    if (!html || html.matches(':disabled, [inert], [inert] *')) return false;
    // What can be written into takes the focus without saying so.
    return html.tabIndex >= 0 || (html.isContentEditable && !html.hasAttribute('tabindex'));
  };
  // Where a closed shadow root may be, by what the platform lets have one.
  const closes = (element: Element | null) =>
    !!element &&
    !element.shadowRoot &&
    /-|^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/.test(element.localName);
  const at = (root: Document, x: number, y: number): Element | null | 'foreign' => {
    let element = root.elementFromPoint(x, y);
    while (element?.shadowRoot) {
      const inner = element.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === element) break;
      element = inner;
    }
    if (element?.localName !== 'iframe') return element;
    const frame = element as HTMLIFrameElement;
    const box = frame.getBoundingClientRect();
    const inner = frame.contentDocument;
    return inner ? at(inner, x - box.left - frame.clientLeft, y - box.top - frame.clientTop) : 'foreign';
  };
  return points.map(({ x, y }) => {
    const hit = at(document, x, y);
    // A frame of another origin cannot be asked; its own order is part of the page's.
    if (hit === 'foreign') return true;
    for (
      let element: Element | null = hit;
      element;
      element = element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null
    ) {
      if (element === document.body || element === document.documentElement) return closes(hit) && 'closed';
      if (inOrder(element)) return true;
      const label = element.closest('label');
      if (label?.control && inOrder(label.control)) return true;
      if (element.localName === 'option') return true;
      // One of a group of radio buttons is in the order, the arrows reach the rest.
      if (
        element.matches(
          '[role="radio"], [role="tab"], [role^="menuitem"], [role="option"], [role="treeitem"], [role="gridcell"]',
        )
      ) {
        const group = element.closest(composite);
        const holder =
          group &&
          (inOrder(group) || [...group.querySelectorAll('[tabindex="0"], button, a[href], input')].some(inOrder));
        const owner = group?.id
          ? document.querySelector(`[aria-controls~="${CSS.escape(group.id)}"], [aria-owns~="${CSS.escape(group.id)}"]`)
          : null;
        // A menu that was opened takes the focus into itself.
        return !!holder || inOrder(owner) || !!group?.contains(document.activeElement);
      }
    }
    return closes(hit) && 'closed';
  });
}

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
  if (await isBack(page, action.point)) ways.reverse();
  for (const key of ways) {
    const seen: string[] = [];
    for (let stop = 0; stop < MOST_STOPS && state !== 'here' && state !== 'lost'; stop++) {
      if (state === 'group') return arrowsTo(page, where);
      // Twice around without it means that it is not to be reached this way.
      if (seen.filter((known) => known === state).length > 1) break;
      seen.push(state);
      await page.keyboard.press(key);
      state = await where();
    }
  }
  return state === 'here';
}

async function arrowsTo(page: Page, where: () => Promise<string>): Promise<boolean> {
  for (const key of ['ArrowDown', 'ArrowRight']) {
    for (let step = 0; step < MOST_ARROWS; step++) {
      const before = await where();
      if (before === 'here') return true;
      await page.keyboard.press(key);
      const now = await where();
      if (now !== 'group' && now !== 'here') break;
    }
  }
  return (await where()) === 'here';
}

/** Runs in the page: how far it is scrolled, and whether what stands at a point keeps its place while the page scrolls. */
function askScroll({ x, y }: { x: number; y: number }): { x: number; y: number; stuck: boolean } {
  let element = document.elementFromPoint(x, y);
  for (let inner = element; inner; inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null) {
    if (inner !== element) element = inner;
    else if (!inner.shadowRoot || inner.shadowRoot.elementFromPoint(x, y) === inner) break;
  }
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
  return element.ask((node, { box, scrolled }) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const [left, top] = scrolled.stuck ? [box.x, box.y] : [box.x + scrolled.x - scrollX, box.y + scrolled.y - scrollY];
    const across = Math.min(x + width, left + box.width) - Math.max(x, left);
    const down = Math.min(y + height, top + box.height) - Math.max(y, top);
    const shared = Math.max(0, across) * Math.max(0, down);
    if (shared > 0 && shared >= 0.5 * Math.min(width * height, box.width * box.height)) return 'here';
    return `${node.localName} ${Math.round(x + scrollX)} ${Math.round(y + scrollY)}`;
  }, aim);
}

/** Runs in the page: `here` when the target has the focus, `group` when its widget has, `closed` when a closed shadow root has it, else where the focus is. */
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
    offsetX === 0 &&
    offsetY === 0 &&
    (active as HTMLElement).tabIndex < 0 &&
    !active.hasAttribute('tabindex') &&
    !(active as HTMLElement).isContentEditable &&
    !/^i?frame$/.test(active.localName)
  )
    return 'closed';
  const current = active.getAttribute('aria-activedescendant');
  const shown = (current && document.getElementById(current)) || active;
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
  const isGroup = shown.matches(
    '[role="listbox"], [role="radiogroup"], [role="menu"], [role="tree"], [role="grid"], [role="tablist"]',
  );
  if (!isGroup && overlaps(shown)) return 'here';
  // A hidden input shows as its label.
  for (const label of field.labels ?? []) if (overlaps(label)) return 'here';
  const group = shown.closest(
    '[role="radiogroup"], [role="tablist"], [role="menu"], [role="menubar"], [role="listbox"], [role="tree"], [role="grid"], [role="toolbar"], fieldset',
  );
  if (group && overlaps(group) && (field.type === 'radio' || group.localName !== 'fieldset')) return 'group';
  // Radio buttons of one name are one stop, whether or not anything is drawn around them.
  if (shown.matches('input[type="radio"]') && field.name !== '') {
    const root = shown.getRootNode() as Document | ShadowRoot;
    for (const other of root.querySelectorAll<HTMLInputElement>(
      `input[type="radio"][name="${CSS.escape(field.name)}"]`,
    ))
      if (other.form === field.form && [other, ...(other.labels ?? [])].some(overlaps)) return 'group';
  }
  // The list that a combobox or a menu button opened: its arrows walk there while it keeps the focus itself.
  for (const id of `${active.getAttribute('aria-controls') ?? ''} ${active.getAttribute('aria-owns') ?? ''}`.split(
    /\s+/,
  )) {
    const owned = id && (active.getRootNode() as Document | ShadowRoot).getElementById(id);
    if (owned && active.getAttribute('aria-expanded') !== 'false' && overlaps(owned)) return 'group';
  }
  const box = shown.getBoundingClientRect();
  return `${shown.localName} ${Math.round(box.left + scrollX)} ${Math.round(box.top + scrollY)}`;
}
