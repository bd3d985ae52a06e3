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
      if (!draggable && !grabbed && !kit.plain(element).matches(SORTABLE) && !inSortableList(element)) continue;
      if ((candidate.flags & CLICK) !== 0 || candidate.strength === 3) {
        const twin = { ...candidate, kind: 'drag' as const, proxies: [], twin: true };
        kit.candidates.push(twin);
      } else candidate.kind = 'drag';
    }
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
        kit.geometry.parentOf(other.element) === kit.geometry.parentOf(element) &&
        other.strength > 1
      )
        list.push({ label: labelOf(other), point: other.point });
    if (list.length === 0 && !candidate.twin) list.push(...directions(candidate));
    const seen = new Map<string, number>();
    return list.slice(0, 60).map((target) => {
      const count = (seen.get(target.label) ?? 0) + 1;
      seen.set(target.label, count);
      return count === 1 ? target : { ...target, label: `${target.label} (${count})` };
    });
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
