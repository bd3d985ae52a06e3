/** What the driver asks of a document about the traps in the order of its focus. */
export type TrapQuestion =
  /** Whether the order is to be walked, which begins with this: not when it was walked for these handlers already. */
  | { ask: 'begin'; suspects: string }
  /** After a step: whether it goes on, has come round within a part of the page, or through all of it. */
  | { ask: 'step' }
  /** Whether the focus is still in what was gone round. */
  | { ask: 'stays' }
  /** Gives the focus back, and puts everything where it was scrolled to. */
  | { ask: 'end'; trapped: boolean }
  /** Which places the focus does not come to any more. */
  | { ask: 'behind'; points: ReadonlyArray<{ x: number; y: number }> }
  /** Whether a place lies before where the focus is. */
  | { ask: 'precedes'; point: { x: number; y: number } };

/** What is kept of a document between two looks. */
interface Keeper {
  /** Of the handlers for which it was last walked. */
  suspects: string;
  /** The stops that the Tab key does not get out of, either way; empty when it does. */
  cycle: Element[];
  walked: Element[];
  origin: Element | null;
  scrolled: Array<[Element, number, number]>;
}

export type Step = 'on' | 'round' | 'free';

/** Runs in the page, beside its scripts: answers one question about this document and the frames of its origin in it. */
export function keepTraps({ key, ...question }: TrapQuestion & { key: string }): unknown {
  const MOST_ELEMENTS = 5000;
  const PLAIN =
    'a[href], button:enabled, input:enabled:not([type="radio"], [type="hidden"]), select:enabled, textarea:enabled';
  const scope = globalThis as unknown as Record<symbol, Keeper | undefined>;
  const symbol = Symbol.for(key);

  const held = (element: Element | null): Document | null => {
    try {
      return (element as HTMLIFrameElement | null)?.contentDocument ?? null;
    } catch {
      return null;
    }
  };
  const documents = (from: Document = document): Document[] => [
    from,
    ...[...from.querySelectorAll('iframe, frame')].flatMap((frame) => {
      const inner = held(frame);
      return inner ? documents(inner) : [];
    }),
  ];
  /** What has the focus, in shadow roots and frames too; null where nothing has. */
  const focused = (): Element | null => {
    let active = document.activeElement;
    if (!active || active === document.body || active === document.documentElement) return null;
    for (;;) {
      const inner: Element | null = active.shadowRoot?.activeElement ?? held(active)?.activeElement ?? null;
      if (!inner) return active;
      active = inner;
    }
  };
  /** What something lies in that is not part of its own tree: the host of a shadow root, the frame of a document. */
  const around = (element: Element): Element | null => {
    const root = element.getRootNode();
    return root instanceof ShadowRoot || 'host' in root
      ? (root as ShadowRoot).host
      : (((root as Document).defaultView?.frameElement as Element | null | undefined) ?? null);
  };
  const chain = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = element; at; at = around(at)) all.push(at);
    return all;
  };
  /** Whether the second comes after the first, as the focus goes. */
  const follows = (first: Element, second: Element): boolean => {
    const others = chain(second);
    for (const one of chain(first)) {
      const other = others.find((element) => element.getRootNode() === one.getRootNode());
      if (other) return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    }
    return false;
  };
  const hit = ({ x, y }: { x: number; y: number }): Element | null => {
    let found = document.elementFromPoint(x, y);
    for (let inner = held(found); found && inner; inner = held(found)) {
      const { left, top } = found.getBoundingClientRect();
      x -= left + found.clientLeft;
      y -= top + found.clientTop;
      const next = inner.elementFromPoint(x, y);
      if (!next) break;
      found = next;
    }
    return found;
  };

  const keeper = scope[symbol];
  const cycle = keeper?.cycle ?? [];
  const within = (element: Element): boolean =>
    cycle.some((stop) => stop === element || stop.contains(element) || element.contains(stop));

  function begin(suspects: string): boolean {
    if (keeper?.suspects === suspects && (cycle.length === 0 || cycle.some(({ isConnected }) => isConnected)))
      return false;
    const scrolled = documents()
      .flatMap((inner) => [...inner.getElementsByTagName('*')].slice(0, MOST_ELEMENTS))
      .filter((element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
      .map((element): Keeper['scrolled'][number] => [element, element.scrollLeft, element.scrollTop]);
    scope[symbol] = { suspects, cycle: [], walked: [], origin: focused(), scrolled };
    return true;
  }

  function step({ walked }: Keeper): Step {
    const active = focused();
    // The browser's own controls are part of the round.
    if (!active) return 'free';
    // How far it has come in a frame that cannot be looked into, nobody knows.
    if (active === walked.at(-1) && /^i?frame$/.test(active.localName) && !held(active)) return 'on';
    const at = walked.indexOf(active);
    if (at < 0) {
      walked.push(active);
      return 'on';
    }
    const round = walked.slice(at);
    // Whoever is in it from the start does not come to what stands before it either.
    const caught = keeper?.origin !== null && round.some((stop) => stop === keeper?.origin);
    const missed = documents().some((inner) =>
      [...inner.querySelectorAll<HTMLElement>(PLAIN)].some(
        (other) =>
          !round.some((stop) => stop === other || stop.contains(other) || other.contains(stop)) &&
          other.tabIndex === 0 &&
          !other.closest('[inert]') &&
          (caught || round.every((stop) => follows(stop, other))) &&
          other.checkVisibility({ visibilityProperty: true }),
      ),
    );
    if (!missed) return 'free';
    keeper!.cycle = round;
    return 'round';
  }

  function end(kept: Keeper, trapped: boolean): void {
    if (!trapped) kept.cycle = [];
    const { origin, scrolled } = kept;
    // What throws the focus back is not asked while it is put where it was.
    const hush = (event: Event) => event.stopImmediatePropagation();
    const types = ['blur', 'focus', 'focusin', 'focusout'];
    const windows = documents().flatMap(({ defaultView }) => defaultView ?? []);
    for (const window of windows) for (const type of types) window.addEventListener(type, hush, true);
    if (origin && 'focus' in origin) (origin as HTMLElement).focus({ preventScroll: true });
    else {
      (focused() as HTMLElement | null)?.blur();
      (document.activeElement as HTMLElement | null)?.blur();
    }
    for (const window of windows) for (const type of types) window.removeEventListener(type, hush, true);
    // Where nothing has the focus, the next step begins at the top again.
    if (!origin) getSelection()?.removeAllRanges();
    for (const [element, left, top] of scrolled)
      if (element.scrollLeft !== left || element.scrollTop !== top)
        element.scrollTo({ left, top, behavior: 'instant' });
    Object.assign(kept, { walked: [], scrolled: [], origin: null });
  }

  function behind(points: ReadonlyArray<{ x: number; y: number }>): boolean[] {
    const [first] = cycle;
    if (!first?.isConnected) return points.map(() => false);
    const active = focused();
    const caught = active !== null && within(active);
    // Whoever is past it goes on to the end, and comes to it from the top only at last.
    if (!caught && active && follows(first, active)) return points.map(() => false);
    return points.map((point) => {
      const found = hit(point);
      const control =
        found?.closest('label')?.control ?? found?.closest('a, button, input, select, textarea, [tabindex]') ?? found;
      if (!control || within(control)) return false;
      return caught || follows(first, control);
    });
  }

  switch (question.ask) {
    case 'begin':
      return begin(question.suspects);
    case 'step':
      return keeper ? step(keeper) : 'free';
    case 'stays': {
      const active = focused();
      return active !== null && cycle.includes(active);
    }
    case 'end':
      return keeper && end(keeper, question.trapped);
    case 'behind':
      return behind(question.points);
    case 'precedes': {
      const active = focused();
      const found = hit(question.point);
      return cycle.length > 0 && !!active && !!found && follows(found, active);
    }
  }
}
