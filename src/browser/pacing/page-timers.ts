/** What a document whose time goes on says of its timers. */
export interface PageTimers {
  /**
   * Whether something that was begun within the last `since` milliseconds goes on or fires within `soon`: a timer, a
   * frame, a transition.
   */
  begun(since: number, soon: number): boolean;
}

export const TIMERS_KEY = 'dramatis.timers';

/**
 * Runs in every document before its own scripts: notes which timers are to fire. What a timer starts counts as begun
 * with it, so that a page that looks again and again of its own accord is not taken for one that answers.
 */
export function watchTimers(key: string): void {
  const scope = globalThis as unknown as Record<symbol, unknown> & typeof globalThis;
  const symbol = Symbol.for(key);
  if (scope[symbol]) return;
  const native = {
    timeout: scope.setTimeout,
    interval: scope.setInterval,
    clearTimeout: scope.clearTimeout,
    clearInterval: scope.clearInterval,
    frame: scope.requestAnimationFrame,
    cancelFrame: scope.cancelAnimationFrame,
    now: performance.now.bind(performance),
    apply: Reflect.apply,
  };
  /** A document does not tell what moves within its components. */
  const moves = (root: Document | ShadowRoot): Animation[] => [
    ...(root.getAnimations?.() ?? []),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? moves(shadowRoot) : [])),
  ];
  const waiting = new Map<number, { born: number; due: number }>();
  const frames = new Map<number, number>();
  /** When that began which the script that runs now belongs to; null outside of timers. */
  let born: number | null = null;

  /** A callback that hands on when it was begun; text is left to the browser. */
  const within = (run: unknown, began: number, over: () => void): unknown =>
    typeof run !== 'function'
      ? run
      : function (this: unknown, ...args: unknown[]) {
          const before = born;
          born = began;
          over();
          try {
            return native.apply(run as () => unknown, this, args);
          } finally {
            born = before;
          }
        };
  const timer = (start: typeof setTimeout, repeats: boolean) => (handler: unknown, delay: unknown, args: unknown[]) => {
    const wait = Math.max(0, Number(delay) || 0);
    const began = born ?? native.now();
    let id = 0;
    const over = () => {
      const known = waiting.get(id);
      if (repeats && known) known.due = native.now() + wait;
      else waiting.delete(id);
    };
    id = native.apply(start, scope, [within(handler, began, over), delay, ...args]) as unknown as number;
    waiting.set(id, { born: began, due: native.now() + wait });
    return id;
  };
  const once = timer(native.timeout, false);
  const again = timer(native.interval as unknown as typeof setTimeout, true);
  const put = (name: string, value: unknown) =>
    Object.defineProperty(scope, name, { value, writable: true, configurable: true, enumerable: true });
  put('setTimeout', function setTimeout(handler: unknown, delay?: unknown, ...args: unknown[]) {
    return once(handler, delay, args);
  });
  put('setInterval', function setInterval(handler: unknown, delay?: unknown, ...args: unknown[]) {
    return again(handler, delay, args);
  });
  put('clearTimeout', function clearTimeout(id: number) {
    waiting.delete(id);
    native.apply(native.clearTimeout, scope, [id]);
  });
  put('clearInterval', function clearInterval(id: number) {
    waiting.delete(id);
    native.apply(native.clearInterval, scope, [id]);
  });
  put('requestAnimationFrame', function requestAnimationFrame(run: FrameRequestCallback) {
    const began = born ?? native.now();
    let id = 0;
    const drawn = within(run, began, () => frames.delete(id)) as FrameRequestCallback;
    id = native.apply(native.frame, scope, [drawn]);
    frames.set(id, began);
    return id;
  });
  put('cancelAnimationFrame', function cancelAnimationFrame(id: number) {
    frames.delete(id);
    native.apply(native.cancelFrame, scope, [id]);
  });

  const timers: PageTimers = {
    begun(since, soon) {
      const now = native.now();
      for (const [id, { born: began, due }] of waiting) {
        // Text that has run by now, and what is long overdue, is over.
        if (due < now - 1000) waiting.delete(id);
        else if (began >= now - since && due <= now + soon) return true;
      }
      for (const began of frames.values()) if (began >= now - since) return true;
      return moves(document).some(
        ({ playState, effect, startTime }) =>
          playState === 'running' &&
          Number(effect?.getComputedTiming().endTime) < Infinity &&
          Number(startTime ?? now) >= now - since,
      );
    },
  };
  Object.defineProperty(scope, symbol, { value: timers });
}
