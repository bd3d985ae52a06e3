import type { Candidate, Edges, Kit } from './kit.ts';

/** Rows of slides, and rows that follow the finger: what is pulled aside and comes to rest again. */
export function installSlides(kit: Kit): void {
  /** A row of slides: pulled one way, while the page itself goes on scrolling the other way. */
  function panned(style: CSSStyleDeclaration, { left, top, right, bottom }: Edges): boolean {
    const large = right - left >= 120 && bottom - top >= 60;
    return large && /^pan-[xy]/.test(style.touchAction) && style.cursor !== 'pointer';
  }

  /** Hears mouse and finger go down and keeps pictures from being dragged off: the frame of a row of slides. */
  function swiped({ flags, rect, element }: Candidate): boolean {
    const { PRESS, TOUCH, DRAG } = kit.listeners;
    const all = PRESS | TOUCH | DRAG;
    if ((flags & all) !== all || rect.right - rect.left < 120 || rect.bottom - rect.top < 60) return false;
    let row = kit.plain(element);
    while (row.childElementCount === 1 && row.firstElementChild) row = kit.plain(row.firstElementChild);
    return row.childElementCount > 1;
  }

  /** A row of slides as broad as the frame that shows one of them at a time, or longer than what shows of them. */
  function slid(element: Element): boolean {
    const frame = kit.geometry.parentOf(element);
    if (!frame || !/hidden|clip/.test(kit.style(frame).overflowX)) return false;
    const [first, second] = kit.plain(element).children;
    if (!first || !second || first.localName !== second.localName) return false;
    const [shown, slide, next] = [kit.rect(frame), kit.rect(first), kit.rect(second)];
    const even = Math.abs(slide.width - next.width) < 2 && Math.abs(slide.top - next.top) < 2 && slide.height >= 60;
    const { lastElementChild: last } = kit.plain(element);
    return even && last !== null && kit.rect(last).right > shown.right + slide.width / 4;
  }

  /** A row that follows the finger aside, to show what can be done with it. */
  function flicked({ element, flags, rect, strength }: Candidate): boolean {
    const { TOUCH, PRESS, CLICK } = kit.listeners;
    if (strength !== 2 || (flags & (TOUCH | PRESS)) !== (TOUCH | PRESS) || flags & CLICK) return false;
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    return height < width / 2 && kit.drag.repeated(element) && kit.listeners.delegate(element)?.moves === true;
  }

  kit.slides = { panned, swiped, slid, flicked };
}
