import type { Candidate, Drop, Kit, RawAction } from './kit.ts';

/** Drawings, charts, boards and maps: one handler for all that is drawn there, which only the eye tells apart. */
export function installSurfaces(kit: Kit): void {
  const CELLS = 3;
  const ROWS = ['top', 'middle', 'bottom'];
  const COLUMNS = ['left', 'centre', 'right'];
  /** A drawing that fills less of its frame than this is a picture in it. */
  const MOST = 0.6;
  /** An SVG of fewer parts is a sign. */
  const FEWEST_PARTS = 8;
  const MOST_SHAPES = 8;
  /** A drawing that nobody is known to hear and that is smaller is a sign, or numbers drawn small. */
  const LEAST_WIDTH = 120;
  const LEAST_HEIGHT = 80;
  /** What covers so much of the view both ways is what the page stands on. */
  const GROUND = 0.85;
  const CALLED = /(?:^|[-_])(?:map|canvas|board|stage|scene|viewport|charts?|graph|plot|diagram|drawing)(?:$|[-_])/;
  const AIMED = /^(?:crosshair|cell|grab|grabbing|move|all-scroll|zoom-in)$/;
  let known = new Map<Element, boolean>();

  function fills(inner: Element, outer: Element): boolean {
    const a = kit.rect(inner);
    const b = kit.rect(outer);
    return a.width * a.height >= MOST * b.width * b.height;
  }

  /** A plane of shades that runs both ways, on which a press chooses one. */
  function plane({ element, flags, rect }: Pick<Candidate, 'element' | 'flags' | 'rect'>): boolean {
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    if ((flags & kit.listeners.PRESS) === 0 || Math.min(width, height) < 60 || Math.max(width, height) > 400)
      return false;
    if (kit.words.text(element, 20) !== '') return false;
    // What takes the presses may lie clear on what is drawn.
    const around = kit.geometry.parentOf(element);
    const under = around && fills(element, around) ? [around] : [];
    const layers = [...under, element, ...kit.plain(element).children].map((part) => kit.style(part).backgroundImage);
    return layers.join().split('gradient(').length > 2;
  }

  function judge(candidate: Candidate): boolean {
    const { element: real, kind, strength, flags, rect } = candidate;
    const { CLICK, PRESS } = kit.listeners;
    if (strength === 3 || (kind !== 'click' && kind !== 'drag') || (flags & (CLICK | PRESS)) === 0) return false;
    const element = kit.plain(real);
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    if (element.localName === 'canvas') return width >= 90 && height >= 60;
    if (plane(candidate)) return true;
    if (width < 240 || height < 160) return false;
    const style = kit.style(real);
    if (style.cursor === 'pointer') return false;
    if (element.localName === 'svg') return true;
    const around = (element as SVGElement).ownerSVGElement;
    if (around)
      return element.localName === 'g'
        ? [...element.children].some((child) => child.localName === 'rect' && fills(child, around))
        : fills(element, around);
    const drawings = element.querySelectorAll('canvas,svg');
    for (let at = 0; at < drawings.length && at < 12; at++) {
      const drawing = drawings[at];
      if (!drawing || !fills(drawing, element)) continue;
      if (drawing.localName === 'canvas' || drawing.getElementsByTagName('*').length >= FEWEST_PARTS) return true;
    }
    if (beneath(element) && kit.words.text(real, 40) === '') return true;
    // What leaves the page's own scrolling to the browser one way is a row of slides, whatever it is called.
    if (/^pan-[xy]/.test(style.touchAction)) return false;
    if (style.touchAction !== 'none' && !AIMED.test(style.cursor)) return false;
    const names = `${element.getAttribute('class') ?? ''} ${element.id}`.toLowerCase().split(/\s+/);
    return names.some((name) => CALLED.test(name));
  }

  /** A clear sheet that takes the presses for the canvas below it. */
  function beneath(element: Element): boolean {
    for (let node = element.parentElement, up = 0; node && up < 2; node = node.parentElement, up++)
      for (const drawing of kit.plain(node).getElementsByTagName('canvas'))
        if (fills(drawing, element) && fills(element, drawing)) return true;
    return false;
  }

  /**
   * A drawing that hears nothing itself: the wrapper around it may hear for it, or something that cannot be seen to. It is one
   * thing in any case, unless it is the ground of the whole page or a picture in a control.
   */
  function canvas(
    real: Element,
    outer: Candidate | null,
    listened: boolean,
  ): Pick<Candidate, 'strength' | 'flags'> | null {
    const { left, right, top, bottom } = kit.rect(real);
    const large = right - left >= LEAST_WIDTH && bottom - top >= LEAST_HEIGHT;
    const flags =
      outer?.strength === 2 && outer.kind === 'click' ? outer.flags & (kit.listeners.CLICK | kit.listeners.PRESS) : 0;
    if (outer && flags !== 0 && large && !fills(real, outer.element) && onlyHolds(outer, real))
      return { strength: 2, flags };
    if (listened) return (kit.plain(real) as HTMLCanvasElement).width > 16 ? { strength: 1, flags: 0 } : null;
    const view = real.ownerDocument.documentElement;
    const ground = right - left >= GROUND * view.clientWidth && bottom - top >= GROUND * view.clientHeight;
    return outer || !large || ground ? null : { strength: 1, flags: 0 };
  }

  /** A wrapper without words and signs of its own around a drawing. */
  function onlyHolds({ element }: Candidate, drawing: Element): boolean {
    const said = (part: Element) => (kit.plain(part).textContent ?? '').trim();
    return kit.style(element).cursor !== 'pointer' && said(element) === said(drawing);
  }

  /** A wrapper that hears for the drawing in it, which is what one presses. */
  function wraps(outer: Candidate, inner: Candidate): boolean {
    return (
      inner.element.localName === 'canvas' && !fills(inner.element, outer.element) && onlyHolds(outer, inner.element)
    );
  }

  function is(candidate: Candidate): boolean {
    let found = known.get(candidate.element);
    if (found === undefined) {
      found = judge(candidate);
      known.set(candidate.element, found);
    }
    return found;
  }

  function holds(outer: Candidate, inner: Candidate): boolean {
    const { localName } = inner.element;
    return (localName === 'canvas' || localName === 'svg') && is(outer) && fills(inner.element, outer.element);
  }

  /** A field that is drawn into by hand, in a row of a form: as broad and high as what one writes in. */
  function signed(element: Element): boolean {
    const { width, height } = kit.rect(element);
    return (
      element.localName === 'canvas' && height <= 260 && width > height && kit.style(element).touchAction === 'none'
    );
  }

  function label(candidate: Candidate): string {
    const { element } = candidate;
    // As of a picture: what lies in it is not what it is called.
    const name = kit.names.name(element, element.localName === 'canvas' ? 'canvas' : 'img');
    if (name) return name;
    const inner = kit.plain(element).querySelector('canvas[aria-label]')?.getAttribute('aria-label');
    return inner ?? (signed(element) || plane(candidate) ? kit.nearby.beside(element) : '');
  }

  /** The point belongs to the drawing, not to a control that lies on it. */
  function free(candidate: Candidate, x: number, y: number): boolean {
    const { view } = candidate;
    let hit = kit.geometry.deepest(view, x, y);
    if (!hit || !kit.geometry.shown(view, x, y)) return false;
    while (hit && hit !== candidate.element) {
      const other = kit.byElement.get(hit);
      if (other && !other.dropped) return false;
      hit = kit.geometry.parentOf(hit);
    }
    return hit !== null;
  }

  /** The same places as somewhere to put things, also where the drawing itself is nothing to press. */
  function places(candidate: Candidate): Drop[] {
    const { view, rect } = candidate;
    const target = candidate.box ?? kit.geometry.outwardBox(view, rect.left, rect.top, rect.right, rect.bottom);
    const point = candidate.point ?? { x: target.x, y: target.y };
    const label = candidate.label || kit.looks.word(candidate);
    const whole = { kind: 'click' as const, role: '', label, target, point, frame: '', state: [] };
    return grid({ ...candidate, box: target }, whole).map((cell) => ({ label: cell.label, point: cell.point }));
  }

  /** Shapes that are offered each. */
  function shaped({ inner }: Candidate): boolean {
    return inner.filter((other) => !other.dropped && other.element.localName === 'path').length > MOST_SHAPES;
  }

  /** The sea of a map whose countries are pressed: it hears the press to be pulled along, and no click. */
  function sea(candidate: Candidate): boolean {
    const { flags, kind, twin } = candidate;
    if (kind !== 'click' || twin || flags & (kit.listeners.CLICK | kit.listeners.DOUBLE)) return false;
    return is(candidate) && shaped(candidate);
  }

  function grid(candidate: Candidate, whole: RawAction): RawAction[] {
    const { box, view } = candidate;
    if (!box || candidate.twin || !is(candidate) || box.width < 90 || box.height < 60) return [];
    // A map whose countries are offered each needs no points.
    if (shaped(candidate)) return [];
    const round = (value: number) => Math.round(value * 100) / 100;
    const cells: RawAction[] = [];
    for (let row = 0; row < CELLS; row++)
      for (let column = 0; column < CELLS; column++) {
        const target = {
          x: round(box.x + (box.width * column) / CELLS),
          y: round(box.y + (box.height * row) / CELLS),
          width: round(box.width / CELLS),
          height: round(box.height / CELLS),
        };
        const point = { x: round(target.x + target.width / 2), y: round(target.y + target.height / 2) };
        // The whole stands for its middle.
        if (row === 1 && column === 1) continue;
        if (!free(candidate, (point.x - view.x) / view.scaleX, (point.y - view.y) / view.scaleY)) continue;
        cells.push({
          ...whole,
          kind: 'click',
          label: `${whole.label}, ${ROWS[row]} ${COLUMNS[column]}`,
          target,
          point,
          role: 'canvas-point',
          state: [],
        });
      }
    return cells;
  }

  kit.surfaces = {
    is,
    plane,
    canvas,
    holds,
    wraps,
    label,
    grid,
    places,
    sea,
  };

  kit.afresh(() => {
    known = new Map();
  });
}
