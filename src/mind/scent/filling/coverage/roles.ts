import { fold } from '../../../language/index.ts';
import type { Control } from './controls.ts';
import type { Role } from './types.ts';

const STARTS =
  /\b(?:from|start\w*|begin\w*|depart\w*|leav\w*|out(?:bound|ward)|check-? ?in|arriv\w*|pick-? ?up|collect\w*|source|origin|opens?|opening|since|first)\b/;
const ENDS =
  /\b(?:to|end|ends|ending|until|till|finish\w*|return\w*|inbound|check-? ?out|drop-? ?off|destination|clos\w+|back|last|going)\b/;

/** What says what somebody wants to do, and of no end: "How would you like to get it?" */
const WANTS_TO =
  /\b(?:(?:like|want|wish|prefer|need|have|able|happy|willing|plan|intend|hope|how|agree)(?:ed|s|ing)? to)(?= \p{L})/gu;

/** Which end of a span a control asks for. "Departure" beside an arrival is when a stay ends. */
export function roleOf(control: Control, all: readonly Control[]): Role {
  const asked = fold(control.question).replace(WANTS_TO, ' ');
  if (
    /\bdepart/.test(asked) &&
    control.kind === 'date' &&
    all.some((other) => other !== control && /\barriv|check-? ?in/.test(fold(other.question)))
  )
    return 'end';
  if (STARTS.test(asked)) return 'start';
  return ENDS.test(asked) ? 'end' : '';
}

export function roleScore(asked: Role, told: Role): number {
  if (asked === told) return asked === '' ? 0 : 0.15;
  if (asked === '' || told === '') return -0.05;
  return -0.5;
}

/** What asks for one end of a range of numbers. */
const LEAST = /\b(?:min(?:imum)?|lowest|least|from|lower|smallest|cheapest)\b/;
const MOST = /\b(?:max(?:imum)?|highest|most|up to|to|upper|largest|dearest|until)\b/;
/** What tells a number as a bound, right before it. */
const AT_LEAST =
  /\b(?:at least|no (?:less|fewer) than|not (?:less|fewer) than|(?:a )?min(?:imum)?(?: of)?|over|above|more than)\s*[£$€]?\s*$/i;
const AT_MOST =
  /\b(?:at (?:the )?most|no more than|not more than|(?:a )?max(?:imum)?(?: of)?|up to|under|below|less than|fewer than|cheaper than|within)\s*[£$€]?\s*$/i;

/** Which end of a range of numbers a question asks for; both or neither is none. */
export function endAsked(question: string): Role {
  const asked = fold(question).replace(WANTS_TO, ' ');
  const [least, most] = [LEAST.test(asked), MOST.test(asked)];
  return least === most ? '' : least ? 'start' : 'end';
}

/** Which end of a range a number is told for: "at most 1200", "between 5 and 8". */
export function endTold(text: string, { start, role }: { start: number; role: Role }): Role {
  const lead = text.slice(Math.max(0, start - 30), start);
  return AT_LEAST.test(lead) ? 'start' : AT_MOST.test(lead) ? 'end' : role;
}
