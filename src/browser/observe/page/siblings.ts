import type { Kit } from './kit.ts';

/** What stands beside a control: whether it reads as a label, and what it says. */
export function installSiblings(kit: Kit): void {
  const LETTERS = /[\p{L}\p{N}]/u;

  const CONTROLS =
    'a[href],button,input:not([type=hidden]),select,textarea,[role=button],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=option],[role=slider],[role=combobox],[role=textbox],[contenteditable]:not([contenteditable=false])';

  let known = new Map<Element, string>();

  let hosts: Set<Element> | null = null;

  /** Words that are put into a component lie in a slot of it, which has none of its own. */
  function slotsIn(real: Element): boolean {
    const element = kit.plain(real);
    return element.localName === 'slot' || element.querySelector('slot') !== null;
  }

  /** Where it is drawn: a slot has no box, but what was put into it has one. */
  function drawnBox(real: Element): DOMRect {
    const [first] = real.localName === 'slot' ? (real as HTMLSlotElement).assignedNodes({ flatten: true }) : [];
    if (!first) return kit.rect(real);
    const range = (real.ownerDocument as Document).createRange();
    range.selectNode(first);
    return range.getBoundingClientRect();
  }

  /** The words of something small, remembered for the other controls in it. */
  function short(element: Element, limit: number): string {
    let words = known.get(element);
    if (words === undefined) {
      const content = kit.plain(element).textContent;
      words = (content || slotsIn(element)) && (content ?? '').length < 1500 ? kit.words.text(element, 240) : '';
      known.set(element, words);
    }
    return words.slice(0, limit);
  }

  /** How many fields show in it. */
  function fields(node: Element, own?: Element): number {
    const all = [...kit.plain(node).querySelectorAll('input,select,textarea')];
    return all.filter((field) => field === own || (kit.rect(field).width > 3 && !kit.geometry.transparent(field)))
      .length;
  }

  /** A small control without words, such as the sign that opens a menu between a box and its words. */
  function sign(element: Element): boolean {
    const { width, height } = kit.rect(element);
    return width <= 24 && height <= 24 && !LETTERS.test(kit.plain(element).textContent ?? '');
  }

  /** What holds a control in a component, whose own document sees neither the control nor what it is, or a slider that is drawn. */
  function holds(element: Element): boolean {
    if (!hosts) {
      hosts = new Set();
      for (const { element: control, kind, strength, dropped } of kit.candidates) {
        if (dropped || strength < 2) continue;
        const drawn = kind === 'set' && control.localName !== 'input';
        if (!drawn && !control.localName.includes('-') && !('host' in control.getRootNode())) continue;
        let node = kit.geometry.parentOf(control);
        for (; node && !hosts.has(node); node = kit.geometry.parentOf(node)) hosts.add(node);
      }
    }
    return hosts.has(element);
  }

  function controlsIn(element: Element): Element[] {
    return [...element.querySelectorAll(CONTROLS)].filter((control) => kit.rect(control).width > 0);
  }

  /** A bar of buttons, which stands between what one writes in and its label. */
  function bar(element: Element): boolean {
    const controls = controlsIn(element);
    return controls.length > 2 && controls.every((control) => control.matches('button,[role=button]'));
  }

  /** Holds something that is pressed, whatever says so. */
  function pressedIn(element: Element): boolean {
    for (const known of kit.byElement.keys()) if (known !== element && element.contains(known)) return true;
    return false;
  }

  /** The words of something that reads as a label: short, without controls, on the same line or just above; null for a control. */
  function labelLike(real: Element, box: DOMRect, sameLine: boolean, far: number, broad: number): string | null {
    const sibling = kit.plain(real);
    const tag = sibling.localName;
    if (/^(?:script|style|br|hr|wbr)$/.test(tag)) return '';
    const rect = drawnBox(sibling);
    if (initials(sibling, rect)) return '';
    // What widgets put in the place of a field leaves the field itself behind, a pixel wide.
    if (rect.width < 3 || rect.height < 3) return '';
    if (tag === 'input' || sibling.matches(CONTROLS)) return null;
    // Of what was chosen, each is an item of the list that the field ends.
    if (tag === 'li' && sibling.parentElement?.lastElementChild?.querySelector('input')) return '';
    // Words that are themselves pressed name nothing beside them, unless they are its label.
    const own = kit.byElement.get(real);
    if (own && own.strength === 2 && tag !== 'label') return null;
    // The words of a box that is drawn, whose own field does not show.
    if (sibling.querySelector('input[type=checkbox],input[type=radio]')) return null;
    if (bar(sibling)) return '';
    if (controlsIn(sibling).length > 0 || holds(real) || (sameLine && pressedIn(sibling))) return null;
    const level =
      rect.top < box.bottom &&
      rect.bottom > box.top &&
      Math.min(Math.abs(box.left - rect.right), Math.abs(rect.left - box.right)) < broad;
    const above =
      rect.bottom <= box.top + 6 &&
      box.top - rect.bottom < (tag === 'label' ? Math.max(40, far) : far) &&
      rect.left < box.right &&
      rect.right > box.left;
    if (!level && (sameLine || !above)) return '';
    const words = short(real, 80);
    return words.length <= 60 && LETTERS.test(words) ? words : '';
  }

  /** The round picture of somebody, drawn by the letters their name begins with: it names nothing beside it. */
  function initials(element: Element, { width, height }: DOMRect): boolean {
    if (width > 64 || Math.abs(width - height) > 2) return false;
    if (!/^\p{Lu}{1,3}$/u.test((element.textContent ?? '').trim())) return false;
    const radius = kit.style(element).borderTopLeftRadius;
    return Number.parseFloat(radius) >= (radius.endsWith('%') ? 40 : 0.4 * width);
  }

  kit.siblings = { CONTROLS, short, fields, sign, controlsIn, bar, labelLike };

  kit.afresh(() => {
    known = new Map();
    hosts = null;
  });
}
