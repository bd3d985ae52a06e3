import type { Candidate, DocumentView, Drop, Kit } from './kit.ts';

/** Where things are put that no handler names: days and hours, places of a drawing, what says so in words. */
export function installPlaces(kit: Kit): void {
  const MOST_PLACES = 20;
  const MOST_INVITING = 8;
  const MOST_LANDING = 120;

  /** Days and hours of the calendar that something planned lies on. */
  function planned(candidate: Candidate): Drop[] {
    const laid = kit.laid.is(candidate);
    const { element } = candidate;
    if (!laid && ![...kit.cells.days].some((day) => day !== element && kit.plain(day).contains(element))) return [];
    const found: Drop[] = [];
    for (const { label, point, container } of laid ? kit.hours.all() : [])
      if (kit.plain(container.element).contains(element)) found.push({ label, point });
    found.push(...dated((around) => around.contains(element)));
    return found.length > 0 || !laid ? found : days(candidate);
  }

  /** The days that are offered of some calendars. */
  function dated(of: (calendar: Element) => boolean): Drop[] {
    const found: Drop[] = [];
    for (const day of kit.cells.days) {
      const other = kit.byElement.get(day);
      if (other?.point && !other.dropped && other.parent && of(other.parent.element))
        found.push({ label: other.label, point: other.point });
    }
    return found;
  }

  /** The days of a calendar beside the things that are still to be planned on it. */
  function outside({ element, pointed }: Candidate): Drop[] {
    return pointed ? dated((calendar) => !calendar.contains(element)) : [];
  }

  const GRID = '[role=grid],[role=table],table';

  /** The cells around it and beside it, where each of them is pressed as well. */
  function days({ element, rect }: Candidate): Drop[] {
    const grid = kit.plain(element).closest(GRID);
    if (!grid) return [];
    const found: Drop[] = [];
    for (const other of kit.candidates) {
      if (!/^(?:grid)?cell$/.test(other.role) || other.kind !== 'click' || other.twin || other.dropped) continue;
      if (!other.point || !grid.contains(other.element)) continue;
      // What is larger than a cell is moved by something else.
      if (rect.bottom - rect.top > other.rect.bottom - other.rect.top) return [];
      found.push({ label: other.label, point: other.point });
    }
    return found;
  }

  /** Looked for by a handler of presses, on a page that then looks where it was let go. */
  function lets({ element, parent, view }: Candidate): boolean {
    const { CLICK, PRESS } = kit.listeners;
    let outer = parent;
    while (outer && (outer.flags & (CLICK | PRESS)) === 0) outer = outer.parent;
    if (!outer || outer.flags & CLICK) return false;
    const { flags, lands: anywhere } = kit.listeners.page(view.document);
    const lands = anywhere || kit.listeners.delegate(outer.element)?.lands;
    // A part of a drawing that is looked for alone goes where the pointer goes.
    if (!lands) return 'ownerSVGElement' in element && ((outer.flags | flags) & kit.listeners.HOVER) !== 0;
    return !element.matches(lands);
  }

  /** What the page looks for under the pointer where something that it moves itself is let go. */
  function landing({ element, view }: Candidate): Drop[] {
    const selectors = new Set<string>();
    const add = (lands: string | undefined) => lands && selectors.add(lands);
    add(kit.listeners.page(view.document).lands);
    const { CLICK, PRESS } = kit.listeners;
    for (let node: Element | null = element; node; node = kit.geometry.parentOf(node))
      if (kit.listeners.flags(node) & (CLICK | PRESS)) add(kit.listeners.delegate(node)?.lands);
    return selectors.size === 0 ? [] : within(kit.plain(view.document), [...selectors].join(','), element, view);
  }

  /** What the handlers of a container look for where something is dropped in it: each row of tracks, each cell. */
  function received({ element, view }: Candidate, moved: Element): Drop[] {
    const selector = sought(element);
    return selector === '' ? [] : within(kit.plain(element), selector, moved, view);
  }

  const sought = kit.once((element: Element) =>
    (kit.informant(element, 'drop', [element]) ?? '')
      .split('\u0001')
      .map((part) => (part.startsWith('s') ? kit.study(part.slice(1)).selector : ''))
      .filter(Boolean)
      .join(','),
  );

  function within(around: ParentNode, selector: string, element: Element, view: DocumentView): Drop[] {
    const found: Drop[] = [];
    for (const place of around.querySelectorAll(selector)) {
      if (place === element || place.contains(element) || element.contains(place)) continue;
      const { left, top, right, bottom } = kit.rect(place);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (right - left < 4 || bottom - top < 4 || !kit.geometry.shown(view, x, y)) continue;
      const label = kit.words.text(place, 60) || kit.crossed(place) || kit.nearby.beside(place) || 'place';
      found.push({ label, point: kit.geometry.outward(view, x, y) });
      if (found.length >= MOST_LANDING) break;
    }
    return found;
  }

  const INVITES = /\b(?:drag|drop)\b[^.]*\b(?:here|from|to|into|onto)\b/i;

  /** Places that say in words that things can be put there. */
  function inviting(): Drop[] {
    const found: Drop[] = [];
    for (const { text, box } of kit.texts)
      if (text.length < 200 && found.length < MOST_INVITING && INVITES.test(text))
        found.push({ label: text.slice(0, 80), point: { x: box.x + box.width / 2, y: box.y + box.height / 2 } });
    return found;
  }

  /** Places of the drawings that things are put on from a palette, and moved about on. */
  function drawings(candidate: Candidate): Drop[] {
    const found: Drop[] = [];
    for (const other of kit.candidates)
      if (
        !other.dropped &&
        !other.twin &&
        other.point &&
        kit.surfaces.is(other) &&
        found.length < MOST_PLACES &&
        !kit.plain(candidate.element).contains(other.element)
      )
        found.push({ label: other.label, point: other.point }, ...kit.surfaces.places(other));
    return found;
  }

  /** Places of the drawing that something is a part of. */
  function ground({ element, parent }: Candidate): Drop[] {
    if (!('ownerSVGElement' in element)) return [];
    let outer = parent;
    while (outer && !kit.surfaces.is(outer)) outer = outer.parent;
    return outer ? kit.surfaces.places(outer) : [];
  }

  /** A tenth short of either end of a strip. */
  function along({ rect: { left, top, right, bottom }, view }: Candidate): Drop[] {
    const to = (label: string, share: number): Drop => ({
      label,
      point: kit.geometry.outward(
        view,
        right - left > bottom - top ? left + (right - left) * share : (left + right) / 2,
        right - left > bottom - top ? (top + bottom) / 2 : top + (bottom - top) * share,
      ),
    });
    return right - left > bottom - top ? [to('left', 0.1), to('right', 0.9)] : [to('up', 0.1), to('down', 0.9)];
  }

  /** Of a thing that fills the breadth of a longer bar: the ends of the bar that it is not at. */
  function run({ element, point, view, rect: { left, top, right, bottom } }: Candidate): Drop[] {
    const bar = kit.geometry.parentOf(element);
    if (!point || !bar || kit.style(element).position !== 'absolute') return [];
    const around = kit.rect(bar);
    const [width, height] = [right - left, bottom - top];
    const flat = around.width > around.height;
    const [breadth, length] = flat ? [around.height, around.width] : [around.width, around.height];
    // A frame without a size of its own is no bar.
    if (breadth < 0.5 * (flat ? height : width)) return [];
    if (breadth > 1.8 * (flat ? height : width) || length < 3 * (flat ? width : height)) return [];
    const to = (label: string, x: number, y: number): Drop => ({ label, point: kit.geometry.outward(view, x, y) });
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const ends = flat
      ? [to('left', around.left + width / 2, y), to('right', around.right - width / 2, y)]
      : [to('up', x, around.top + height / 2), to('down', x, around.bottom - height / 2)];
    return ends.filter((end) => Math.abs(end.point.x - point.x) + Math.abs(end.point.y - point.y) > 16);
  }

  kit.places = { planned, outside, landing, received, lets, drawings, ground, inviting, along, run };
}
