import type { Page } from 'playwright-core';
import { elementAt } from '../act/element.ts';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import { pageInspector } from '../observe/chromium/session.ts';
import { isChromium } from '../observe/look.ts';
import type { PageAction } from '../types.ts';
import { behindTraps } from './traps.ts';

const ASK_MS = 3000;
/** Only a pointer does these. */
const POINTER_ONLY = new Set<PageAction['kind']>(['point', 'drag', 'context', 'double-click']);

/** Widgets within which the arrow keys go on. */
const COMPOSITE = ['radiogroup', 'tablist', 'menu', 'menubar', 'listbox', 'tree', 'grid', 'toolbar']
  .map((role) => `[role="${role}"]`)
  .join(', ');

interface Places {
  points: Array<{ x: number; y: number }>;
  composite: string;
}

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
  const answer = await orElse(ASK_MS, null, evaluateBeside(page, askReachable, { points, composite: COMPOSITE }));
  if (!answer) return [];
  const hears = answer.includes('arrows') ? await arrowsHeard(page, points) : [];
  const reached = await Promise.all(
    answer.map((one, index) => {
      if (one === 'closed') return reachedInClosed(page, points[index]!);
      return one === 'arrows' ? hears[index] !== false : one;
    }),
  );
  const behind = await behindTraps(page, sessions, points);
  return candidates.filter((_, index) => reached[index] && !behind[index]);
}

/** Whether anything around each place hears the keys: a widget only says that the arrows go on in it. Empty where nobody knows. */
async function arrowsHeard(page: Page, points: ReadonlyArray<{ x: number; y: number }>): Promise<boolean[]> {
  if (!isChromium(page)) return [];
  const { session } = await pageInspector(page);
  const asked = session.send('Runtime.evaluate', {
    expression: `(${hearsKeys.toString()})(getEventListeners, ${JSON.stringify(points)}, ${JSON.stringify(COMPOSITE)})`,
    includeCommandLineAPI: true,
    returnByValue: true,
    silent: true,
  });
  const answer = await orElse(ASK_MS, null, asked);
  return Array.isArray(answer?.result.value) ? (answer.result.value as boolean[]) : [];
}

/** Runs in the page, among its scripts: only those know their listeners. */
function hearsKeys(
  listenersOf: (node: object) => Record<string, unknown[] | undefined>,
  points: Array<{ x: number; y: number }>,
  composite: string,
): boolean[] {
  const most = 300;
  const own = (node: object, start: string) => Object.keys(node).find((key) => key.startsWith(start));
  const hears = (node: object): boolean => {
    const noted = own(node, '__reactProps$');
    const props = noted ? (node as Record<string, Record<string, unknown> | null>)[noted] : null;
    if (props && (props.onKeyDown || props.onKeyDownCapture || props.onKeyUp)) return true;
    // React hears everything at its root, whether or not a component asked for it.
    if (own(node, '__reactContainer$')) return false;
    const listeners = listenersOf(node);
    return [listeners.keydown, listeners.keyup, listeners.keypress].some((heard) => (heard?.length ?? 0) > 0);
  };
  const upwards = (from: Element | null): boolean => {
    for (let at: Element | null = from; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null)
      if (hears(at)) return true;
    return false;
  };
  const everywhere = hears(window) || hears(document);
  return points.map(({ x, y }) => {
    let hit = document.elementFromPoint(x, y);
    for (let inner = hit?.shadowRoot?.elementFromPoint(x, y); inner && inner !== hit; ) {
      hit = inner;
      inner = hit.shadowRoot?.elementFromPoint(x, y);
    }
    if (everywhere || !hit || hit.localName === 'iframe' || upwards(hit)) return true;
    // Each of the tabs may hear them for itself.
    const group = hit.closest(composite);
    if (group && [...group.querySelectorAll('*')].slice(0, most).some(hears)) return true;
    // A list may be walked from the field that opened it.
    const ids = [];
    for (let at: Element | null = hit; at; at = at.parentElement) if (at.id) ids.push(CSS.escape(at.id));
    return ids.some((id) => upwards(document.querySelector(`[aria-controls~="${id}"], [aria-owns~="${id}"]`)));
  });
}

/** Whether the keyboard reaches what lies at a point within a closed shadow root. */
async function reachedInClosed(page: Page, point: { x: number; y: number }): Promise<boolean> {
  const element = await orElse(ASK_MS, null, elementAt(page, point));
  const asked = element?.ask((node) => {
    // Within a frame it is of another realm, and its class tells nothing.
    if ((node.getRootNode() as Partial<ShadowRoot>).mode !== 'closed') return false;
    for (let at: HTMLElement | null = node; at; at = at.parentElement) {
      const control = (at.closest('label')?.control ?? at) as HTMLElement;
      const takes =
        control.tabIndex >= 0 && !control.matches('a:not([href], [tabindex]), area:not([href], [tabindex])');
      if (!takes && !control.isContentEditable) continue;
      if (!control.matches(':disabled, [inert], [inert] *') && control.checkVisibility({ visibilityProperty: true }))
        return true;
    }
    return false;
  }, null);
  return orElse(ASK_MS, false, asked ?? Promise.resolve(false));
}

/** Runs in the page. */
function askReachable({ points, composite }: Places): Array<boolean | 'closed' | 'arrows'> {
  const item =
    '[role="radio"], [role="tab"], [role^="menuitem"], [role="option"], [role="treeitem"], [role="gridcell"]';
  const inOrder = (element: Element | null | undefined): boolean => {
    const html = element as HTMLElement | null | undefined;
    if (!html || html.matches(':disabled, [inert], [inert] *')) return false;
    // The field behind a switch that is not even laid out gets no focus, and a link that leads nowhere only says so.
    if (!html.checkVisibility({ visibilityProperty: true })) return false;
    if (html.matches('a:not([href], [tabindex]), area:not([href], [tabindex])')) return false;
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
      // One of a group of radio buttons or of the tools on a bar is in the order, the arrows reach the rest.
      const group = element.closest(composite);
      if (element.matches(item) || (group && element !== group && element.matches('[tabindex="-1"]'))) {
        const holder =
          group &&
          (inOrder(group) || [...group.querySelectorAll('[tabindex="0"], button, a[href], input')].some(inOrder));
        const owner = group?.id
          ? document.querySelector(`[aria-controls~="${CSS.escape(group.id)}"], [aria-owns~="${CSS.escape(group.id)}"]`)
          : null;
        // A menu that was opened takes the focus into itself.
        return (!!holder || inOrder(owner) || !!group?.contains(document.activeElement)) && 'arrows';
      }
    }
    return closes(hit) && 'closed';
  });
}
