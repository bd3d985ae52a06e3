import { type Day, parseDate, withYear } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { answersTo, wantedSpan, windowOf } from '../../filling/windows.ts';
import type { Situation } from '../../situation.ts';

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Whether what stands over or beside a window is the day that is wanted; a bare weekday is any day of that name. */
function isOn(day: Day, text: string, { request, dayFirst }: Situation, bare: boolean): boolean {
  const { today } = request;
  const told = !bare && /\d/.test(text) ? parseDate(text.replace(/^\p{L}+,?\s+(?=\d)/u, ''), today, dayFirst) : null;
  if (told) return told.day === day.day && told.month === day.month;
  const full = withYear(day, today);
  const name = NAMES[new Date(Date.UTC(full.year!, full.month - 1, full.day)).getUTCDay()]!;
  return new RegExp(`\\b${name}`, 'i').test(text);
}

/** Of windows of time under their days, the one that a wish names, and whether it says which at all. */
export function windowFor(
  situation: Situation,
  items: readonly Item[],
  wish: string,
  day: Day | null,
): { item: Item | undefined; told: boolean } {
  const when = wantedSpan(wish);
  const bare = !/\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3}|\p{L}{3} \d{1,2}\b|\d[/.-]\d/u.test(wish);
  const place = (item: Item) => [item.label, item.group, item.context.text].filter(Boolean);
  const onDay = day ? items.filter((item) => place(item).some((text) => isOn(day, text, situation, bare))) : [...items];
  const fits = onDay.filter((item) => {
    return !when || answersTo(windowOf(item.label)!, when);
  });
  const near =
    fits.length > 0 || !when
      ? fits
      : onDay.filter((item) => windowOf(item.label)![0] >= when[0] && windowOf(item.label)![0] < when[1]);
  return { item: near.find((item) => !item.disabled) ?? near[0], told: when !== null || day !== null };
}
