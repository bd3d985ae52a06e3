import { fold, parseDate } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { inferValue } from '../../filling/infer.ts';
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

/** Everything the task tells that may hold a date. */
export function wishOf({ goal, memory }: Situation): string {
  return `${goal.steps
    .slice(memory.step)
    .map((step) => step.text)
    .join('. ')}. ${goal.background}`;
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
