import type { ListenersOf } from './kit.ts';

/**
 * What only the page's own script context knows of its nodes: who listens on them, and what frameworks note on them.
 * The walk lives in a context of its own, where nothing that a page does to its built-ins reaches it; this function is
 * all that runs beside the page, and uses of the page's built-ins as few as can be. It is sent as text.
 *
 * @param listenersOf the console's `getEventListeners`, or what stands in for it; it may look at the types alone.
 */
export function createInformant(listenersOf: ListenersOf) {
  const ownKeys = Object.keys;
  const TYPES: Record<string, 1> = {
    __proto__: null as never,
    click: 1,
    tap: 1,
    auxclick: 1,
    mousedown: 1,
    mouseup: 1,
    pointerdown: 1,
    pointerup: 1,
    touchstart: 1,
    touchend: 1,
    dblclick: 1,
    contextmenu: 1,
    mouseenter: 1,
    mouseover: 1,
    pointerenter: 1,
    pointerover: 1,
    mousemove: 1,
    pointermove: 1,
    touchmove: 1,
    keydown: 1,
    keyup: 1,
    keypress: 1,
    dragstart: 1,
    drop: 1,
    dragover: 1,
    dragenter: 1,
    wheel: 1,
    paste: 1,
  };
  const PRESSES = ['click', 'tap', 'mousedown', 'pointerdown', 'touchstart'];
  // Where nothing else is listened for: beside a press, letting go looks for the place to drop something on.
  const RELEASES = ['mouseup', 'pointerup', 'touchend'];
  const TWICE = ['dblclick'];
  const OTHER = ['contextmenu'];
  const DROPS = ['drop'];
  const OVER = ['mouseover', 'mouseenter', 'pointerover', 'pointerenter'];
  const DELEGATED = ['click', 'mousedown', 'mouseup', 'pointerdown', 'vclick', 'tap'];

  // React keeps an element's handlers in a property of the element, and listens at the root.
  const REACT = /^__react(?:Props|EventHandlers)\$/;
  const SORTABLE = /^Sortable\d/;
  const CAPTURE = /Capture$/;

  function typesOf(props: Record<string, unknown>): string {
    let out = '';
    for (const key in props)
      if (key[0] === 'o' && key[1] === 'n' && props[key])
        out += `+${key === 'onDoubleClick' ? 'dblclick' : key.slice(2).replace(CAPTURE, '').toLowerCase()}|`;
    return out;
  }

  /** What d3 keeps of its handlers by name: `drag` is one of its own. */
  function pulled(noted: unknown): boolean {
    const list = noted as ArrayLike<{ name?: unknown } | undefined>;
    for (let at = 0; at < list.length && at < 20; at++) if (list[at]?.name === 'drag') return true;
    return false;
  }

  /** Handlers that later versions of Svelte keep under a symbol. */
  function bySymbol(node: Node): string {
    for (const mark of Object.getOwnPropertySymbols(node))
      if (mark.description === 'events') {
        const kept = (node as unknown as Record<symbol, object | undefined>)[mark];
        return Object.keys(kept ?? {})
          .map((type) => `+${type}|`)
          .join('');
      }
    return '';
  }

  const NOTED: Record<string, 1> = { __proto__: null as never, click: 1, mousedown: 1, pointerdown: 1, dblclick: 1 };

  /** Handlers kept by React, Preact-like, Solid, Svelte 5, Inferno, and the mark that SortableJS leaves on a list. */
  function noted(node: Node): string {
    const holder = node as unknown as Record<string, unknown>;
    const keys = ownKeys(holder);
    let out = (window as { __svelte?: unknown }).__svelte ? bySymbol(node) : '';
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as string;
      const kept = holder[key];
      if (key[0] === '_' && REACT.test(key)) out += typesOf(kept as Record<string, unknown>);
      else if (key[0] === 'S' && SORTABLE.test(key)) out += 'sortable|';
      else if (key === '__on' && kept && pulled(kept)) out += 'pulled|';
      // Version 3 of d3 keeps each handler by itself.
      else if (key === '__onmousedown.drag' && kept) out += 'pulled|';
      else if (kept && (key.startsWith('__') || key.startsWith('$$')) && NOTED[key.slice(2)] === 1)
        out += `+${key.slice(2)}|`;
    }
    return out;
  }

  /** Handlers that only keep an event from others do nothing that a person could want. */
  const SHIELD =
    /^[^{]*?(?:\{|=>)\s*\{?\s*(?:return\s+)?(?:[\w$]+\.(?:stopPropagation|stopImmediatePropagation|preventDefault)\(\)[\s;,]*)+(?:return(?: false| true)?[\s;]*)?\}?\s*$/;
  /** What a component passes on where nobody set a handler. */
  const EMPTY = /^(?:function\b[^(]*)?\(?[\w$,\s.]*\)?\s*(?:=>\s*)?\{\s*\}$/;
  const LONGEST_SHIELD = 200;
  type Invoker = { (): unknown; attached?: unknown; value?: Invoker };
  let shields: WeakMap<object, boolean> | null = null;
  try {
    shields = new WeakMap();
  } catch {}

  const SHIELDED: Record<string, 1> = {
    __proto__: null as never,
    click: 1,
    mousedown: 1,
    pointerdown: 1,
    dblclick: 1,
    contextmenu: 1,
  };

  function shielding(list: Array<{ listener: unknown }>, type: string): boolean {
    if (!shields) return false;
    for (let at = 0; at < list.length; at++) {
      let listener = list[at]?.listener as Invoker;
      if (typeof listener !== 'function') return false;
      // Vue listens with a function of its own that holds the handler.
      const held = typeof listener.attached === 'number' ? listener.value : undefined;
      if (typeof held === 'function') listener = held;
      // To keep the browser's own menu back is something that one sees.
      else if (type === 'contextmenu') return false;
      let only = shields.get(listener);
      if (only === undefined) {
        const text = `${listener}`;
        only = text.length < LONGEST_SHIELD && (SHIELD.test(text) || (listener === held && EMPTY.test(text)));
        shields.set(listener, only);
      }
      if (!only) return false;
    }
    return list.length > 0;
  }

  /** The same object hears the pointer come and go: it draws what the pointer does, and opens no menu. */
  function watches(list: Array<{ listener: unknown }>, beside: Array<{ listener: unknown }> | undefined): boolean {
    for (let at = 0; at < list.length; at++) {
      const listener = list[at]?.listener;
      let too = false;
      for (let other = 0; beside && other < beside.length; other++) too ||= beside[other]?.listener === listener;
      if (!too || typeof listener !== 'object') return false;
    }
    return true;
  }

  function heard(target: Node | Window): string {
    let out = '';
    const all = listenersOf(target, TYPES);
    for (const type in all) {
      const list = all[type];
      if (TYPES[type] !== 1 || list?.length === 0) continue;
      if (SHIELDED[type] === 1)
        try {
          if (list && (shielding(list, type) || (type === 'contextmenu' && watches(list, all.pointerenter)))) continue;
        } catch {}
      out += `${type}|`;
    }
    return out;
  }

  /**
   * `click|keydown|+mousedown|`: types that are listened for, and with a plus those that a framework only notes. A document
   * answers for its window too.
   */
  function about(node: Node): string {
    let out = '';
    try {
      out = heard(node);
      if (node.nodeType === 9 && (node as Document).defaultView) out += heard((node as Document).defaultView as Window);
      else out += noted(node);
    } catch {}
    return out;
  }

  type Kept = Record<string, Array<{ selector?: string; handler?: unknown }>>;

  /** What jQuery keeps of its handlers on a node. */
  function jqueryEvents(node: Node | Window): Kept | undefined {
    const home = (node as Node).ownerDocument ?? (node as Document);
    const window = (home.defaultView ?? node) as { jQuery?: { _data?: (node: unknown, key: string) => unknown } };
    return window.jQuery?._data?.(node, 'events') as Kept | undefined;
  }

  const SPLIT = '\u0001';
  const NEXT = '\u0002';

  /** Looks for what lies where something is let go. */
  const LANDS = /elements?FromPoint/;

  /**
   * The handlers of a node or window for some types: each source after an `s`, each selector that jQuery keeps after a `j`, and after an
   * `r` the sources that beside those look for a place where the pointer lets go.
   */
  function handlers(
    node: Node | Window,
    types: readonly string[] = PRESSES,
    otherwise: readonly string[] = RELEASES,
    delegated: readonly string[] = DELEGATED,
  ): string {
    let out = '';
    let mark = 's';
    const tell = (handler: unknown) => {
      const called =
        typeof handler === 'object' && handler ? (handler as { handleEvent?: unknown }).handleEvent : handler;
      const source = typeof called === 'function' ? `${called}` : '';
      if (source !== '' && (mark === 's' || LANDS.test(source))) out += `${mark}${source}${SPLIT}`;
    };
    try {
      const all = listenersOf(node, TYPES);
      const each = (wanted: readonly string[]) => {
        for (let at = 0; at < wanted.length; at++) {
          const list = all[wanted[at] as string];
          for (let entry = 0; list && entry < list.length; entry++) tell(list[entry]?.listener);
        }
      };
      each(types);
      if (out !== '') mark = 'r';
      each(otherwise);
    } catch {}
    mark = 's';
    try {
      const events = jqueryEvents(node);
      for (let at = 0; events && at < delegated.length; at++) {
        const list = events[delegated[at] as string];
        for (let entry = 0; list && entry < list.length; entry++) {
          const { selector = '', handler } = list[entry] ?? {};
          out += `j${selector || ''}${SPLIT}`;
          if (!selector) tell(handler);
        }
      }
    } catch {}
    return out;
  }

  /** How a handler speaks that tells the arrow keys apart: by their names or codes, or by a table of them. */
  const ARROWS =
    /Arrow(?:Up|Down|Left|Right)|\b(?:keyCode|which)\b[\s\S]*\b(?:37|38|39|40)\b|\b(?:37|38|39|40)\b[\s\S]*\b(?:keyCode|which)\b|\[\s*[\w$]+\.(?:keyCode|which|key|code)\s*\]/;
  const KEYS = ['keydown', 'keyup', 'keypress'];

  /** Whether a press of an arrow key anywhere on the page means something to the node or window: '1', else ''. */
  function arrows(node: Node | Window): string {
    const found = (handler: unknown) => typeof handler === 'function' && ARROWS.test(`${handler}`);
    try {
      const all = listenersOf(node, TYPES);
      for (let at = 0; at < KEYS.length; at++) {
        const list = all[KEYS[at] as string];
        for (let entry = 0; list && entry < list.length; entry++) if (found(list[entry]?.listener)) return '1';
      }
      const events = jqueryEvents(node);
      for (let at = 0; events && at < KEYS.length; at++) {
        const list = events[KEYS[at] as string];
        for (let entry = 0; list && entry < list.length; entry++)
          if (!list[entry]?.selector && found(list[entry]?.handler)) return '1';
      }
    } catch {}
    return '';
  }

  return {
    arrows,
    about(nodes: readonly Node[]): string {
      let out = '';
      for (let at = 0; at < nodes.length; at++) out += `${about(nodes[at] as Node)},`;
      return out;
    },
    handlers,
    /** The handlers of several nodes, one behind the other. */
    each(nodes: readonly Node[]): string {
      let out = '';
      for (let at = 0; at < nodes.length; at++) out += `${at > 0 ? NEXT : ''}${handlers(nodes[at] as Node)}`;
      return out;
    },
    seconds(node: Node, type: string): string {
      const types = type === 'double' ? TWICE : type === 'drop' ? DROPS : type === 'over' ? OVER : OTHER;
      return handlers(node, types, [], types);
    },
  };
}
