import { fold, parseDate, plain, withYear } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { datesIn } from '../../goal/timing.ts';
import { WITHDRAWS } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { isMenuOfListed } from '../../meaning/row-meant.ts';
import { isOn, opensMore } from '../../meaning/state.ts';
import { turners } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { isOfCalendar, pickDay, shownMonth } from '../widgets/calendar.ts';
import type { Blank } from './blanks.ts';
import { isAnswered } from './lists.ts';
import { says, type Value, valuesOf } from './told.ts';

/** Presses of one thing that opens an answer's list. */
const TRIES = 2;

/** Days that can be taken of a month that stands open, at least. */
const SOME_DAYS = 5;

function isDay({ request, dayFirst }: Situation, item: Item): boolean {
  if (!isClickable(item) || item.role === 'link' || item.disabled || item.raw.length > 34) return false;
  return (
    /^(?:[1-9]|[12]\d|3[01])$/.test(item.raw.trim()) ||
    (/\d/.test(item.raw) && parseDate(item.raw, request.today, dayFirst) !== null)
  );
}

/** The next of the told days, in a month that stands open on the page. */
export function takeDay(situation: Situation, values: readonly Value[], put: readonly string[]): Proposal | null {
  if (shownMonth(situation) === null || situation.items.filter((item) => isDay(situation, item)).length < SOME_DAYS)
    return null;
  const { today } = situation.request;
  const days = values
    .flatMap(({ day }) => (day ? [withYear(day, today)] : []))
    .sort((a, b) => a.year * 400 + a.month * 31 + a.day - (b.year * 400 + b.month * 31 + b.day));
  const day = days.find((one) => !put.includes(`day=${one.year}-${one.month}-${one.day}`));
  if (!day) return null;
  const proposal = pickDay(situation, day);
  return proposal?.item ? proposal : null;
}

/** By what a day that was taken is kept in mind; null for a press that only leafs. */
export function dayMark(situation: Situation, { item, rule }: Proposal, values: readonly Value[]): string | null {
  if (!item || rule !== 'pick') return null;
  const { today } = situation.request;
  const said = parseDate(item.label, today, situation.dayFirst);
  const number = said?.day ?? Number(item.label);
  const day = values
    .flatMap((value) => (value.day ? [withYear(value.day, today)] : []))
    .find((one) => one.day === number);
  return day ? `day=${day.year}-${day.month}-${day.day}` : null;
}

/** An entry of a list that stands open, which the task names and which is not chosen yet. */
export function takeEntry(situation: Situation, put: readonly string[]): { proposal: Proposal; mark: string } | null {
  const { asked, items } = situation;
  const entries = items.filter(
    (item) => (item.role === 'option' || item.role === 'menuitemradio') && item.kind !== 'choose' && !item.disabled,
  );
  const named = entries.filter(
    (item) => says(asked, item.raw) && !isOn(item) && !put.includes(`entry=${plain(item.raw)}`),
  );
  const item = named.sort((a, b) => b.raw.length - a.raw.length)[0];
  if (!item) return null;
  return {
    mark: `entry=${plain(item.raw)}`,
    proposal: {
      rule: 'take_option',
      why: `“${item.label}” is what the task says`,
      status: 'continue',
      item,
      args: null,
      sure: 0.85,
      cause: item.label,
    },
  };
}

/** One of several alike buttons ("Add") that stands beside something that the task names. */
export function addBeside(situation: Situation, put: readonly string[]): { proposal: Proposal; mark: string } | null {
  const { asked, items } = situation;
  const buttons = items.filter(
    (item) =>
      item.kind === 'click' &&
      item.role === 'button' &&
      !item.disabled &&
      /^(?:add|select|choose|\+|→|›)/i.test(item.raw),
  );
  for (const item of buttons) {
    const own = plain(item.context.text.replace(/\b(?:add|remove|select|choose)\b/gi, ' '));
    if (own === '' || own.length > 30 || !says(asked, own) || put.includes(`beside=${own}`)) continue;
    return {
      mark: `beside=${own}`,
      proposal: {
        rule: 'take_option',
        why: `“${own}” is what the task says`,
        status: 'continue',
        item,
        args: null,
        sure: 0.85,
        cause: own,
      },
    };
  }
  return null;
}

/** Whether something shows a day that the task names: what is chosen in it is chosen. */
function showsTold(situation: Situation, { value }: Item): boolean {
  const { request, dayFirst } = situation;
  const [shown] = datesIn(value, request.today, dayFirst).flatMap(
    (text) => parseDate(text, request.today, dayFirst) ?? [],
  );
  return !!shown && valuesOf(situation).some(({ day }) => day?.day === shown.day && day.month === shown.month);
}

/** What may open the list or the calendar from which what is left over is to be taken: nothing else of the form takes it. */
export function opener(
  situation: Situation,
  blanks: readonly Blank[],
  send: Item | null,
  left: readonly Value[],
): Proposal | null {
  const { items, memory, key, page } = situation;
  const taken = new Set(blanks.flatMap((blank) => blank.items));
  const turning = turners(situation);
  const heads = new Set(page.headings.map(({ text }) => text));
  const top = page.headings[0]?.box;
  // A form ends below what belongs to it.
  const isOfListed = (item: Item) => (send === null || send.order < item.order) && isMenuOfListed(situation, item);
  // The menu of the site stands over what the page is about.
  const above = ({ box }: Item) => !!top && box !== null && box.y + box.height <= top.y;
  // Where all that is told has its place, what folds out below what sends the form is none of it.
  const isBelow = (item: Item) =>
    left.length === 0 &&
    send !== null &&
    send.order < item.order &&
    !item.state.has('haspopup') &&
    item.role !== 'combobox';
  const group = send?.group ?? '';
  const closed = items.filter(
    (item) =>
      isClickable(item) &&
      item.role !== 'link' &&
      !item.disabled &&
      item !== send &&
      !taken.has(item) &&
      !isOfListed(item) &&
      !turning.has(item) &&
      !isOfCalendar(situation, item) &&
      !isDay(situation, item) &&
      !showsTold(situation, item) &&
      !above(item) &&
      !isBelow(item) &&
      !WITHDRAWS.test(item.said.folded) &&
      item.kind === 'click' &&
      !item.state.has('expanded') &&
      !isAnswered(situation, item) &&
      (opensMore(item) ||
        (send !== null && item.order < send.order && (item.group === group || !heads.has(item.group)))) &&
      timesTried(memory, key, item.name) < TRIES,
  );
  const dated = left.some(({ day }) => day !== null);
  const rank = (item: Item) =>
    (opensMore(item) ? 2 : 0) +
    // A question of many that folds out tells something; a list is for taking from.
    (item.state.has('haspopup') || item.role === 'combobox' ? 2 : 0) +
    (/\b(?:date|day|calendar|choose|select|from|until|📅)\b|📅/u.test(fold(item.label)) === dated ? 1 : 0);
  const plain = closed.filter((item) => !opensMore(item));
  // Of what does not say that it opens anything only the one is tried that stands where the day or the hour is asked.
  if (plain.length > 0 && (left.length === 0 || plain.length > 1))
    closed.splice(0, closed.length, ...closed.filter(opensMore));
  const item = closed.sort((a, b) => rank(b) - rank(a) || a.order - b.order)[0];
  if (!item) return null;
  return {
    rule: 'open_choices',
    why: `“${item.label}” should bring up what there is to choose from`,
    status: 'continue',
    item,
    args: null,
    sure: 0.7,
    cause: item.label,
  };
}
