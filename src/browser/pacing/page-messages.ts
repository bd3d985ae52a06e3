import type { PageClock } from './page-clock.ts';

/**
 * Runs in every document after its clock is there and before its own scripts. What workers, sockets, streams and other
 * tabs say to a page that is held waits until it is let go, and comes then in its order.
 */
export function holdMessages(key: string): void {
  const scope = globalThis as unknown as Record<string | symbol, unknown> & typeof globalThis;
  const clock = scope[Symbol.for(key)] as PageClock | undefined;
  if (!clock || clock.deliver) return;
  const waiting: Array<{ target: EventTarget; event: MessageEvent }> = [];
  const listen = EventTarget.prototype.addEventListener;
  const stop = Event.prototype.stopImmediatePropagation;
  const dispatch = EventTarget.prototype.dispatchEvent;
  /** What is handed on now, though it came earlier. */
  let passed: Event | null = null;

  clock.deliver = () => {
    for (const { target, event } of waiting.splice(0)) {
      const { data, origin, lastEventId, source, ports } = event;
      passed = new MessageEvent('message', { data, origin, lastEventId, source, ports: [...ports] });
      try {
        dispatch.call(target, passed);
      } finally {
        passed = null;
      }
    }
  };

  /** Hears first, as nobody else has had the object yet. */
  const guard = (target: EventTarget) =>
    listen.call(target, 'message', (event) => {
      if (event === passed || !clock.isHeld()) return;
      stop.call(event);
      waiting.push({ target, event: event as MessageEvent });
    });

  for (const name of ['Worker', 'SharedWorker', 'WebSocket', 'EventSource', 'BroadcastChannel']) {
    const native = scope[name];
    if (typeof native !== 'function') continue;
    const guarded = new Proxy(native, {
      construct(target, args, asked) {
        const made = Reflect.construct(target, args, asked) as EventTarget & { port?: EventTarget };
        guard(made.port ?? made);
        return made;
      },
    });
    Object.defineProperty(native.prototype, 'constructor', { value: guarded, writable: true, configurable: true });
    Object.defineProperty(scope, name, { value: guarded, writable: true, configurable: true });
  }
}
