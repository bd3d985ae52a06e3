import type { Page } from 'playwright-core';
import type { Point } from './extractors.ts';

export interface Count {
  wanted: number;
  found: number;
  offered: number;
  /** Points at which there is nothing that the page says can be acted on. */
  nothing: number;
}

/** Holds points against what a page of `fixtures/pages` says of itself: which marked elements do they hit? */
export function labelled(page: Page, points: readonly Point[]): Promise<Count> {
  return page.evaluate((asked) => {
    const closed = (window as unknown as { closedRoots?: Map<Element, ShadowRoot> }).closedRoots ?? new Map();
    const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get as () => Node | null;
    const rootOf = (element: Element): ShadowRoot | null => element.shadowRoot ?? closed.get(element) ?? null;
    const contentOf = (element: Element): Document | null =>
      element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null;
    const wanted = new Set<Element>();
    const collect = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        // What only shows on pointing, and what is picked up, is not clicked.
        if (/^(?!point|context)/.test(element.getAttribute('data-find') ?? 'point')) wanted.add(element);
        const inner = rootOf(element) ?? contentOf(element);
        if (inner) collect(inner);
      }
    };
    collect(document);
    const hit = new Set<Element>();
    let nothing = 0;
    for (const point of asked) {
      let { x, y } = point;
      let element = document.elementFromPoint(x, y);
      while (element) {
        const framed = contentOf(element);
        if (framed) {
          const frame = element as HTMLIFrameElement;
          const box = frame.getBoundingClientRect();
          const style = getComputedStyle(frame);
          const scale = box.width / frame.offsetWidth || 1;
          x = (x - box.left) / scale - frame.clientLeft - Number.parseFloat(style.paddingLeft);
          y = (y - box.top) / scale - frame.clientTop - Number.parseFloat(style.paddingTop);
        }
        const root: Document | ShadowRoot | null = framed ?? rootOf(element);
        const inner: Element | null = root?.elementFromPoint(x, y) ?? null;
        if (!inner || inner === element || !root?.contains(inner)) break;
        element = inner;
      }
      let any = false;
      for (let node: Element | null = element; node; ) {
        const control = node.localName === 'label' ? (node as HTMLLabelElement).control : null;
        for (const one of [node, control])
          if (one && (wanted.has(one) || one.hasAttribute('data-one') || one.hasAttribute('data-find'))) {
            any = true;
            hit.add(one);
          }
        const above = parentNode.call(node);
        const slots: HTMLSlotElement[] =
          above instanceof Element ? [...(closed.get(above)?.querySelectorAll('slot') ?? [])] : [];
        const slot: Element | undefined =
          node.assignedSlot ?? slots.find((known) => known.assignedElements().includes(node as Element));
        const parent: Node | null = slot ?? above;
        node =
          parent?.nodeType === 11 ? (parent as ShadowRoot).host : parent?.nodeType === 1 ? (parent as Element) : null;
      }
      if (!any) nothing++;
    }
    return {
      wanted: wanted.size,
      found: [...wanted].filter((element) => hit.has(element)).length,
      offered: asked.length,
      nothing,
    };
  }, points);
}
