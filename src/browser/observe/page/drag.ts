import type { Candidate, Drop, Kit } from './kit.ts';

/** What can be dragged, and onto what. */
export function installDrag(kit: Kit): void {
  const SORTABLE =
    '[aria-roledescription~="sortable" i],[aria-roledescription~="draggable" i],[data-rbd-drag-handle-draggable-id],[data-rfd-drag-handle-draggable-id],.ui-draggable,.ui-sortable-handle';
  const DROPPABLE = '.ui-droppable,[data-rbd-droppable-id],[data-rfd-droppable-id],[aria-dropeffect],[dropzone]';
  const EDGE = /resize$/;
  let targets: Array<Drop & { element: Element }> | null = null;

  /** Adds a drag for each candidate that can be picked up; a drag has targets or it is a splitter or a thumb. */
  function collect(): void {
    const { CLICK } = kit.listeners;
    for (const candidate of [...kit.candidates]) {
      const element = candidate.element;
      if (candidate.dropped || candidate.kind !== 'click') continue;
      const draggable = kit.plain(element).getAttribute('draggable') === 'true';
      const style = candidate.view.window.getComputedStyle(element);
      const grabbed = /^(?:-webkit-)?(?:grab|grabbing|move|all-scroll)$/.test(style.cursor) || EDGE.test(style.cursor);
      if (
        !draggable &&
        !grabbed &&
        !kit.plain(element).matches(SORTABLE) &&
        !inSortableList(element) &&
        !handle(candidate, style)
      )
        continue;
      if ((candidate.flags & CLICK) !== 0 || candidate.strength === 3) {
        const twin = { ...candidate, kind: 'drag' as const, proxies: [], twin: true };
        kit.candidates.push(twin);
      } else {
        candidate.kind = 'drag';
        candidate.strength = 2;
      }
    }
  }

  /** Pressed but not clicked, and either it keeps the browser from panning or it is in something that can be picked up. */
  function handle({ element, flags, strength }: Candidate, style: CSSStyleDeclaration): boolean {
    const { CLICK, PRESS, DOUBLE } = kit.listeners;
    if (strength === 3 || !(flags & PRESS) || flags & (CLICK | DOUBLE)) return false;
    const parent = kit.geometry.parentOf(element);
    return style.touchAction === 'none' || (parent !== null && kit.plain(parent).matches(SORTABLE));
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
    const label =
      kit.plain(element).getAttribute('aria-label') ||
      candidate.label ||
      kit.names.text(element, 80) ||
      candidate.heading;
    return label.slice(0, 80) || 'drop area';
  }

  /** Places to drop on, then the others of the same list; for a handle without either the directions to pull it in. */
  function drops(candidate: Candidate): Drop[] {
    const element = candidate.element;
    const list: Drop[] = [];
    for (const target of all())
      if (target.element !== element && !kit.plain(target.element).contains(element))
        list.push({ label: target.label, point: target.point });
    for (const other of kit.candidates)
      if (
        other.kind === 'drag' &&
        other.point &&
        !other.twin &&
        other.element !== element &&
        alike(kit.geometry.parentOf(other.element), kit.geometry.parentOf(element)) &&
        other.strength > 1
      )
        list.push({ label: labelOf(other), point: other.point });
    if (all().length === 0 && !candidate.twin) list.push(...columns(candidate));
    if (list.length === 0 && !candidate.twin) list.push(...directions(candidate));
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

  const PULL = 120;

  function directions(candidate: Candidate): Drop[] {
    const { point, view, element } = candidate;
    if (!point) return [];
    const cursor = view.window.getComputedStyle(element).cursor;
    const across = !/^(?:row|ns|n|s)-resize$/.test(cursor);
    const upright = !/^(?:col|ew|e|w)-resize$/.test(cursor);
    const inside = (value: number, limit: number) => Math.max(1, Math.min(value, limit - 2));
    const to = (label: string, dx: number, dy: number): Drop => ({
      label,
      point: { x: inside(point.x + dx * PULL, window.innerWidth), y: inside(point.y + dy * PULL, window.innerHeight) },
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
    sortable(element, listened) {
      return (marked && kit.plain(element).matches(SORTABLE)) || (listened && inSortableList(element));
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
