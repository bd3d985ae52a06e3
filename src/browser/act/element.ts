import type { Page } from 'playwright-core';
import type { Box } from '../types.ts';
import { type Grip, groundOf, type Point } from './grip.ts';

export type { Grip, Point } from './grip.ts';

const DEEPEST_FRAME = 8;

/**
 * The innermost element under a point of the viewport, through frames and open shadow roots; null over nothing.
 * Inside a closed shadow root it is the root's host.
 */
export async function elementAt(page: Page, point: Point): Promise<Grip | null> {
  let ground = await groundOf(page);
  for (let depth = 0; depth < DEEPEST_FRAME; depth++) {
    const { corner } = ground;
    const element = await ground.find(innermostAt, { x: point.x - corner.x, y: point.y - corner.y });
    if (!element) return null;
    const inner = await element.inside();
    if (!inner) return element;
    ground = inner;
  }
  return null;
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
  editable: boolean;
  type: string;
  value: string;
  maxLength: number;
  /** It shows what it holds; the hidden field of an editor does not. */
  shows: boolean;
  /** Of the document it stands in; a document without an address has its parent's. */
  url: string;
}

/** The focused element, through frames and open shadow roots; null when nothing has the focus. */
export async function focused(page: Page): Promise<Focused | null> {
  let ground = await groundOf(page);
  for (let depth = 0; depth < DEEPEST_FRAME; depth++) {
    const element = await ground.find(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active;
    }, null);
    if (!element) return null;
    const inner = await element.inside();
    if (!inner) return { ...(await element.ask(readField, null)), url: await ground.url() };
    ground = inner;
  }
  return null;
}

/** Runs in the page. */
function readField(node: HTMLElement): Omit<Focused, 'url'> {
  const field = node as HTMLInputElement;
  const text = field.matches('input, textarea');
  const untyped = /^(button|checkbox|radio|submit|reset|image|file|hidden|range|color)$/.test(field.type);
  return {
    // A closed shadow root shows its host as focused: what is inside cannot be asked, so it is tried.
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
  };
}
