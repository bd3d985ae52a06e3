import type { Candidate, Kit } from './kit.ts';

/** What stands beside a control that has no words of its own, and what stands around it. */
export function installNearby(kit: Kit): void {
  const LETTERS = /[\p{L}\p{N}]/u;
  const { CONTROLS, short, fields, sign, controlsIn, bar } = kit.siblings;
  const labelLike = (sibling: Element, box: DOMRect, sameLine = false) =>
    kit.siblings.labelLike(sibling, box, sameLine, far, broad);
  const CHIP = /(?:^|[-_\s])(?:item|chip|tag|choice|token|multi-?value)(?:$|[-_\s])/i;
  const TICKED = /^(?:checkbox|radio|switch)$/;
  /** Pixels between a field and the words above it; over a slider there is room for the number that its thumb bears. */
  const FAR = 28;
  const BUBBLE = 64;
  let far = FAR;
  /** Pixels between a field and the words on its line; in a row of settings the two stand at its ends. */
  const BROAD = 120;
  let broad = BROAD;

  /** The column's header for a control in a cell, else the label-like text just before or above it. */
  function beside(element: Element, level = false): string {
    far = kit.semantics.roleOf(element) === 'slider' ? BUBBLE : FAR;
    const head = kit.heads.of(element);
    if (head) return head;
    const cell = element.closest('td');
    if (cell) {
      // In a table of labels and fields the cell before says what the field is.
      const before = cell.previousElementSibling;
      const alone = cell.querySelectorAll(CONTROLS).length === 1 && !TICKED.test(kit.semantics.roleOf(element));
      if (alone && before && before.querySelector(CONTROLS) === null) {
        const words = short(before, 80);
        if (words.length <= 60 && LETTERS.test(words)) return words;
      }
    }
    if ('ownerSVGElement' in element) return drawing(element);
    const ticked = TICKED.test(kit.semantics.roleOf(element)) || kit.byElement.get(element)?.kind === 'check';
    broad = ticked && atEnd(element) ? Number.POSITIVE_INFINITY : BROAD;
    // A box that does not show is drawn by the label around it.
    const drawn = ticked && kit.rect(element).width <= 2 ? kit.plain(element).closest('label') : null;
    const own = drawn ?? frameOf(element);
    let box = kit.rect(own);
    let node: Element | null = own;
    for (let up = 0; node && (up < 4 || (up < 10 && lone(node, element))); up++) {
      // The words of a box to tick stand behind it, or behind the component that it is the box of.
      if (ticked) {
        const words = following(node, box, true);
        if (words) return words;
      }
      let before: ChildNode | null = node.previousSibling;
      for (let steps = 0; before && steps < 4; before = before.previousSibling, steps++) {
        if (kit.typeOf(before) === 3) {
          const words = kit.words.tidy((before as Text).data);
          if (LETTERS.test(words) && (!level || beforeOnLine(before as Text, box))) return words.slice(0, 80);
        } else if (kit.typeOf(before) === 1) {
          const sibling = before as Element;
          // What was chosen stands before what one goes on writing into.
          if (!ticked && box.width < 40 && chip(sibling)) continue;
          const words = labelLike(sibling, box, level);
          if (words) return words;
          if (words === null) break;
          // The bar of buttons above what one writes in belongs to it: its label stands above both.
          if (bar(kit.plain(sibling))) box = over(box, kit.rect(sibling));
        }
      }
      if (up === 0 && !ticked && (element.localName === 'input' || element.getAttribute('role'))) {
        const words = following(element, box, false);
        if (words) return words;
      }
      // A field that a program put in the place of another stands before the label of that one.
      const after = up > 0 && !ticked ? kit.plain(node).nextElementSibling : null;
      if (after?.localName === 'label' && fields(node) < 2) {
        const words = labelLike(after, box);
        if (words) return words;
      }
      node = kit.geometry.parentOf(node);
      if (!node || /^(?:body|form|td)$/.test(kit.plain(node).localName)) break;
    }
    return '';
  }

  /** The one control of a row of two parts that are spread over its breadth: a setting and its switch. */
  function atEnd(element: Element): boolean {
    const plain = kit.plain(element);
    for (let node = kit.geometry.parentOf(element), up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++) {
      const row = kit.plain(node);
      // One that only its shape calls so is none of the controls.
      if (controlsIn(row).some((other) => !plain.contains(other)) || kit.rect(row).height > 100) return false;
      if (row.childElementCount === 2) return true;
    }
    return false;
  }

  function chip(sibling: Element): boolean {
    const plain = kit.plain(sibling);
    return CHIP.test(plain.getAttribute('class') ?? '') && plain.querySelector('label') === null;
  }

  /** Placeholders that ask for any answer at all: what the field is for stands beside it. */
  const PROMPT =
    /^(?:please )?(?:select|choose|pick)(?: (?:an?|one|the|your|some))?(?: (?:date|time|day|option|item|value|month|file|range|one)s?)?\W*$|^please (?:select|choose|pick|input|enter|type)\b.{0,20}$/i;
  /** Placeholders that show how something is written and not what it is. */
  const SAMPLE = /\d|@|\be\.?g\b|\bexample\b|^\W*(?:(?:d|m|y|h){1,4}\W*)+$|^\W+$|…|\.{3}$/i;

  const SEARCHES = /^(?:search|find|filter)(?: (?:by|for|in|all|the|your|my|an?))* \p{L}{3}/iu;

  /** The label of a field to which only its place ties it: a label element right before it, or words there where the placeholder is a sample. */
  function label(element: Element): string {
    let before = element.previousElementSibling;
    while (before && /^(?:br|wbr|script|style)$/.test(before.localName)) before = before.previousElementSibling;
    if (before?.localName === 'label' && !before.querySelector(CONTROLS)) return short(before, 80);
    const first = kit.geometry.parentOf(element)?.firstElementChild;
    if (!before && first === element) {
      const above = element.parentElement?.previousElementSibling;
      if (above?.localName === 'label' && !above.querySelector(CONTROLS)) return short(above, 80);
    }
    const shown = element.getAttribute('placeholder') ?? '';
    // "Search orders..." says what it is for, and the list or the sorting beside it are others.
    if (SEARCHES.test(shown)) return inRow(element);
    return inRow(element) || (SAMPLE.test(shown) || PROMPT.test(shown) ? beside(element) : '');
  }

  /** Whether a label is tied to a control that shows by itself. */
  function serves(label: Element): boolean {
    const control = (label as HTMLLabelElement).control;
    return !!control && kit.rect(control).width > 3 && !kit.geometry.transparent(control);
  }

  /** The label before the frame of what stands alone in its row: what forms are built of ties the two by their place alone. */
  function inRow(element: Element): string {
    for (let node: Element | null = element, up = 0; node && up < 7; node = kit.geometry.parentOf(node), up++) {
      const real = kit.plain(node);
      if (/^(?:body|form|td|li)$/.test(real.localName) || kit.rect(node).height > 120) break;
      const before = real.previousElementSibling;
      if (before?.localName === 'label' && !before.querySelector(CONTROLS) && fields(node) < 2 && !serves(before)) {
        const words = labelLike(before, kit.rect(node));
        if (words) return words;
      }
      if (up > 0 && before && kit.rect(before).width > 3 && before.querySelector(CONTROLS)) break;
    }
    return '';
  }

  /** Of a slider's thumb that of its track: the words stand beside that. */
  function frameOf(element: Element): Element {
    const { width } = kit.rect(element);
    if (kit.semantics.roleOf(element) !== 'slider' || width > 100) return element;
    for (let node = kit.geometry.parentOf(element), up = 0; node && up < 5; node = kit.geometry.parentOf(node), up++)
      if (kit.rect(node).width > width * 3) return kit.plain(node);
    return element;
  }

  function beforeOnLine(text: Text, box: DOMRect): boolean {
    const range = (text.ownerDocument as Document).createRange();
    range.selectNodeContents(text);
    const { top, bottom } = range.getBoundingClientRect();
    return top < box.bottom && bottom > box.top;
  }

  /** The frame of one field and nothing else; the field itself may be see-through over what is drawn for it. */
  function lone(node: Element, own: Element): boolean {
    const element = kit.plain(node);
    return kit.rect(element).height < 60 && fields(node, own) === 1;
  }

  /** The words just behind it, where those of a box to tick stand. */
  function following(element: Element, box: DOMRect, ticked: boolean): string {
    let after = element.nextSibling;
    // The field that a drawn box keeps for its form.
    while (after && (after as Element).localName === 'input' && kit.rect(after as Element).width <= 2)
      after = after.nextSibling;
    const words = after?.nodeType === 3 ? kit.words.tidy((after as Text).data) : '';
    if (LETTERS.test(words)) return words.slice(0, 80);
    let next = element.nextElementSibling;
    for (let steps = 0; next && steps < 3; next = next.nextElementSibling, steps++) {
      const said = labelLike(next, box);
      if (said === null && sign(next)) continue;
      // Of a box in a tree or a list the words behind it may be pressed as well.
      if (said === null && ticked && kit.byElement.get(next)?.strength === 2 && controlsIn(next).length === 0)
        return short(next, 80);
      if (said !== '') return said ?? '';
    }
    return '';
  }

  function over(box: DOMRect, above: DOMRect): DOMRect {
    return above.bottom <= box.top + 6 ? new DOMRect(box.left, above.top, box.width, box.bottom - above.top) : box;
  }

  function under(element: Element): string {
    const box = kit.rect(element);
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const parent = element.parentElement;
    if (!parent) return '';
    for (const sibling of kit.plain(parent).children) {
      if (sibling === element || sibling.localName === 'script') continue;
      const rect = kit.rect(sibling);
      if (x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) continue;
      const words = short(sibling, 80);
      if (LETTERS.test(words)) return words;
    }
    return kit.rect(parent).height < 100 ? short(parent, 80) : '';
  }

  /** What a see-through field shows in a frame that is its own: the words that ask for an answer. */
  function framed(element: Element): string {
    if (!kit.geometry.transparent(element)) return '';
    for (let node = kit.geometry.parentOf(element), up = 0; node && up < 4; node = kit.geometry.parentOf(node), up++) {
      if (kit.rect(node).height > 60 || fields(node, element) > 1) return '';
      const words = short(node, 80);
      if (LETTERS.test(words)) return words;
    }
    return '';
  }

  /** The text drawn together with a shape. */
  function drawing(element: Element): string {
    const group = element.localName === 'g' ? element : element.parentElement;
    if (group?.localName !== 'g' || group.childElementCount > 12) return '';
    const text = group.querySelector('text');
    return text ? kit.words.tidy(text.textContent ?? '').slice(0, 80) : '';
  }

  /** What a sign without words is there for by where it stands: in a field for a password, in one of several answers in a field. */
  function purpose({ element, kind, rect }: Candidate): string {
    if (kind !== 'click' || Math.max(rect.right - rect.left, rect.bottom - rect.top) > 40) return '';
    const chosen = element.closest('[role=option]');
    const words = chosen && chosen !== element ? kit.words.text(chosen, 60) : '';
    if (words && chosen?.closest('[role=listbox]')?.querySelector('input:not([type=hidden])')) return `Remove ${words}`;
    // Beside the words of a chip nothing else is pressed than the cross, however it is drawn.
    const chip = kit.chip(element);
    const unknown = chip !== '' && !element.querySelector('svg,img') && kit.icons.meaning(element) === '';
    if (chip !== '' && (unknown || kit.strokes(element) === 'Clear')) return `Remove ${chip}`;
    const frame = kit.plain(element).parentElement;
    const fields = frame?.querySelectorAll('input:not([type=hidden]),select,textarea') ?? [];
    return fields.length === 1 && (fields[0] as HTMLInputElement).type === 'password' ? 'Show password' : '';
  }

  kit.nearby = {
    beside,
    label,
    inRow,
    under,
    framed,
    short,
    purpose,
  };
}
