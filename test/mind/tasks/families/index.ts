import type { Task } from '../types.ts';
import { CONTROL_FAMILIES } from './controls.ts';
import { Draw, type Family } from './family.ts';
import { FORM_FAMILIES } from './forms.ts';
import { READING_FAMILIES } from './reading.ts';
import { SITE_FAMILIES } from './sites.ts';

/** The families that the engine was mended on. */
export const FAMILIES: readonly Family[] = [
  ...CONTROL_FAMILIES,
  ...READING_FAMILIES,
  ...FORM_FAMILIES,
  ...SITE_FAMILIES,
];

/** The task of a family that a seed makes. */
export function taskOf(family: Family, seed: number): Task {
  return { name: family.name, ...family.make(new Draw(seed)) };
}
