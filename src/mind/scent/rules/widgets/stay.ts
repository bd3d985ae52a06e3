import { fold, parseDate, withYear } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isEmptyOption, isNewsletter, isSearchBox } from '../../filling/fields.ts';
import { datesIn } from '../../goal/timing.ts';
import type { Step } from '../../goal/types.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { pickDay } from './calendar.ts';
import { setCounters } from './counters.ts';

const LAST = /\b(?:check-?out|return|departure|depart|until|till|end|to|last|leav\w+)\b/;
const DATED = /\b(?:check-?in|check-?out|arriv\w+|depart\w*|return|date|day|from|to|start|end|until)\b/;

/** Days that are picked in a calendar because their fields take no writing: the first for the arrival, the second for the departure. */
export function pickStay(situation: Situation, step: Step): Proposal | null {
  if (!['buy', 'transact', 'learn', 'locate', 'enter', 'add'].includes(step.verb)) return null;
  const { today } = situation.request;
  const days = datesIn(step.text, today, situation.dayFirst)
    .map((text) => parseDate(text, today, situation.dayFirst))
    .filter((day) => day !== null)
    .map((day) => withYear(day, today));
  if (days.length === 0) return null;
  const fields = situation.items.filter(
    (item) =>
      item.kind === 'click' &&
      item.state.has('readonly') &&
      !item.disabled &&
      DATED.test(fold(`${item.label} ${item.placeholder}`)),
  );
  if (fields.length === 0) return null;
  const dayOf = (item: Item, i: number) => (LAST.test(fold(item.label)) || i > 0 ? (days[1] ?? days[0]!) : days[0]!);
  const shows = (item: Item, i: number) => {
    const shown = item.value.trim() ? parseDate(item.value, today, situation.dayFirst) : null;
    const day = dayOf(item, i);
    return shown !== null && shown.day === day.day && shown.month === day.month;
  };
  const at = fields.findIndex((item, i) => !shows(item, i));
  const field = fields[at];
  if (!field) return askFor(situation, step);
  const { last } = situation.memory;
  const open = last?.step === situation.memory.step && ['open_stay', 'turn_calendar'].includes(last.rule);
  const calendar = open ? pickDay(situation, dayOf(field, at)) : null;
  if (calendar)
    return calendar.rule === 'turn_calendar' ? calendar : { ...calendar, rule: 'pick_stay', completes: false };
  return timesTried(situation.memory, situation.key, field.name) < 3
    ? {
        rule: 'open_stay',
        why: `“${field.label}” is picked in a calendar`,
        status: 'continue',
        item: field,
        args: null,
        sure: 0.8,
        cause: field.label,
      }
    : null;
}

const ASKS = /^(?:show|search|find|check|see)\b/;

/** The days are in place: so many guests as are told, and then what there is. */
function askFor(situation: Situation, step: Step): Proposal | null {
  const { memory, items } = situation;
  if (memory.last?.step !== memory.step || !['pick_stay', 'turn_counter'].includes(memory.last.rule)) return null;
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
