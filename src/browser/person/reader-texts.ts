import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { Box, PageText } from '../types.ts';

const ASK_MS = 3000;

/** Words that are spoken and not seen, and before which of the seen ones they come. */
interface Unseen {
  text: string;
  box: Box;
  before: number;
  /** Told as soon as it comes. */
  role?: 'alert' | 'status';
}

/**
 * The words of a page as a screen reader has them: without what is hidden from it (`aria-hidden`, `inert`), with what pictures are
 * called and with words that are put out of sight for it alone.
 *
 * @param texts in CSS pixels, in the order of the document.
 */
export async function spokenTexts(page: Page, texts: readonly PageText[]): Promise<PageText[]> {
  const boxes = texts.map(({ box }) => box);
  const answer = await orElse(ASK_MS, null, evaluateBeside(page, askSpoken, boxes));
  if (!answer) return [...texts];
  const spoken: PageText[] = [];
  const add = (at: number) => {
    for (const { text, box, before, role } of answer.unseen)
      if (before === at) spoken.push({ text, box, line: box.height, level: 0, ...(role ? { role } : {}) });
  };
  for (const [at, text] of texts.entries()) {
    add(at);
    if (!answer.hidden[at]) spoken.push(text);
  }
  add(texts.length);
  return spoken;
}

/** Runs in the page: which of what is seen is hidden from a screen reader, and what it speaks that is not seen. */
function askSpoken(boxes: Box[]): { hidden: boolean[]; unseen: Unseen[] } {
  const longest = 1000;
  const most = 200;
  const parentOf = (element: Element): Element | null =>
    element.parentElement ??
    (element.getRootNode() as ShadowRoot).host ??
    element.ownerDocument.defaultView?.frameElement ??
    null;
  const isHidden = (element: Element | null): boolean => {
    for (let at = element; at; at = parentOf(at))
      if (at.getAttribute('aria-hidden') === 'true' || at.hasAttribute('inert')) return true;
    return false;
  };
  const inert = [...document.querySelectorAll('[inert]')].map((part) => ({ part, box: part.getBoundingClientRect() }));
  /** A point goes through what is inert, and hits what that lies in. */
  const isInert = ({ x, y, width, height }: Box, hit: Element | null): boolean =>
    inert.some(
      ({ part, box }) =>
        Math.abs(x + width / 2 - box.x - box.width / 2) <= box.width / 2 &&
        Math.abs(y + height / 2 - box.y - box.height / 2) <= box.height / 2 &&
        hit?.contains(part) !== false,
    );
  /** Called by words of its own, which are spoken in place of those that stand in it. */
  const called = '[role="img"], button, a[href], summary, [role="button"], [role="link"], [role="tab"]'
    .split(', ')
    .map((kind) => `${kind}[aria-label]:not([aria-label=""])`)
    .join(', ');
  const innermost = (root: DocumentOrShadowRoot, x: number, y: number): Element | null => {
    const hit = root.elementFromPoint(x, y);
    const inner = hit?.shadowRoot && innermost(hit.shadowRoot, x, y);
    if (inner && inner !== hit) return inner;
    const frame = hit?.localName === 'iframe' ? (hit as HTMLIFrameElement).contentDocument : null;
    if (!frame) return hit;
    const { left, top } = hit!.getBoundingClientRect();
    return innermost(frame, x - left - hit!.clientLeft, y - top - hit!.clientTop) ?? hit;
  };
  const holders = boxes.map(({ x, y, width, height }) => innermost(document, x + width / 2, y + height / 2));
  const inView = ({ x, y, width, height }: DOMRect) =>
    width > 0 && height > 0 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
  /** The window that says that nothing else can be read while it is open. */
  const modal = [
    ...document.querySelectorAll('[role="dialog"][aria-modal="true"], [role="alertdialog"][aria-modal="true"]'),
  ]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && inView(part.getBoundingClientRect()))
    .findLast((part) => !isHidden(part));
  const live = (element: Element | null): 'alert' | 'status' | undefined => {
    const region = element?.closest(
      '[role="alert"], [role="status"], [role="log"], output, [aria-live]:not([aria-live="off"])',
    );
    if (!region) return undefined;
    return region.matches('[role="alert"], [aria-live="assertive"]') ? 'alert' : 'status';
  };
  /** What comes up is told wherever it stands. */
  const isBehind = (element: Element | null): boolean => {
    if (!modal || !element || live(element)) return false;
    for (let at: Element | null = element; at; at = parentOf(at)) if (at === modal) return false;
    return true;
  };
  const hidden = holders.map(
    (holder, at) =>
      isHidden(holder) || isInert(boxes[at]!, holder) || isBehind(holder) || holder?.closest(called) != null,
  );

  const unseen: Unseen[] = [];
  /** The nearest part around it that shows: words out of sight are heard where that is. */
  const placeOf = (element: Element): Box | null => {
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const { x, y, width, height } = at.getBoundingClientRect();
      if (width <= 2 || height <= 2 || x + width <= 0 || y + height <= 0) continue;
      return y < innerHeight && x < innerWidth ? { x, y, width, height } : null;
    }
    return null;
  };
  const say = (element: Element, text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, longest);
    if (words === '' || unseen.length >= most || isHidden(element) || isBehind(element) || !element.checkVisibility())
      return;
    const box = placeOf(element);
    if (!box || getComputedStyle(element).visibility !== 'visible') return;
    const after = holders.findIndex(
      (holder) => holder && (element.compareDocumentPosition(holder) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    const role = live(element);
    unseen.push({ text: words, box, before: after < 0 ? boxes.length : after, ...(role ? { role } : {}) });
  };
  const isOut = (element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { clip, clipPath, position } = getComputedStyle(element);
    if (width <= 2 || height <= 2) return true;
    if (x + width <= 0 || (y + height <= 0 && y + height + scrollY <= 0)) return true;
    return (
      position === 'absolute' &&
      (clipPath === 'inset(50%)' ||
        clipPath === 'inset(100%)' ||
        clip.startsWith('rect(0px, 0px') ||
        clip.startsWith('rect(1px, 1px'))
    );
  };
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (unseen.length >= most) return;
      if (element.shadowRoot) walk(element.shadowRoot);
      if (element.matches(`img[alt], ${called}`))
        say(element, element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
      else if (!element.matches('script, style, template, option, title, svg *') && hasWords(element) && isOut(element))
        say(element, ownWords(element));
    }
  };
  const ownWords = (element: Element) =>
    [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')).join('');
  const hasWords = (element: Element) => {
    for (let node = element.firstChild; node; node = node.nextSibling)
      if (node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')) return true;
    return false;
  };
  walk(document);
  return { hidden, unseen };
}
