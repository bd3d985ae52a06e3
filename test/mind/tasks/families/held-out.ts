import type { Family } from './family.ts';

export const HELD_OUT: readonly Family[] = [];
