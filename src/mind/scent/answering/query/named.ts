import { phrase, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';
import { queryOf } from './query.ts';
import { daysIn, todayOn, within } from './when.ts';

/**
 * Whether the page speaks of all whom a question names and of the time that it names, or was come to by these: what a page says of plants
 * in general is no answer about one of them, and another day's payment none about this one.
 */
export function bearsNames(situation: Situation, step: Step): boolean {
  const { page, memory, request, dayFirst } = situation;
  const query = queryOf(situation, step);
  const searched = memory.searched.map((text) => words(text).join(' '));
  // What only repeats what was searched for tells nothing.
  const lines = page.lines.filter(({ text }) => {
    const own = words(text);
    return !searched.some(
      (sent) =>
        sent !== '' &&
        own.join(' ').includes(sent) &&
        own.length < words(sent).length + 8 &&
        /["“„«]|\b(?:results?|found|search)/i.test(text),
    );
  });
  const way = memory.trail.map((visited) => visited.title);
  const told = phrase([page.title, ...lines.map((line) => line.text), ...way, memory.last?.label ?? ''].join(' . '));
  const stems = new Set(told.tokens.map((token) => token.stem));
  const named = query.names.every(
    (name) => name.tokens.length < 2 || name.tokens.every((token) => stems.has(token.stem)),
  );
  if (!named || query.spans.length === 0) return named;
  const today = todayOn(page, request.today, dayFirst);
  const dated = page.lines.map((line) => daysIn(line.text, today, dayFirst)).filter((days) => days.length > 0);
  // A list of days without the one that is asked for.
  return dated.length < 3 || dated.some((days) => days.some((day) => query.spans.some((span) => within(day, span))));
}
