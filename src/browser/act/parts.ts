import type { Page } from 'playwright-core';
import type { Dialogs } from '../guard/dialogs.ts';
import type { Happenings } from '../guard/happenings.ts';
import type { Origins } from '../guard/origins.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import type { Straying } from '../guard/straying.ts';
import type { Tabs } from '../guard/tabs.ts';
import type { NamedScroller } from '../observe/index.ts';
import type { Senses } from '../person/senses.ts';
import type { OpenLines } from '../settle/lines.ts';
import type { settle } from '../settle/settle.ts';
import type { Traffic } from '../settle/traffic.ts';
import type { PageAction, StageOptions } from '../types.ts';
import type { Point } from './element.ts';
import type { Look } from './look.ts';
import type { Secrets } from './secrets.ts';

/** What was handed out, and what stands behind the names. */
export interface Offer {
  offered: ReadonlyMap<string, PageAction>;
  scrollers: readonly NamedScroller[];
  texts: Look['texts'];
  /** The picture that was handed out with it. */
  picture: Buffer | null;
}

export interface DoingParts {
  options: StageOptions;
  tabs: Tabs;
  dialogs: Dialogs;
  traffic: Traffic;
  lines: OpenLines;
  /** Whether timers that were started since the person acted are about to fire, within so many milliseconds; true where nobody knows. */
  timersPending: (page: Page, soon?: number) => Promise<boolean>;
  straying: Straying;
  secrets: Secrets;
  origins: Origins;
  happenings: Happenings;
  sessions: ProtocolSessions;
  bytesInProgress: () => Promise<number>;
  settle: typeof settle;
  /** What is on a page now: the same finding that made the offer. */
  find: (page: Page) => Promise<{ actions: PageAction[]; texts: Look['texts'] }>;
  locale: string;
  touch: boolean;
  senses: Senses;
  aim: (action: PageAction, page: Page) => Point;
}
