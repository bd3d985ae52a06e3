import type { Membership } from '../remembered.ts';

/** What holds for the task as a whole, over all the acts that it asks for. */
export interface TaskMemory {
  version: 1;
  /** What was read in one place and is to be put in in another; null until it is. */
  carried: string | null;
  /** Which of several acts that the task asks for the person is at. */
  act: number;
  /** All that looks like several acts is told for one form, and is one. */
  oneForm: boolean;
  /** What the acts before it have found out. */
  answers: string[];
  /** What was done of an errand at one's own account. */
  member: Membership | null;
}

/** Before the first act. */
export function freshTask(): TaskMemory {
  return {
    version: 1,
    carried: null,
    act: 0,
    oneForm: false,
    answers: [],
    member: null,
  };
}
