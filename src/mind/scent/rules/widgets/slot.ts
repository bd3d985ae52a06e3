import { type Day, parseDate, parseTime, WEEKDAYS, withYear } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { inferValue } from '../../filling/infer.ts';
import { windowOf } from '../../filling/windows.ts';
import { datesIn, timesIn } from '../../goal/timing.ts';
import type { Step } from '../../goal/types.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { daysAsked } from '../../things/days.ts';
import type { Thing } from '../../things/index.ts';
import { readThings } from '../../things/reading.ts';
import { argumentOf } from '../common.ts';
import { isTimeTaken } from '../gates/taken-slot.ts';
import { byRank } from '../several/among.ts';
import { beginsAt, spanOf } from '../several/narrow.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { calendarOpen, pickDay } from './calendar.ts';
import { openedFor, wishOf } from './date-field.ts';
import { slotInRow } from './slot-row.ts';
import { windowFor } from './slot-window.ts';

const BOOKS = new Set(['buy', 'transact', 'add', 'register']);
const TIME = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$|^\d{1,2}\s?[ap]\.?m\.?$/i;
const MORE =
  /^(?:next(?: (?:week|days?|month))?|later(?: (?:dates|days|times))?|more (?:dates|days|times)|show more (?:dates|days|times)|›|»|>|→)$/;
/** A span of times is no time: "after 11:00", "before noon". */
const BETWEEN = /\b(?:after|before|between|later than|earlier than|not before)\s+\d{1,2}(?:[:.]\d{2})?/i;
const FULL = /\b(?:full|sold out|booked|taken|unavailable|not available)\b/i;

/** Days of a grid of plain numbers, from so many on, make a calendar. */
const CALENDAR = 15;

/** What a choice is called besides what it is: "Choose 9:15". */
const TAKES = /^(?:choose|select|pick|take|book|reserve)\s+|\s+(?:choose|select|pick|take|book|reserve)$/i;

/** A label without what only says that it can be had, or not. */
function timeSaid({ label }: Item): string {
  return label.replace(FULL, '').replace(/[()]/g, '').trim().replace(TAKES, '').trim();
}

function choosable(item: Item): boolean {
  return isClickable(item) && item.kind !== 'point' && (item.role !== 'link' || TIME.test(item.label.trim()));
}

function sameDay(a: Day, b: Day): boolean {
  return a.day === b.day && a.month === b.month;
}

/** Whether somebody has to choose among days or times that stand there to be pressed, and takes the one the task names. */
export function takeSlot(situation: Situation): Proposal | null {
  const { step, request, dayFirst } = situation;
  if (!step || !BOOKS.has(step.verb)) return null;
  // What is made has its day written in; the days of other things stand beside it.
  if (makesNew(step) && !situation.items.some((item) => item.kind === 'type' && !isSearchBox(item))) return null;
  const wish = wishOf(situation);
  const time = BETWEEN.test(wish) ? undefined : timesIn(wish)[0];
  const field = openedFor(situation);
  const date =
    (field ? inferValue(`${field} date`, wish, request.today, dayFirst) : null) ??
    datesIn(wish, request.today, dayFirst)[0] ??
    weekdayTold(situation, wish);
  const day = date ? parseDate(date, request.today, dayFirst) : null;
  const all = situation.page.items.filter((item) => choosable(item) && !situation.dropped?.has(item));
  const windows = all.filter((item) => windowOf(item.label.replace(FULL, '').trim()) !== null);
  if (windows.length >= 2) {
    const { item: fit, told } = windowFor(situation, windows, wish, day);
    if (told) return among(situation, windows, wish, (item) => item === fit);
  }
  if (day) {
    const wanted = withYear(day, request.today);
    const dated = all.filter((item) => {
      const said = /\d/.test(item.label) && item.label.length < 40 && parseDate(item.label, request.today, dayFirst);
      return said && !TIME.test(item.label.trim());
    });
    const days = calendarOpen(situation) ? situation.page.items : all;
    const plain = days.filter((item) => /^\d{1,2}$/.test(item.label.trim()) && item.kind === 'click');
    const proposal =
      dated.length >= 2 && dated.length < CALENDAR
        ? among(
            situation,
            dated,
            date!,
            (item) => onDay(item.label, day, situation, WEEKDAY.test(date!)) === true && isAt(item.label, time),
          )
        : plain.length >= CALENDAR || dated.length >= CALENDAR
          ? onceInCalendar(situation, wanted, field)
          : null;
    if (proposal) return proposal;
  }
  const weekday = date !== undefined && WEEKDAY.test(date);
  const dayAt = (item: Item) =>
    day &&
    (onDay(item.group, day, situation, weekday) ??
      onDay(item.context.text, day, situation, weekday) ??
      onDay(headOver(situation, item), day, situation, weekday));
  const times = all.filter((item) => TIME.test(timeSaid(item)));
  const timed = times.filter((item) => dayAt(item) !== false);
  const row = timed.length < 2 ? slotInRow(situation, wish) : null;
  if (row) return among(situation, [row], row.context.text, () => true);
  const span = time ? null : spanOf(wish);
  const first =
    span &&
    timed.length >= 2 &&
    timed.find((item) => !item.disabled && !FULL.test(item.label) && within(item.label, span));
  if (first) return among(situation, timed, first.label, (item) => item === first);
  // Whoever is told no time takes any of the day, and none of another one.
  if (!time && !span && date && times.length >= 2 && times.every((item) => typeof dayAt(item) === 'boolean'))
    return among(situation, times, date, (item) => dayAt(item) === true);
  if (!time || timed.length < 2) return null;
  const isTime = (item: Item) => parseTime(timeSaid(item).replace('.', ':')) === time;
  // What was taken with one of several things is dropped with the others, and is offered all the same.
  const { page, dropped } = situation;
  if (page.items.some((item) => dropped?.has(item) && isTime(item) && isTimeTaken(situation, item))) return null;
  const best = atBest(situation, step, timed.filter(isTime));
  if (best && 'rule' in best) return best;
  return among(situation, timed, time, best ? (item) => item === best : isTime);
}

/** The one day of the week that a wish names in whatever way: "Wednesday at 16:45". */
function weekdayTold(situation: Situation, wish: string): string | undefined {
  const [weekday, ...others] = daysAsked(situation, wish).weekdays;
  return weekday === undefined || others.length > 0 ? undefined : `on ${WEEKDAYS[weekday]!}`;
}

/** Of one time at several things the one at the thing that is compared for, or what is done to see all of them: the cheapest room that is as told and free then. */
function atBest(situation: Situation, step: Step, times: readonly Item[]): Item | Proposal | null {
  const free = times.filter((item) => !item.disabled && !FULL.test(item.label));
  if (!step.superlative || free.length < 2) return null;
  // What was seen before to be the best of all is taken once it is in sight again.
  const { memory, page } = situation;
  const sought = page.byName.get(memory.aim)?.context.text;
  const found = sought ? free.find(({ context }) => context.text === sought) : undefined;
  if (found) memory.aim = '';
  if (found) return found;
  const read = readThings(situation, step);
  const at = ({ items }: Thing) => free.find((item) => items.includes(item));
  const ranked = read?.ranked.filter(({ thing }) => at(thing)) ?? [];
  if (!read || ranked.length === 0) return null;
  const best = byRank(situation, step, step.superlative, { ...read, ranked });
  if (!best || 'rule' in best) return best;
  return at(best.thing) ?? null;
}

/** Whether what is called by a day and a time is at the one that is told, or tells none. */
function isAt(label: string, time: string | undefined): boolean {
  const own = time === undefined ? undefined : timesIn(label)[0];
  return own === undefined || own === time;
}

/** Whether the head over a group of times names a day: the wanted one, or another; undefined where it names none. */
function onDay(head: string, day: Day, { request, dayFirst }: Situation, weekday: boolean): boolean | undefined {
  const told = datesIn(head, request.today, dayFirst);
  const found = told.length === 1 ? parseDate(told[0]!, request.today, dayFirst) : null;
  if (!found) return undefined;
  const nameOf = (one: Day) => {
    const { year, month, day: date } = withYear(one, request.today);
    return new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  };
  return sameDay(found, day) || (weekday && nameOf(found) === nameOf(day));
}
/** A day that is told by its name alone: the one of that name which a page shows. */
const WEEKDAY = /^(?:on\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** The line that stands over a control, as the head of its column, and tells a day. */
function headOver({ page, request, dayFirst }: Situation, { box }: Item): string {
  if (!box) return '';
  const over = page.lines.filter(
    (line) =>
      line.box &&
      line.text.length < HEAD &&
      line.box.y + line.box.height <= box.y + 1 &&
      line.box.x < box.x + box.width &&
      line.box.x + line.box.width > box.x &&
      datesIn(line.text, request.today, dayFirst).length === 1,
  );
  return (
    over.reduce<(typeof over)[0] | null>((low, line) => (low && low.box!.y > line.box!.y ? low : line), null)?.text ??
    ''
  );
}
/** Longest head of a column of days. */
const HEAD = 24;

/** Whether a time of day lies within a span, both in minutes. */
function within(label: string, [least, most]: readonly [number, number]): boolean {
  const at = beginsAt(label.replace(FULL, ''));
  return at !== null && at >= least && at <= most;
}

/** The one of several that fits; looks for more of them, and takes it that there is none when all have been seen. */
function among(
  situation: Situation,
  items: readonly Item[],
  wanted: string,
  fits: (item: Item) => boolean,
): Proposal | null {
  const { memory, key } = situation;
  const chosen = items.find((item) => fits(item) && !item.disabled && !FULL.test(item.label)) ?? items.find(fits);
  const seen = items.filter((item) => situation.items.includes(item));
  if (chosen && !chosen.disabled && !FULL.test(chosen.label)) {
    if (isOn(chosen) || timesTried(memory, key, chosen.name) > 0) return null;
    return {
      rule: 'take_slot',
      why: `“${chosen.label}” is the one I want, of ${seen.length}`,
      status: 'continue',
      item: chosen,
      args: argumentOf(chosen, ''),
      sure: 0.9,
      commits: chosen.kind === 'click',
      scent: 40,
      cause: chosen.label,
    };
  }
  if (!chosen && isOfForm(situation, items)) return null;
  const more = situation.items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      MORE.test(item.label.toLowerCase().trim()) &&
      timesTried(memory, key, item.name) < 6,
  );
  if (!chosen && more)
    return {
      rule: 'next_page',
      why: `${wanted} is not among these, there may be more`,
      status: 'continue',
      item: more,
      args: null,
      sure: 0.7,
      cause: more.label,
    };
  const inBox = chosen ? undefined : boxGoesOn(situation, items);
  if (inBox) return { ...scrollDown(situation, inBox, `${wanted} may be further down`), completes: false };
  const down = chosen ? undefined : furtherDown(situation);
  if (down) return scrollDown(situation, down, `${wanted} may be further down`);
  return {
    rule: 'unavailable',
    why: chosen ? `“${chosen.label}” cannot be chosen` : `${wanted} is not offered`,
    status: 'gave_up',
    item: null,
    args: null,
    sure: 0.3,
    cause: chosen?.label ?? wanted,
  };
}

/** Whether these are the answers to one question of a form that asks more: what it does not offer is no end of the task. */
function isOfForm({ items }: Situation, choices: readonly Item[]): boolean {
  const asks = items.filter(({ kind, disabled }) => (kind === 'type' || kind === 'choose') && !disabled);
  return choices.every(({ role }) => role === 'radio') && asks.length >= FIELDS;
}
/** Fields that make a form of what stands beside a choice of times. */
const FIELDS = 2;

/** Scrolls of a box of times, one after the other, that people make. */
const IN_BOX = 10;

/** The scroll of the box that the choices stand in, while it goes on. */
function boxGoesOn({ items, memory, key }: Situation, choices: readonly Item[]): Item | undefined {
  const first = choices.find((choice) => choice.box)?.box;
  return items.find(
    ({ kind, name, box, disabled }) =>
      kind === 'scroll' &&
      name !== 'scroll:down' &&
      name.endsWith(':down') &&
      !disabled &&
      box !== null &&
      first !== undefined &&
      first!.x >= box.x - 2 &&
      first!.x <= box.x + box.width &&
      timesTried(memory, key, name) < IN_BOX &&
      (memory.scrolled[`${key}/${name}`] ?? 0) >= 0,
  );
}

function onceInCalendar(situation: Situation, day: Day, field: string): Proposal | null {
  const { memory } = situation;
  const tag = `day:${situation.key}${field}`;
  if (memory.done.includes(tag)) return null;
  const proposal = pickDay(situation, day);
  if (proposal?.rule === 'pick') memory.done.push(tag);
  return proposal;
}
