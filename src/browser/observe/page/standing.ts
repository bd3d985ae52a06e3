import type { Kit } from './kit.ts';

/** Where the page stands: what of it shows, which ways it can be scrolled, and where all that was reported lies. */
export function installStanding(kit: Kit): void {
  /** What the viewport makes of what is too high and too wide for it. */
  function overflow(top: Element): [string, string] {
    const { body } = kit.plain(document);
    const own = getComputedStyle(top);
    // The root's, else the body's (CSS Overflow, "Overflow Viewport Propagation").
    const style = own.overflowY === 'visible' && own.overflowX === 'visible' && body ? getComputedStyle(body) : own;
    return [style.overflowY, style.overflowX];
  }

  const NOWHERE = {
    width: 0,
    height: 0,
    left: 0,
    top: 0,
    pixelRatio: 1,
    canScrollUp: false,
    canScrollDown: false,
    canScrollLeft: false,
    canScrollRight: false,
  };

  kit.standing = () => {
    if (!kit.settings.texts) return NOWHERE;
    const page = kit.plain(document);
    const top = page.scrollingElement ?? page.documentElement;
    const [still, stillAcross] = top ? overflow(top) : ['', ''];
    return {
      width: window.innerWidth,
      height: window.innerHeight,
      left: window.visualViewport?.pageLeft ?? window.scrollX,
      top: window.visualViewport?.pageTop ?? window.scrollY,
      pixelRatio: window.devicePixelRatio,
      canScrollUp: top ? top.scrollTop > 1 && still !== 'hidden' : false,
      canScrollDown: top ? top.scrollTop + window.innerHeight < top.scrollHeight - 2 && still !== 'hidden' : false,
      canScrollLeft: top ? top.scrollLeft > 1 && stillAcross !== 'hidden' : false,
      canScrollRight: top
        ? top.scrollLeft + top.clientWidth < top.scrollWidth - 2 && !/hidden|clip/.test(stillAcross)
        : false,
    };
  };

  function place(element: Element, parts: number[]): void {
    const rect = kit.plain(element).getBoundingClientRect();
    parts.push(Math.round(rect.left * 4), Math.round(rect.top * 4), Math.round(rect.width), Math.round(rect.height));
  }

  kit.stamp = () => {
    const parts: number[] = [];
    for (const candidate of kit.candidates) {
      if (candidate.dropped) continue;
      place(candidate.element, parts);
    }
    for (const { window: inner, host } of kit.views) {
      parts.push(Math.round(inner.scrollX), Math.round(inner.scrollY));
      // A frame that moves takes along what is in it, which then stands still within it.
      if (host) place(host, parts);
    }
    for (const { element } of kit.foreignFrames) place(element, parts);
    return `${kit.plain(document).URL}|${parts.join(',')}`;
  };
}
