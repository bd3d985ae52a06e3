/**
 * Runs in every document after its clock is there and before its own scripts. What tells the time or waits for some of it
 * other than by `Date` and timers goes by the same clock: dates that are formatted, `Temporal`, tasks with a delay, signals
 * that time out.
 */
export function shiftDates(key: string): void {
  const scope = globalThis as unknown as Record<string | symbol, unknown> & typeof globalThis;
  const symbol = Symbol.for(`${key}.dates`);
  if (!scope[Symbol.for(key)] || scope[symbol]) return;
  Object.defineProperty(scope, symbol, { value: true });
  const { now } = Date;
  const later = scope.setTimeout.bind(scope);
  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false });

  const formats = Intl.DateTimeFormat.prototype;
  const { formatToParts: inParts } = formats;
  const boundFormat = Object.getOwnPropertyDescriptor(formats, 'format')?.get;
  type Format = (date?: Date | number) => string;
  const shifted = new WeakMap<Format, Format>();
  Object.defineProperty(formats, 'format', {
    get(this: Intl.DateTimeFormat) {
      // One and the same function for each format, as the platform's.
      const own = boundFormat?.call(this) as Format;
      const made = shifted.get(own) ?? ((date?: Date | number) => own(date === undefined ? now() : date));
      shifted.set(own, made);
      return made;
    },
    configurable: true,
  });
  put(formats, 'formatToParts', function formatToParts(this: Intl.DateTimeFormat, date?: Date | number) {
    return inParts.call(this, date === undefined ? now() : date);
  });

  interface Zoned {
    toPlainDateTime(): unknown;
    toPlainDate(): unknown;
    toPlainTime(): unknown;
  }
  type Instant = { toZonedDateTimeISO(zone: unknown): Zoned };
  const temporal = scope.Temporal as
    | { Now: { timeZoneId(): string }; Instant: { fromEpochMilliseconds(milliseconds: number): Instant } }
    | undefined;
  if (temporal) {
    const { Now } = temporal;
    const instant = () => temporal.Instant.fromEpochMilliseconds(now());
    const zoned = (zone: unknown = Now.timeZoneId()) => instant().toZonedDateTimeISO(zone);
    put(Now, 'instant', instant);
    put(Now, 'zonedDateTimeISO', zoned);
    put(Now, 'plainDateTimeISO', (zone?: unknown) => zoned(zone).toPlainDateTime());
    put(Now, 'plainDateISO', (zone?: unknown) => zoned(zone).toPlainDate());
    put(Now, 'plainTimeISO', (zone?: unknown) => zoned(zone).toPlainTime());
  }

  type Post = (run: () => unknown, options?: { delay?: number }) => Promise<unknown>;
  const tasks = Object.getPrototypeOf(scope.scheduler ?? {}) as { postTask?: Post };
  const { postTask: post } = tasks;
  if (post)
    put(tasks, 'postTask', function postTask(this: unknown, run: () => unknown, options?: { delay?: number }) {
      const own = (rest?: object) => Reflect.apply(post, this, [run, rest]) as Promise<unknown>;
      const delay = Number(options?.delay);
      if (!(delay > 0)) return own(options);
      return new Promise((done) => later(() => done(own({ ...options, delay: 0 })), delay));
    });

  put(AbortSignal, 'timeout', function timeout(milliseconds: number) {
    const controller = new AbortController();
    later(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}
