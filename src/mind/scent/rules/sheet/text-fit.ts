// How well something that a task gives in words belongs into a field for words.
import { fold, literalCoverage, phrase, plain, similarity, words } from '../../../language/index.ts';
import { classOfField, classOfWords } from '../../filling/fields.ts';
import { knownFits } from '../../filling/known/fit.ts';
import { asksNameOfThing } from '../../filling/known/own-name.ts';
import { noteBeside } from '../../filling/known/takes.ts';
import type { Situation } from '../../situation.ts';
import type { Blank } from './blanks.ts';
import { isFigures } from './has-place.ts';
import { COUNTS, mayStand, NAMES } from './may-stand.ts';
import type { Value } from './told.ts';

/** Fit of what is known by the very words of a field. */
const NAMED = 1.15;

/** Fit of what is known by the words of a note at a field, and what it counts to be the first word of it. */
const NOTED = 0.6;
const FIRST = 0.12;

/** Fit of what the task calls something by for the field that asks what that is called. */
const OF_THING = 0.7;

/** How well something that the task gives in words belongs into a field for words. */
export function textFit(situation: Situation, value: Value, blank: Blank): number {
  const item = blank.items[0]!;
  const group = classOfField(item);
  if (!mayStand(value, blank)) return 0;
  if (value.kind === 'mail') return group === 'email' ? 1 : 0.6;
  if (value.kind === 'name') return NAMES.has(group) ? (group === 'name' ? 1 : 0.9) : 0;
  const called = classOfWords(value.called);
  const same = called !== 'unknown' && called === group;
  if (same && plain(value.called) === plain(blank.label)) return 1.1;
  if (same) return 1;
  const near = similarity(phrase(value.called), phrase(blank.label));
  // "Policy" is what a "Policy number" asks, whatever else is called a number.
  const itself = plain(value.called).length > 3 && literalCoverage(phrase(value.called), phrase(blank.label)) === 1;
  if (value.kind === 'known' && itself && called === 'unknown') return NAMED;
  if (value.kind === 'known') {
    const fit = knownFits(situation, item, blank.label, [])
      .filter(({ entry, value: text }) => entry.source === 'knowledge' && text === value.text)
      .reduce((best, { score }) => Math.max(best, score), 0);
    // A mere number is how many or how much of something.
    const counts = COUNTS.test(fold(item.label));
    // What a note at the field asks for in the very words by which it is known: "Order number of the customer".
    const note = phrase(noteBeside(situation, item));
    const named = literalCoverage(phrase(value.called), note) === 1;
    const first = note.tokens[0] && literalCoverage(phrase(note.tokens[0].word), phrase(value.called)) === 1;
    const noted = named ? NOTED + (first ? FIRST : 0) : 0;
    const asNumber = /^\d{1,4}$/.test(value.text) ? (counts ? 0.3 : -0.3) : 0;
    return Math.max(0, Math.max(near, fit, noted) + asNumber);
  }
  if (asksNameOfThing(item) && !isFigures(value.text)) return Math.max(near, OF_THING);
  if (group === 'email' || group === 'tel' || NAMES.has(group)) return 0;
  // What is said in many words goes where there is room for it.
  const many = (item.state.has('multiline') || group === 'message') && !isFigures(value.text);
  return Math.max(near, many ? 0.45 + 0.02 * Math.min(10, words(value.text).length) : 0.35);
}
