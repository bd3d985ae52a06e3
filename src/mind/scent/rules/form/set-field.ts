import { fold, numbers, parseDate, parseTime, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField } from '../../filling/fields.ts';
import { shapeValue } from '../../filling/shape-value.ts';
import type { Step } from '../../goal/types.ts';
import { buttonBeside } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, weigh } from '../common.ts';
import { PURE } from '../several/wishes.ts';
import { pickDay } from '../widgets/calendar.ts';

/**
 * Puts a date, a time of day, a colour or a number into the field, calendar, slider or counter that takes it.
 * @param rival how well the best thing to click fits what is wanted, 0..1
 */
export function setField(
  situation: Situation,
  step: Step,
  field: string,
  value: string,
  rival: number,
): Proposal | 'already' | null {
  const { items, memory, key } = situation;
  const usable = items.filter((item) => !item.disabled);
  // A date: typed or set where a field takes it, else picked in a calendar.
  const day = parseDate(value, situation.request.today, situation.dayFirst);
  const setters = usable.filter((item) => item.kind === 'set' || item.kind === 'type');
  if (day && /\d/.test(value)) {
    const dateField = weigh(
      setters,
      (item) =>
        (field ? similarity(phrase(field), phrase(item.label || item.placeholder)) : 0) +
        (classOfField(item) === 'date' || /\bdate\b/i.test(`${item.label} ${item.placeholder}`) ? 0.7 : 0) +
        (setters.length === 1 ? 0.4 : 0),
    )[0];
    if (
      dateField &&
      dateField.fit > 0.5 &&
      timesTried(memory, key, dateField.item.name) < 2 &&
      !dateField.item.state.has('readonly')
    ) {
      const shaped = shapeValue(value, dateField.item, 'date', situation);
      const args = argumentOf(dateField.item, shaped);
      if (args)
        return {
          rule: 'fill_field',
          why: `“${dateField.item.label}” takes the date`,
          status: 'continue',
          item: dateField.item,
          args,
          sure: 0.85,
          cause: dateField.item.label,
        };
    }
    const calendar = pickDay(situation, day);
    if (calendar) return calendar;
  }
  // A time of day, or a colour by its number, goes into the field for it.
  const time = /^\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?$/i.test(value.trim()) ? parseTime(value) : null;
  const hex = /#[0-9a-f]{6}\b/i.exec(value)?.[0] ?? PURE[fold(value).replace(/\s*colou?r$/, '')] ?? null;
  const exact = time ?? hex;
  const taker = exact ? setters.find((item) => takes(item, time === null ? 'colour' : 'time')) : undefined;
  if (exact && taker && timesTried(memory, key, taker.name) < 2 && fold(taker.value) !== fold(exact)) {
    const args = argumentOf(taker, exact);
    if (args)
      return {
        rule: 'fill_field',
        why: `“${taker.label}” takes it`,
        status: 'continue',
        item: taker,
        args,
        sure: 0.85,
        cause: taker.label,
      };
  }
  // A slider or a counter.
  const number = numbers(value)[0];
  if (number !== undefined) {
    const sliders = setters.filter(
      (item) => item.role === 'slider' || item.role === 'spinbutton' || item.kind === 'set',
    );
    const setter = weigh(
      sliders,
      (item) => 0.5 + 0.5 * similarity(phrase(field || `${step.object} ${step.scope}`), item.said),
    )[0];
    if (setter && (rival < 0.9 || /slider|spinner|spin/.test(fold(step.text)))) {
      if (numbers(setter.item.value)[0] === number && setter.item.value.trim() !== '') return 'already';
      // What does not take the number as it is written takes it step by step.
      const written = memory.filled[key]?.[setter.item.name] === String(number);
      const step = written || setter.item.state.has('readonly') ? buttonBeside(situation, setter.item, number) : null;
      if (step)
        return {
          rule: 'turn_counter',
          why: `it says ${setter.item.value} and I need ${number}`,
          status: 'continue',
          item: step,
          args: null,
          sure: 0.9,
          cause: fold(step.label),
        };
      const args = argumentOf(setter.item, String(number));
      if (args && timesTried(memory, key, setter.item.name) < 3)
        return {
          rule: 'set_value',
          why: `“${setter.item.label}” is set to ${number}`,
          status: 'continue',
          item: setter.item,
          args,
          sure: 0.85,
          cause: setter.item.label,
        };
    }
  }
  return null;
}

/** Whether a field takes a time of day, or a colour, by what it says of itself. */
function takes(item: Item, what: 'time' | 'colour'): boolean {
  const hints = Object.values(item.action.parameters?.properties ?? {}).map((schema) => schema.description ?? '');
  const told = fold(`${item.label} ${item.placeholder} ${hints.join(' ')}`);
  return what === 'time'
    ? classOfField(item) === 'time' || /\bhh:mm\b|\btime\b/.test(told)
    : /#rrggbb|\bcolou?r\b/.test(told);
}
