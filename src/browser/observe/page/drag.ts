import type { Candidate, Kit } from './kit.ts';

/** What can be dragged, and onto what. */
export function installDrag(kit: Kit): void {
  const SORTABLE =
    '[aria-roledescription~="sortable" i],[aria-roledescription~="draggable" i],[data-rbd-drag-handle-draggable-id],[data-rfd-drag-handle-draggable-id],.ui-draggable,.ui-sortable-handle';
  const DROPPABLE = '.ui-droppable,[data-rbd-droppable-id],[data-rfd-droppable-id],[aria-dropeffect],[dropzone]';
  const EDGE = /resize$/;
  let targets: Array<{ element: Element; label: string; point: { x: number; y: number } }> | null = null;

  /** Adds a drag for each candidate that can be picked up; a drag has targets or it is a splitter or a thumb. */
  function collect(): void {
    const { DRAG, CLICK } = kit.listeners;
    for (const candidate of [...kit.candidates]) {
      const element = candidate.element;
      if (candidate.dropped || candidate.kind !== 'click') continue;
      const draggable = element.getAttribute('draggable') === 'true' || (candidate.flags & DRAG) !== 0;
      const style = candidate.view.window.getComputedStyle(element);
      const grabbed = /^(?:-webkit-)?(?:grab|grabbing|move|all-scroll)$/.test(style.cursor) || EDGE.test(style.cursor);
      if (!draggable && !grabbed && !element.matches(SORTABLE)) continue;
      if ((candidate.flags & CLICK) !== 0 || candidate.strength === 3) {
        const twin = { ...candidate, kind: 'drag' as const, proxies: [] };
        kit.candidates.push(twin);
      } else candidate.kind = 'drag';
    }
  }

  function centre(candidate: Candidate) {
    return candidate.point ?? { x: 0, y: 0 };
  }

  function all() {
    if (targets) return targets;
    targets = [];
    for (const candidate of kit.candidates) {
      if (!candidate.point || !(candidate.flags & kit.listeners.DROP || candidate.element.matches(DROPPABLE))) continue;
      targets.push({ element: candidate.element, label: labelOf(candidate), point: centre(candidate) });
    }
    return targets;
  }

  function labelOf(candidate: Candidate): string {
    const label = candidate.element.getAttribute('aria-label') || candidate.label || candidate.heading;
    return label.slice(0, 80) || 'drop area';
  }

  function drops(candidate: Candidate): Array<{ label: string; point: { x: number; y: number } }> {
    const found = all().filter(
      (target) => target.element !== candidate.element && !target.element.contains(candidate.element),
    );
    const around = all().filter(
      (target) => target.element !== candidate.element && target.element.contains(candidate.element),
    );
    const parent = candidate.element.parentElement;
    const siblings = kit.candidates.filter(
      (other) =>
        other.kind === 'drag' &&
        other.element !== candidate.element &&
        other.element.parentElement === parent &&
        other.point,
    );
    const list = found.length > 0 ? found.map(({ label, point }) => ({ label, point })) : [];
    for (const sibling of siblings) list.push({ label: labelOf(sibling), point: centre(sibling) });
    if (list.length === 0) for (const { label, point } of around) list.push({ label, point });
    const seen = new Map<string, number>();
    return list.slice(0, 60).map((target) => {
      const count = (seen.get(target.label) ?? 0) + 1;
      seen.set(target.label, count);
      return count === 1 ? target : { ...target, label: `${target.label} (${count})` };
    });
  }

  kit.drag = {
    sortable(element) {
      return element.hasAttribute('class') && element.matches(SORTABLE);
    },
    collect,
    drops,
    reset() {
      targets = null;
    },
  };
}
