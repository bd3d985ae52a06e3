import type { Candidate, DocumentView, Drop, Edges, Kit } from './kit.ts';

/** What can be dragged, and onto what. */
export function installDrag(kit: Kit): void {
  const SORTABLE =
    '[aria-roledescription~="sortable" i],[aria-roledescription~="draggable" i],[data-rbd-drag-handle-draggable-id],[data-rfd-drag-handle-draggable-id],.ui-draggable,.ui-sortable-handle';
  const DROPPABLE = '.ui-droppable,[data-rbd-droppable-id],[data-rfd-droppable-id],[aria-dropeffect],[dropzone]';
  /** Words by which a class says that its element can be picked up now. */
  const NAMED = '[class~="draggable"],[class$="-draggable"],[class*="-draggable "]';
  const UNNAMED = /(?:^|[\s-])(?:non|not|un|no)-draggable/;
  const SORTED = /(?:^|[-_\s])(?:sort|drag|dnd|draggable|sortable)(?:$|[-_\s])/i;
  const EDGE = /resize$/;
  const GRABBED = /^(?:-webkit-)?(?:grab|grabbing|move|all-scroll)$/;
  /** Pixels: a handle, and the width of a border between two parts. */
  const SMALL = 32;
  const THIN = 12;
  /** What is chosen by a press, as the lists of many libraries are. */
  const CHOSEN =
    '[role=listbox],[role=menu],[role=menubar],[role=option],[role=tablist],[role=button],[role=combobox],button,a[href],label,[class*="option" i],[class*="menu" i],[class*="dropdown" i],[class*="suggest" i],[class*="select" i]';
  let targets: Array<Drop & { element: Element }> | null = null;

  /** Adds a drag for each candidate that can be picked up; a drag has targets or it is a splitter or a thumb. */
  function collect(): void {
    for (const candidate of [...kit.candidates]) {
      if (candidate.dropped || candidate.kind !== 'click') continue;
      const how = picked(candidate);
      if (how === 'too') {
        const twin = { ...candidate, kind: 'drag' as const, proxies: [], twin: true };
        kit.candidates.push(twin);
      } else if (how === 'only') {
        candidate.kind = 'drag';
        candidate.strength = 2;
      }
    }
  }

  /** Whether something can be picked up: `too` where a click on it does something as well. */
  function picked(candidate: Candidate): 'only' | 'too' | null {
    const { CLICK, PRESS } = kit.listeners;
    const { element, flags, strength, view } = candidate;
    // One draws on it, or pulls at what is drawn.
    if (kit.surfaces.is(candidate)) return flags & PRESS ? 'too' : null;
    const plain = kit.plain(element);
    const style = view.window.getComputedStyle(element);
    const grabbed = GRABBED.test(style.cursor) || EDGE.test(style.cursor);
    const only = (flags & CLICK) !== 0 || strength === 3 ? 'too' : 'only';
    if (plain.getAttribute('draggable') === 'true' || grabbed || plain.matches(SORTABLE) || inSortableList(element))
      return only;
    if (flags & CLICK && sorted(element, view)) return 'too';
    if (flags & PRESS && plain.matches(NAMED) && !UNNAMED.test(plain.getAttribute('class') ?? '')) return 'too';
    return strength === 3 || slides(element) ? null : pressed(candidate, style);
  }

  /** One of the things in a list that calls itself sortable, on a page that listens for presses as a whole. */
  function sorted(element: Element, view: DocumentView): boolean {
    const parent = kit.geometry.parentOf(element);
    if (!parent || !SORTED.test(kit.plain(parent).getAttribute('class') ?? '') || !repeated(element)) return false;
    return (kit.listeners.page(view.document).flags & kit.listeners.PRESS) !== 0;
  }

  /** The track of a slider that is set by its thumb. */
  function slides(element: Element): boolean {
    for (let node: Element | null = element, up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++)
      if (kit.plain(node).querySelector('[role=slider],input[type=range]')) return true;
    return false;
  }

  /** Pressed but not clicked: where nothing shows that it is a button, it is there to be pulled. */
  function pressed({ element, flags, view, rect }: Candidate, style: CSSStyleDeclaration): 'only' | 'too' | null {
    const { CLICK, PRESS, DOUBLE, PULLED } = kit.listeners;
    if (flags & PULLED) return flags & CLICK ? 'too' : 'only';
    const parent = kit.geometry.parentOf(element);
    if ((flags & (CLICK | PRESS | DOUBLE)) === 0) return touched(element, style) ? 'only' : null;
    if (panned(style, rect) && flags & PRESS) return 'too';
    if (!(flags & PRESS) || flags & CLICK) return null;
    const small = little(rect);
    const wordless = kit.names.text(element, 40, true) === '';
    if (wordless && thin(rect) && !small) return 'only';
    if (flags & DOUBLE) return null;
    if (style.touchAction === 'none' || (parent && kit.plain(parent).matches(SORTABLE))) return 'only';
    const delegate = kit.listeners.delegate(element);
    if (delegate?.moves) return wordless && small ? 'only' : 'too';
    // A handler that cannot be read, on something that no hand shows over and that is no part of a list or a menu.
    if (!delegate?.unknown || style.cursor === 'pointer' || element.closest(CHOSEN)) return null;
    if (wordless) return small ? 'only' : null;
    return rect.bottom - rect.top < (view.bottom - view.top) / 2 && repeated(element) ? 'too' : null;
  }

  function thin({ left, top, right, bottom }: Edges): boolean {
    return right - left <= THIN || bottom - top <= THIN;
  }

  /** A border between two parts, which goes no further than this way and that. */
  function edge({ element, rect }: Candidate, style: CSSStyleDeclaration): boolean {
    return EDGE.test(style.cursor) || (thin(rect) && !little(rect) && kit.names.text(element, 40, true) === '');
  }

  function little({ left, top, right, bottom }: Edges): boolean {
    return right - left <= SMALL && bottom - top <= SMALL;
  }

  /** A row of slides: pulled one way, while the page itself goes on scrolling the other way. */
  function panned(style: CSSStyleDeclaration, { left, top, right, bottom }: Edges): boolean {
    const large = right - left >= 120 && bottom - top >= 60;
    return large && /^pan-[xy]/.test(style.touchAction) && style.cursor !== 'pointer';
  }

  /** Here the browser's own panning ends, for something above that listens. */
  function touched(element: Element, style: CSSStyleDeclaration): boolean {
    const parent = kit.geometry.parentOf(element);
    if (style.touchAction !== 'none' || !parent) return false;
    const above = kit.plain(parent).ownerDocument.defaultView?.getComputedStyle(parent);
    return above?.touchAction !== 'none';
  }

  /** Beside others of its kind, as things are that are put in order. */
  function repeated(real: Element): boolean {
    for (let node: Element | null = real, up = 0; node && up < 2; node = kit.geometry.parentOf(node), up++) {
      const element = kit.plain(node);
      const kind = (element.getAttribute('class') ?? '').split(' ')[0];
      for (const sibling of [element.previousElementSibling, element.nextElementSibling])
        if (sibling?.localName === element.localName && (sibling.getAttribute('class') ?? '').split(' ')[0] === kind)
          return true;
    }
    return false;
  }

  function all() {
    if (targets) return targets;
    targets = [];
    for (const candidate of kit.candidates) {
      const { point, element } = candidate;
      if (!point || !(candidate.flags & kit.listeners.DROP || kit.plain(element).matches(DROPPABLE))) continue;
      targets.push({ element, label: labelOf(candidate), point });
    }
    return targets;
  }

  function labelOf(candidate: Candidate): string {
    const element = candidate.element;
    const words = kit.names.text(element, 80);
    const label =
      kit.plain(element).getAttribute('aria-label') ||
      // A handle alone is called by the row that it moves.
      (words === '' && candidate.kind === 'drag' ? kit.nearby.context(element, '') : '') ||
      candidate.label ||
      words ||
      candidate.heading;
    return label.slice(0, 80) || 'drop area';
  }

  /** Places to drop on, then the others of the same list; for a handle without either the directions to pull it in. */
  function drops(candidate: Candidate): Drop[] {
    const element = candidate.element;
    const style = candidate.view.window.getComputedStyle(element);
    if (edge(candidate, style) || kit.surfaces.is(candidate) || panned(style, candidate.rect))
      return directions(candidate);
    const list: Drop[] = [];
    for (const target of all())
      if (target.element !== element && !kit.plain(target.element).contains(element))
        list.push({ label: target.label, point: target.point });
    for (const other of kit.candidates)
      if (
        other.kind === 'drag' &&
        other.point &&
        other.element !== element &&
        alike(kit.geometry.parentOf(other.element), kit.geometry.parentOf(element)) &&
        other.strength > 1
      )
        list.push({ label: labelOf(other), point: other.point });
    if (all().length === 0 && !candidate.twin) list.push(...columns(candidate));
    if (list.length === 0) list.push(...boxes(candidate));
    const handle = little(candidate.rect) && kit.names.text(element, 40, true) === '';
    if (handle || (list.length === 0 && (!candidate.twin || !kit.plain(element).hasAttribute('draggable'))))
      list.push(...directions(candidate));
    const seen = new Map<string, number>();
    return list.slice(0, 60).map((target) => {
      const count = (seen.get(target.label) ?? 0) + 1;
      seen.set(target.label, count);
      return count === 1 ? target : { ...target, label: `${target.label} (${count})` };
    });
  }

  /** Lists between which things are moved look alike to the page: of one kind, and of one class. */
  function alike(one: Element | null, other: Element | null): boolean {
    if (one === other || !one || !other) return one === other;
    const kind = (of: Element) => `${of.localName}.${(of.getAttribute('class') ?? '').split(' ')[0]}`;
    return kit.plain(one) === one && kit.plain(other) === other && kind(one) === kind(other);
  }

  /** The other lists beside the one that it is in, at their ends: an empty one has nothing else to be put to. */
  function columns(candidate: Candidate): Drop[] {
    const { element, view } = candidate;
    const own = kit.geometry.parentOf(element);
    const around = own && kit.geometry.parentOf(own);
    if (!own || !around || own === kit.plain(view.document).body) return [];
    const found: Drop[] = [];
    for (const level of [around, kit.geometry.parentOf(around)]) {
      if (!level || found.length > 0) break;
      for (const list of kit.plain(level).querySelectorAll(own.localName)) {
        if (
          list === own ||
          !alike(list, own) ||
          kit.byElement.get(list)?.kind === 'drag' ||
          list.contains(own) ||
          own.contains(list) ||
          found.length >= 8
        )
          continue;
        const { left, right, bottom, height } = list.getBoundingClientRect();
        const x = (left + right) / 2;
        const y = bottom - Math.min(12, height / 2);
        const hit = kit.geometry.deepest(view, x, y);
        if (height < 8 || !hit || !(hit === list || list.contains(hit))) continue;
        const words = list.getAttribute('aria-label') || kit.nearby.beside(list) || list.id || 'other list';
        found.push({ label: `end of ${kit.names.tidy(words)}`.slice(0, 80), point: kit.geometry.outward(view, x, y) });
      }
    }
    return found;
  }

  /** Framed or coloured places beside it that it fits into: what only the eye takes for a place to put it. */
  function boxes({ element, view, rect }: Candidate): Drop[] {
    const parent = kit.geometry.parentOf(element);
    const found: Drop[] = [];
    for (const other of parent ? kit.plain(parent).children : []) {
      if (other === element || kit.byElement.has(other) || found.length >= MOST_BOXES) continue;
      const { left, top, right, bottom, width, height } = kit.plain(other).getBoundingClientRect();
      if (width < rect.right - rect.left || height < rect.bottom - rect.top || width > (view.right - view.left) / 2)
        continue;
      const style = view.window.getComputedStyle(other);
      const framed = Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderLeftWidth) > 0;
      if (!framed && /^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)) continue;
      const words = kit.names.text(other, 60) || kit.looks.colour(style.backgroundColor);
      found.push({
        label: /box$/.test(words) ? words : `${words || 'empty'} box`,
        point: kit.geometry.outward(view, (left + right) / 2, (top + bottom) / 2),
      });
    }
    return found;
  }

  const MOST_BOXES = 8;
  const PULL = 120;
  const SLIDE = 0.6;

  function directions(candidate: Candidate): Drop[] {
    const { point, view, element } = candidate;
    if (!point) return [];
    const style = view.window.getComputedStyle(element);
    const { cursor, touchAction } = style;
    const { left, top, right, bottom } = candidate.rect;
    // Half a slide is let go back; more than that is taken for the wish to see the next one.
    const pull = panned(style, candidate.rect)
      ? Math.max(PULL, SLIDE * (touchAction.startsWith('pan-x') ? bottom - top : right - left))
      : PULL;
    const line = thin(candidate.rect) && !little(candidate.rect) && !EDGE.test(cursor);
    const across =
      (!line || bottom - top > right - left) &&
      !/^(?:row|ns|n|s)-resize$/.test(cursor) &&
      !touchAction.startsWith('pan-x');
    const upright =
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
    ];
  }

  let marked = false;
  let bins = false;

  /** SortableJS leaves its mark on the list, not on the items. */
  function inSortableList(element: Element): boolean {
    const parent = kit.geometry.parentOf(element);
    return parent !== null && (kit.listeners.flags(parent) & kit.listeners.SORTABLE) !== 0;
  }

  kit.drag = {
    enter(root) {
      marked ||= root.querySelector(SORTABLE) !== null;
      bins ||= root.querySelector(DROPPABLE) !== null;
    },
    sortable(element, listened, style) {
      return (
        (marked && kit.plain(element).matches(SORTABLE)) ||
        (listened && (touched(element, style) || inSortableList(element)))
      );
    },
    droppable(element) {
      return bins && kit.plain(element).matches(DROPPABLE);
    },
    collect,
    drops,
    reset() {
      targets = null;
      marked = false;
      bins = false;
    },
  };
}
