import type { Task } from '../types.ts';
import { CONTROL_FAMILIES } from './drills/controls.ts';
import { FACT_FAMILIES } from './drills/facts.ts';
import { FIELD_FAMILIES } from './drills/fields.ts';
import { MENU_FAMILIES } from './drills/menus.ts';
import { READING_FAMILIES } from './drills/reading.ts';
import { EVERYDAY_FAMILIES } from './errands/everyday.ts';
import { EVERYDAY_ANSWERS } from './errands/everyday-answers.ts';
import { FORM_FAMILIES } from './errands/forms.ts';
import { PARTED_FORM_FAMILIES } from './errands/forms-in-parts.ts';
import { MOVE_FAMILIES } from './errands/in-several-moves.ts';
import { MAIL_FAMILIES } from './errands/mail-and-search.ts';
import { RECORD_FAMILIES } from './errands/records.ts';
import { SHOP_FAMILIES } from './errands/shops.ts';
import { Draw, type Family } from './family.ts';
import { FRESH_APPS } from './fresh/apps.ts';
import { FRESH_CONTROLS } from './fresh/controls.ts';
import { FILLED_IN } from './fresh/filled-in.ts';
import { FRESH_GRIDS } from './fresh/grids.ts';
import { FRESH_READING } from './fresh/reading.ts';
import { FRESH_RECKONING } from './fresh/reckoning.ts';
import { SECOND_APPS } from './fresh/second-apps.ts';
import { SECOND_SITES } from './fresh/second-sites.ts';
import { SECOND_SMALL } from './fresh/second-small.ts';
import { FRESH_SEQUENCES } from './fresh/sequences.ts';
import { FRESH_SWITCHES } from './fresh/switches-and-menus.ts';
import { FRESH_ROWS } from './fresh/tables-and-rows.ts';
import { CHOOSE_FAMILIES } from './single/choose.ts';
import { MORE_SINGLE_FAMILIES } from './single/more.ts';
import { MORE_WRITING_FAMILIES } from './single/more-writing.ts';
import { PRESS_FAMILIES } from './single/press.ts';
import { ROW_FAMILIES } from './single/rows.ts';
import { SILENT_CONTROLS } from './single/silent-controls.ts';
import { SILENT_OPENERS } from './single/silent-openers.ts';
import { SILENT_READING } from './single/silent-reading.ts';
import { SILENT_WORDS } from './single/silent-words.ts';
import { UNSEEN_APPS } from './single/unseen-apps.ts';
import { UNSEEN_KEPT } from './single/unseen-kept.ts';
import { UNSEEN_KEPT_PARTS } from './single/unseen-kept-parts.ts';
import { UNSEEN_SMALL } from './single/unseen-small.ts';
import { WRITE_FAMILIES } from './single/write.ts';

/** The families that the engine was mended on. */
export const FAMILIES: readonly Family[] = [
  ...CONTROL_FAMILIES,
  ...MENU_FAMILIES,
  ...FIELD_FAMILIES,
  ...READING_FAMILIES,
  ...FACT_FAMILIES,
  ...FORM_FAMILIES,
  ...PARTED_FORM_FAMILIES,
  ...MAIL_FAMILIES,
  ...SHOP_FAMILIES,
  ...RECORD_FAMILIES,
  ...MOVE_FAMILIES,
  ...EVERYDAY_FAMILIES,
  ...EVERYDAY_ANSWERS,
  ...PRESS_FAMILIES,
  ...CHOOSE_FAMILIES,
  ...WRITE_FAMILIES,
  ...ROW_FAMILIES,
  ...MORE_SINGLE_FAMILIES,
  ...MORE_WRITING_FAMILIES,
  ...SILENT_CONTROLS,
  ...SILENT_OPENERS,
  ...SILENT_READING,
  ...SILENT_WORDS,
  ...FRESH_ROWS,
  ...FILLED_IN,
  ...FRESH_GRIDS,
  ...FRESH_CONTROLS,
  ...FRESH_SWITCHES,
  ...FRESH_READING,
  ...FRESH_RECKONING,
  ...FRESH_APPS,
  ...FRESH_SEQUENCES,
  ...SECOND_SMALL,
  ...SECOND_APPS,
  ...SECOND_SITES,
];

/** Families that it was never mended on: what they show is what to expect on pages nobody tried. */
export const HELD_OUT: readonly Family[] = [...UNSEEN_SMALL, ...UNSEEN_APPS, ...UNSEEN_KEPT, ...UNSEEN_KEPT_PARTS];

/** The task of a family that a seed makes. */
export function taskOf(family: Family, seed: number): Task {
  return { name: family.name, ...family.make(new Draw(seed)) };
}
