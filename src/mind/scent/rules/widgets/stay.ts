import { type Day, fold, parseDate, phrase, withYear } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { otherReading } from '../../filling/date-order.ts';
import { isEmptyOption, isNewsletter, isSearchBox } from '../../filling/fields.ts';
import { afterNights, datesIn, timesIn } from '../../goal/timing.ts';
import type { Step } from '../../goal/types.ts';
import { clockTimes } from '../../goal/wording/clock.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesAnywhere, timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { says } from '../sheet/told.ts';
import { gap } from '../way/search.ts';
import { calendarOpen, markOf, pickDay } from './calendar.ts';
import { setCounters } from './counters.ts';

const LAST = /\b(?:check-?out|return|departure|depart|until|till|end|to|last|leav\w+)\b/;
const DATED =
  /\b(?:check-?in|check-?out|arriv\w+|depart\w*|return|dates?|days?|from|to|start|end|until|stay|when|period|expir\w+)\b/;

/** Verbs of steps by which days are given somewhere. */
const GIVES = new Set<Step['verb']>(['buy', 'transact', 'learn', 'locate', 'enter', 'add', 'pick', 'register']);
/** Rules by which a day is being picked. */
const PICKING = new Set(['open_stay', 'turn_calendar', 'pick_stay', 'set_hour']);

/** Times that one day is pressed. */
const PRESSES = 2;

/** The days that the step names, or else the whole of a task that is told in several sentences. */
function daysTold({ request: { today }, dayFirst, asked }: Situation, step: Step): Day[] {
  const read = (text: string) => {
    const told = datesIn(text, today, dayFirst);
    const end = told.length === 1 ? afterNights(text, told[0]!, today, dayFirst) : null;
    return [...told, ...(end ? [end] : [])].flatMap((one) => {
      const day = parseDate(one, today, dayFirst);
      return day ? [withYear(day, today)] : [];
    });
  };
  const own = read(step.text);
  return own.length > 0 ? own : read(asked);
}

/** Fields that take no writing, of the form that bears most of the task: a day is picked for them in a calendar. */
function drawnFields(situation: Situation): Item[] {
  const { items, request, dayFirst, page, asked } = situation;
  const isDated = ({ label, placeholder, value }: Item) =>
    DATED.test(fold(`${label} ${placeholder}`)) ||
    (/\d/.test(value) && parseDate(value, request.today, dayFirst) !== null);
  const fields = items.filter((item) => isDrawn(item) && !item.disabled && isDated(item));
  const groups = [...new Set(fields.map(({ group }) => group))];
  const told = new Set(phrase(asked).tokens.map(({ stem }) => stem));
  const borne = (group: string) => {
    const own = page.items.filter((item) => item.group === group && item.role !== 'generic');
    const words = phrase([group, ...own.flatMap(({ label, options }) => [label, ...options])].join(' . ')).tokens;
    return new Set(words.flatMap(({ stem }) => (told.has(stem) ? [stem] : []))).size;
  };
  const order = (group: string) => page.headings.find(({ text }) => text === group)?.level ?? 0;
  const [best] = groups
    .map((group) => ({ group, borne: borne(group) }))
    .sort((a, b) => b.borne - a.borne || order(a.group) - order(b.group));
  // One form of several that says nothing of the task is not the one that is meant.
  const main = page.headings.find(({ level }) => level === 1)?.text;
  if (best?.borne === 0 && best.group !== main && new Set(page.headings.map(({ text }) => text)).size > 2) return [];
  return fields.filter(({ group }) => group === best?.group);
}

/** Whether days were put into a form under a heading of its own: the task is about that form. */
export function isInDatedForm({ memory, page }: Situation): boolean {
  if (memory.dated.length === 0) return false;
  const main = page.headings.find(({ level }) => level === 1)?.text;
  return page.items.some(
    (item) => isDrawn(item) && timesAnywhere(memory, item.name) > 0 && item.group !== '' && item.group !== main,
  );
}

const isDrawn = (item: Item): boolean => item.kind === 'click' && item.role === 'textbox' && item.state.has('readonly');

const isSame = (a: Day, b: Day): boolean =>
  a.day === b.day && a.month === b.month && (a.year === b.year || a.year === 0 || b.year === 0);

/** Days that are picked in a calendar because their fields take no writing: one for each field, or all for the only one. */
export function pickStay(situation: Situation, step: Step): Proposal | null {
  if (!GIVES.has(step.verb)) return null;
  const fields = drawnFields(situation);
  const days = fields.length > 0 ? daysTold(situation, step) : [];
  if (days.length === 0) return null;
  const { memory, request, dayFirst } = situation;
  const wanted = (item: Item, i: number) =>
    fields.length === 1 ? days : [LAST.test(fold(item.label)) || i > 0 ? (days[1] ?? days[0]!) : days[0]!];
  const lacks = (item: Item, i: number) => {
    // A site may write its days the other way round, until it has shown how it writes them.
    const ways = memory.dayFirst === null ? [dayFirst, !dayFirst] : [dayFirst];
    const shown = ways.flatMap((first) =>
      datesIn(item.value, request.today, first).flatMap((text) => parseDate(text, request.today, first) ?? []),
    );
    const left = wanted(item, i).filter((day) => !shown.some((one) => isSame(one, day)));
    // The first day of a span may be shown with the last one only.
    return left.find((day) => !taken.includes(markOf(day))) ?? left[0];
  };
  const taken = calendarOpen(situation) ? memory.dated : [];
  const isOne = fields.length === 1 && days.length === 1;
  const at = fields.findIndex((item, i) => lacks(item, i) !== undefined);
  const field = fields[at];
  const isPicking = memory.last?.step === memory.step && PICKING.has(memory.last.rule);
  if (!field)
    return (
      (isPicking ? (setHour(situation, step) ?? leave(situation, isOne && isSure(situation, days[0]!))) : null) ??
      sendDated(situation, fields) ??
      askFor(situation, step)
    );
  const calendar = isPicking && calendarOpen(situation) ? pickDay(situation, lacks(field, at)!, true) : null;
  // A day that was pressed and does not stay is left.
  if (calendar?.item && timesTried(memory, situation.key, calendar.item.name) >= PRESSES && calendar.rule === 'pick')
    return null;
  if (calendar?.rule === 'turn_calendar') return calendar;
  if (calendar?.item) {
    memory.dated = [...memory.dated, markOf(lacks(field, at)!)].slice(-20);
    const all = isOne && isSure(situation, lacks(field, at)!);
    return { ...calendar, rule: 'pick_stay', completes: all };
  }
  const opener = openerOf(situation, field);
  return opener
    ? {
        rule: 'open_stay',
        why: `“${field.label}” is picked in a calendar`,
        status: 'continue',
        item: opener,
        args: null,
        sure: 0.8,
        cause: field.label,
      }
    : null;
}

/** What brings up the calendar of a field: the field itself, or, where a press on it has brought up none, the sign beside it that opens something. */
function openerOf({ memory, key, items }: Situation, field: Item): Item | undefined {
  const opens = memory.dated.length > 0 ? OPENS : 1;
  const beside = items.filter(
    (item) =>
      item !== field &&
      item.kind === 'click' &&
      item.role === 'button' &&
      !item.disabled &&
      opensMore(item) &&
      gap(item, field) < BESIDE,
  );
  return [field, ...beside].find(({ name }) => timesTried(memory, key, name) < opens);
}
/** Times that a calendar is opened which has given days, and pixels within which a sign belongs to a field. */
const OPENS = 3;
const BESIDE = 24;

/** Whether a day can be read in one way only, or the field has shown by now which one is meant. */
function isSure({ memory, goal, request }: Situation, day: Day): boolean {
  return memory.dayFirst !== null || otherReading(goal, day, request.today) === null;
}

/** What takes the days that were picked over into the field. */
const TAKES = /^(?:ok|okay|apply|done|set|confirm|select|choose)\b/;

/** All days are picked, and the calendar still lies over what comes next: what takes them is pressed, or it is shut. */
function leave(situation: Situation, completes: boolean): Proposal | null {
  const { items, memory, key } = situation;
  if (!calendarOpen(situation)) return null;
  const day = items.find((item) => item.name === memory.last?.name);
  const taker = items.find(
    (item) =>
      item.role === 'button' &&
      !item.disabled &&
      TAKES.test(item.said.folded) &&
      item.said.tokens.length <= 2 &&
      isNear(item, day),
  );
  const item = taker ?? items.find(({ name }) => name === 'press:escape');
  if (!item || timesTried(memory, key, item.name) > 1) return null;
  const why = 'the days are chosen, and the calendar still covers what comes next';
  return {
    rule: 'leave_calendar',
    why,
    status: 'continue',
    item,
    args: null,
    sure: 0.75,
    completes,
    cause: 'the calendar',
  };
}
/** Pixels within which a button belongs to the calendar in which something was just done. */
const NEAR = 340;

function isNear({ box: a }: Item, other: Item | undefined): boolean {
  const b = other?.box;
  return !!a && !!b && Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;
}

/** The hour that is told with the day, where the calendar asks for it. */
function setHour(situation: Situation, step: Step): Proposal | null {
  const { items, asked } = situation;
  const [time] = [...timesIn(step.text), ...timesIn(clockTimes(asked))];
  if (!time || !calendarOpen(situation)) return null;
  const parts = time.split(':');
  for (const [i, name] of [/^hours?\b/, /^min(?:ute)?s?\b/].entries()) {
    const item = items.find(
      ({ role, kind, label, disabled }) =>
        (role === 'spinbutton' || kind === 'choose') && !disabled && name.test(fold(label)),
    );
    const isPart = (text: string) => text.trim() !== '' && Number(text) === Number(parts[i]);
    const value = item?.kind === 'choose' ? item.options.find(isPart) : parts[i];
    const args = item && value !== undefined && !isPart(item.value) ? argumentOf(item, value) : null;
    if (item && args && timesTried(situation.memory, situation.key, item.name) < 2) {
      situation.memory.dated.push(time);
      return {
        rule: 'set_hour',
        why: `it is to be at ${time}`,
        status: 'continue',
        item,
        args,
        sure: 0.85,
        cause: item.label,
      };
    }
  }
  return null;
}

/** All days are picked: what else the form asks that the task names is chosen, and it is sent off by its own button. */
function sendDated(situation: Situation, fields: readonly Item[]): Proposal | null {
  const { items, memory, key, asked } = situation;
  if (!isInDatedForm(situation) || calendarOpen(situation)) return null;
  const own = items.filter((item) => item.group === fields[0]!.group && !item.disabled);
  if (own.some(({ kind, value }) => kind === 'type' && value.trim() === '')) return null;
  for (const item of own) {
    const named = item.kind === 'choose' ? item.options.filter((option) => says(asked, option)) : [];
    const args = named.length === 1 && item.value !== named[0] ? argumentOf(item, named[0]!) : null;
    if (args && timesTried(memory, key, item.name) === 0) {
      const why = `“${item.label}” gets “${named[0]}”, as the task says`;
      return { rule: 'choose_option', why, status: 'continue', item, args, sure: 0.85, cause: item.label };
    }
  }
  const ends = own.filter(
    (item) => item.role === 'button' && commitWord(item.label) >= ENDS && timesTried(memory, key, item.name) === 0,
  );
  const [button] = ends;
  return button && ends.length === 1
    ? {
        rule: 'commit',
        why: `the days are in place, and “${button.label}” sends them off`,
        status: 'continue',
        item: button,
        args: null,
        sure: 0.85,
        commits: true,
        cause: button.label,
      }
    : null;
}
/** How much a label promises to send a form off. */
const ENDS = 0.5;

const ASKS = /^(?:show|search|find|check|see)\b/;

/** The days are in place: so many guests as are told, and then what there is. */
function askFor(situation: Situation, step: Step): Proposal | null {
  const { memory, items } = situation;
  if (memory.last?.step !== memory.step || !['pick_stay', 'set_hour', 'turn_counter'].includes(memory.last.rule))
    return null;
  const counted = setCounters(situation, step);
  if (counted) return counted;
  const button = items.find((item) => item.role === 'button' && !item.disabled && ASKS.test(item.said.folded));
  // Where from and where to are asked beside the days.
  const left = items.some(
    (item) =>
      (item.kind === 'choose' || item.kind === 'type') &&
      !item.disabled &&
      !item.state.has('readonly') &&
      !isSearchBox(item) &&
      !isNewsletter(item) &&
      (item.value.trim() === '' || isEmptyOption(item.value)),
  );
  return button && !left
    ? {
        rule: 'commit',
        why: `the days are in place, and “${button.label}” shows what there is`,
        status: 'continue',
        item: button,
        args: null,
        sure: 0.85,
        commits: true,
        completes: false,
        cause: button.label,
      }
    : null;
}
