import type { ElementHandle, Page } from 'playwright-core';

const DEEPEST_FRAME = 8;

export interface Point {
  x: number;
  y: number;
}

/**
 * The innermost element under a point of the viewport, through frames and open shadow roots; null over nothing.
 * Inside a closed shadow root it is the root's host.
 */
export async function elementAt(page: Page, point: Point): Promise<ElementHandle<Element> | null> {
  let frame = page.mainFrame();
  let { x, y } = point;
  for (let depth = 0; depth < DEEPEST_FRAME; depth++) {
    const found = await frame.evaluateHandle(
      ([left, top]) => {
        let element = document.elementFromPoint(left, top);
        for (;;) {
          const inner = element?.shadowRoot?.elementFromPoint(left, top);
          if (!inner || inner === element) return element;
          element = inner;
        }
      },
      [x, y] as [number, number],
    );
    const element = found.asElement();
    if (!element) return null;
    const inner = await element.contentFrame();
    if (!inner) return element as ElementHandle<Element>;
    const corner = await element.evaluate((node) => {
      const box = (node as HTMLElement).getBoundingClientRect();
      const style = getComputedStyle(node as HTMLElement);
      return {
        x: box.left + Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.paddingLeft),
        y: box.top + Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.paddingTop),
      };
    });
    x -= corner.x;
    y -= corner.y;
    frame = inner;
  }
  return null;
}

/** The form control that an element is, lies in, or labels. */
export async function controlAt(page: Page, point: Point): Promise<ElementHandle<HTMLElement> | null> {
  const element = await elementAt(page, point);
  if (!element) return null;
  const control = await element.evaluateHandle((node) => {
    const own = node.closest('input, select, textarea');
    if (own) return own;
    const label = node.closest('label');
    if (label?.control) return label.control;
    const within = node.querySelectorAll('input:not([type="hidden"]), select, textarea');
    return within.length === 1 ? within[0]! : null;
  });
  return control.asElement() as ElementHandle<HTMLElement> | null;
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
  let frame = page.mainFrame();
  for (let depth = 0; depth < DEEPEST_FRAME; depth++) {
    const active = await frame.evaluateHandle(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element;
    });
    const element = active.asElement();
    if (!element) return null;
    const inner = await element.contentFrame();
    if (inner) {
      frame = inner;
      continue;
    }
    let owner = frame;
    while (owner.url().startsWith('about:') && owner.parentFrame()) owner = owner.parentFrame()!;
    const url = owner.url();
    const field = await element.evaluate((node) => {
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
    });
    return { ...field, url };
  }
  return null;
}
