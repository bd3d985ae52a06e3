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

  const touch = navigator.maxTouchPoints > 0 ? PRESS : 0;
  const KINDS: Record<string, number> = {
    click: CLICK,
    tap: CLICK,
    auxclick: 0,
    mousedown: PRESS,
    mouseup: PRESS,
    pointerdown: PRESS,
    pointerup: PRESS,
    touchstart: touch,
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
  };
  const PROPERTIES = Object.keys(KINDS).filter((type) => KINDS[type] && type !== 'tap');

  // React, Preact-like, Solid, Svelte 5, Inferno: where each keeps an element's handlers when it listens at the root.
  const REACT = /^__react(?:Props|EventHandlers)\$/;
  let reactKey: string | null = null;
  let reactLooked = 0;
  let reactMissed = 0;

  function byName(name: string): number {
    return KINDS[name.toLowerCase()] ?? 0;
  }

  function framework(element: Element): number {
    const holder = element as unknown as Record<string, unknown>;
    let flags = 0;
    if (reactKey === null && reactLooked < 400) {
      reactLooked++;
      for (const key of Object.keys(holder)) if (REACT.test(key)) reactKey = key;
    }
    if (reactKey !== null) {
      const props = holder[reactKey] as Record<string, unknown> | undefined;
      if (props) {
        for (const key in props)
          if (key.charCodeAt(0) === 111 && key.charCodeAt(1) === 110 && props[key])
            flags |= byName(key === 'onDoubleClick' ? 'dblclick' : key.slice(2).replace(/Capture$/, ''));
      } else if (reactMissed < 60) {
        // A second copy of the framework on the page has a key of its own.
        reactMissed++;
        for (const key of Object.keys(holder)) if (REACT.test(key)) reactKey = key;
      }
    }
    if (holder.__click || holder.$$click) flags |= CLICK;
    if (holder.__mousedown || holder.$$mousedown || holder.__pointerdown || holder.$$pointerdown) flags |= PRESS;
    return flags;
  }

  const ATTRIBUTE = /^(?:on:?|@|v-on:|x-on:|ng-|data-ng-|\(|wire:|phx-)(click|mousedown|pointerdown|dblclick|tap)\b/;

  /** Modifiers by which a handler is set on an element and listens somewhere else. */
  const ELSEWHERE = /\.(?:outside|away|window|document)\b/;

  function attributes(element: Element): number {
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

  /** The console helper answers only for its own document. */
  function listenersOf(target: EventTarget): Record<string, Array<{ listener: unknown }>> | null {
    if (!kit.listenersOf) return null;
    const node = target as { ownerDocument?: Document | null; document?: Document };
    const home = node.ownerDocument ?? node.document ?? (target as Document);
    if (home === document) return kit.listenersOf(target);
    return kit.frameListeners.get(home)?.(target) ?? null;
  }

  function native(target: EventTarget): number {
    let flags = 0;
    const all = listenersOf(target);
    if (all) {
      let count = 0;
      for (const type in all) {
        const kind = KINDS[type];
        if (kind === undefined) continue;
        flags |= kind;
        count++;
      }
      // A framework's root listens to everything; that says nothing about the root itself.
      if (count > 14) flags |= MANY;
      return flags;
    }
    const holder = target as unknown as Record<string, unknown>;
    for (const type of PROPERTIES) if (holder[`on${type}`]) flags |= KINDS[type] ?? 0;
    return flags;
  }

  function flags(element: Element): number {
    const own = native(element);
    const assigned = framework(element) | attributes(element);
    // The framework listens at its root: the press is its own business unless a click is handled too.
    return assigned === 0 ? own : own | assigned | ((own & (CLICK | PRESS)) === 0 ? ASSIGNED : 0);
  }

  interface Studied {
    selector: string;
    generic: boolean;
    own: boolean;
    opaque: boolean;
    jquery: boolean;
  }
  const sources = new WeakMap<object, Studied>();
  const OPAQUE =
    /jQuery|globalZoneAware|callWithAsyncErrorHandling|event\.dispatch|nativeEvent|\[native code\]|\b\w+\.(?:call|apply)\(/;

  function kebab(name: string): string {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  }

  /**
   * Reads from a handler's source what it looks for: `closest('li')`, `tagName === 'TD'`, `dataset.id`, ... `jquery` is true for
   * the dispatcher that jQuery sets in place of the handlers it keeps.
   */
  function study(handler: object): Studied {
    const known = sources.get(handler);
    if (known) return known;
    let text = '';
    try {
      const callable = typeof handler === 'function' ? handler : (handler as { handleEvent?: unknown }).handleEvent;
      if (typeof callable === 'function') text = Function.prototype.toString.call(callable).slice(0, 6000);
    } catch {}
    const found = new Set<string>();
    // `if (!hit(x)) return` looks for x; `if (hit(x)) return` leaves x to others; another `!hit(x)` is a click beside it.
    let spares = false;
    const serves = (match: RegExpExecArray): boolean => {
      const before = text.slice(Math.max(0, match.index - 60), match.index);
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
      const leaves = /^[^;{}]*?\)\s*\{?\s*(?:return|break|continue)\b/.test(after);
      if (/!\s*[\w.$?[\]()]*$/.test(before)) return leaves;
      if (leaves && /\bif\s*\([^;{}]*$/.test(before)) {
        spares = true;
        return false;
      }
      return true;
    };
    const collect = (pattern: RegExp, build: (value: string) => string) => {
      for (const match of text.matchAll(pattern))
        if (match[1] !== undefined && serves(match)) found.add(build(match[1]));
    };
    if (text && !OPAQUE.test(text)) {
      collect(/\.(?:closest|matches|is|parents)\(\s*["'`]([^"'`]{1,120})["'`]/g, (value) => value);
      collect(/(?:tagName|nodeName|localName)(?:\.to\w+Case\(\))?\s*={2,3}\s*["'`]([A-Za-z][\w-]*)["'`]/g, (value) =>
        value.toLowerCase(),
      );
      collect(/["'`]([A-Za-z][\w-]*)["'`]\s*={2,3}\s*[\w.$]+\.(?:tagName|nodeName|localName)/g, (value) =>
        value.toLowerCase(),
      );
      collect(/(?:classList\.contains|hasClass)\(\s*["'`]([\w-]+)["'`]/g, (value) => `.${value}`);
      collect(/target\.dataset\.(\w+)/g, (value) => `[data-${kebab(value)}]`);
      collect(/target\.(?:get|has)Attribute\(\s*["'`]([\w:-]+)["'`]/g, (value) => `[${value}]`);
      collect(/target\.id\s*={2,3}\s*["'`]([\w-]+)["'`]/g, (value) => `#${value}`);
    }
    const valid = [...found].filter((selector) => {
      try {
        document.createDocumentFragment().querySelector(selector);
        return !/^(?:html|body|\*|:root)$/.test(selector);
      } catch {
        return false;
      }
    });
    const opaque = OPAQUE.test(text);
    const generic = !opaque && /\.(?:target|srcElement)\b|composedPath/.test(text);
    const jquery = /event\.(?:dispatch|triggered)/.test(text);
    const own = !jquery && !opaque && (spares || (!generic && valid.length === 0));
    const result = {
      selector: valid.join(','),
      generic: generic && valid.length === 0 && !spares,
      own,
      opaque,
      jquery,
    };
    sources.set(handler, result);
    return result;
  }

  function jqueryDelegates(target: EventTarget, window: Window): string[] {
    const jquery = (window as unknown as { jQuery?: { _data?: (element: unknown, key: string) => unknown } }).jQuery;
    if (typeof jquery?._data !== 'function') return [];
    const selectors: string[] = [];
    try {
      const events = jquery._data(target, 'events') as Record<string, Array<{ selector?: string }>> | undefined;
      for (const type of ['click', 'mousedown', 'mouseup', 'pointerdown', 'vclick', 'tap'])
        for (const entry of events?.[type] ?? []) selectors.push(entry.selector ?? '');
    } catch {}
    return selectors.map(plain);
  }

  /** A jQuery selector as the browser understands it; '' when it does not. */
  function plain(selector: string): string {
    const bare = selector
      .replace(/^\s*>\s*/, '')
      .replace(/:(?:visible|first|last|even|odd|input|button|parent|eq\(\d+\))/g, '');
    try {
      document.createDocumentFragment().querySelector(bare);
      return bare;
    } catch {
      return '';
    }
  }

  let delegates = new Map<EventTarget, Delegate | null>();

  function delegate(target: EventTarget): Delegate | null {
    let found = delegates.get(target);
    if (found === undefined) {
      found = readDelegate(target);
      delegates.set(target, found);
    }
    return found;
  }

  function readDelegate(target: EventTarget): Delegate | null {
    const node = target as unknown as { ownerDocument?: Document | null; defaultView?: Window };
    const window = (node.ownerDocument?.defaultView ?? node.defaultView ?? target) as Window;
    const jquery = jqueryDelegates(target, window);
    const selectors = jquery.filter(Boolean);
    let generic = false;
    const handlers: unknown[] = [];
    const all = listenersOf(target);
    if (all) {
      for (const type in all)
        if ((KINDS[type] ?? 0) & (CLICK | PRESS)) for (const entry of all[type] ?? []) handlers.push(entry.listener);
    } else {
      const holder = target as unknown as { onclick?: unknown; onmousedown?: unknown };
      if (holder.onclick) handlers.push(holder.onclick);
      if (holder.onmousedown) handlers.push(holder.onmousedown);
    }
    let only = handlers.length > 0;
    let own = jquery.includes('');
    let unknown = false;
    for (const handler of handlers) {
      if (!handler || (typeof handler !== 'function' && typeof handler !== 'object')) continue;
      const studied = study(handler);
      if (studied.selector) selectors.push(studied.selector);
      only &&= studied.jquery;
      generic ||= studied.generic;
      own ||= studied.own;
      unknown ||= studied.opaque && !studied.jquery;
    }
    if (selectors.length === 0 && !generic && !unknown) return null;
    return {
      selector: selectors.join(','),
      generic,
      own,
      unknown,
      only: only && jquery.length > 0 && !jquery.includes(''),
    };
  }

  let pages = new Map<Document, { flags: number; selector: string }>();

  /** What listens on the document as a whole. */
  function page(document: Document) {
    const known = pages.get(document);
    if (known) return known;
    const result = { flags: kit.listenersOf ? 0 : CLICK, selector: '' };
    const selectors: string[] = [];
    for (const target of [document.defaultView, document, document.documentElement, document.body]) {
      if (!target) continue;
      const own = native(target);
      result.flags |= own;
      if (own & (CLICK | PRESS)) {
        const found = delegate(target)?.selector;
        if (found) selectors.push(found);
      }
    }
    result.selector = selectors.join(',');
    pages.set(document, result);
    return result;
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
    flags,
    delegate,
    page,
    reset() {
      pages = new Map();
      delegates = new Map();
      reactLooked = 0;
      reactMissed = 0;
    },
  };
}
