import type { CDPSession, Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import { pageInspector } from '../observe/chromium/session.ts';
import { keepTraps, type Step, type TrapQuestion } from './page-traps.ts';

const ASK_MS = 1500;
const WALK_MS = 4000;
const MOST_STOPS = 150;
const SHIFT = 8;
/** Under this symbol the document's own keeper stands in the context beside the page's scripts. */
const KEEPER = 'dramatis.traps';

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
  const suspects = await orElse(ASK_MS, '', suspected(page));
  if (suspects === '') return none;
  if (await orElse(ASK_MS, false, ask<boolean>(page, { ask: 'begin', suspects })))
    await orElse(WALK_MS, undefined, walk(page, session));
  return orElse(ASK_MS, none, ask<boolean[]>(page, { ask: 'behind', points }));
}

/** Whether the way to a place is back, on a page where the way on ends in a trap. */
export function isBack(page: Page, point: { x: number; y: number }): Promise<boolean> {
  return orElse(ASK_MS, false, ask<boolean>(page, { ask: 'precedes', point }));
}

function ask<Answer>(page: Page, question: TrapQuestion): Promise<Answer> {
  return evaluateBeside(page, keepTraps, { ...question, key: KEEPER }) as Promise<Answer>;
}

async function walk(page: Page, session: CDPSession): Promise<void> {
  let state: Step = 'on';
  try {
    for (let stop = 0; stop < MOST_STOPS && state === 'on'; stop++) {
      await pressTab(session, 0);
      state = await ask<Step>(page, { ask: 'step' });
    }
    for (let back = 0; back < 2 && state === 'round'; back++) {
      await pressTab(session, SHIFT);
      if (!(await ask<boolean>(page, { ask: 'stays' }))) state = 'free';
    }
  } finally {
    await ask(page, { ask: 'end', trapped: state === 'round' });
  }
}

/** Past the recording: these keys are the driver's own question. */
async function pressTab(session: CDPSession, modifiers: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** What hears the Tab key or the coming and going of the focus in a way that could keep it, as one text; empty for nothing. */
async function suspected(page: Page): Promise<string> {
  const { session, contexts } = await pageInspector(page);
  // A document tells the listeners of its own scripts alone, so each frame of the page's process is asked.
  const told = [...contexts.values()].map(async ({ uniqueId }) => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${suspects.toString()})(getEventListeners)`,
      uniqueContextId: uniqueId,
      includeCommandLineAPI: true,
      returnByValue: true,
      silent: true,
    });
    return typeof result.value === 'string' ? result.value : '';
  });
  return (await Promise.all(told)).filter(Boolean).join(' ');
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
    // Reading what a window holds may be refused: only names are gone through.
    const noted = Object.keys(node).find((key) => key.startsWith('__reactProps$'));
    const props = noted ? (node as Record<string, Record<string, unknown>>)[noted] : undefined;
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
