import { type Day, fold } from '../../../language/index.ts';
import { spansIn } from '../../answering/query/when.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { shownMonth } from '../widgets/calendar.ts';
import { leafTo } from '../widgets/leaf.ts';

/** The month in which what a question asks for lies; null where it names none, or more than one. */
export function monthOf({ text }: Step, { request, dayFirst }: Situation): Day | null {
  const { today } = request;
  const [span, ...more] = spansIn(text, today, dayFirst);
  if (!span?.from || !span.to || more.length > 0) return null;
  const { year, month } = span.from;
  if (month === 0 || span.to.month !== month || span.to.year !== year) return null;
  const over = month < today.getUTCMonth() + 1;
  return { year: year || today.getUTCFullYear() + (over ? 1 : 0), month, day: 1 };
}

/** Pixels by which what leafs may stand higher or lower than the name of the month. */
const LEVEL = 30;

/** Acts for which what is on a day is looked up first. */
const BOOKS = new Set<Step['verb']>(['buy', 'transact', 'register']);

/** Whether a step asks what there is in a month, or is for what is on a day of it: a form has the day put in. */
function isOfMonth({ items }: Situation, { verb }: Step): boolean {
  const fields = () => items.some((item) => PUT_IN.has(item.kind) && !isSearchBox(item));
  return verb === 'learn' || (BOOKS.has(verb) && !fields());
}
const PUT_IN = new Set(['type', 'choose', 'set']);

/**
 * The page shows what there is in one month, and what is asked for is in another: what leafs beside its name is pressed. Null where the month is
 * the one that is asked for, or nothing leafs to it.
 */
export function turnToMonth(situation: Situation): Proposal | null {
  const { step, page, memory } = situation;
  const asked = step && isOfMonth(situation, step) ? monthOf(step, situation) : null;
  const shown = asked && shownMonth(situation);
  if (!asked || !shown) return null;
  const leaf = leafTo(situation, shown, asked);
  const { item } = leaf ?? {};
  // A calendar that goes no further is read as it stands.
  if (!leaf || !item || (memory.idle > 0 && memory.last?.name === item.name)) return null;
  const heads = page.lines.filter(({ text }) => MONTH.test(fold(text)));
  const beside = heads.length === 1 && item.box && heads[0]!.box && Math.abs(heads[0]!.box.y - item.box.y) < LEVEL;
  return beside || /\bmonth\b/.test(fold(item.label)) ? leaf : null;
}
/** The name of a month with its year, and nothing else but signs. */
const MONTH = /^\P{L}*\p{L}{3,9}\.?,? \d{4}\P{L}*$/u;
