/** What the driver says to the clock of a document. */
export interface PageClock {
  /**
   * @param animations also stops them, for a browser whose inspector cannot.
   * @returns whether anything is animated.
   */
  hold(animations: boolean): boolean;
  /** Has each animation drawn where it is in time. */
  place(): Promise<void>;
  /** Goes on, as if `milliseconds` had gone by since it was held. */
  release(milliseconds: number): void;
  isHeld(): boolean;
  /** Hands on what was said to the page while it was held; set by who keeps that. */
  deliver?: () => void;
  /** Whether something begun since the last release fires within so many milliseconds: a timer, a frame, a transition's end. */
  pending(milliseconds: number): boolean;
}

export const CLOCK_KEY = 'dramatis.clock';

/**
 * Runs in every document before its own scripts. Until it is first held, time is the browser's own: each timer is a
 * real timer around the page's callback. Held, callbacks that come due wait, and `Date` stands still; released, time
 * goes on from there, and the time that is said to have gone by passes at once, timer by timer in their order.
 */
export function installClock(key: string): void {
  const scope = globalThis as unknown as Record<symbol, unknown> & typeof globalThis;
  const symbol = Symbol.for(key);
  if (scope[symbol]) return;
  const native = {
    set: scope.setTimeout.bind(scope) as (run: () => void, delay: number) => number,
    clear: scope.clearTimeout.bind(scope) as (id: number) => void,
    frame: scope.requestAnimationFrame.bind(scope),
    cancelFrame: scope.cancelAnimationFrame.bind(scope),
    Date: scope.Date,
    dateNow: scope.Date.now.bind(scope.Date),
    now: Performance.prototype.now,
    stamp: Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get,
  };
  const MOST_FIRED = 5000;
  const MOST_REAL_MS = 1000;
  const UNSEEN_MS = 0.001;
  const MOST_FRAMES_MS = 200;

  interface Timer {
    due: number;
    run: () => void;
    every: number | null;
    nativeId: number;
    waiting: boolean;
    /** The first of those that started one another. */
    born: number;
  }
  const timers = new Map<number, Timer>();
  const frames = new Map<number, { run: FrameRequestCallback; nativeId: number; born: number }>();
  let nextId = 1;
  /** Timers from this one on were started since the page was let go. */
  let firstNew = 1;
  /** What runs now was started by a timer that began with this one: a page that looks again and again begins nothing. */
  let lineage: number | null = null;
  let offset = 0;
  let heldAt: number | null = null;
  let heldFrom = 0;
  let heldDay = 0;
  let jumped: number | null = null;
  let lastShown = 0;
  let stopped: Animation[] = [];
  const real = () => native.now.call(performance);
  const now = () => jumped ?? (heldAt === null ? real() + offset : heldAt);

  const arm = (id: number, timer: Timer) => {
    timer.waiting = false;
    timer.nativeId = native.set(() => cameDue(id), Math.max(0, timer.due - now()));
  };
  const cameDue = (id: number) => {
    const timer = timers.get(id);
    if (!timer) return;
    if (heldAt !== null) timer.waiting = true;
    else if (timer.due - now() > 1) arm(id, timer);
    else fire(id, timer, true);
  };
  const fire = (id: number, timer: Timer, rearm: boolean) => {
    if (timer.every === null) timers.delete(id);
    else {
      timer.due = Math.max(timer.due + timer.every, now());
      if (rearm) arm(id, timer);
    }
    within(timer.born, timer.run);
  };
  const within = (born: number, run: () => void) => {
    const before = lineage;
    lineage = born;
    try {
      run();
    } finally {
      lineage = before;
    }
  };
  const start = (handler: unknown, delay: unknown, args: unknown[], repeat: boolean) => {
    const run =
      typeof handler === 'function'
        ? () => Reflect.apply(handler, scope, args)
        : // The platform runs a string as a script of the page, and so must this.
          () => scope.eval(String(handler));
    const wait = Math.max(0, Number(delay) || 0);
    const id = nextId++;
    const every = repeat ? Math.max(wait, 4) : null;
    const timer = { due: now() + wait, run, every, nativeId: 0, waiting: false, born: lineage ?? id };
    timers.set(id, timer);
    arm(id, timer);
    return id;
  };
  const stop = (id: unknown) => {
    const timer = timers.get(Number(id));
    if (!timer) return;
    native.clear(timer.nativeId);
    timers.delete(Number(id));
  };
  const paint = (id: number, at: number) => {
    const frame = frames.get(id);
    if (!frame) return;
    if (heldAt !== null) {
      frame.nativeId = 0;
      return;
    }
    frames.delete(id);
    within(frame.born, () => frame.run(at + offset));
  };
  const askFrame = (id: number, frame: { run: FrameRequestCallback; nativeId: number }) => {
    frame.nativeId = native.frame((at) => paint(id, at));
  };

  /** Lets time go by at once, firing what comes due in its order. */
  const pass = (milliseconds: number) => {
    const end = now() + milliseconds;
    const began = real();
    for (let fired = 0; fired < MOST_FIRED && real() - began < MOST_REAL_MS; fired++) {
      let first: [number, Timer] | null = null;
      for (const entry of timers) if (entry[1].due <= end && (!first || entry[1].due < first[1].due)) first = entry;
      if (!first) break;
      const [id, timer] = first;
      jumped = Math.max(now(), timer.due);
      native.clear(timer.nativeId);
      timer.waiting = true;
      try {
        fire(id, timer, false);
      } catch (error) {
        reportError(error);
      }
    }
    jumped = end;
  };

  /** A document does not tell what moves within its components. */
  const moves = (root: Document | ShadowRoot): Animation[] => [
    ...(root.getAnimations?.() ?? []),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? moves(shadowRoot) : [])),
  ];
  const running = () => moves(document).filter(({ playState }) => playState === 'running');

  const clock: PageClock = {
    hold(animations) {
      if (heldAt !== null) return false;
      heldDay = Math.floor(native.dateNow() + offset);
      heldAt = real() + offset;
      heldFrom = heldAt;
      const moving = running();
      if (animations) stopped = moving;
      for (const animation of stopped) animation.pause();
      return moving.length > 0;
    },
    async place() {
      const painted = () =>
        new Promise<void>((done) => {
          native.set(done, MOST_FRAMES_MS);
          native.frame(() => native.frame(() => done()));
        });
      await painted();
      // Only a time that is not quite the same is handed on to what draws.
      for (const animation of running())
        if (typeof animation.currentTime === 'number') animation.currentTime += UNSEEN_MS;
      await painted();
    },
    release(milliseconds) {
      if (heldAt === null) return;
      jumped = heldAt;
      heldAt = null;
      clock.deliver?.();
      if (milliseconds > 0) pass(milliseconds);
      offset = now() - real();
      jumped = null;
      for (const [id, timer] of timers) {
        native.clear(timer.nativeId);
        arm(id, timer);
      }
      for (const [id, frame] of frames) if (frame.nativeId === 0) askFrame(id, frame);
      firstNew = nextId;
      for (const animation of stopped) if (animation.playState === 'paused') animation.play();
      stopped = [];
      if (milliseconds <= 0) return;
      for (const animation of running())
        if (typeof animation.currentTime === 'number') animation.currentTime += milliseconds;
      for (const svg of document.querySelectorAll('svg'))
        if (!svg.ownerSVGElement && svg.querySelector('animate, animateMotion, animateTransform, set'))
          svg.setCurrentTime(svg.getCurrentTime() + milliseconds / 1000);
    },
    isHeld: () => heldAt !== null,
    pending(milliseconds) {
      for (const timer of timers.values()) if (timer.born >= firstNew && timer.due - now() <= milliseconds) return true;
      for (const { born } of frames.values()) if (born >= firstNew) return true;
      return running().some(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
    },
  };

  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: true });
  put(scope, 'setTimeout', function setTimeout(handler: unknown, delay?: unknown, ...args: unknown[]) {
    return start(handler, delay, args, false);
  });
  put(scope, 'setInterval', function setInterval(handler: unknown, delay?: unknown, ...args: unknown[]) {
    return start(handler, delay, args, true);
  });
  put(scope, 'clearTimeout', function clearTimeout(id: unknown) {
    stop(id);
  });
  put(scope, 'clearInterval', function clearInterval(id: unknown) {
    stop(id);
  });
  put(scope, 'requestAnimationFrame', function requestAnimationFrame(run: FrameRequestCallback) {
    const id = nextId++;
    const frame = { run, nativeId: 0, born: lineage ?? id };
    frames.set(id, frame);
    askFrame(id, frame);
    return id;
  });
  put(scope, 'cancelAnimationFrame', function cancelAnimationFrame(id: number) {
    const frame = frames.get(id);
    if (frame) native.cancelFrame(frame.nativeId);
    frames.delete(id);
  });
  // It never runs backwards. Held, it stands still as well, but for a script that runs all the same: that can measure itself.
  let taskFrom: number | null = null;
  const inTask = () => {
    if (taskFrom === null) {
      taskFrom = real();
      native.set(() => {
        taskFrom = null;
      }, 0);
    }
    return real() - taskFrom;
  };
  put(Performance.prototype, 'now', function performanceNow(this: Performance) {
    const shown = jumped ?? (heldAt === null ? native.now.call(this) + offset : heldAt + inTask());
    lastShown = Math.max(lastShown, shown);
    return lastShown;
  });
  const day = () =>
    // The wall clock is read once for a whole hold: two readings of clocks that tick apart would differ by one.
    heldAt === null && jumped === null ? native.dateNow() + offset : heldDay + (now() - heldFrom);
  native.Date.now = () => Math.floor(day());
  const shifted = new Proxy(native.Date, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [day()] : args, asked),
    apply: () => new native.Date(day()).toString(),
  });
  Object.defineProperty(native.Date.prototype, 'constructor', { value: shifted, writable: true, configurable: true });
  Object.defineProperty(scope, 'Date', { value: shifted, writable: true, configurable: true });
  const { stamp } = native;
  if (stamp)
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get(this: Event) {
        return stamp.call(this) + offset;
      },
      configurable: true,
      enumerable: true,
    });
  Object.defineProperty(scope, symbol, { value: clock });
}
