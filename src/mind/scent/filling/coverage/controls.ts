import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { ordersThings } from '../../meaning/direction.ts';
import { isOn } from '../../meaning/state.ts';
import { counters } from '../../meaning/stepper.ts';
import type { Situation } from '../../situation.ts';
import { datePart } from '../date-parts.ts';
import { classOfField, isEmptyOption, isNewsletter, isSearchBox } from '../fields.ts';
import { takesMonth } from '../month-told.ts';
import { anyNumber, buttonsOf, questionOf } from './buttons.ts';
import { openedControl } from './drawn-list.ts';
import { inRows } from './rows.ts';

/** Something on the page that takes one value, whatever it is made of. */
export interface Control {
  kind: 'list' | 'radios' | 'buttons' | 'number' | 'counter' | 'date' | 'time' | 'text' | 'known' | 'box';
  /** What it asks, as the page words it. */
  question: string;
  /** The field, or one item for each option; of a counter "less" and "more". */
  items: Item[];
  options: string[];
  /** What it shows now; empty where nothing is chosen. */
  shown: string;
  /** The least and the most that it takes. */
  low: number;
  high: number;
  /** A counter of time, in minutes. */
  minutes?: boolean;
  /** The words of its row, where one of its name stands in every row: what it counts. */
  row?: string;
  /** Place in reading order. */
  order: number;
}

function limits(item: Item): { low: number; high: number } {
  const schema = Object.values(item.action.parameters?.properties ?? {})[0];
  return { low: schema?.minimum ?? Number.NEGATIVE_INFINITY, high: schema?.maximum ?? Number.POSITIVE_INFINITY };
}

function fieldControl(item: Item): Control | null {
  const base = {
    items: [item],
    options: item.options,
    shown: item.value.trim(),
    order: item.order,
    question: questionOf(item),
    ...limits(item),
  };
  if (item.kind === 'choose') {
    if (datePart(item)) return null;
    const shown = isEmptyOption(item.value) ? '' : item.value;
    return { ...base, kind: 'list', options: item.options.filter((option) => !isEmptyOption(option)), shown };
  }
  if (item.kind === 'check' && item.role !== 'radio') return { ...base, kind: 'box', shown: isOn(item) ? 'on' : 'off' };
  if (item.kind !== 'type' && item.kind !== 'set') return null;
  if (isSearchBox(item) || datePart(item) || item.state.has('readonly')) return null;
  // A month of a year is no number.
  if (takesMonth(item)) return null;
  if (isNewsletter(item)) return { ...base, kind: 'known' };
  const group = classOfField(item);
  const hints = Object.values(item.action.parameters?.properties ?? {})
    .map((schema) => schema.description ?? '')
    .join(' ');
  if (
    item.role === 'spinbutton' ||
    item.role === 'slider' ||
    /\ba number\b/.test(hints) ||
    group === 'quantity' ||
    group === 'age'
  )
    return { ...base, kind: 'number' };
  if (/\bHH:MM\b(?!.*YYYY)/.test(hints) || group === 'time') return { ...base, kind: 'time' };
  if (group === 'date' || /\bYYYY-MM-DD\b/.test(hints)) return { ...base, kind: 'date' };
  // A code that takes something off is known or told as one, and is no number.
  if (/password/.test(group) || group === 'coupon') return { ...base, kind: 'known' };
  return { ...base, kind: COUNTS.test(fold(base.question)) && group === 'unknown' ? 'number' : 'text' };
}

/** What a field for plain writing asks when a number is its answer. */
const COUNTS =
  /\b(?:how many|number of|bed ?rooms?|rooms?|guests?|people|persons|party size|seats?|nights?|adults?|children|year|size|floors?|tickets?|copies|amount|sum|weight|height|age|mileage|value|price|budget)\b/;

/** Radio buttons by the question that they answer. */
function radiosOf(items: readonly Item[]): Control[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (item.kind !== 'check' || item.role !== 'radio') continue;
    const name = item.group || item.context.text || 'choice';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([question, radios]) => ({
    kind: 'radios' as const,
    question,
    items: radios,
    options: radios.map((item) => item.label || item.context.text),
    shown: radios.find(isOn)?.label ?? '',
    order: radios[0]!.order,
    ...anyNumber,
  }));
}

const known = new WeakMap<Situation, Control[]>();

/** Everything in sight that takes a value of one of the kinds that are told apart here. */
export function controlsOf(situation: Situation): Control[] {
  let found = known.get(situation);
  if (!found) {
    const sorts = situation.goal.steps.some(({ verb }) => verb === 'sort');
    // What is sorted by a step of its own is no answer to what the others tell.
    const usable = situation.items.filter((item) => !item.disabled && !(sorts && ordersThings(item)));
    const turned = counters(situation).map(
      ({ stepper, now, name, minutes }): Control => ({
        kind: 'counter',
        question: name,
        items: [stepper.less, stepper.more],
        options: [],
        shown: String(now),
        minutes,
        order: stepper.less.order,
        ...anyNumber,
      }),
    );
    const open = openedControl(usable);
    const used = new Set([...turned.flatMap((control) => control.items), ...(open?.items ?? [])]);
    found = [
      ...inRows(usable.map(fieldControl).filter((control) => control !== null)),
      ...radiosOf(usable),
      ...turned,
      ...(open ? [open] : []),
      ...buttonsOf(situation, used),
    ];
    known.set(situation, found);
  }
  return found;
}
