import { ACCOUNT } from './account.ts';
import { CONTROLS } from './controls.ts';
import { EVERYDAY } from './everyday.ts';
import { INSTRUCTED } from './instructed.ts';
import { MORE } from './more.ts';
import type { Task } from './types.ts';

/** Small tasks written one by one: controls with spelled-out instructions, and everyday sites. */
export const HAND_WRITTEN: readonly Task[] = [...CONTROLS, ...EVERYDAY, ...MORE, ...INSTRUCTED, ...ACCOUNT];
