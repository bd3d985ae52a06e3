import type { Kit } from './kit.ts';

/** Menus that show only while the pointer is over something: found by the style rules that reveal them. */
export function installHover(kit: Kit): void {
  let noted = new Map<Element, Element[]>();
  const rules = new WeakMap<CSSStyleSheet, { length: number; next: number; pairs: Array<[string, string]> }>();
  /** Milliseconds for style sheets that were not read before. */
  const READING_MS = 24;
  const REVEALING = /(?:display|visibility|opacity|max-height|height|transform|clip|left|top)\s*:/;

  function note(parent: Element, child: Element): void {
    if (noted.size > 400) return;
    const list = noted.get(parent);
    if (list) list.push(child);
    else noted.set(parent, [child]);
  }

  /** `nav li:hover > ul` becomes ['nav li', the whole without `:hover`]. */
  function read(sheet: CSSStyleSheet, until: number): Array<[string, string]> {
    try {
      const { cssRules } = sheet;
      let known = rules.get(sheet);
      if (known?.length !== cssRules.length) known = { length: cssRules.length, next: 0, pairs: [] };
      rules.set(sheet, known);
      // What there is no time for is read with the next look.
      while (known.next < known.length) {
        reveals(cssRules[known.next++] as CSSStyleRule & CSSMediaRule, known.pairs);
        if ((known.next & 127) === 0 && performance.now() > until) break;
      }
      return known.pairs;
    } catch {
      // The rules of a sheet of another origin cannot be read.
      return [];
    }
  }

  function reveals(rule: CSSStyleRule & CSSMediaRule, pairs: Array<[string, string]>): void {
    if (rule.selectorText === undefined) {
      if (rule.cssRules && (rule.media === undefined || matchMedia(rule.media.mediaText).matches))
        for (const inner of rule.cssRules) reveals(inner as CSSStyleRule & CSSMediaRule, pairs);
      return;
    }
    if (!rule.selectorText.includes(':hover') || !REVEALING.test(rule.cssText)) return;
    for (const selector of rule.selectorText.split(',')) {
      const at = selector.indexOf(':hover');
      if (at < 0 || selector.includes('::')) continue;
      const before = selector.slice(0, at).trim();
      const after = selector.slice(at + 6);
      if (before && /[\s>+~]/.test(after.trim() ? after : '')) pairs.push([before, selector.replaceAll(':hover', '')]);
    }
  }

  const ENTRIES = 'a[href],button,[role=menuitem]';

  /** Whether something listens for the pointer coming over it, and holds a list of entries that does not show. */
  function hears(parent: Element, children: readonly Element[]): boolean {
    if ((kit.listeners.flags(parent) & kit.listeners.HOVER) === 0) return false;
    return children.some((child) => {
      const list = kit.plain(child);
      return /^(?:ul|ol|menu)$/.test(list.localName) || list.getAttribute('role') === 'menu'
        ? list.querySelector(ENTRIES) !== null
        : false;
    });
  }

  let followed = new Map<Document, string>();

  /** What the page as a whole looks for where the pointer comes: `closest('.menu')`. */
  function follows(document: Document): string {
    let selector = followed.get(document);
    if (selector === undefined) {
      const { documentElement, body } = kit.plain(document);
      selector = [document, documentElement, body]
        .filter((target) => target && kit.listeners.flags(target) & kit.listeners.HOVER)
        .map((target) => kit.sought(target, 'over')?.selector ?? '')
        .filter(Boolean)
        .join(',');
      followed.set(document, selector);
    }
    return selector;
  }

  /** What the page looks for under the pointer around or beside hidden entries; null where it looks for nothing there. */
  function followedAt(parent: Element, children: readonly Element[]): Element | null {
    const selector = follows(parent.ownerDocument);
    if (selector === '') return null;
    for (const child of children)
      if (kit.plain(child).querySelector(ENTRIES))
        return kit.plain(child).closest(selector) ?? triggerBeside(child, selector);
    return null;
  }

  function triggers(): Set<Element> {
    const found = new Set<Element>();
    if (noted.size === 0) return found;
    const until = performance.now() + READING_MS;
    const roots = new Map<Document | ShadowRoot, Array<[string, string]>>();
    for (const [parent, children] of noted) {
      const root = parent.getRootNode() as Document | ShadowRoot;
      let pairs = roots.get(root);
      if (!pairs) {
        pairs = [];
        for (const sheet of [...root.styleSheets, ...(root.adoptedStyleSheets ?? [])])
          pairs.push(...read(sheet, until));
        roots.set(root, pairs);
      }
      if (hears(parent, children)) found.add(parent);
      const heard = followedAt(parent, children);
      if (heard && !children.includes(heard)) found.add(heard);
      for (const [before, whole] of pairs) {
        try {
          for (const child of children) {
            if (!child.matches(whole)) continue;
            const trigger = child.closest(before) ?? triggerBeside(child, before);
            if (trigger && trigger !== child) found.add(trigger);
          }
        } catch {}
      }
    }
    return found;
  }

  const hands = new WeakMap<CSSStyleSheet, { length: number; selectors: string[] }>();
  const MOST_HANDS = 60;

  /** Selectors by which a sheet shows the hand over something only while the pointer is there. */
  function handsOf(sheet: CSSStyleSheet): string[] {
    const known = hands.get(sheet);
    const selectors: string[] = [];
    try {
      if (known && known.length === sheet.cssRules.length) return known.selectors;
      for (let at = 0; at < sheet.cssRules.length && at < 4000; at++) {
        const { selectorText, style } = sheet.cssRules[at] as CSSStyleRule;
        if (!selectorText?.includes(':hover') || style.cursor !== 'pointer') continue;
        for (const selector of selectorText.split(','))
          if (selector.trim().endsWith(':hover') && selector.trim() !== ':hover' && selectors.length < MOST_HANDS)
            selectors.push(selector.trim().slice(0, -':hover'.length));
      }
      hands.set(sheet, { length: sheet.cssRules.length, selectors });
    } catch {
      // A sheet of another origin.
    }
    return selectors;
  }

  let handed = new Map<Document | ShadowRoot, string>();

  function hand(element: Element): boolean {
    const root = element.getRootNode() as Document | ShadowRoot;
    let selector = handed.get(root);
    if (selector === undefined) {
      const sheets = [...(root.styleSheets ?? []), ...(root.adoptedStyleSheets ?? [])];
      selector = sheets.flatMap(handsOf).join(',');
      handed.set(root, selector);
    }
    try {
      return selector !== '' && kit.plain(element).matches(selector);
    } catch {
      return false;
    }
  }

  function triggerBeside(child: Element, selector: string): Element | null {
    for (let sibling = child.previousElementSibling; sibling; sibling = sibling.previousElementSibling)
      if (sibling.matches(selector)) return sibling;
    return null;
  }

  kit.hover = {
    note,
    triggers,
    hand,
  };

  kit.afresh(() => {
    handed = new Map();
    followed = new Map();
    noted = new Map();
  });
}
