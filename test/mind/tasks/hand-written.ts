import { ACCOUNT } from './account.ts';
import { CONTROLS } from './controls.ts';
import { CALENDARS } from './errands/calendars.ts';
import { LETTERS } from './errands/letters.ts';
import { MACHINES } from './errands/machines.ts';
import { EVERYDAY } from './everyday.ts';
import { GROCER } from './grocer.ts';
import { INSTRUCTED } from './instructed.ts';
import { LIBRARY } from './library.ts';
import { ARRANGED } from './lists/arranged.ts';
import { CATALOGUES } from './lists/catalogues.ts';
import { OFFERS } from './lists/offers.ts';
import { ROWS_AND_CARDS } from './lists/rows-and-cards.ts';
import { TOLD_APART } from './lists/told-apart.ts';
import { LOOKED_UP } from './looked-up.ts';
import { MEANT } from './meant.ts';
import { MORE } from './more.ts';
import { QUESTIONS } from './questions/index.ts';
import { SMALL } from './small/index.ts';
import { TOLD_BY_LOOKS } from './told-by-looks.ts';
import { TOLD_EXACTLY } from './told-exactly.ts';
import { TRACKER } from './tracker.ts';
import type { Task } from './types.ts';
import { WHOLE_SITES } from './whole-sites.ts';

/** Small tasks written one by one: controls with spelled-out instructions, and everyday sites. */
export const HAND_WRITTEN: readonly Task[] = [
  ...CONTROLS,
  ...EVERYDAY,
  ...MORE,
  ...INSTRUCTED,
  ...ACCOUNT,
  ...LIBRARY,
  ...TRACKER,
  ...GROCER,
  ...ROWS_AND_CARDS,
  ...TOLD_APART,
  ...OFFERS,
  ...CATALOGUES,
  ...ARRANGED,
  ...CALENDARS,
  ...SMALL,
  ...TOLD_EXACTLY,
  ...TOLD_BY_LOOKS,
  ...LETTERS,
  ...WHOLE_SITES,
  ...MACHINES,
  ...QUESTIONS,
  ...MEANT,
  ...LOOKED_UP,
];
