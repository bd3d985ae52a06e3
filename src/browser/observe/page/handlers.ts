import type { Delegate, Kit } from './kit.ts';

/** What handlers of presses look for below what they are set on, and on the page as a whole. */
export function installHandlers(kit: Kit): void {
  const TOGETHER = 32;
  /** Presses, whose handlers are read. */
  const HANDLING = /(?:^|\|)\+?(?:click|tap|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end))\|/;
  /** Of those that were asked about, whose handlers have not been asked for. */
  let handling: Node[] = [];

  /** A jQuery selector as the browser understands it; '' when it does not. */
  function plain(selector: string): string {
    const bare = selector
      .replace(/^\s*>\s*/, '')
      .replace(/:(?:visible|first|last|even|odd|input|button|parent|eq\(\d+\))/g, '');
    try {
      kit.plain(document).createDocumentFragment().querySelector(bare);
      return bare;
    } catch {
      return '';
    }
  }

  const LONGEST_SOURCE = 6000;
  let delegates = new Map<Node | Window, Delegate | null>();
  let earlierDelegates = delegates;

  function delegate(target: Node | Window): Delegate | null {
    const known = delegates.get(target);
    if (known !== undefined) return known;
    if ('document' in target) {
      const told = kit.informant(target.document, 'window', [target.document]);
      delegates.set(target, told === null ? (earlierDelegates.get(target) ?? null) : readDelegate(told));
    } else readDelegates(target);
    return delegates.get(target) ?? null;
  }

  /** The handlers of a node, together with those that will be asked for next. */
  function readDelegates(target: Node): void {
    const home = kit.plain(target).ownerDocument;
    const nodes = [target];
    const rest: Node[] = [];
    for (const other of handling)
      if (other === target || delegates.has(other)) continue;
      else if (nodes.length < TOGETHER && kit.plain(other).ownerDocument === home) nodes.push(other);
      else rest.push(other);
    handling = rest;
    const told = kit.informant(target, 'handlers', nodes);
    const parts = told?.split('\u0002');
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at] as Node;
      if (!parts) delegates.set(node, earlierDelegates.get(node) ?? null);
      else if (parts.length === nodes.length) delegates.set(node, readDelegate(parts[at] ?? ''));
      // A handler has the sign between them in its own words.
      else if (at === 0) delegates.set(node, readDelegate(kit.informant(node, 'handlers', [node]) ?? ''));
    }
  }

  function readDelegate(told: string): Delegate | null {
    if (told === '') return null;
    const handlers: string[] = [];
    const jquery: string[] = [];
    const releases: string[] = [];
    for (const part of told.split('\u0001'))
      if (part.startsWith('s')) handlers.push(part.slice(1, LONGEST_SOURCE));
      else if (part.startsWith('j')) jquery.push(plain(part.slice(1)));
      else if (part.startsWith('r')) releases.push(part.slice(1, LONGEST_SOURCE));
    const selectors = jquery.filter(Boolean);
    let generic = false;
    let only = handlers.length > 0;
    let own = jquery.includes('');
    let unknown = false;
    let moves = false;
    let follows = false;
    let passes = false;
    const lands = releases.map((release) => kit.study(release).lands).filter(Boolean);
    let climbs = false;
    for (const handler of handlers) {
      const studied = kit.study(handler);
      if (studied.selector) selectors.push(studied.selector);
      only &&= studied.jquery;
      generic ||= studied.generic;
      own ||= studied.own;
      unknown ||= studied.opaque && !studied.jquery;
      moves ||= studied.moves;
      follows ||= studied.follows;
      passes ||= studied.passes;
      if (studied.lands) lands.push(studied.lands);
      climbs ||= studied.climbs;
    }
    if (selectors.length === 0 && !generic && !unknown && !moves && !passes && lands.length === 0) return null;
    return {
      selector: selectors.join(','),
      generic,
      own,
      moves,
      follows,
      passes,
      lands: lands.join(','),
      climbs,
      unknown,
      only: only && jquery.length > 0 && !jquery.includes(''),
    };
  }

  let pages = new Map<Document, { flags: number; selector: string; lands: string }>();
  /** Marks by which Bootstrap and those that follow it find what was pressed, with a handler that does not say so. */
  const MARKED =
    ':is([data-bs-toggle],[data-toggle]):not([data-bs-toggle=tooltip],[data-toggle=tooltip]),[data-bs-dismiss],[data-dismiss],[data-bs-slide],[data-bs-slide-to]';

  /** What listens on the document as a whole. */
  function page(document: Document) {
    const known = pages.get(document);
    if (known) return known;
    const result = { flags: kit.hears(document) ? 0 : kit.listeners.CLICK, selector: '', lands: '' };
    const selectors: string[] = [];
    const lands: string[] = [];
    const { defaultView, documentElement, body } = kit.plain(document);
    for (const target of [document, documentElement, body]) {
      const own = target ? kit.listeners.flags(target) : 0;
      result.flags |= own;
      const found = target && own & (kit.listeners.CLICK | kit.listeners.PRESS) ? delegate(target) : null;
      if (found?.selector) selectors.push(found.selector);
      if (found?.lands) lands.push(found.lands);
      if (found?.unknown && kit.plain(document).querySelector(MARKED)) selectors.push(MARKED);
    }
    const window =
      defaultView && result.flags & (kit.listeners.CLICK | kit.listeners.PRESS) ? delegate(defaultView) : null;
    if (window?.selector) selectors.push(window.selector);
    if (window?.lands) lands.push(window.lands);
    result.lands = lands.join(',');
    // On a whole page any box is a `div`: that is looked for to leave it alone.
    const parts = selectors.join(',').split(/,(?![^()]*\))/);
    result.selector = parts.filter((part) => !/^(?:div|span)$/.test(part.trim())).join(',');
    pages.set(document, result);
    return result;
  }

  function arrows(document: Document): boolean {
    if ((page(document).flags & kit.listeners.KEY) === 0) return false;
    const { body, documentElement } = kit.plain(document);
    for (const target of [document, documentElement, body])
      if (target && kit.listeners.flags(target) & kit.listeners.KEY && kit.informant(target, 'arrows', [target]))
        return true;
    return false;
  }

  kit.handlers = {
    note: (node, types) => {
      if (HANDLING.test(types)) handling.push(node);
    },
    delegate,
    page,
    plain,
    arrows,
  };

  kit.afresh(() => {
    pages = new Map();
    earlierDelegates = delegates;
    delegates = new Map();
    handling = [];
  });
}
