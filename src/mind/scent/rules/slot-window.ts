import { type Day, parseDate, withYear } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';

const HOUR = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*([ap]\\.?m\\.?)?';
const WINDOW = new RegExp(`^${HOUR}\\s*(?:-|–|—|to|until)\\s*${HOUR}(?:\\s*(?:h|o'clock|uhr))?$`, 'i');
const BETWEEN = new RegExp(`\\b(?:between|from)\\s+${HOUR}\\s*(?:and|to|until|-|–)\\s*${HOUR}`, 'i');
const AT = new RegExp(`\\b(?:at|around|about)\\s+${HOUR}\\b(?![/.]\\d)`, 'i');

/** Hours of the day that people mean by its parts. */
const PARTS: ReadonlyArray<[RegExp, readonly [number, number]]> = [
  [/\bearly (?:in the )?morning\b/i, [6, 9]],
  [/\bmorning\b/i, [6, 12]],
  [/\b(?:noon|midday|lunch ?time)\b/i, [12, 13]],
  [/\bafternoon\b/i, [12, 18]],
  [/\b(?:evening|tonight|after work)\b/i, [17, 23]],
];

/** A span of the day, in hours. */
type Span = readonly [number, number];

function hour(h: string, minutes: string | undefined, half: string | undefined): number {
  const plain = Number(h) + Number(minutes ?? 0) / 60;
  if (!half) return plain;
  return (plain % 12) + (/^p/i.test(half) ? 12 : 0);
}

function spanOf(match: RegExpExecArray): Span {
  const [, h1, m1, a1, h2, m2, a2] = match;
  // "8-10 am": the sign stands for both.
  return [hour(h1!, m1, a1 ?? (a2 && Number(h1) <= Number(h2) ? a2 : undefined)), hour(h2!, m2, a2)];
}

/** The window of time that a button offers: "8-10", "18:00 – 20:00", "2 to 4 pm"; null for another button. */
export function windowOf(label: string): Span | null {
  const match = WINDOW.exec(label.trim());
  return match ? spanOf(match) : null;
}

/** When of the day a wish wants it; null when it does not say. */
function wanted(wish: string): Span | null {
  const between = BETWEEN.exec(wish);
  if (between) return spanOf(between);
  const at = AT.exec(wish);
  if (at) return [hour(at[1]!, at[2], at[3]), hour(at[1]!, at[2], at[3])];
  return PARTS.find(([pattern]) => pattern.test(wish))?.[1] ?? null;
}

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
  const when = wanted(wish);
  const bare = !/\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3}|\p{L}{3} \d{1,2}\b|\d[/.-]\d/u.test(
    wish.replace(BETWEEN, ' '),
  );
  const place = (item: Item) => [item.group, item.context.text].filter(Boolean);
  const onDay = day ? items.filter((item) => place(item).some((text) => isOn(day, text, situation, bare))) : [...items];
  const fits = onDay.filter((item) => {
    const [from, to] = windowOf(item.label)!;
    if (!when) return true;
    return when[0] === when[1]
      ? from <= when[0] && when[0] < to
      : from >= when[0] && to <= Math.max(when[1], when[0] + 1);
  });
  const near =
    fits.length > 0 || !when
      ? fits
      : onDay.filter((item) => windowOf(item.label)![0] >= when[0] && windowOf(item.label)![0] < when[1]);
  return { item: near.find((item) => !item.disabled) ?? near[0], told: when !== null || day !== null };
}
