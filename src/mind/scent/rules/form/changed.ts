import { fold, numbers, parseDate } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Situation } from '../../situation.ts';

const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether two values are the same, however a site writes them: with signs between, in another order of day and month, with more to it. */
function alike({ request, dayFirst }: Situation, shown: string, given: string): boolean {
  const [a, b] = [bare(shown), bare(given)];
  if (a.includes(b) || b.includes(a)) return true;
  const [day, other] = [shown, given].map((text) => parseDate(text, request.today, dayFirst));
  if (day && other) return day.day === other.day && day.month === other.month;
  const [x, y] = [numbers(shown), numbers(given)];
  return x.length === 1 && y.length === 1 && x[0] === y[0];
}

/**
 * Whether the site has put something else where a value was given: another choice has set it anew ("We have filled in what most
 * people take"), or the form has come back without anything in it.
 */
export function setOtherwise(situation: Situation, item: Item, given: string): boolean {
  const { memory, key, page } = situation;
  if (item.kind === 'choose' && item.value !== '')
    return item.options.some((option) => fold(option) === fold(item.value)) && fold(item.value) !== fold(given);
  if (item.value !== '') return item.kind !== 'choose' && !alike(situation, item.value, given);
  const typed = Object.keys(memory.filled[key] ?? {}).flatMap((name) => page.byName.get(name) ?? []);
  const written = typed.filter((other) => other.kind === 'type');
  return written.length > 1 && written.every((other) => other.value === '');
}
