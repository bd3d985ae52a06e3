/** What the driver asks of a document about controls that nobody sees and the focus comes to all the same. */
export type UnseenQuestion =
  /** Those that there are; `revealed` only those that come into sight as they get the focus, else also what is covered. */
  | { ask: 'list'; revealed: boolean; most: number }
  /** Whether one of them has the focus, and is still there. */
  | { ask: 'has'; index: number }
  /** Gives it the focus, as a screen reader does with what it has come to. */
  | { ask: 'focus'; index: number };

/** A control out of sight, as it is called. */
export interface Unseen {
  index: number;
  label: string;
  role: string;
}

/** `here` where it has the focus, else where the focus is; `gone` where it does not stand in the page any more. */
export type FocusAt = 'here' | 'gone' | string;

/** Runs in the page, beside its scripts. */
export function keepUnseen({ key, ...question }: UnseenQuestion & { key: string }): Unseen[] | FocusAt {
  const scope = globalThis as unknown as Record<symbol, Array<WeakRef<HTMLElement>> | undefined>;
  const symbol = Symbol.for(key);
  const CONTROLS = 'a[href], button, summary, [role="button"], [role="link"]';
  const longest = 200;
  const mostLooked = 3000;

  const roots = (from: Document | ShadowRoot): Array<Document | ShadowRoot> => [
    from,
    ...[...from.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? roots(element.shadowRoot) : [])),
  ];
  const around = (element: Element): Element | null =>
    element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const upwards = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = element; at; at = around(at)) all.push(at);
    return all;
  };

  /** Out of sight by how it is laid out, and not because the page is scrolled. */
  const isOut = (element: HTMLElement): boolean => {
    const { right, bottom, left, width, height } = element.getBoundingClientRect();
    if (width <= 2 || height <= 2 || right + scrollX <= 0 || bottom + scrollY <= 0) return true;
    if (left + scrollX >= Math.max(document.documentElement.scrollWidth, innerWidth)) return true;
    return upwards(element).some((part) => {
      const { clip, clipPath, position, opacity, overflow, height: high, width: wide } = getComputedStyle(part);
      if (opacity === '0' || /^inset\((?:50|100)%/.test(clipPath)) return true;
      if (overflow === 'hidden' && (Number.parseFloat(high) <= 1 || Number.parseFloat(wide) <= 1)) return true;
      return /^(?:absolute|fixed)$/.test(position) && /^rect\([01]px(?:,? [01]px){3}\)$/.test(clip);
    });
  };
  /** Behind something that lies over it, which the ear does not know of. */
  const isCovered = (element: HTMLElement): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && !element.contains(hit) && !hit.contains(element);
  };
  /** A window before which nothing else gets the focus, or is read. */
  const before = [
    ...document.querySelectorAll(
      question.ask === 'list' && question.revealed ? 'dialog:modal' : 'dialog:modal, [aria-modal="true"]',
    ),
  ].findLast((part) => part.checkVisibility({ visibilityProperty: true }));
  /** Selectors of what looks otherwise with the focus, as the same without it. */
  const focused = (): Array<{ selector: string; within: boolean }> => {
    const found: Array<{ selector: string; within: boolean }> = [];
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules);
        const { selectorText: text = '' } = rule as CSSStyleRule;
        if (!text.includes(':focus')) continue;
        for (const one of text.split(/,(?![^(]*\))/)) {
          if (!/(?<!\\):focus/.test(one)) continue;
          // Up to the part that has the focus: what that shows may stand further in.
          const bare = one
            .replace(/:not\(\s*:focus(?:-visible|-within)?\s*\)/g, '')
            .replace(/(?<!\\):focus(?:-visible|-within)?/g, '');
          found.push({ selector: bare.trim() || '*', within: one.includes('-within') });
        }
      }
    };
    for (const root of roots(document))
      for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
        try {
          read(sheet.cssRules);
        } catch {
          // A style of another origin is not told.
        }
      }
    return found;
  };
  const matches = (element: Element, selector: string): boolean => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  };
  const nameOf = (element: HTMLElement): string => {
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
      .join(' ');
    const picture = element.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt');
    const own =
      by.trim() || element.getAttribute('aria-label') || element.textContent?.trim() || picture || element.title;
    return (own ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longest);
  };

  if (question.ask === 'list') {
    const rules = question.revealed ? focused() : [];
    const reveals = (element: HTMLElement) => {
      const chain = upwards(element);
      return rules.some(({ selector, within }) => (within ? chain : [element]).some((part) => matches(part, selector)));
    };
    const kept: Array<WeakRef<HTMLElement>> = [];
    const found: Unseen[] = [];
    let looked = 0;
    for (const root of roots(document))
      for (const element of root.querySelectorAll<HTMLElement>(CONTROLS)) {
        if (found.length >= question.most || ++looked > mostLooked) break;
        if (before && !upwards(element).includes(before)) continue;
        if (
          element.tabIndex < 0 ||
          element.matches(':disabled, [inert] *, [inert], [aria-hidden="true"] *, [aria-hidden="true"]')
        )
          continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (!isOut(element) && (question.revealed || !isCovered(element))) continue;
        const label = nameOf(element);
        if (label === '' || (question.revealed && !reveals(element))) continue;
        const role = element.getAttribute('role') ?? (element.localName === 'a' ? 'link' : 'button');
        found.push({ index: kept.push(new WeakRef(element)) - 1, label, role });
      }
    scope[symbol] = kept;
    return found;
  }
  const element = scope[symbol]?.[question.index]?.deref();
  if (!element?.isConnected) return 'gone';
  if (question.ask === 'focus') element.focus();
  let active: Element | null = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active === element) return 'here';
  const box = active?.getBoundingClientRect();
  return active && active !== document.body
    ? `${active.localName} ${box?.x} ${(box?.y ?? 0) + scrollY} ${active.id}`
    : 'body';
}
