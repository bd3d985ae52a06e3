import type { Action, ActionTarget } from '../../contract/index.ts';
import type { Box } from '../types.ts';
import { type Scale, scaleBox } from './actions.ts';
import { slug } from './naming.ts';
import type { Scroller } from './page/kit.ts';

/** The longest wait in one action, in seconds; who wants to wait longer waits again. */
export const LONGEST_WAIT = 5;

/** What the driver knows beside the page itself. */
export interface PageLevel {
  canScrollDown?: boolean;
  canScrollUp?: boolean;
  canScrollLeft?: boolean;
  canScrollRight?: boolean;
  canGoBack?: boolean;
  /** The open tabs in order; the current one is not offered. */
  tabs?: ReadonlyArray<{ title: string; current: boolean }>;
  /** A dialog of the browser that waits for an answer: nothing else can be done then. */
  dialog?: { type: string; message: string } | null;
  /** Enter and Escape mean something: a field has the focus, a dialog or a menu is open. */
  keys?: boolean;
  /** The page as a whole hears the arrow keys, as games and slides do. */
  arrows?: boolean;
  /** Words can be marked with the mouse. */
  marks?: boolean;
  scrollers?: readonly NamedScroller[];
  scale?: Scale;
}

/** A region of the page that scrolls by itself, with the names of its actions. */
export interface NamedScroller extends Scroller {
  name: string;
}

/** What can be done to the page as a whole and to the regions that scroll by themselves. */
export function pageLevelActions(level: PageLevel): Action[] {
  if (level.dialog) return dialogActions(level.dialog);
  const actions: Action[] = [];
  if (level.canScrollDown) actions.push(plain('scroll:down', 'scroll', 'Scroll down the page'));
  if (level.canScrollUp) actions.push(plain('scroll:up', 'scroll', 'Scroll up the page'));
  if (level.canScrollRight) actions.push(plain('scroll:right', 'scroll', 'Scroll the page to the right'));
  if (level.canScrollLeft) actions.push(plain('scroll:left', 'scroll', 'Scroll the page to the left'));
  for (const scroller of level.scrollers ?? [])
    actions.push(...scrollerActions(scroller, level.scale ?? { x: 1, y: 1 }));
  if (level.canGoBack) actions.push(plain('back', 'back', 'Go back to the page before'));
  const tabs = level.tabs ?? [];
  for (const [index, tab] of tabs.entries())
    if (!tab.current && index < 20)
      actions.push(plain(`tab:${index + 1}`, 'tab', `Switch to the tab “${tab.title.slice(0, 200)}”`));
  if (tabs.length > 1) actions.push(plain('tab:close', 'tab', 'Close this tab'));
  if (level.keys !== false) {
    actions.push(plain('press:enter', 'press', 'Press Enter'));
    actions.push(plain('press:escape', 'press', 'Press Escape'));
    if (level.arrows)
      for (const way of ARROWS) actions.push(plain(`press:${way}`, 'press', `Press the arrow key ${way}`));
  }
  if (level.marks)
    actions.push({
      name: 'select',
      description: 'Mark words of the page by drawing over them with the mouse, as to copy or to format them',
      parameters: { type: 'object', properties: { text: { type: 'string', maxLength: 2000 } }, required: ['text'] },
    });
  actions.push({
    name: 'wait',
    description: 'Wait a moment, or so many seconds',
    parameters: { type: 'object', properties: { seconds: { type: 'number', minimum: 0, maximum: LONGEST_WAIT } } },
  });
  return actions;
}

function dialogActions(dialog: { type: string; message: string }): Action[] {
  const words = dialog.message.slice(0, 300);
  const accept: Action = { name: 'dialog:accept', description: `Answer “${words}” with OK` };
  if (dialog.type === 'prompt')
    accept.parameters = {
      type: 'object',
      properties: { text: { type: 'string', maxLength: 2000 } },
      required: ['text'],
    };
  const dismiss: Action = { name: 'dialog:dismiss', description: `Answer “${words}” with Cancel` };
  return dialog.type === 'alert' ? [accept] : [accept, dismiss];
}

function plain(name: string, _kind: string, description: string): Action {
  return { name, description: description.slice(0, 500) };
}

const ARROWS = ['up', 'down', 'left', 'right'] as const;
const DIRECTIONS = ['down', 'up', 'right', 'left'] as const;

function scrollerActions(scroller: NamedScroller, scale: Scale): Action[] {
  const target: ActionTarget = { ...scaleBox(scroller.target, scale), role: 'region', kind: 'scroll' };
  if (scroller.label) target.label = scroller.label.slice(0, 500);
  return DIRECTIONS.filter((direction) => scroller[direction]).map((direction) => ({
    name: `${scroller.name}:${direction}`,
    description: `Scroll ${direction} in ${scroller.label ? `“${scroller.label.slice(0, 200)}”` : 'this part of the page'}`,
    target,
  }));
}

/** Gives each scrolling region a name that is stable while its label is: `scroll.results`. */
export function nameScrollers(scrollers: readonly Scroller[]): NamedScroller[] {
  const counts = new Map<string, number>();
  return scrollers.slice(0, 12).map((scroller) => {
    const base = `scroll.${slug(scroller.label, 36) || 'region'}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { ...scroller, name: count === 1 ? base : `${base}.${count}` };
  });
}

/** Where to turn the wheel for a scroll action's name; null for the page itself. */
export function scrollerOf(
  name: string,
  scrollers: readonly NamedScroller[],
): { at: Box; point: { x: number; y: number }; direction: string } | null {
  const cut = name.lastIndexOf(':');
  const found = scrollers.find((scroller) => scroller.name === name.slice(0, cut));
  return found ? { at: found.target, point: found.point, direction: name.slice(cut + 1) } : null;
}
