import type { ListenersOf } from './kit.ts';

/** What a document notes of its listeners and of its closed shadow roots, in browsers without an inspector to ask. */
export interface Memory {
  listenersOf(target: EventTarget): ReturnType<ListenersOf>;
  closedRoots(): Array<[Element, ShadowRoot]>;
}

export const MEMORY_KEY = 'dramatis.memory';

/** Runs in every document before its own scripts, and keeps nothing alive that the page lets go. */
export function remember(key: string): void {
  const scope = globalThis as unknown as Record<symbol, unknown> & typeof globalThis;
  const symbol = Symbol.for(key);
  if (scope[symbol]) return;
  const { apply } = Reflect;
  const heard = new WeakMap<object, Map<string, Array<{ listener: unknown; capture: boolean }>>>();
  const closed = new WeakMap<Element, ShadowRoot>();
  const hosts: Array<WeakRef<Element>> = [];
  type Options = boolean | AddEventListenerOptions | undefined;
  const captures = (options: Options) => (typeof options === 'object' ? options?.capture === true : options === true);

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const forget = (target: object, type: string, listener: unknown, capture: boolean) => {
    const list = heard.get(target)?.get(type);
    const at = list?.findIndex((one) => one.listener === listener && one.capture === capture) ?? -1;
    if (at >= 0) list?.splice(at, 1);
  };
  const note = (target: EventTarget, type: string, listener: unknown, options: Options) => {
    const types = heard.get(target) ?? new Map();
    heard.set(target, types);
    const list = types.get(type) ?? [];
    types.set(type, list);
    const capture = captures(options);
    if (
      list.some((one: { listener: unknown; capture: boolean }) => one.listener === listener && one.capture === capture)
    )
      return;
    list.push({ listener, capture });
    if (typeof options !== 'object' || options === null) return;
    const over = () => forget(target, type, listener, capture);
    if (options.once) apply(addEventListener, target, [type, over, { once: true, capture }]);
    if (options.signal) apply(addEventListener, options.signal, ['abort', over, { once: true }]);
  };
  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: true });
  const asked = {
    addEventListener(this: EventTarget | undefined, ...args: [string, unknown, Options]) {
      apply(addEventListener, this, args);
      try {
        if (args[1]) note(this ?? scope, `${args[0]}`, args[1], args[2]);
      } catch {
        // The page hears what it asked for all the same.
      }
    },
    removeEventListener(this: EventTarget | undefined, ...args: [string, unknown, Options]) {
      apply(removeEventListener, this, args);
      try {
        forget(this ?? scope, `${args[0]}`, args[1], captures(args[2]));
      } catch {}
    },
    attachShadow(this: Element, ...args: [ShadowRootInit]) {
      const root = apply(attachShadow, this, args);
      if (root.mode === 'closed') {
        closed.set(this, root);
        hosts.push(new WeakRef(this));
      }
      return root;
    },
  };
  const { attachShadow } = Element.prototype;
  put(EventTarget.prototype, 'addEventListener', asked.addEventListener);
  put(EventTarget.prototype, 'removeEventListener', asked.removeEventListener);
  put(Element.prototype, 'attachShadow', asked.attachShadow);

  const memory: Memory = {
    listenersOf: (target) => Object.fromEntries(heard.get(target) ?? []),
    closedRoots() {
      const found: Array<[Element, ShadowRoot]> = [];
      for (const host of hosts.map((one) => one.deref())) {
        const root = host && closed.get(host);
        if (host?.isConnected && root) found.push([host, root]);
      }
      return found;
    },
  };
  Object.defineProperty(scope, symbol, { value: memory });
}
