import type { Candidate, DocumentView, Kit } from './kit.ts';

/** What a double click or the other mouse button does beside what a click does: offered as actions of their own. */
export function installTwins(kit: Kit): void {
  const PIECES =
    /^(?:cell|gridcell|columnheader|rowheader|row|treeitem|listitem|option|article|generic|img|canvas-point)$/;
  const NATIVE = /^(?:button|a|input|summary)$/;
  const CELLS = /^(?:cell|gridcell)$/;
  const MOST = 80;
  /** A container larger than this share of what shows is the page's own ground. */
  const GROUND = 0.9;
  let containers: Array<{ element: Element; view: DocumentView; flags: number }> = [];
  let sheets = new Set<Element>();

  /** Pixels: a row is no higher. */
  const ROW = 64;
  const FEWEST_BUTTONS = 4;

  type Way = 'double-click' | 'context';

  function way(kind: Way): number {
    return kind === 'context' ? kit.listeners.CONTEXT : kit.listeners.DOUBLE;
  }

  function add(candidate: Candidate, kind: Way): void {
    kit.candidates.push({ ...candidate, kind, proxies: candidate.proxies, twin: true, inner: [] });
  }

  /** A cell of a grid on a page that takes what is pasted anywhere: it is written into, after a double click. */
  function pasted({ role, view }: Candidate): boolean {
    if (role !== 'gridcell') return false;
    const { flags } = kit.listeners.page(view.document);
    return (flags & kit.listeners.PASTE) !== 0 && (flags & kit.listeners.MANY) === 0;
  }

  /** A second press is all that it waits for: that is what pressing it means. */
  function waits({ flags, kind: how }: Candidate, kind: Way): boolean {
    const { CLICK, PRESS, DOUBLE } = kit.listeners;
    return kind === 'double-click' && how === 'click' && (flags & (CLICK | PRESS | DOUBLE)) === DOUBLE;
  }

  /** Where hardly a button does without, it is how the buttons are made and no menu of each. */
  function everywhere(): boolean {
    let [all, heard] = [0, 0];
    for (const { strength, role, dropped, twin, flags } of kit.candidates)
      if (strength === 3 && role === 'button' && !dropped && !twin) {
        all++;
        if (flags & kit.listeners.CONTEXT) heard++;
      }
    return heard >= FEWEST_BUTTONS && heard > 0.6 * all;
  }

  /** What is pressed once and does more when it is pressed twice, or with the other button, itself. */
  function own(kind: Way): void {
    let found = 0;
    const made = kind === 'context' && everywhere();
    for (const candidate of [...kit.candidates]) {
      if (candidate.dropped || candidate.twin || found >= MOST) continue;
      if (candidate.kind !== 'click' && !(kind === 'context' && candidate.kind === 'drag')) continue;
      const sheet =
        kind === 'double-click' && (sheets.has(candidate.element) || pasted(candidate) || kit.laid.counts(candidate));
      if ((!sheet && (candidate.flags & way(kind)) === 0) || waits(candidate, kind)) continue;
      // It hears for what lies in it.
      if (kit.candidates.some((other) => other.kind === kind && candidate.element.contains(other.element))) continue;
      if (made && candidate.strength === 3 && candidate.flags & kit.listeners.ASSIGNED) continue;
      const native =
        candidate.strength === 3 && !(candidate.role === 'button' && !NATIVE.test(candidate.element.localName));
      if (native && kind === 'double-click' && !PIECES.test(candidate.role)) continue;
      add(candidate, kind);
      found++;
    }
  }

  /** What lies in something that hears the second press, or the other button, for all that is in it. */
  function held(kind: Way): void {
    if (containers.length === 0) return;
    const twins = new Set(kit.candidates.filter((other) => other.kind === kind).map(({ element }) => element));
    let found = twins.size;
    for (const { element, view, flags } of containers) {
      if ((flags & way(kind)) === 0 || found >= MOST || (kind === 'double-click' && whole(element))) continue;
      const said = kit.sought(element, kind === 'context' ? 'context' : 'double');
      if (!said) continue;
      const pieces = said.selector ? matching(element, said.selector) : within(element, view, kind);
      for (const piece of pieces) {
        if (twins.has(piece) || found >= MOST || boxed(piece)) continue;
        twins.add(piece);
        const known = kit.byElement.get(piece);
        if (known && !known.dropped) {
          if (waits(known, kind)) continue;
          add(known, kind);
        }
        if ((!known || known.dropped) && !offered(piece, view, kind)) continue;
        found++;
      }
      // One that says which of its parts it serves is none beside them.
      const own = said.selector && !said.whole ? kit.byElement.get(element) : undefined;
      if (own?.kind === kind && pieces.length > 0 && !pieces.includes(element)) own.dropped = true;
    }
  }

  /** A row that is pressed itself is what is pressed twice, and not the words in it. */
  function whole(element: Element): boolean {
    const known = kit.byElement.get(element);
    if (!known || known.dropped || known.kind !== 'click' || (known.flags & kit.listeners.CLICK) === 0) return false;
    return known.rect.bottom - known.rect.top <= ROW && element.localName !== 'svg';
  }

  function matching(container: Element, selector: string): Element[] {
    const root = kit.plain(container);
    return [...root.querySelectorAll(selector)].slice(0, MOST * 2).filter((piece) => {
      const { width, height } = kit.rect(piece);
      return width > 4 && height > 4;
    });
  }

  /** The cells, rows and cards of a container whose handler does not say what it looks for. */
  function within(container: Element, view: DocumentView, kind: Way): Element[] {
    const found: Element[] = [];
    const root = kit.plain(container);
    const ground = root.localName === 'body' || root.localName === 'html' || covers(root, view);
    for (const candidate of kit.candidates)
      if (
        !candidate.dropped &&
        (candidate.kind === 'click' ? !candidate.twin : alone(candidate)) &&
        ((ground ? CELLS : PIECES).test(candidate.role) || kit.laid.is(candidate)) &&
        candidate.element !== container &&
        !(candidate.matched && candidate.role === 'button') &&
        (candidate.role !== 'row' || kit.words.text(candidate.element, 40) !== '') &&
        root.contains(candidate.element)
      )
        found.push(candidate.element);
    if (found.length > 0 || ground || kind === 'context') return found.filter((piece) => !framed(piece, found));
    const pieces = root.querySelector('td') ? [...root.querySelectorAll('td')] : kit.cells.alike(root);
    return pieces.slice(0, MOST).filter((piece) => !piece.querySelector('a,button,input,td'));
  }

  /** The cell of a box to tick, which has nothing else to be pressed. */
  function boxed(element: Element): boolean {
    const plain = kit.plain(element);
    return plain.querySelector('input,[role=checkbox]') !== null && (plain.textContent ?? '').trim() === '';
  }

  /** It fills another one of them, which is called by the same words. */
  function framed(piece: Element, among: readonly Element[]): boolean {
    const { height } = kit.rect(piece);
    const words = kit.words.text(piece, 80);
    return among.some(
      (other) =>
        other !== piece &&
        kit.plain(other).contains(piece) &&
        Math.abs(kit.rect(other).height - height) < 4 &&
        kit.words.text(other, 80) === words,
    );
  }

  /** Is dragged, and pressed only by what lies in it. */
  function alone({ kind, element, rect, twin }: Candidate): boolean {
    return kind === 'drag' && !kit.drag.little(rect) && (!twin || !kit.byElement.has(element));
  }

  function covers(element: Element, view: DocumentView): boolean {
    const { width, height } = kit.rect(element);
    return width * height > GROUND * (view.right - view.left) * (view.bottom - view.top);
  }

  function offered(piece: Element, view: DocumentView, kind: Way): boolean {
    const around = { candidate: null, cursor: '', shows: false, delegates: [], level: 0, style: null, depth: 0 };
    const role = kit.semantics.roleOf(piece);
    const made = kit.add(piece, view, around, { kind, role, strength: 2, flags: way(kind) });
    made.twin = true;
    if (kit.place(made)) return true;
    made.dropped = true;
    kit.byElement.delete(piece);
    return false;
  }

  kit.twins = {
    note(element, view, flags) {
      if (containers.length < 60) containers.push({ element, view, flags });
    },
    sheet(cells) {
      sheets = new Set([...sheets, ...cells]);
    },
    settle() {
      for (const kind of ['double-click', 'context'] as const) {
        held(kind);
        own(kind);
      }
    },
  };

  kit.afresh(() => {
    containers = [];
    sheets = new Set();
  });
}
