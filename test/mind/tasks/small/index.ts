import type { Task } from '../types.ts';
import { CHOICES } from './choices.ts';
import { DRAGGED } from './dragged.ts';
import { FOLDED } from './folded.ts';
import { READ_AND_TYPE } from './read-and-type.ts';

/** One small page each, with a single thing to do. */
export const SMALL: readonly Task[] = [...CHOICES, ...READ_AND_TYPE, ...DRAGGED, ...FOLDED];
