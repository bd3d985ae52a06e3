import type { CDPSession, Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { ProtocolSessions } from '../guard/session.ts';

const ASK_MS = 1500;
const WALK_MS = 4000;
const MOST_STOPS = 150;
const SHIFT = 8;
/** Under this symbol the document's own keeper stands in the context beside the page's scripts. */
const KEEPER = 'dramatis.traps';

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

/**
 * Which of some places lie behind a keyboard trap, where the Tab key that went in does not get out. The order of the focus
 * tells nothing of that, so it is walked with real keys, and put back; but only where a handler could keep the focus, and
 * once for these handlers.
 */
export async function behindTraps(
  page: Page,
  sessions: ProtocolSessions,
  points: ReadonlyArray<{ x: number; y: number }>,
): Promise<boolean[]> {
  const none = points.map(() => false);
  const session = await sessions.of(page);
  if (!session) return none;
  const suspects = await orElse(ASK_MS, '', suspected(session));
  if (suspects === '') return none;
  const known = { key: KEEPER, suspects };
  if (await orElse(ASK_MS, false, evaluateBeside(page, begin, known)))
    await orElse(WALK_MS, undefined, walk(page, session));
  return orElse(ASK_MS, none, evaluateBeside(page, behind, { key: KEEPER, points: [...points] }));
}

/** Whether the way to a place is back, on a page where the way on ends in a trap. */
export function isBack(page: Page, point: { x: number; y: number }): Promise<boolean> {
  return orElse(ASK_MS, false, evaluateBeside(page, precedes, { key: KEEPER, point }));
}

async function walk(page: Page, session: CDPSession): Promise<void> {
  let state: Step = 'on';
  try {
    for (let stop = 0; stop < MOST_STOPS && state === 'on'; stop++) {
      await pressTab(session, 0);
      state = await evaluateBeside(page, step, KEEPER);
    }
    for (let back = 0; back < 2 && state === 'round'; back++) {
      await pressTab(session, SHIFT);
      if (!(await evaluateBeside(page, stays, KEEPER))) state = 'free';
    }
  } finally {
    await evaluateBeside(page, end, { key: KEEPER, trapped: state === 'round' });
  }
}

/** Past the recording: these keys are the driver's own question. */
async function pressTab(session: CDPSession, modifiers: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** What hears the Tab key or the coming and going of the focus in a way that could keep it, as one text; empty for nothing. */
async function suspected(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${suspects.toString()})(getEventListeners)`,
    includeCommandLineAPI: true,
    returnByValue: true,
    silent: true,
  });
  return typeof result.value === 'string' ? result.value : '';
}

/** Runs in the page, among its scripts: only those know their listeners. */
function suspects(listenersOf: (node: object) => Record<string, Array<{ listener: unknown }>>): string {
  const most = 5000;
  const tab = /['"`]Tab['"`]|(?:keyCode|which)\D{0,6}\b9\b/;
  const focuses = /\.focus\s*\(/;
  const source = (handler: unknown) =>
    String(typeof handler === 'object' ? (handler as EventListenerObject | null)?.handleEvent : handler);
  const found: string[] = [];
  const ask = (node: object, name: string) => {
    const own = listenersOf(node);
    const props = Object.entries(node).find(([key]) => key.startsWith('__reactProps$'))?.[1] as
      | Record<string, unknown>
      | undefined;
    const of = (types: string[], named: string[]) => [
      ...types.flatMap((type) => (own[type] ?? []).map(({ listener }) => source(listener))),
      ...named.flatMap((prop) => (props?.[prop] ? [source(props[prop])] : [])),
    ];
    const keeps =
      of(['keydown'], ['onKeyDown', 'onKeyDownCapture']).some((text) => tab.test(text)) ||
      of(['blur', 'focusout', 'focusin'], ['onBlur']).some((text) => focuses.test(text));
    if (keeps) found.push(name);
  };
  ask(window, 'window');
  ask(document, 'document');
  const elements = document.getElementsByTagName('*');
  for (let at = 0; at < elements.length && at < most; at++) {
    const element = elements[at]!;
    ask(element, `${element.localName}#${element.id}`);
  }
  return found.join(' ');
}

/** Runs in the page: whether it is to be walked, which begins with this. */
function begin({ key, suspects }: { key: string; suspects: string }): boolean {
  const scope = globalThis as unknown as Record<symbol, Keeper | undefined>;
  const before = scope[Symbol.for(key)];
  if (
    before?.suspects === suspects &&
    (before.cycle.length === 0 || before.cycle.some(({ isConnected }) => isConnected))
  )
    return false;
  const scrolled: Keeper['scrolled'] = [];
  for (const element of [...document.getElementsByTagName('*')].slice(0, 5000))
    if (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
      scrolled.push([element, element.scrollLeft, element.scrollTop]);
  scope[Symbol.for(key)] = { suspects, cycle: [], walked: [], origin: document.activeElement, scrolled };
  return true;
}

type Step = 'on' | 'round' | 'free';

/** Runs in the page: after a step, whether it goes on, has come round within a part of the page, or through all of it. */
function step(key: string): Step {
  const keeper = (globalThis as unknown as Record<symbol, Keeper>)[Symbol.for(key)]!;
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  // The browser's own controls are part of the round.
  if (!active || active === document.body || active === document.documentElement) return 'free';
  const at = keeper.walked.indexOf(active);
  if (at < 0) {
    keeper.walked.push(active);
    return 'on';
  }
  const cycle = keeper.walked.slice(at);
  const plain =
    'a[href], button:enabled, input:enabled:not([type="radio"], [type="hidden"]), select:enabled, textarea:enabled';
  const missed = [...document.querySelectorAll<HTMLElement>(plain)].some(
    (other) =>
      !cycle.some((stop) => stop === other || stop.contains(other) || other.contains(stop)) &&
      other.tabIndex === 0 &&
      !other.closest('[inert]') &&
      cycle.every((stop) => (stop.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0) &&
      other.checkVisibility({ visibilityProperty: true }),
  );
  if (!missed) return 'free';
  keeper.cycle = cycle;
  return 'round';
}

/** Runs in the page: whether the focus is still in what was gone round. */
function stays(key: string): boolean {
  const keeper = (globalThis as unknown as Record<symbol, Keeper>)[Symbol.for(key)]!;
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return !!active && keeper.cycle.includes(active);
}

/** Runs in the page: gives the focus back, and puts everything where it was scrolled to. */
function end({ key, trapped }: { key: string; trapped: boolean }): void {
  const keeper = (globalThis as unknown as Record<symbol, Keeper>)[Symbol.for(key)]!;
  if (!trapped) keeper.cycle = [];
  const { origin, scrolled } = keeper;
  // What throws the focus back is not asked while it is put where it was.
  const hush = (event: Event) => event.stopImmediatePropagation();
  const types = ['blur', 'focus', 'focusin', 'focusout'];
  for (const type of types) addEventListener(type, hush, true);
  if (origin instanceof HTMLElement && origin !== document.body) origin.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  for (const type of types) removeEventListener(type, hush, true);
  // Where nothing has the focus, the next step begins at the top again.
  if (origin === document.body) getSelection()?.removeAllRanges();
  for (const [element, left, top] of scrolled)
    if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top, behavior: 'instant' });
  keeper.walked = [];
  keeper.scrolled = [];
  keeper.origin = null;
}

/** Runs in the page: which places the focus does not come to any more. */
function behind({ key, points }: { key: string; points: Array<{ x: number; y: number }> }): boolean[] {
  const cycle = (globalThis as unknown as Record<symbol, Keeper | undefined>)[Symbol.for(key)]?.cycle ?? [];
  const first = cycle[0];
  if (!first?.isConnected) return points.map(() => false);
  const follows = (element: Element) =>
    (first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const within = (element: Element | null) =>
    !!element && cycle.some((stop) => stop === element || stop.contains(element) || element.contains(stop));
  const { activeElement: active } = document;
  const caught = active !== document.body && within(active);
  // Whoever is past it goes on to the end, and comes to it from the top only at last.
  if (!caught && active && active !== document.body && follows(active)) return points.map(() => false);
  return points.map(({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    const control =
      hit?.closest('label')?.control ?? hit?.closest('a, button, input, select, textarea, [tabindex]') ?? hit;
    if (!control || within(control)) return false;
    return caught || follows(control);
  });
}

/** Runs in the page. */
function precedes({ key, point }: { key: string; point: { x: number; y: number } }): boolean {
  const cycle = (globalThis as unknown as Record<symbol, Keeper | undefined>)[Symbol.for(key)]?.cycle ?? [];
  const hit = document.elementFromPoint(point.x, point.y);
  const { activeElement: active } = document;
  if (cycle.length === 0 || !hit || !active || active === document.body) return false;
  return (active.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}
