import { literalCoverage, phrase } from '../../language/index.ts';
import { classOfWords, type FieldClass } from '../filling/fields.ts';
import type { Step } from '../goal/types.ts';

/** Details of somebody that sites keep one by one, each with a form of its own. */
const DETAILS = new Set<FieldClass>([
  'email',
  'password',
  'username',
  'name',
  'given-name',
  'family-name',
  'tel',
  'street-address',
  'country',
  'bday',
]);
/** Acts by which one of them gets another value. */
const CHANGES = /^(?:change|edit|update|set|correct|rename|reset|modify|new)\b\s*/i;

/**
 * Whether a wording ("Change e-mail address") is for another detail than the one that the step gives a new value: nobody opens
 * the form for the e-mail address to be called by another name.
 */
export function namesOtherDetail(step: Step, text: string): boolean {
  const [pair] = step.pairs;
  if (!pair || step.pairs.length > 1 || step.verb !== 'transact' || !CHANGES.test(step.text)) return false;
  const own = classOfWords(pair.field);
  const other = classOfWords(text.replace(CHANGES, ''));
  if (!DETAILS.has(own) || !DETAILS.has(other) || own === other) return false;
  return literalCoverage(phrase(pair.field), phrase(text)) < SPOKEN_OF;
}
/** Share of the field's own words from which on a wording speaks of it. */
const SPOKEN_OF = 0.6;

/** Whether a button bears no more than the verb, so that its row says what it changes. */
export function changesRow(label: string): boolean {
  return CHANGES.test(label) && label.replace(CHANGES, '').trim() === '';
}
