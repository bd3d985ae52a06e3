import type { Page } from 'playwright-core';
import type { Box } from '../types.ts';
import { type Grip, type Ground, groundOf, type Point } from './grip.ts';

export type { Grip, Point } from './grip.ts';

const DEEPEST_FRAME = 8;
const DEEPEST_ROOT = 8;

/** The innermost element under a point of the viewport, through frames and shadow roots, closed ones too; null over nothing. */
export async function elementAt(page: Page, point: Point): Promise<Grip | null> {
  let ground = await groundOf(page);
  for (let depth = 0; depth < DEEPEST_FRAME; depth++) {
    const { corner } = ground;
    const at: Point = { x: point.x - corner.x, y: point.y - corner.y };
    const element: Grip | null = await belowClosed(await ground.find(innermostAt, at), (root) =>
      root.pick(innermostIn, at),
    );
    if (!element) return null;
    const inner: Ground | null = await element.inside();
    if (!inner) return element;
    ground = inner;
  }
  return null;
}

/** Goes on within closed shadow roots, for as long as there is one and something is found in it. */
async function belowClosed(found: Grip | null, within: (root: Grip) => Promise<Grip | null>): Promise<Grip | null> {
  let element = found;
  for (let depth = 0; element && depth < DEEPEST_ROOT; depth++) {
    const root: Grip | null = await element.closedRoot();
    const inner: Grip | null = root && (await within(root));
    if (!inner) break;
    element = inner;
  }
  return element;
}

/** Runs in the page, on a shadow root: the innermost of its own elements; null where the point is on its host. */
function innermostIn(node: Node, { x, y }: Point): Element | null {
  const root = node as ShadowRoot;
  let element = root.elementFromPoint(x, y);
  if (element?.getRootNode() !== root) return null;
  for (;;) {
    const inner: Element | null | undefined = element?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === element) return element;
    element = inner;
  }
}

/** Runs in the page. */
export function innermostAt({ x, y }: Point): Element | null {
  let element = document.elementFromPoint(x, y);
  for (;;) {
    const inner = element?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === element) return element;
    element = inner;
  }
}

/** The form control that an element is, lies in, or labels. */
export async function controlAt(page: Page, point: Point): Promise<Grip | null> {
  const element = await elementAt(page, point);
  if (!element) return null;
  return element.pick((node) => {
    const own = node.closest('input, select, textarea');
    if (own) return own;
    const label = node.closest('label');
    if (label?.control) return label.control;
    const within = node.querySelectorAll('input:not([type="hidden"]), select, textarea');
    return within.length === 1 ? within[0]! : null;
  }, null);
}

/** Its box in CSS pixels of the main frame. */
export async function boxOf(grip: Grip): Promise<Box> {
  const box = await grip.ask((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y, width, height };
  }, null);
  return { ...box, x: box.x + grip.corner.x, y: box.y + grip.corner.y };
}

/**
 * Puts a value into a field as its picker would, and says so to the page.
 *
 * @returns what the field shows then; null when it takes nothing.
 */
export function putValue(field: Grip, value: string): Promise<string | null> {
  return field.ask(put, value);
}

/** Runs in the page. */
export function put(node: HTMLElement, value: string): string | null {
  const field = (node.closest('input') ?? node.closest('label')?.control) as HTMLInputElement | null | undefined;
  if (!field || field.disabled || field.readOnly) return null;
  field.focus();
  // A framework watches the property of the element; the prototype's setter is what a picker uses.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value;
}

/** What has the keyboard, as far as typing is concerned. */
export interface Focused {
  element: Grip;
  editable: boolean;
  type: string;
  value: string;
  maxLength: number;
  /** It shows what it holds; the hidden field of an editor does not. */
  shows: boolean;
  /** Of the document it stands in; a document without an address has its parent's, one that belongs to nobody none. */
  url: string;
}

/** What has the focus, through frames and shadow roots, closed ones too, and where its document is; null when nothing has. */
async function focusIn(page: Page): Promise<{ element: Grip; ground: Ground } | null> {
  let ground = await groundOf(page);
  for (let depth = 0; depth < DEEPEST_FRAME; depth++) {
    const active = await ground.find(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active;
    }, null);
    const element: Grip | null = await belowClosed(active, (root) =>
      root.pick((node) => {
        let inner = (node as unknown as ShadowRoot).activeElement;
        while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
        return inner;
      }, null),
    );
    if (!element) return null;
    const inner: Ground | null = await element.inside();
    if (!inner) return { element, ground };
    ground = inner;
  }
  return null;
}

/** The element that has the focus, through frames and shadow roots, closed ones too; null when nothing has. */
export async function focusedElement(page: Page): Promise<Grip | null> {
  return (await focusIn(page))?.element ?? null;
}

/** What typing would go to; null when nothing has the focus. */
export async function focused(page: Page): Promise<Focused | null> {
  const found = await focusIn(page);
  if (!found) return null;
  const { nobodys, ...field } = await found.element.ask(readField, null);
  return { ...field, element: found.element, url: nobodys ? '' : await found.ground.url() };
}

/** Runs in the page. */
function readField(node: HTMLElement): Omit<Focused, 'url' | 'element'> & { nobodys: boolean } {
  const field = node as HTMLInputElement;
  const text = field.matches('input, textarea');
  const untyped = /^(button|checkbox|radio|submit|reset|image|file|hidden|range|color)$/.test(field.type);
  return {
    // A component that takes the focus itself may hand what is typed on: it is tried.
    editable:
      (text && !untyped && !field.readOnly && !field.disabled) ||
      field.isContentEditable ||
      (!text && field.localName.includes('-')),
    type: text ? field.type : field.isContentEditable ? 'rich' : '',
    value: text ? field.value : field.isContentEditable ? field.innerText : '',
    maxLength: text ? field.maxLength : -1,
    shows:
      text &&
      field.getBoundingClientRect().height > 6 &&
      field.checkVisibility({ opacityProperty: true }) &&
      getComputedStyle(field.parentElement ?? field).height !== '0px',
    // Sandboxed, or of a data address: whoever's page it is framed in, it is of no origin.
    nobodys: self.origin === 'null' && !(self.parent === self && document.URL.startsWith('about:')),
  };
}
