import { fold } from '../../../language/index.ts';
import type { Control } from './controls.ts';
import type { Role } from './types.ts';

const STARTS =
  /\b(?:from|start\w*|begin\w*|depart\w*|leav\w*|out(?:bound|ward)|check-? ?in|arriv\w*|pick-? ?up|collect\w*|source|origin|opens?|opening|since|first)\b/;
const ENDS =
  /\b(?:to|end|ends|ending|until|till|finish\w*|return\w*|inbound|check-? ?out|drop-? ?off|destination|clos\w+|back|last|going)\b/;

/** Which end of a span a control asks for. "Departure" beside an arrival is when a stay ends. */
export function roleOf(control: Control, all: readonly Control[]): Role {
  const asked = fold(control.question);
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
