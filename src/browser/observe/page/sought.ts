import type { Kit } from './kit.ts';

/** What handlers of other events than presses look for in what they are set on: read from their source, or kept by jQuery. */
export function installSought(kit: Kit): void {
  /** Characters of a handler that are read. */
  const LONGEST = 6000;

  /** The browser's own menu is kept from opening, and none opens in its place. */
  const KEPT_BACK =
    /^s[^{]*?(?:\{|=>)\s*\{?\s*(?:return\s+)?[\w$]+\.preventDefault\(\)[\s;]*(?:return(?: false)?[\s;]*)?\}?\s*$/;

  kit.sought = (target, type) => {
    const home = target.ownerDocument;
    // The document speaks for its root.
    const asked = home && target === kit.plain(home).documentElement ? [target, home] : [target];
    const selectors: string[] = [];
    let whole = false;
    for (const node of asked)
      for (const part of kit.informant(node, type, [node])?.split('\u0001') ?? [])
        if (part.startsWith('j')) {
          const bare = kit.listeners.plainSelector(part.slice(1));
          if (bare) selectors.push(bare);
          else whole = true;
        } else if (part.startsWith('s')) {
          const studied = kit.study(part.slice(1, LONGEST));
          if (studied.selector) {
            selectors.push(studied.selector);
            whole ||= studied.own;
          } else if (!studied.jquery && !KEPT_BACK.test(part)) whole = true;
        }
    return selectors.length === 0 && !whole ? null : { selector: selectors.join(','), whole };
  };
}
