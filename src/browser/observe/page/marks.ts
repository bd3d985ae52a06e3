import type { Candidate, Kit, RawAction } from './kit.ts';

/** Faces of clocks and dials: one handler for all the marks on them, which hear nothing themselves. */
export function installMarks(kit: Kit): void {
  const FEWEST = 6;
  const MOST = 40;
  /** Pixels: of a face, and of a mark on it. */
  const SMALLEST = 100;
  const LARGEST = 480;
  const MARK = 60;
  const LONGEST = 4;

  /** It follows the pointer, or does not say what it looks for. */
  function face({ element, flags, kind, strength, twin, box }: Candidate): boolean {
    if (twin || strength !== 2 || (kind !== 'click' && kind !== 'drag') || !box) return false;
    if ((flags & (kit.listeners.PRESS | kit.listeners.CLICK)) === 0) return false;
    const [least, most] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
    if (least < SMALLEST || most > LARGEST || most > 1.3 * least) return false;
    const delegate = kit.listeners.delegate(element);
    return !!delegate && (delegate.moves || delegate.unknown || delegate.passes);
  }

  function offered(candidate: Candidate, mark: Element, whole: RawAction): RawAction | null {
    const words = (mark.textContent ?? '').trim();
    if (mark.childElementCount > 0 || words === '' || words.length > LONGEST) return null;
    if (kit.style(mark).position !== 'absolute' && !('ownerSVGElement' in mark)) return null;
    const { left, top, right, bottom, width, height } = kit.rect(mark);
    if (width < 4 || height < 4 || width > MARK || height > MARK) return null;
    const { view } = candidate;
    let hit = kit.geometry.deepest(view, (left + right) / 2, (top + bottom) / 2);
    while (hit && hit !== candidate.element && !kit.byElement.has(hit)) hit = kit.geometry.parentOf(hit);
    if (hit !== candidate.element) return null;
    const point = kit.geometry.outward(view, (left + right) / 2, (top + bottom) / 2);
    const target = kit.geometry.outwardBox(view, left, top, right, bottom);
    const { frame } = whole;
    return { kind: 'click', role: 'option', label: words, target, point, frame, state: [] };
  }

  /** The marks that are drawn on a face, or lie below the sheet that hears for them. */
  kit.marks = (candidate, whole) => {
    if (!face(candidate)) return [];
    const around = kit.plain(candidate.element).firstElementChild
      ? candidate.element
      : kit.geometry.parentOf(candidate.element);
    if (!around) return [];
    const marks: RawAction[] = [];
    for (const mark of kit.plain(around).querySelectorAll('*')) {
      const action = marks.length < MOST ? offered(candidate, mark, whole) : null;
      if (action) marks.push(action);
    }
    return marks.length < FEWEST ? [] : marks;
  };
}
