import { MONTHS, plain, sentenceLikeness } from '../../../language/index.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { blanksOf } from '../sheet/blanks.ts';

/** A number by itself, with what parts it: "27", "2.09". */
const NUMBER = /(?<![\p{L}\d.,:/-])\d+(?:[.,:/-]\d+)*(?![\p{L}\d])/gu;
/** What stands behind a number, or before it, that is a day, an hour or a sum and none of a thing: these go where they are asked for, or nowhere. */
const BEHIND = new RegExp(
  `^(?:(?:st|nd|rd|th)\\b|\\s*(?:(?:${MONTHS.join('|')}|am|pm|[a-z]{3,9}day|euros?|pounds?|dollars?)\\b|o['’]clock|%))`,
  'i',
);
const BEFORE = new RegExp(`(?:[€£$]|${MONTHS.join('|')}|[a-z]day) ?$`, 'i');
/** Characters on either side of a number that tell what it is. */
const AROUND = 40;
const TRIES = 1;
/** Likeness from which on a field asks for it, where there are others. */
const ASKS = 0.15;

/**
 * What a form that came back still misses may be a number that the task tells only in passing ("plate 27 in Tanner Street", "it said 6482"): it goes where the field
 * and what stands around the number have most to do with each other.
 */
export function putLastNumber(situation: Situation): Proposal | null {
  const { asked, memory, key } = situation;
  if (memory.complained.length === 0) return null;
  const empty = blanksOf(situation).filter(
    ({ kind, shown, items }) =>
      (kind === 'text' || kind === 'number') && shown === '' && timesTried(memory, key, items[0]!.name) < TRIES,
  );
  const given = new Set(Object.values(memory.filled).flatMap((form) => Object.values(form).map(plain)));
  const numbers = [...asked.matchAll(NUMBER)].filter(({ 0: text, index }) => {
    const isOther = BEHIND.test(asked.slice(index + text.length)) || BEFORE.test(asked.slice(0, index));
    return !isOther && !given.has(plain(text));
  });
  const [best] = empty
    .flatMap((blank) =>
      numbers.map(({ 0: text, index }) => ({
        blank,
        text,
        like: sentenceLikeness(blank.label, asked.slice(Math.max(0, index - AROUND), index + text.length + AROUND)),
      })),
    )
    .sort((a, b) => b.like - a.like);
  const lone = empty.length === 1 && numbers.length === 1;
  if (!best || (!lone && best.like < ASKS)) return null;
  const [field] = best.blank.items;
  const args = argumentOf(field!, best.text);
  if (!args) return null;
  const why = `“${best.blank.label}” is still missing, and ${best.text} is all that I was told for it`;
  return { rule: 'mend', why, status: 'continue', item: field!, args, sure: 0.6, cause: best.blank.label };
}
