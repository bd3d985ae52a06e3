import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { meaningOf } from './meaning.ts';

/** What a field that asks who somebody is may speak of beside the name. */
const OF_PERSONS =
  /^(?:fullname|given|family|cardholder|customer|member|staff|private|legal|middl|prefer|displai|screen|should|appear|print|write|sign\w*|visitor|guest|tenant|driver|organis|organiz|host|owner|resid|signatori|main|lead|first|organization|policy|card|passport|identity|titl|initi)$/;
/** Somebody who is not the one that fills in the form. */
const SOMEBODY_ELSE =
  /^to\W*$|\b(?:recipients?|beneficiary|payee|addressee|invitees?|friend|child(?:ren)?|kid|son|daughter|baby|pupil|pet|dog|cat|animal|emergency|next of kin|colleague|deputy|substitute|stand|replacement|guest of hon\w+|referee|landlord|manager)\b/;

const ANIMAL = /\b(?:pet|dog|cat|puppy|kitten|horse|pony|rabbit|hamster|bird|animal)(?:'?s)?\b/;

/** Whether a field asks what an animal is called: by the name of nobody else. */
export function asksAnimalsName({ label, placeholder }: Pick<Item, 'label' | 'placeholder'>): boolean {
  const asked = fold(label || placeholder);
  return ANIMAL.test(asked) && meaningOf(asked).what.has('fullname');
}

/**
 * Whether a field may take the name of the person who fills it in: it asks for a name and speaks of nothing else that bears one. Of an
 * animal, a group or a list the name is told or known, and so is that of whoever takes one's place.
 */
export function asksOwnName(item: Pick<Item, 'label' | 'placeholder'>): boolean {
  const label = fold(item.label || item.placeholder);
  if (SOMEBODY_ELSE.test(label)) return false;
  const { what } = meaningOf(label);
  return [...what.keys()].every((key) => OF_PERSONS.test(key));
}

/** Whether a field asks what a thing is called, by its kind: "Name of the variety". */
export function asksNameOfThing(item: Pick<Item, 'label' | 'placeholder'>): boolean {
  const label = fold(item.label || item.placeholder);
  return /\bname of (?:the|your|an?|this)\b/.test(label) && !SOMEBODY_ELSE.test(label) && !asksOwnName(item);
}
