import { fold } from '../../language/index.ts';
import { isSeenTo } from '../account/left.ts';
import { complaints } from '../filling/complaints.ts';
import { isNewsletter, isSearchBox } from '../filling/fields.ts';
import { timesTried } from '../memory.ts';
import { completed } from '../rules/common.ts';
import { type Blank, blanksOf } from '../rules/sheet/blanks.ts';
import { sheetOf } from '../rules/sheet/meant.ts';
import { put, stands } from '../rules/sheet/put.ts';
import type { Proposal, Situation } from '../situation.ts';
import { detailsOf, ITSELF, TITLE } from './details.ts';
import { placesFor } from './place.ts';

/** Values with words of their own that a form takes, from which on it is the one for them. */
const SEVERAL = 2;
/** What shows other things of a list, and makes none. */
const LISTS = /^(?:search|find|filter|show|sort|look|sign in|log in)\b/i;

/**
 * Puts what a task tells of a new thing, each value with its words, into the empty fields that are called so; the rest of the form is a matter of
 * forms. Null where no form in sight takes it.
 */
export function fillDetails(situation: Situation): Proposal | null {
  const { memory, asked, key } = situation;
  if (memory.told || memory.entry) return null;
  const details = detailsOf(asked);
  if (details.length === 0) return null;
  const given = memory.filled[key] ?? {};
  const isOpen = ({ items: [item], shown }: Blank) =>
    !isSearchBox(item!) && !isNewsletter(item!) && item!.role !== 'combobox' && (shown === '' || item!.name in given);
  const blanks = blanksOf(situation).filter(({ kind }) => kind === 'text' || kind === 'date');
  const { send } = sheetOf(situation);
  if (blanks.length === 0 || (send && LISTS.test(send.raw.trim()))) return null;
  const places = placesFor(situation, details, blanks.filter(isOpen));
  if (places.length < SEVERAL && !places.some(({ of }) => of.field === TITLE)) return null;
  for (const { answer } of places) {
    const [item] = answer.blank.items;
    // What was put in once and sent is not put in again.
    const was = Object.values(memory.filled).some((form) => Object.values(form).includes(answer.text));
    if (was || stands(situation, answer, []) || timesTried(memory, key, item!.name) > 0) continue;
    const next = put(situation, answer);
    if (next) return next;
  }
  return null;
}

/** Steps that nothing is left to do for once a thing is where it belongs. */
const LOOKS = new Set(['reach', 'locate', 'learn', 'search', 'submit', 'press']);

/** The new thing was sent with all that is told of it, and stands in a list of such things now: it is there. Null otherwise. */
export function nowListed(situation: Situation): Proposal | null {
  const { memory, asked, page, goal } = situation;
  const { last } = memory;
  if (!last?.commits || memory.told || memory.errors > 0 || page.error !== '' || memory.idle > 0) return null;
  const details = detailsOf(asked);
  const own = details.find(({ field }) => field === TITLE || field === ITSELF)?.value;
  if (!own || details.length < SEVERAL || page.dialog !== '') return null;
  const given = new Set(Object.values(memory.filled).flatMap((form) => Object.values(form).map(fold)));
  const isPut = (value: string) => given.has(fold(value)) || [...given].some((text) => fold(value).includes(text));
  if (!details.every(({ value, field }) => isPut(value!) || (/\d{4}$/.test(value!) && field !== ITSELF))) return null;
  const left = goal.steps.slice(memory.step + 1).filter(({ verb, otherwise }) => !otherwise && !LOOKS.has(verb));
  if (left.some(({ text }) => !isSeenTo(situation, text)) || complaints(situation).length > 0) return null;
  const line = page.lines.find(({ text }) => fold(text).includes(fold(own)));
  const typed = page.items.some(({ kind, value }) => kind === 'type' && fold(value) === fold(own));
  return line && !typed ? completed({ why: `“${own}” stands in the list now`, cause: line.text, sure: 0.85 }) : null;
}
