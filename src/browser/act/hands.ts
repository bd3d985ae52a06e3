import type { CDPSession, Page } from 'playwright-core';
import type { Happenings } from '../guard/happenings.ts';
import type { Origins } from '../guard/origins.ts';
import type { PageAction } from '../types.ts';
import type { Point } from './element.ts';
import type { Secrets } from './secrets.ts';

export type Arguments = Readonly<Record<string, string | number | boolean>>;

/** What doing something needs of the stage. */
export interface Hands {
  page: Page;
  secrets: Secrets;
  /** What is operated is on the move, and does not come to rest. */
  moving?: boolean;
  /** Where secrets may be typed. */
  origins: Origins;
  /** Files the person has, by the name they know them by. */
  files: ReadonlyMap<string, string>;
  locale: string;
  happenings: Happenings;
  /** A protocol session to the page; null outside of Chromium. */
  session: () => Promise<CDPSession | null>;
  /** Where this person's hand really lands when it aims at a target. */
  aim: (action: PageAction) => Point;
  /** Everything is done by keys, nothing by a pointer. */
  byKeyboard: boolean;
  /** A finger on the screen instead of a mouse. */
  touch: boolean;
  /** Whether a timer that the page has started since fires within so many milliseconds; true where nobody knows. */
  timersPending: (soon: number) => Promise<boolean>;
  /** Whether the page has asked its server for anything since. */
  asked: () => boolean;
  /** What else is on the page now: the goals of a drag. */
  others: readonly PageAction[];
}

/** How it went, when it did not simply go: words for the person. */
export interface Trouble {
  kind: 'failed' | 'blocked';
  words: string;
}

export const failed = (words: string): Trouble => ({ kind: 'failed', words });

/** The one thing that was said with an action, whatever its parameter is called. */
export function said(args: Arguments | null, ...names: string[]): string | null {
  if (!args) return null;
  for (const name of names) if (args[name] !== undefined) return String(args[name]);
  const first = Object.values(args)[0];
  return first === undefined ? null : String(first);
}
