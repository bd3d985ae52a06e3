import type { Candidate, Kit, RawAction } from './kit.ts';

/** Turns what was settled into plain values that can leave the page. */
export function installReport(kit: Kit): void {
  /** Places that what belongs to the browser itself takes among the actions. */
  const ROOM = 30;

  function round(value: number): number {
    return Math.round(value * 100) / 100;
  }

  function reported(candidate: Candidate): RawAction | null {
    const { box, point } = candidate;
    if (!box || !point) return null;
    const action: RawAction = {
      kind: candidate.kind,
      role: candidate.role,
      label: candidate.label,
      target: { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) },
      point: { x: round(point.x), y: round(point.y) },
      frame: candidate.view.url,
      state: [],
    };
    const context = kit.context(candidate.element, candidate.label);
    if (context) action.context = context;
    const group = kit.question(candidate.field ?? candidate.element) || candidate.heading;
    if (group && group !== candidate.label) action.group = group;
    kit.states.read(candidate.field ?? candidate.element, action, candidate);
    kit.listed.tell(candidate, action);
    if (kit.highlighted(candidate)) action.state.push('highlighted');
    if (candidate.kind === 'drag') {
      action.drops = kit.drops.of(candidate);
      action.options = action.drops.map((drop) => drop.label);
      if (action.drops.length === 0) return null;
    }
    return action;
  }

  const ASKED = /^(?:combobox|listbox|textbox|searchbox|slider|spinbutton|checkbox|radio|switch)$/;

  /** Words that hand the focus on to the field that is called by them, which is offered itself. */
  function spokenFor({ element, kind, strength, twin, label }: Candidate, live: readonly Candidate[]): boolean {
    if (!/(?:^|-)label$/.test(element.localName) || kind !== 'click' || strength !== 2 || twin) return false;
    if (label === '' || kit.style(element).cursor === 'pointer') return false;
    return live.some(
      (other) =>
        other.element !== element &&
        (ASKED.test(other.role) || other.kind === 'type') &&
        // A component in it shows the same words once more.
        (other.label === label ||
          (element.localName !== 'label' && other.label !== '' && label.startsWith(other.label))),
    );
  }

  /** An arrow down opens a list, but below an arrow up it counts down. */
  function counter(above: Candidate, candidate: Candidate): void {
    if (above.label !== 'Up' || candidate.label !== 'Open' || !above.box || !candidate.box) return;
    if (Math.abs(above.box.x - candidate.box.x) < 3 && Math.abs(above.box.width - candidate.box.width) < 3)
      candidate.label = 'Down';
  }

  /** Of a drawn button and the field behind it, in one place and of one name, the one that is pressed. */
  function once(candidate: Candidate, places: Map<string, Candidate>): void {
    const { box, kind, label } = candidate;
    if (!box || (kind !== 'click' && kind !== 'check')) return;
    const half = (value: number) => Math.round(value / 2);
    const key = `${half(box.x)},${half(box.y)},${half(box.width)},${half(box.height)}${label}`;
    const other = places.get(key);
    if (!other) {
      places.set(key, candidate);
      return;
    }
    const gone = candidate.proxies.length > other.proxies.length ? candidate : other;
    gone.dropped = true;
    if (gone === other) places.set(key, candidate);
  }

  /** Of more than can be told those first in the document, and what stays in front of them however late it comes. */
  function foremost(live: readonly Candidate[]): readonly Candidate[] {
    const most = kit.settings.maximum;
    if (live.length <= most) return live;
    const scrolls = new Map<Element, boolean>();
    const late = live.slice(most - ROOM).filter(({ element }) => stays(element, scrolls));
    return late.length === 0
      ? live
      : [...live.slice(0, Math.max(0, most - ROOM - late.length)), ...late].slice(0, most - ROOM);
  }

  function stays(element: Element | null, known: Map<Element, boolean>): boolean {
    if (!element) return false;
    let found = known.get(element);
    if (found === undefined) {
      found = /^(?:fixed|sticky)$/.test(kit.style(element).position) || stays(kit.geometry.parentOf(element), known);
      known.set(element, found);
    }
    return found;
  }

  kit.report = () => {
    const live = kit.candidates.filter((candidate) => !candidate.dropped && candidate.box);
    for (const candidate of live) candidate.label = kit.plainer(candidate, kit.naming(candidate)).slice(0, 300);
    for (const candidate of live) {
      // Pressed twice or with the other button it is still called what it is called when it is pressed.
      const own = kit.byElement.get(candidate.element);
      if (/^(?:double-click|context)$/.test(candidate.kind) && own && own !== candidate && own.label && !own.dropped)
        candidate.label = own.label;
    }
    for (const candidate of live) if (spokenFor(candidate, live)) candidate.dropped = true;
    kit.listed.find(live);
    kit.tellApart(live);
    for (const [at, candidate] of live.entries()) if (at > 0) counter(live[at - 1] as Candidate, candidate);
    const places = new Map<string, Candidate>();
    for (const candidate of live) once(candidate, places);
    const actions: RawAction[] = [];
    for (const candidate of foremost(live)) {
      // A place to drop on is an answer to a drag, not something to do by itself.
      if (candidate.dropped) continue;
      if (candidate.kind === 'drag' && candidate.strength === 1) continue;
      if (actions.length >= kit.settings.maximum) break;
      const action = reported(candidate);
      if (!action) continue;
      const cells = kit.ruled(candidate, action);
      const marks = cells.length > 0 ? cells : kit.marks(candidate, action);
      const points = marks.length > 0 ? marks : kit.surfaces.grid(candidate, action);
      actions.push(action, ...points, ...kit.corner(candidate, action));
    }
    for (const { label, box, point, view } of kit.hours.all())
      if (actions.length < kit.settings.maximum)
        actions.push({
          kind: 'click',
          role: 'gridcell',
          label,
          target: { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) },
          point: { x: round(point.x), y: round(point.y) },
          frame: view.url,
          state: [],
        });
    return actions;
  };
}
