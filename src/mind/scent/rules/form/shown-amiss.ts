import { fold, literalCoverage, numberOf, type Phrase, parseDate, parseTime, phrase } from '../../../language/index.ts';
import type { Box } from '../../../perception/page.ts';
import { calledByAction } from '../../meaning/called-by-action.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { GOES_BACK, isReview } from './amend.ts';

/** Times that one goes back to put right what is shown otherwise. */
const TRIES = 2;
/** The longest value that stands behind its name. */
const LONGEST = 40;
/** Pixels under a name within which its value stands, and by which it may be indented. */
const UNDER = 40;
const INDENT = 60;

/** A line that shows something else than was put in under its name. */
interface Amiss {
  name: string;
  shown: string;
  wanted: string;
}

/** Something that was put in, by the name of its field. */
interface Put {
  name: Phrase;
  values: string[];
}

/** What was put in so far and stands in no field of this page. */
function putIn({ memory, page }: Situation): Put[] {
  const found = new Map<string, Put>();
  for (const fields of Object.values(memory.filled))
    for (const [name, value] of Object.entries(fields)) {
      if (page.byName.has(name)) continue;
      const own = calledByAction(name);
      const put = found.get(own) ?? { name: phrase(own), values: [] };
      found.set(own, { ...put, values: [...put.values, value] });
    }
  return [...found.values()].filter(({ name }) => name.tokens.length > 0);
}

/** The number that a short text is, or begins with: "5", "two guests", "2 x adult"; null for anything else. */
function countIn(text: string): number | null {
  const [first = ''] = fold(text).split(/\s+/);
  const count = /^\d{1,4}(?:\.0+)?$/.test(first) ? Number(first) : numberOf(first);
  return count !== null && !/[:/.,-]\d/.test(text) ? count : null;
}

/** Whether two values are of one kind and differ: two days, two times of day, or two numbers. */
function differ({ request, dayFirst }: Situation, shown: string, put: string): boolean {
  const day = (text: string) => (/\d/.test(text) ? parseDate(text, request.today, dayFirst) : null);
  const [one, other] = [day(shown), day(put)];
  if (one && other) return one.day !== other.day || one.month !== other.month;
  if (one || other) return false;
  const [at, then] = [parseTime(shown), parseTime(put)];
  if (at && then && /[:.]|[ap]m\b/i.test(`${shown}${put}`)) return at !== then;
  const [count, wanted] = [countIn(shown), /^\d{1,4}$/.test(put.trim()) ? Number(put) : null];
  return count !== null && wanted !== null && count !== wanted;
}

/** Whether a value stands behind its name, or right under it. */
function isBeside(name: Box | null, value: Box | null): boolean {
  if (!name || !value) return false;
  const row = name.y < value.y + value.height && value.y < name.y + name.height;
  const below = value.y - name.y - name.height;
  return row || (below >= -4 && below < UNDER && Math.abs(value.x - name.x) < INDENT);
}

/**
 * The first line that shows another day, time or number under the name of a field than was put into that field: "Guests 2", of a form that
 * was sent with 5. Null where every line that can be held against what was put in agrees with it.
 */
export function shownAmiss(situation: Situation): Amiss | null {
  const puts = putIn(situation);
  if (puts.length === 0) return null;
  const { lines } = situation.page;
  for (const [i, { text }] of lines.entries()) {
    const [, before, behind] = /^([^:]{2,40}?)\s*:\s+(.+)$/.exec(text) ?? [];
    const name = before ?? text;
    const next = lines[i + 1];
    const shown = behind ?? (next && isBeside(lines[i]!.box, next.box) ? next.text : '');
    if (name.length > LONGEST || shown === '' || shown.length > LONGEST || /\d/.test(name)) continue;
    const own = phrase(name);
    const meant = own.tokens.length === 0 ? [] : puts.filter((put) => literalCoverage(own, put.name) > 0.99);
    const [put] = meant;
    if (!put || meant.length > 1 || !put.values.every((value) => differ(situation, shown, value))) continue;
    return { name, shown, wanted: put.values.at(-1)! };
  }
  return null;
}

/** On a page on which all is shown once more before it is sent: goes back to put right what it shows otherwise. Null where nothing is. */
export function backToAmend(situation: Situation): Proposal | null {
  const { items, memory, key, page } = situation;
  if (!isReview(page)) return null;
  const other = shownAmiss(situation);
  const item = items.find(
    (one) =>
      (one.role === 'button' || one.role === 'link') &&
      !one.disabled &&
      GOES_BACK.test(one.said.folded) &&
      timesTried(memory, key, one.name) < TRIES,
  );
  if (!other || !item) return null;
  return {
    rule: 'amend',
    why: `it says “${other.name}: ${other.shown}”, and I put in “${other.wanted}”`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    cause: `${other.name}: ${other.shown}`,
  };
}
