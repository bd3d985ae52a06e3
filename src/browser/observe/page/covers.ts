import type { Candidate, Edges, Kit } from './kit.ts';

/** What lies over all of a control, such as a dialog and its shade: then one place that is not reached stands for all. */
export function installCovers(kit: Kit): void {
  const FAR = 6;

  /** Painted as one with all that lies in it, above or below what is outside of it. */
  function whole({ position, zIndex }: CSSStyleDeclaration): boolean {
    return position === 'fixed' || (position !== 'static' && zIndex !== 'auto');
  }

  /** Lies over all of a box: as broad on the screen as it is laid out, without corners that are cut off. */
  function spans(element: Element, style: CSSStyleDeclaration, box: Edges, candidate: Candidate): boolean {
    const rect = kit.rect(element);
    if (rect.left > box.left || rect.top > box.top || rect.right < box.right || rect.bottom < box.bottom) return false;
    const { offsetWidth, offsetHeight } = element as HTMLElement;
    if (!(Math.abs(offsetWidth - rect.width) < 1) || !(Math.abs(offsetHeight - rect.height) < 1)) return false;
    if (style.borderRadius !== '0px' || style.clipPath !== 'none' || style.pointerEvents === 'none') return false;
    if (style.visibility !== 'visible' || /^(?:inline|contents)$/.test(style.display)) return false;
    const clip = kit.geometry.clipOf(element, candidate.view);
    return clip.left <= box.left && clip.top <= box.top && clip.right >= box.right && clip.bottom >= box.bottom;
  }

  function buried(candidate: Candidate, box: Edges, top: Element | null): boolean {
    const { element, proxies, view } = candidate;
    // What lies in it may stand out of what covers it.
    if (!top || proxies.length > 0 || kit.plain(element).firstElementChild || kit.geometry.rootOf(element))
      return false;
    for (let node: Element | null = top, up = 0; node && up < FAR; node = kit.geometry.parentOf(node), up++) {
      if (kit.plain(node).contains(element) || kit.plain(node).ownerDocument !== view.document) return false;
      const style = kit.style(node);
      if ((up === 0 || whole(style)) && spans(node, style, box, candidate)) return true;
    }
    return false;
  }

  kit.covers = { buried };
}
