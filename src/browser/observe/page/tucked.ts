import type { Around, Kit } from './kit.ts';

/** What is out of sight: until the pointer comes to what it lies in, or in closed shadow roots. */
export function installTucked(kit: Kit): void {
  /** Elements that attachShadow accepts besides custom ones. */
  const HOSTS = new Set(
    'article aside blockquote div footer header main nav p section span h1 h2 h3 h4 h5 h6'.split(' '),
  );
  const CONTROLS = 'a,button,input,[role]';
  /** Classes of words that explain something. */
  const TIP = /tool-?tip|(?:^|[-_\s])(?:tip|hint)(?:$|[-_\s])/i;
  /** What is a control itself, or a handle to take hold of. */
  const HANDLES = 'button,a[href],[role=button],[draggable=true]';

  /** Put out of sight together with what lies in it. */
  function put(element: Element, rect: DOMRect, style: CSSStyleDeclaration, shows: boolean, around: Around): boolean {
    if (!shows && around.shows) return true;
    if (
      style.opacity === '0' &&
      (kit.plain(element).matches(HANDLES) ||
        kit.plain(element).querySelector(CONTROLS) ||
        served(element, around) ||
        explains(kit.plain(element), around))
    )
      return true;
    return moved(element, rect, style, around);
  }

  /** Words that explain what they stand in, and show when that is pointed at. */
  function explains(element: Element, { style }: Around, shown = false): boolean {
    if (style === null) return false;
    if (style.cursor === 'help' || element.getAttribute('role') === 'tooltip') return true;
    return !shown && TIP.test(element.getAttribute('class') ?? '');
  }

  /** Looked for by a handler around it. */
  function served(element: Element, { delegates }: Around): boolean {
    return delegates.some(({ selector }) => selector !== '' && kit.plain(element).matches(selector));
  }

  /** Moved out of what cuts it off, or folded to nothing there. */
  function moved(element: Element, rect: DOMRect, style: CSSStyleDeclaration, around: Around): boolean {
    if (rect.height === 0) return rect.width > 0 && style.overflowY === 'hidden';
    const parent = around.style && kit.geometry.parentOf(element);
    if (!parent) return false;
    // Boxes are at hand, styles are not.
    const cut = kit.rect(parent);
    if (rect.top < cut.bottom && rect.bottom > cut.top && rect.left < cut.right && rect.right > cut.left) return false;
    const laid = style.transform !== 'none' || style.position === 'absolute';
    return laid && around.style?.overflowY !== 'visible';
  }

  /** A closed root cannot be seen from here; elements that may have one are named, to be looked into from outside. */
  function suspect(element: Element, tag: string, around: Around): void {
    if (!around.style || kit.closedRoots.has(element) || kit.unknownHosts.length >= 200) return;
    const custom = tag.includes('-') && element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    const media = (tag === 'video' || tag === 'audio') && element.hasAttribute('controls');
    if (custom || media || (HOSTS.has(tag) && !element.firstElementChild && (element.textContent ?? '').trim() === ''))
      kit.unknownHosts.push(element);
  }

  kit.tucked = { put, explains, suspect };
}
