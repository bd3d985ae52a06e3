import { ACCOUNT } from './account.ts';
import { CONTROLS } from './controls.ts';
import { EVERYDAY } from './everyday.ts';
import { INSTRUCTED } from './instructed.ts';
import { CATALOGUES } from './lists/catalogues.ts';
import { OFFERS } from './lists/offers.ts';
import { ROWS_AND_CARDS } from './lists/rows-and-cards.ts';
import { TOLD_APART } from './lists/told-apart.ts';
import { MORE } from './more.ts';
import type { Task } from './types.ts';

/** Small tasks written one by one: controls with spelled-out instructions, and everyday sites. */
export const HAND_WRITTEN: readonly Task[] = [
  ...CONTROLS,
  ...EVERYDAY,
  ...MORE,
  ...INSTRUCTED,
  ...ACCOUNT,
  ...ROWS_AND_CARDS,
  ...TOLD_APART,
  ...OFFERS,
  ...CATALOGUES,
];
