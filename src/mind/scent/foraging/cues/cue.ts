import type { Phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';
import type { station } from '../scripts.ts';

/** A control as a proximal cue of what lies behind it (Pirolli 2007), taken in for one step. */
export interface Cue {
  situation: Situation;
  step: Step;
  item: Item;
  /** What the step is after, and the wish as a whole. */
  wanted: Phrase;
  wish: Phrase;
  /** How far one wording is related to another for this person, 0..1. */
  related: (goal: Phrase, label: Phrase) => number;
  /** Whether the step looks for a page by following links. */
  wanders: boolean;
  /** Share of what is wanted that the control and what stands around it say, 0..1. */
  thing: number;
  /** What stands around the control, and the heading that it stands under. */
  around: Phrase;
  group: string;
  /** What station of the way to the step's end it is. */
  station: ReturnType<typeof station>;
}

/** How strongly a control smells of what is wanted, 0..1, and by what. */
export interface Scent {
  fit: number;
  reason: string;
}

/** The stronger of two scents. */
export function stronger(scent: Scent, fit: number, reason = scent.reason): Scent {
  return fit > scent.fit ? { fit, reason } : scent;
}

/** Steps that look for something, and act on nothing yet. */
export const LOOKS_FOR: ReadonlySet<string> = new Set(['reach', 'learn', 'locate', 'signin', 'signout', 'register']);

/** Whether the step looks for a page by following links. */
export function wanders(step: Step, item: Item): boolean {
  return ['reach', 'learn', 'locate'].includes(step.verb) && (item.role === 'link' || item.role === '');
}

/** Whether no other control has the same words around it: they are told of this one. */
export function isAlone({ items }: Situation, item: Item): boolean {
  return !items.some((other) => other !== item && other.context.folded === item.context.folded);
}

/** Words up to which what stands beside a link is told of it. */
export const TOLD_OF = 16;
export const SIGNS_IN = /^(?:log|sign) ?(?:in|on)\b/;
