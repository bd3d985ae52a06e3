import type { Delegate, Kit } from './kit.ts';

/** Which elements have handlers of their own, and what handlers further up look for below them. */
export function installListeners(kit: Kit): void {
  const CLICK = 1;
  const PRESS = 2;
  const DOUBLE = 4;
  const CONTEXT = 8;
  const HOVER = 16;
  const KEY = 32;
  const DRAG = 64;
  const DROP = 128;
  const MANY = 256;
  const ASSIGNED = 512;
  const SORTABLE = 1024;
  const PULLED = 2048;
  const PASTE = 4096;
  const TOUCH = 8192;
  const PLUS = 43;

  const touch = navigator.maxTouchPoints > 0 ? PRESS : 0;
  const KINDS: Record<string, number> = {
    click: CLICK,
    tap: CLICK,
    auxclick: 0,
    mousedown: PRESS,
    mouseup: PRESS,
    pointerdown: PRESS,
    pointerup: PRESS,
    touchstart: touch | TOUCH,
    paste: PASTE,
    touchend: touch,
    dblclick: DOUBLE,
    contextmenu: CONTEXT,
    mouseenter: HOVER,
    mouseover: HOVER,
    pointerenter: HOVER,
    pointerover: HOVER,
    mousemove: HOVER,
    pointermove: HOVER,
    keydown: KEY,
    keyup: KEY,
    keypress: KEY,
    dragstart: DRAG,
    drop: DROP,
    dragover: DROP,
    dragenter: DROP,
    sortable: SORTABLE,
    pulled: PULLED,
  };
  function byName(name: string): number {
    return KINDS[name.toLowerCase()] ?? 0;
  }

  const ATTRIBUTE = /^(?:on:?|@|v-on:|x-on:|ng-|data-ng-|\(|wire:|phx-)(click|mousedown|pointerdown|dblclick|tap)\b/;

  /** Modifiers by which a handler is set on an element and listens somewhere else. */
  const ELSEWHERE = /\.(?:outside|away|window|document)\b/;

  function attributes(real: Element): number {
    const element = kit.plain(real);
    if (!element.hasAttributes()) return 0;
    let flags = 0;
    for (const name of element.getAttributeNames()) {
      if (name === 'jsaction')
        flags |= /\b(?:click|mousedown)\b|^[\w.]+$/.test(element.getAttribute(name) ?? '') ? CLICK : 0;
      else if (name.length > 6 && ATTRIBUTE.test(name) && !ELSEWHERE.test(name))
        flags |= byName(ATTRIBUTE.exec(name)?.[1] ?? '');
    }
    return flags;
  }

  /** How many elements are asked about at once: the way to the page's own context and back costs more than the asking. */
  const BATCH = 128;
  const TOGETHER = 32;
  let known = new Map<Node, string>();
  /** Of the walk before: true still while the page's scripts are held and nobody answers. */
  let earlier = known;

  /** Presses, whose handlers are read. */
  const HANDLING = /(?:^|\|)\+?(?:click|tap|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end))\|/;
  /** Of those that were asked about, whose handlers have not been asked for. */
  let handling: Node[] = [];

  /** What the page's own context says of an element: asked for it together with those that the walk comes to next. */
  function said(node: Node): string {
    let answer = known.get(node);
    if (answer !== undefined) return answer;
    const nodes: Node[] = [node];
    const walker = kit.plain(document).createTreeWalker(kit.plain(node).getRootNode(), 1);
    walker.currentNode = node;
    if (kit.typeOf(node) === 9) {
      // What the head holds is never walked.
      const { documentElement, body } = kit.plain(node as Document);
      for (const top of [documentElement, body])
        if (top) {
          nodes.push(top);
          walker.currentNode = top;
        }
    }
    for (let next = walker.nextNode(); next && nodes.length < BATCH; next = walker.nextNode())
      if (!known.has(next)) nodes.push(next);
    const answers = kit.informant(node, 'about', nodes)?.split(',');
    for (let index = 0; index < nodes.length; index++) {
      const other = nodes[index] as Node;
      const types = (answers ? answers[index] : earlier.get(other)) ?? '';
      known.set(other, types);
      if (types !== '' && HANDLING.test(types)) handling.push(other);
    }
    answer = known.get(node) ?? '';
    return answer;
  }

  const flags = kit.once((element: Node): number => {
    const types = said(element);
    if (types === '') return kit.typeOf(element) === 1 ? marked(0, 0, element as Element) : 0;
    let own = 0;
    let noted = 0;
    let count = 0;
    for (const type of types.split('|')) {
      if (type.charCodeAt(0) === PLUS) noted |= KINDS[type.slice(1)] ?? 0;
      else if (KINDS[type] !== undefined) {
        own |= KINDS[type] ?? 0;
        count++;
      }
    }
    // A framework's root listens to everything; that says nothing about the root itself.
    if (count > 14) own |= MANY;
    return kit.typeOf(element) === 1 ? marked(own, noted, element as Element) : own;
  });

  function marked(own: number, noted: number, element: Element): number {
    const assigned = noted | attributes(element);
    // The framework listens at its root: the press is its own business unless a click is handled too.
    return assigned === 0 ? own : own | assigned | ((own & (CLICK | PRESS)) === 0 ? ASSIGNED : 0);
  }

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
    const result = { flags: kit.hears(document) ? 0 : CLICK, selector: '', lands: '' };
    const selectors: string[] = [];
    const lands: string[] = [];
    const { defaultView, documentElement, body } = kit.plain(document);
    for (const target of [document, documentElement, body]) {
      const own = target ? flags(target) : 0;
      result.flags |= own;
      const found = target && own & (CLICK | PRESS) ? delegate(target) : null;
      if (found?.selector) selectors.push(found.selector);
      if (found?.lands) lands.push(found.lands);
      if (found?.unknown && kit.plain(document).querySelector(MARKED)) selectors.push(MARKED);
    }
    const window = defaultView && result.flags & (CLICK | PRESS) ? delegate(defaultView) : null;
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
    if ((page(document).flags & KEY) === 0) return false;
    const { body, documentElement } = kit.plain(document);
    for (const target of [document, documentElement, body])
      if (target && flags(target) & KEY && kit.informant(target, 'arrows', [target])) return true;
    return false;
  }

  kit.listeners = {
    CLICK,
    PRESS,
    DOUBLE,
    CONTEXT,
    HOVER,
    KEY,
    DRAG,
    DROP,
    MANY,
    ASSIGNED,
    SORTABLE,
    PULLED,
    PASTE,
    TOUCH,
    flags,
    delegate,
    page,
    plainSelector: plain,
    arrows,
    asked: () => known,
  };

  kit.afresh(() => {
    pages = new Map();
    earlierDelegates = delegates;
    delegates = new Map();
    earlier = known;
    known = new Map();
    handling = [];
  });
}
