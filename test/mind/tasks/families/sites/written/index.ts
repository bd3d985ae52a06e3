import { WEEK } from './calendar.ts';
import { CLAIMS } from './claims.ts';
import { HOMES_TO_RENT } from './homes.ts';
import { JOB_BOARD } from './jobs.ts';
import { WEBMAIL } from './mail.ts';
import { MODERATION } from './moderation.ts';
import { STAFF } from './people.ts';
import { PLANS } from './plans.ts';
import { TRAIN } from './train.ts';
import { WIKI } from './wiki.ts';

/** Whole sites written out by hand, in the markup of many authors, with a few errands on each. */
export const WRITTEN_SITES = [
  ...TRAIN,
  ...WEBMAIL,
  ...CLAIMS,
  ...HOMES_TO_RENT,
  ...STAFF,
  ...WIKI,
  ...JOB_BOARD,
  ...MODERATION,
  ...PLANS,
  ...WEEK,
];
