import type { Frame } from 'playwright-core';

/**
 * Whether words can be read in a frame now: only what is drawn counts, also where an element that is shown holds parts
 * that are not, and lines and blocks stand apart as white space does. Case and white space say nothing.
 */
export async function textVisible(frame: Frame, words: string): Promise<boolean> {
  return foldText(await frame.evaluate(drawnText)).includes(foldText(words));
}

/** Text as it is compared. Letters are raised first, because a style may have turned "ß" into "SS". */
export function foldText(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
    .toLowerCase();
}

/** The text that is drawn in the document, open shadow roots included. Runs in the page, so it stands on its own. */
function drawnText(): string {
  // What a field holds is the person's word and not the page's; the others are never drawn.
  const undrawn = /^(select|canvas|video|audio|iframe|title|desc|defs|metadata|symbol|clippath|mask|marker|pattern)$/i;
  let text = '';
  const visitAll = (nodes: Iterable<Node>, shown: boolean): void => {
    for (const node of nodes) {
      // By number and name, because pages have things of their own called Text or Element.
      if (node.nodeType === 3) text += shown ? node.nodeValue : '';
      else if (node.nodeType === 1) visit(node as Element);
    }
  };
  const partsOf = (element: Element): Iterable<Node> => {
    if (element.shadowRoot) return element.shadowRoot.childNodes;
    const assigned = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
    if (assigned.length > 0) return assigned;
    if (element.localName === 'details' && !element.hasAttribute('open'))
      return [...element.children].filter((child) => child.localName === 'summary').slice(0, 1);
    return element.childNodes;
  };
  const visit = (element: Element): void => {
    if (undrawn.test(element.localName)) return;
    const { display, visibility, contentVisibility, overflowX, overflowY } = getComputedStyle(element);
    if (display === 'none' || contentVisibility === 'hidden') return;
    // A part that is folded to nothing and cuts off what it holds.
    if (overflowX !== 'visible' && overflowY !== 'visible' && display !== 'contents') {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
    }
    const shown = visibility === 'visible';
    const apart = element.localName === 'br' || !/^(inline|contents|ruby)/.test(display) ? '\n' : '';
    text += apart;
    if (element.localName === 'input' && shown) {
      const { type, value } = element as HTMLInputElement;
      if (/^(submit|button|reset)$/.test(type)) text += value;
    }
    visitAll(partsOf(element), shown);
    text += apart;
  };
  visit(document.documentElement);
  return text;
}
