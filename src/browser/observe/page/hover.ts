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

  type Rule = CSSStyleRule & CSSMediaRule;

  /** @param within the selector of the rule that this one is nested in. */
  function reveals(rule: Rule, pairs: Array<[string, string]>, within = ''): void {
    const { selectorText, media, cssRules } = rule;
    const own =
      selectorText === undefined || within === ''
        ? selectorText
        : selectorText.includes('&')
          ? selectorText.replaceAll('&', `:is(${within})`)
          : `:is(${within}) ${selectorText}`;
    if (cssRules?.length && (media === undefined || matchMedia(media.mediaText).matches))
      for (const inner of cssRules) reveals(inner as Rule, pairs, own ?? within);
    if (!own?.includes(':hover') || !REVEALING.test(rule.cssText)) return;
    for (const selector of parts(own)) {
      const pair = selector.includes('::') ? null : pointed(selector);
      if (pair) pairs.push(pair);
    }
  }

  /** The selectors of a list, also where one of them has a list in it. */
  function parts(list: string): string[] {
    const found = [''];
    let depth = 0;
    for (const sign of list) {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      if (sign === ',' && depth === 0) found.push('');
      else found[found.length - 1] += sign;
    }
    return found.map((one) => one.trim());
  }

  const COMBINED = /[\s>+~]/;

  /**
   * What is pointed at, and the whole as if it were: of `.menu:hover ul`, of `.menu:is(:hover, :focus-within) ul`, and of
   * `ul:is(.menu:hover *)` as utilities are written.
   */
  function pointed(selector: string): [string, string] | null {
    const at = selector.indexOf(':hover');
    if (at < 0) return null;
    const whole = selector.replaceAll(':hover', '');
    const rest = selector.slice(at + ':hover'.length);
    let open = at - 1;
    for (let depth = 0; open >= 0; open--) {
      depth += selector[open] === ')' ? 1 : selector[open] === '(' ? -1 : 0;
      if (depth < 0) break;
    }
    if (open < 0) return COMBINED.test(rest.trimEnd()) && at > 0 ? [selector.slice(0, at).trim(), whole] : null;
    const inside = (parts(selector.slice(open + 1, at)).at(-1) ?? '').trim();
    const close = rest.indexOf(')');
    if (inside && COMBINED.test(rest.slice(0, close).split(',')[0] ?? '')) return [inside, whole];
    if (!COMBINED.test(rest.slice(close + 1).trimEnd())) return null;
    const [prefix = '', name] = /^(.*):([a-z]+)$/s.exec(selector.slice(0, open))?.slice(1) ?? [];
    const owner = name === 'has' ? prefix : `${prefix}${inside && `:is(${inside})`}`;
    const before = (name === 'has' ? `${prefix} ${inside}` : owner).trim();
    return before ? [before, `${owner}${rest.slice(close + 1)}`.replaceAll(':hover', '')] : null;
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
