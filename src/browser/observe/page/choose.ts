import type { Candidate, Kit } from './kit.ts';

/** One element, one action: finds each candidate's point, and settles which of nested ones is meant. */
export function installChoose(kit: Kit): void {
  function drop(candidate: Candidate): void {
    candidate.dropped = true;
    if (kit.byElement.get(candidate.element) === candidate) kit.byElement.delete(candidate.element);
  }

  function contains(outer: Candidate, point: { x: number; y: number } | null): boolean {
    const box = outer.box;
    return (
      !!box &&
      !!point &&
      point.x >= box.x &&
      point.y >= box.y &&
      point.x <= box.x + box.width &&
      point.y <= box.y + box.height
    );
  }

  /** The nearest candidate around this one that is still meant. */
  function outerOf(candidate: Candidate): Candidate | null {
    let outer = candidate.parent;
    while (outer?.dropped) outer = outer.parent;
    return outer;
  }

  /** A field that was made as small as can be has its borders left. */
  function hidden({ element, role, rect, proxies }: Candidate): boolean {
    if (role !== 'textbox' || rect.right - rect.left > 8 || proxies.length > 0) return false;
    const field = kit.plain(element);
    return field.localName === 'input' && field.clientWidth === 0 && field.clientHeight === 0;
  }

  function visible(candidate: Candidate): boolean {
    const element = candidate.element;
    if (hidden(candidate)) return false;
    if (!kit.geometry.transparent(element)) return true;
    // A see-through input over a drawn one is how boxes, files and sliders are styled.
    const tag = kit.plain(element).localName;
    const covered = tag === 'textarea' && kit.style(element).opacity !== '0';
    if (tag !== 'input' && tag !== 'select' && !covered) return false;
    if (candidate.proxies.some((proxy) => !kit.geometry.transparent(proxy))) return true;
    let around = kit.geometry.parentOf(element);
    if (around && !kit.geometry.transparent(around)) return true;
    for (let up = 0; around && up < 5 && kit.geometry.transparent(around); up++) around = kit.geometry.parentOf(around);
    if (!around) return false;
    // An empty field may be hidden behind its own label until it is used: what is drawn is the field all the same.
    const { left, top, right, bottom } = kit.rect(around);
    const own = candidate.rect;
    const inside = own.left >= left - 1 && own.right <= right + 1 && own.top >= top - 1 && own.bottom <= bottom + 1;
    return inside && bottom - top < (covered ? 300 : 100) && right - left < own.right - own.left + 160;
  }

  function settle(): void {
    kit.rails.settle();
    kit.spread.delegated();
    kit.served();
    kit.revealed.hovered();
    kit.boards.settle();
    kit.standIns.composed();
    kit.standIns.written();
    kit.drag.collect();
    for (const candidate of kit.candidates) if (!candidate.dropped && !visible(candidate)) drop(candidate);
    // Only handlers that a person cannot see the use of: too large, or with nothing in it.
    for (const candidate of kit.candidates)
      if (!candidate.dropped && candidate.strength < 3 && kit.spread.idle(candidate)) leave(candidate);
    // Inner ones first: where they are tells where an outer one can be reached beside them.
    const twins: Candidate[] = [];
    for (let index = kit.candidates.length - 1; index >= 0; index--) {
      const candidate = kit.candidates[index];
      if (candidate?.twin) twins.push(candidate);
      else if (candidate && !candidate.dropped && !kit.place(candidate)) drop(candidate);
    }
    for (const twin of twins) if (!twin.dropped && !kit.place(twin)) drop(twin);
    for (const candidate of kit.candidates) {
      // A wrapper that went away may have one around it that is no more than that either.
      for (
        let outer = outerOf(candidate);
        outer && !candidate.dropped;
        outer = outer.dropped ? outerOf(candidate) : null
      )
        if (outer.box && candidate.element !== outer.element) nested(outer, candidate);
    }
    for (const candidate of kit.candidates) if (!candidate.dropped && kit.needless(candidate)) drop(candidate);
    kit.files.settle();
    kit.twins.settle();
    kit.revealed.submenus();
    // A point that led to a control which was dropped since may be improved: the middle may be free now.
    for (const candidate of kit.candidates) if (!candidate.dropped && candidate.through) settleThrough(candidate);
  }

  /** A card that its link fills is dragged by the link. */
  function lifted({ element, inner }: Candidate): boolean {
    const live = inner.filter(({ dropped, kind }) => !dropped && kind !== 'point' && kind !== 'drag');
    return (
      kit.plain(element).getAttribute('draggable') === 'true' &&
      live.length > 0 &&
      live.every(({ role, kind }) => kind === 'click' && role === 'link')
    );
  }

  function settleThrough(candidate: Candidate): void {
    if (candidate.inner.some((other) => other.dropped)) kit.place(candidate);
    if (!candidate.through || candidate.strength === 3) return;
    // A row of slides is pulled wherever one takes hold of it.
    const pulled = kit.slides.swiped(candidate) || kit.slides.flicked(candidate) || lifted(candidate);
    if (candidate.kind === 'drag' && pulled) return;
    // What shows under the pointer shows as well while that is over a part of it.
    if (candidate.kind === 'point' && candidate.twin) return;
    // Every point of it belongs to controls inside: it is only their wrapper.
    drop(candidate);
  }

  /** Settles which of an outer and an inner candidate to keep. */
  function nested(outer: Candidate, inner: Candidate): void {
    if (outer.kind === 'drag' || inner.kind === 'drag') {
      // The thumb of what is set, and the frame of it.
      if (outer.kind === 'set') drop(inner);
      else if (inner.kind === 'set' && !outer.twin) drop(outer);
      return;
    }
    const verdict = kit.judge.verdict(outer, inner);
    if (verdict === 'outer') merge(outer, inner);
    else if (verdict === 'inner') {
      if (outer.point && !contains(outer, inner.point)) framed(inner, outer);
      merge(inner, outer);
    } else if (verdict === 'not-outer') leave(outer);
  }

  /** What is only pressed for the sake of what lies in it may be where things are put all the same. */
  function leave(outer: Candidate): void {
    if ((outer.flags & kit.listeners.DROP) === 0 || outer.strength === 3 || outer.kind !== 'click') drop(outer);
    else {
      outer.kind = 'drag';
      outer.strength = 1;
    }
  }

  /** A field that shows by its frame alone is pressed there, and not on the label that stands elsewhere. */
  function framed(field: Candidate, frame: Candidate): void {
    field.box = frame.box;
    field.point = frame.point;
  }

  function merge(kept: Candidate, gone: Candidate): void {
    // A point in the inner one serves both.
    let above = gone.parent;
    while (above && above !== kept) above = above.parent;
    const inner = above ? gone : kept;
    // Unless it is that of a control in the inner one.
    const taken = inner === gone && gone.inner.some((other) => !other.dropped && contains(other, gone.point));
    if (inner.point && contains(kept, inner.point) && !taken) kept.point = inner.point;
    kept.flags |= gone.flags;
    kept.through = false;
    drop(gone);
  }

  kit.choose = { settle };
}
