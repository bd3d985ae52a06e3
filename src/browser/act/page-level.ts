import type { Page } from 'playwright-core';
import { orElse, sleep } from '../guard/deadline.ts';
import type { Dialogs } from '../guard/dialogs.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { Tabs } from '../guard/tabs.ts';
import { LONGEST_WAIT } from '../observe/index.ts';
import { type Arguments, failed, said, type Trouble } from './hands.ts';
import { selectText } from './select-text.ts';

/** What the actions that belong to no element need of the stage. */
export interface Surroundings {
  page: Page;
  tabs: Tabs;
  dialogs: Dialogs;
  viewport: { width: number; height: number };
}

/** People turn a page by a little less than what they see, to keep their place. */
const SCROLL_SHARE = 0.8;
const WAIT_MS = 1000;
const BACK_MS = 8000;
const LEAVE_MS = 1500;
const KEYS: Record<string, string> = {
  enter: 'Enter',
  escape: 'Escape',
  tab: 'Tab',
  'shift-tab': 'Shift+Tab',
  space: 'Space',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/** Does an action of the browser itself: `press:enter`, `scroll:down`, `back`, `tab:2`, `dialog:accept`, `wait`. */
export async function performPageLevel(
  name: string,
  args: Arguments | null,
  around: Surroundings,
): Promise<Trouble | null> {
  const [verb = '', object = ''] = name.split(':');
  switch (verb) {
    case 'press':
      return press(around.page, object);
    case 'scroll':
      return scroll(around.page, object, middleOf(around.viewport), around.viewport);
    case 'back':
      return back(around.page);
    case 'tab':
      return tab(around.tabs, object, args);
    case 'dialog':
      return answer(around, object, args);
    case 'select':
      return selectText(around.page, args);
    case 'wait':
      await sleep(waitMs(args));
      return null;
    default:
      return failed(`There is no way to do "${name}".`);
  }
}

/** How long to wait: as told, and a moment where nothing is said. */
function waitMs(args: Arguments | null): number {
  const told = Number(said(args, 'seconds') ?? Number.NaN);
  return Number.isFinite(told) ? Math.min(LONGEST_WAIT, Math.max(0, told)) * 1000 : WAIT_MS;
}

function middleOf({ width, height }: { width: number; height: number }): { x: number; y: number } {
  return { x: width / 2, y: height / 2 };
}

async function press(page: Page, key: string): Promise<Trouble | null> {
  const known = KEYS[key];
  if (!known) return failed(`There is no key "${key}".`);
  await page.keyboard.press(known);
  if (known === 'Escape') await orElse(LEAVE_MS, undefined, evaluateBeside(page, leaveScreen, null));
  return null;
}

/** Runs in the page: a browser with a window takes Escape for itself where a page has the whole screen or the pointer. */
async function leaveScreen(): Promise<void> {
  document.exitPointerLock?.();
  if (document.fullscreenElement) await document.exitFullscreen();
}

/** Turns the wheel over a point, by most of what is visible of the region there. */
export async function scroll(
  page: Page,
  direction: string,
  at: { x: number; y: number },
  region: { width: number; height: number },
): Promise<Trouble | null> {
  const across = direction === 'left' ? -1 : direction === 'right' ? 1 : 0;
  const down = direction === 'up' ? -1 : direction === 'down' ? 1 : 0;
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(across * region.width * SCROLL_SHARE, down * region.height * SCROLL_SHARE);
  // The wheel is answered before the page has moved.
  await sleep(50);
  return null;
}

async function back(page: Page): Promise<Trouble | null> {
  const before = page.url();
  const response = page.goBack({ waitUntil: 'commit', timeout: BACK_MS });
  const gone = await orElse(BACK_MS, 'late' as const, response);
  if (page.url() === before && (gone === null || gone === 'late')) return failed('There is nothing to go back to.');
  return null;
}

async function tab(tabs: Tabs, object: string, args: Arguments | null): Promise<Trouble | null> {
  if (object === 'close') {
    if (tabs.all.length < 2) return failed('It is the only tab.');
    await orElse(3000, undefined, tabs.front.close());
    return null;
  }
  const number = Number(
    /\d+/.exec(object === 'switch' ? (said(args, 'tab', 'number') ?? '') : object)?.[0] ?? Number.NaN,
  );
  const page = tabs.all[number - 1];
  if (!page) return failed(`There is no tab ${Number.isNaN(number) ? object : number}.`);
  await tabs.switchTo(page);
  return null;
}

async function answer(around: Surroundings, object: string, args: Arguments | null): Promise<Trouble | null> {
  const text = said(args, 'text', 'value');
  const accept = object !== 'dismiss';
  if (await around.dialogs.answer(around.page, accept, accept && text !== null ? text : undefined)) return null;
  return failed('There is no dialog.');
}
