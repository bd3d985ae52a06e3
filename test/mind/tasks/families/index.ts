import type { Task } from '../types.ts';
import { CONTROL_FAMILIES } from './controls.ts';
import { EVERYDAY_FAMILIES } from './everyday.ts';
import { Draw, type Family } from './family.ts';
import { FORM_FAMILIES } from './forms.ts';
import { FRESH_APPS } from './fresh/apps.ts';
import { FRESH_CONTROLS } from './fresh/controls.ts';
import { FRESH_READING } from './fresh/reading.ts';
import { SECOND_SITES } from './fresh/second-sites.ts';
import { SECOND_SMALL } from './fresh/second-small.ts';
import { FRESH_ROWS } from './fresh/tables-and-rows.ts';
import { READING_FAMILIES } from './reading.ts';
import { CHOOSE_FAMILIES } from './single/choose.ts';
import { MORE_SINGLE_FAMILIES } from './single/more.ts';
import { PRESS_FAMILIES } from './single/press.ts';
import { ROW_FAMILIES } from './single/rows.ts';
import { SILENT_CONTROLS } from './single/silent-controls.ts';
import { SILENT_READING } from './single/silent-reading.ts';
import { UNSEEN_KEPT } from './single/unseen-kept.ts';
import { UNSEEN_SMALL } from './single/unseen-small.ts';
import { WRITE_FAMILIES } from './single/write.ts';
import { SITE_FAMILIES } from './sites.ts';

/** The families that the engine was mended on. */
export const FAMILIES: readonly Family[] = [
  ...CONTROL_FAMILIES,
  ...READING_FAMILIES,
  ...FORM_FAMILIES,
  ...SITE_FAMILIES,
  ...EVERYDAY_FAMILIES,
  ...PRESS_FAMILIES,
  ...CHOOSE_FAMILIES,
  ...WRITE_FAMILIES,
  ...ROW_FAMILIES,
  ...MORE_SINGLE_FAMILIES,
  ...SILENT_CONTROLS,
  ...SILENT_READING,
  ...FRESH_ROWS,
  ...FRESH_CONTROLS,
  ...FRESH_READING,
  ...FRESH_APPS,
  ...SECOND_SMALL,
  ...SECOND_SITES,
];

/** Families that it was never mended on: what they show is what to expect on pages nobody tried. */
export const HELD_OUT: readonly Family[] = [...UNSEEN_SMALL, ...UNSEEN_KEPT];

/** The task of a family that a seed makes. */
export function taskOf(family: Family, seed: number): Task {
  return { name: family.name, ...family.make(new Draw(seed)) };
}
