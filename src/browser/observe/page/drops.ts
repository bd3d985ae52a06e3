import type { Candidate, Drop, Edges, Kit } from './kit.ts';

/** Where what is dragged can be put. */
export function installDrops(kit: Kit): void {
  const DROPPABLE = '.ui-droppable,[data-rbd-droppable-id],[data-rfd-droppable-id],[aria-dropeffect],[dropzone]';
  const EDGE = /resize$/;
  const GRAB = /^(?:-webkit-)?grab$/;
  let targets: Array<Drop & { element: Element; candidate: Candidate }> | null = null;

  function all() {
    if (targets) return targets;
    targets = [];
    for (const candidate of kit.candidates) {
      const { point, element } = candidate;
      if (!point || !(candidate.flags & kit.listeners.DROP || kit.plain(element).matches(DROPPABLE))) continue;
      targets.push({ element, candidate, label: labelOf(candidate), point });
    }
    return targets;
  }

  function labelOf(candidate: Candidate): string {
    const element = candidate.element;
    const words = kit.words.text(element, 80);
    if (words === '' && kit.grips.port(element, candidate.rect))
      return [candidate.label, kit.context(element, '')].filter(Boolean).join(' of ').slice(0, 80);
    const label =
      kit.plain(element).getAttribute('aria-label') ||
      (candidate.flags & kit.listeners.SORTABLE ? kit.columns.called(element) : '') ||
      // A handle alone is called by the row that it moves.
      (words === '' && candidate.kind === 'drag' ? kit.context(element, '') : '') ||
      candidate.label ||
      words ||
      candidate.heading;
    return label.slice(0, 80) || 'drop area';
  }

  /** Places to drop on, then the others of the same list; for a handle without either the directions to pull it in. */
  function drops(candidate: Candidate): Drop[] {
    const element = candidate.element;
    const style = kit.style(element);
    if (
      kit.drag.edge(candidate, style) ||
      kit.surfaces.is(candidate) ||
      // A map is pulled about in its frame.
      (candidate.parent && kit.surfaces.holds(candidate.parent, candidate)) ||
      kit.grips.strip(candidate) ||
      kit.grips.dial(candidate) ||
      kit.slides.panned(style, candidate.rect) ||
      kit.slides.swiped(candidate)
    )
      return directions(candidate);
    if (kit.slides.slid(element) || kit.slides.flicked(candidate)) return directions(candidate);
    const ends = kit.hours.within(element) ? [] : kit.places.run(candidate);
    if (ends.length > 0) return ends;
    const list: Drop[] = kit.places.planned(candidate);
    list.push(...kit.places.landing(candidate), ...kit.places.outside(candidate));
    // What lies on a board goes to the board's other squares, and nothing else goes there.
    const onBoard = kit.boards.square(kit.geometry.parentOf(element));
    const targets = all().filter(
      (target) =>
        target.element !== element &&
        !kit.plain(target.element).contains(element) &&
        kit.boards.square(target.element) === onBoard,
    );
    if (list.length === 0 && all().length === 0) list.push(...kit.places.drawings(candidate));
    if (kit.grips.port(element, candidate.rect))
      for (const other of kit.candidates)
        if (
          other.kind === 'drag' &&
          other.point &&
          other.element !== element &&
          kit.grips.port(other.element, other.rect)
        )
          list.push({ label: labelOf(other), point: other.point });
    if (all().length === 0 && candidate.twin) list.push(...kit.places.inviting());
    for (const { label, point, candidate: target } of targets) {
      const parts = target.flags & kit.listeners.DROP ? kit.places.received(target, element) : [];
      list.push(...(parts.length > 0 ? parts : [{ label, point }]));
    }
    // What lies on a drawing is put in no order: where places are drawn for it, those are meant.
    if (list.length === 0 && 'ownerSVGElement' in element) list.push(...boxes(candidate));
    if (list.length === 0 && candidate.matched) list.push(...kit.places.ground(candidate));
    const placed = list.length > 0 && 'ownerSVGElement' in element;
    for (const other of placed ? [] : kit.candidates)
      if (
        other.kind === 'drag' &&
        other.point &&
        other.element !== element &&
        !list.some(({ point }) => point === other.point) &&
        kit.columns.alike(kit.geometry.parentOf(other.element), kit.geometry.parentOf(element)) &&
        other.strength > 1 &&
        // The borders of a frame that is moved as a whole stand in no order with it.
        !EDGE.test(kit.style(other.element).cursor)
      )
        list.push({ label: labelOf(other), point: passed(candidate, other) ?? other.point });
    const wordless = kit.words.text(element, 40, true) === '';
    const handle = wordless && low(candidate.rect);
    // The broad grip of a sheet is put into no list.
    const broad = handle && !kit.drag.little(candidate.rect);
    if (all().length === 0 && !broad && (!candidate.twin || GRAB.test(kit.geometry.cursorOf(style)))) {
      const marked = zones(candidate);
      list.push(...(marked.length > 0 ? marked : kit.columns.of(candidate, () => boxes(candidate).length > 0)));
    } else if (
      targets.length === 0 &&
      (kit.columns.sorted(element) || kit.plain(element).getAttribute('draggable') === 'true')
    )
      list.push(...kit.columns.of(candidate, () => boxes(candidate).length > 0));
    if (list.length === 0) list.push(...boxes(candidate));
    if (
      handle ||
      kit.laid.is(candidate) ||
      moves(candidate) ||
      (list.length === 0 && (!candidate.twin || !kit.plain(element).hasAttribute('draggable')))
    )
      list.push(...directions(candidate));
    const seen = new Map<string, number>();
    return list.slice(0, MOST).map((target) => {
      const count = (seen.get(target.label) ?? 0) + 1;
      seen.set(target.label, count);
      return count === 1 ? target : { ...target, label: `${target.label} (${count})` };
    });
  }

  function low({ left, top, right, bottom }: Edges): boolean {
    return Math.min(right - left, bottom - top) <= LOW;
  }

  /**
   * Where one must get to for another to make room: past its middle, and of a thing that is taken by its handle past the middle of the thing
   * and not of the handle.
   */
  function passed(candidate: Candidate, other: Candidate): Drop['point'] | null {
    const { element, point, view } = other;
    if (!point) return null;
    const beside = kit.geometry.parentOf(element) === kit.geometry.parentOf(candidate.element);
    if (beside || !(kit.drag.named(element) || kit.drag.little(other.rect)))
      return beside ? beyond(candidate, other) : null;
    let row = kit.geometry.parentOf(element);
    for (let up = 0; row && up < 2 && !kit.drag.repeated(row); up++) row = kit.geometry.parentOf(row);
    if (!row || !kit.drag.repeated(row)) return null;
    const { top, bottom, height } = kit.rect(row);
    const down = candidate.rect.top < top;
    const { y } = kit.geometry.outward(view, 0, down ? bottom - height / 4 : top + height / 4);
    return { x: point.x, y };
  }

  /** In a column, a row or rows of things of one size, a quarter short of the far edge of the one whose place is to be taken. */
  function beyond({ rect, element }: Candidate, other: Candidate): Drop['point'] | null {
    if (!other.point) return null;
    const { left, top, right, bottom } = other.rect;
    const [width, height] = [right - left, bottom - top];
    const column = Math.abs(left - rect.left) < 2 && Math.abs(height - (rect.bottom - rect.top)) < 2;
    const row = Math.abs(top - rect.top) < 2 && Math.abs(width - (rect.right - rect.left)) < 2;
    const { x, y } = other.point;
    // From one line of a grid to another it is got past from the side.
    const { previousElementSibling: before, nextElementSibling: after } = kit.plain(other.element);
    const abreast = [before, after].some((beside) => Math.abs((beside?.getBoundingClientRect().top ?? -1e6) - top) < 2);
    if (!row && abreast) {
      const follows = other.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return { x: x + (follows ? -width / 4 : width / 4), y };
    }
    if (column === row) return null;
    return column
      ? { x, y: y + (top > rect.top ? height / 4 : -height / 4) }
      : { x: x + (left > rect.left ? width / 4 : -width / 4), y };
  }

  /** Framed places further off, where what it lies in is no such place itself: "put each thing into its box". */
  function zones(candidate: Candidate): Drop[] {
    const { element, view } = candidate;
    const own = kit.geometry.parentOf(element);
    const body = kit.plain(view.document).body;
    if (!own || own === body || framed(own)) return [];
    for (let node = kit.geometry.parentOf(own), up = 0; node && up < 2; node = kit.geometry.parentOf(node), up++) {
      const parts = [...kit.plain(node).children].filter((part) => !part.contains(element));
      const found = boxes(
        candidate,
        parts.flatMap((part) => (framed(part) ? [part] : [...part.children].filter((box) => framed(box)))),
      );
      if (found.length > 0) return found;
      if (node === body) break;
    }
    return [];
  }

  function framed(element: Element): boolean {
    const style = kit.style(element);
    if (element.localName === 'rect' && 'ownerSVGElement' in element) return kit.looks.colour(style.stroke) !== '';
    return Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderLeftWidth) > 0;
  }

  /** Framed or coloured places beside it that it fits into: what only the eye takes for a place to put it. */
  function boxes({ element, view, rect }: Candidate, among?: readonly Element[]): Drop[] {
    const parent = kit.geometry.parentOf(element);
    const found: Drop[] = [];
    for (const other of among ?? (parent ? kit.plain(parent).children : [])) {
      if (other === element || kit.byElement.has(other) || found.length >= MOST_BOXES) continue;
      const { left, top, right, bottom, width, height } = kit.rect(other);
      if (width < rect.right - rect.left || height < rect.bottom - rect.top || width > (view.right - view.left) / 2)
        continue;
      const style = kit.style(other);
      if (!framed(other) && /^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)) continue;
      const words =
        kit.words.text(other, 60) ||
        kit.looks.colour(style.backgroundColor) ||
        ('ownerSVGElement' in other ? kit.looks.colour(style.fill) || kit.looks.colour(style.stroke) : '');
      found.push({
        label: (among && words) || /box$/.test(words) ? words : `${words || 'empty'} box`,
        point: kit.geometry.outward(view, (left + right) / 2, (top + bottom) / 2),
      });
    }
    return toldBySide(found);
  }

  /** Two places that look the same are told by the side on which they lie. */
  function toldBySide(places: Drop[]): Drop[] {
    const [one, other] = places;
    if (!one || !other || places.length > 2 || one.label !== other.label) return places;
    const [dx, dy] = [other.point.x - one.point.x, other.point.y - one.point.y];
    const [before, after] = Math.abs(dx) >= Math.abs(dy) ? ['left', 'right'] : ['upper', 'lower'];
    const forward = Math.abs(dx) >= Math.abs(dy) ? dx > 0 : dy > 0;
    return [
      { ...one, label: `${forward ? before : after} ${one.label}` },
      { ...other, label: `${forward ? after : before} ${other.label}` },
    ];
  }

  /** What a script moves goes anywhere, whatever else on the page takes what the browser drags. */
  function moves({ element }: Candidate): boolean {
    return kit.style(element).cursor === 'move' && kit.plain(element).closest('[draggable=true]') === null;
  }

  const MOST = 160;
  const MOST_BOXES = 8;
  const PULL = 120;
  /** Pixels: what is lower is a handle. */
  const LOW = 32;
  const SLIDE = 0.6;

  function directions(candidate: Candidate): Drop[] {
    const { point, element } = candidate;
    if (!point) return [];
    const style = kit.style(element);
    const { cursor, touchAction } = style;
    const { left, top, right, bottom } = candidate.rect;
    // Half a slide is let go back; more than that is taken for the wish to see the next one.
    const slides = kit.slides.swiped(candidate) || kit.slides.slid(element) || kit.slides.flicked(candidate);
    const pull =
      slides || kit.slides.panned(style, candidate.rect)
        ? Math.max(PULL, SLIDE * (touchAction.startsWith('pan-x') ? bottom - top : right - left))
        : PULL;
    if (kit.grips.strip(candidate)) return kit.places.along(candidate);
    const line = kit.drag.thin(candidate.rect) && !kit.drag.little(candidate.rect) && !EDGE.test(cursor);
    const across =
      (!line || bottom - top > right - left) &&
      !/^(?:row|ns|n|s)-resize$/.test(cursor) &&
      !touchAction.startsWith('pan-x');
    const upright =
      !slides &&
      (!line || right - left > bottom - top) &&
      !/^(?:col|ew|e|w)-resize$/.test(cursor) &&
      !touchAction.startsWith('pan-y');
    const inside = (value: number, limit: number) => Math.max(1, Math.min(value, limit - 2));
    const to = (label: string, dx: number, dy: number): Drop => ({
      label,
      point: { x: inside(point.x + dx * pull, window.innerWidth), y: inside(point.y + dy * pull, window.innerHeight) },
    });
    return [
      ...(across ? [to('left', -1, 0), to('right', 1, 0)] : []),
      ...(upright ? [to('up', 0, -1), to('down', 0, 1)] : []),
      // A box or a circle is drawn from one corner to the other.
      ...(kit.surfaces.is(candidate) ? [to('down right', 1, 1), to('up left', -1, -1)] : []),
    ];
  }

  kit.drops = {
    of: drops,
  };

  kit.afresh(() => {
    targets = null;
  });
}
