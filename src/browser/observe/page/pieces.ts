import type { DocumentView, Kit } from './kit.ts';

/** Visible text with its place, in the order it is read. */
export function installPieces(kit: Kit): void {
  let block = 0;
  let range: Range | null = null;
  /** The block in which nothing but space was read last: what stands on both sides of it are two words. */
  let spaced = -1;

  function roleOf(element: Element): string {
    for (let node: Element | null = element, up = 0; node && up < 5; node = kit.geometry.parentOf(node), up++) {
      const own = kit.plain(node);
      const role = own.getAttribute('role');
      if (role === 'alert' || role === 'alertdialog') return 'alert';
      if (role === 'status') return inCell(node) ? '' : 'status';
      const live = own.getAttribute('aria-live');
      if (live === 'assertive') return 'alert';
      if (live === 'polite') return 'status';
      if (own.localName === 'output') return 'status';
      if (own.localName === 'label' || own.localName === 'legend') return 'label';
    }
    return '';
  }

  /** A badge in a row of a table tells how that stands, and is no message, whatever it calls itself. */
  function inCell(element: Element): boolean {
    for (let node: Element | null = element, up = 0; node && up < 5; node = kit.geometry.parentOf(node), up++)
      if (CELLS.test(kit.plain(node).getAttribute('role') ?? kit.plain(node).localName)) return true;
    return false;
  }
  const CELLS = /^(?:td|th|cell|gridcell|rowheader|columnheader)$/;

  /** Whether an element lies in another as the page is laid out: bare words of a component lie in its slot, and are hit as the component itself. */
  function holds(outer: Element, inner: Element): boolean {
    if (kit.plain(outer).contains(inner)) return true;
    for (let node: Element | null = inner; node; node = kit.geometry.parentOf(node)) if (node === outer) return true;
    return false;
  }

  /** Another element paints over this place: a dialog, a menu, a sticky bar. */
  function covered(view: DocumentView, element: Element, x: number, y: number): boolean {
    const top = kit.geometry.deepest(view, x, y);
    if (!top || top === element) return !kit.geometry.shown(view, x, y);
    if (holds(top, element) || kit.plain(element).contains(top)) return !kit.geometry.shown(view, x, y);
    if (kit.style(element).pointerEvents === 'none' && kit.layers.over(element, top))
      return !kit.geometry.shown(view, x, y);
    for (let node: Element | null = top, up = 0; node && up < 12; node = kit.geometry.parentOf(node), up++) {
      const own = kit.plain(node);
      if (holds(node, element)) break;
      const tag = own.localName;
      if (tag === 'img' || tag === 'video' || tag === 'iframe' || tag === 'canvas') return kit.rect(own).width > 40;
      const style = kit.style(node);
      const colour = /rgba?\(([^)]*)\)/.exec(style.backgroundColor)?.[1]?.split(/[,\s/]+/);
      const alpha = colour?.[3] === undefined ? (colour ? 1 : 0) : Number(colour[3]);
      if (alpha > 0.6 && Number(style.opacity) > 0.6) return true;
    }
    return !kit.geometry.shown(view, x, y);
  }

  /** The height of a line: of the whole where there is one only, else of the first. */
  function lineOf(rect: DOMRect, fontSize: number): number {
    return rect.height < 2 * fontSize ? rect.height : (range?.getClientRects()[0]?.height ?? fontSize);
  }

  function read(node: Text, element: Element, view: DocumentView, style: CSSStyleDeclaration, level: number): void {
    const data = node.data;
    if (style.visibility !== 'visible') return;
    if (!/\S/.test(data)) {
      if (data !== '') spaced = block;
      return;
    }
    const before = spaced === block ? ' ' : '';
    spaced = -1;
    if (!range || range.startContainer.ownerDocument !== view.document) range = kit.plain(view.document).createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 2) return;
    const clip = kit.geometry.clipOf(element, view);
    // The text's own element may clip it too: a box of one pixel for screen readers only.
    const own = style.overflowX === 'visible' ? rect : kit.rect(element);
    const left = Math.max(rect.left, clip.left, own.left);
    const top = Math.max(rect.top, clip.top, own.top);
    const right = Math.min(rect.right, clip.right, own.right);
    const bottom = Math.min(rect.bottom, clip.bottom, own.bottom);
    // A letter by itself may be narrow; of what is wider so much has to show.
    if (right - left < Math.min(3, rect.width - 0.5) || bottom - top < 3) return;
    if (kit.geometry.transparent(element) || Number.parseFloat(style.fontSize) < 1) return;
    if (covered(view, element, (left + right) / 2, (top + bottom) / 2) && covered(view, element, left + 2, top + 2))
      return;
    kit.texts.push({
      text: before + data.replace(/\s+/g, ' ').slice(0, 2000),
      box: kit.geometry.outwardBox(view, left, top, right, bottom),
      level,
      role: level > 0 ? 'heading' : roleOf(element),
      block,
      line: lineOf(rect, Number.parseFloat(style.fontSize)),
      manner: level > 0 || data.length > 120 ? '' : kit.manner.of(element, style),
    });
  }

  kit.pieces = {
    read,
    edge() {
      block++;
    },
  };

  kit.afresh(() => {
    block = 0;
    range = null;
    spaced = -1;
  });
}
