import { fold, parseDate } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { inferValue } from '../../filling/infer.ts';
import { withoutNoTime } from '../../goal/timing.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What opens a calendar says of itself. */
const DATES =
  /\b(?:dates?|day|calendar|check-?in|check-?out|departure|departing|arrival|arriving|outward|outbound|inbound|return|(?:from|until) when|when|dd|mm)\b/;
const OPENED = 'calendar of:';

function nameOf(item: Item): string {
  return `${item.label} ${item.placeholder}`.trim();
}

/** The name of the field whose calendar was opened last; empty where a calendar stands there by itself. */
export function openedFor({ memory }: Situation): string {
  return (
    memory.done
      .filter((tag) => tag.startsWith(OPENED))
      .at(-1)
      ?.slice(OPENED.length) ?? ''
  );
}

/** A day or a time as it is known by a name. */
const MOMENT = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?)$/i;
/** Days by which something is told of somebody or something, and that nobody books. */
const OF_OLD = /\b(?:birth|born|dob|expir\w*|issued?|purchased?|bought|since|valid)\b/;

/** Everything that may hold a date or a time: what the task tells, and what was given with it and has found no field yet. */
export function wishOf({ goal, memory, knowledge }: Situation): string {
  const given = knowledge
    .filter(({ value, secret }) => !secret && MOMENT.test(value.trim()) && !memory.covered.includes(value))
    .map(({ name, value }) => [name.replace(/[_-]+/g, ' '), value.trim()] as const)
    .filter(([name]) => !OF_OLD.test(fold(name)))
    .map(([name, value]) => `${name} ${value}`);
  const steps = goal.steps.slice(memory.step).map((step) => step.text);
  return withoutNoTime([...steps, ...given, goal.background].join('. '));
}

/** A field that takes no typing and opens a calendar: it is pressed, where the task names the date for it. */
export function openDateField(situation: Situation): Proposal | null {
  const { items, memory, key, request, dayFirst } = situation;
  const wish = wishOf(situation);
  for (const item of items) {
    if (item.kind !== 'click' || item.disabled || item.role === 'link') continue;
    const field = item.role === 'textbox' || item.role === 'combobox' || item.state.has('readonly');
    const name = fold(nameOf(item));
    if (!DATES.test(name) || name.length > 50) continue;
    if (!field && !/\b(?:select|choose|pick|add|open)\b.*\b(?:dates?|day|calendar)\b|\bcalendar\b/.test(name)) continue;
    const value = inferValue(`${nameOf(item)} date`, wish, request.today, dayFirst);
    const wanted = value ? parseDate(value, request.today, dayFirst) : null;
    if (!wanted || timesTried(memory, key, item.name) >= 2) continue;
    const held = item.value ? parseDate(item.value, request.today, dayFirst) : null;
    if (held && held.day === wanted.day && held.month === wanted.month) continue;
    if (memory.done.includes(`${OPENED}${nameOf(item)}`) && memory.last?.name === item.name) continue;
    memory.done.push(`${OPENED}${nameOf(item)}`);
    return {
      rule: 'open_choices',
      why: `“${item.label || item.placeholder}” should open a calendar`,
      status: 'continue',
      item,
      args: null,
      sure: 0.8,
      cause: item.label || item.placeholder,
    };
  }
  return null;
}
