import { type Day, formatDate, numberOf, parseDate, withYear } from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
import { valueFor } from '../../filling/values.ts';
import { clausesIn } from '../../meaning/clauses.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import { type Blank, takesTime } from './blanks.ts';
import { about, spokenOf } from './prose/spoken.ts';
import type { Value } from './told.ts';

/** The part of a moment that a list takes. */
export function partText(blank: Blank, day: Day | undefined, time: string | null | undefined): string | null {
  const item = blank.items[0]!;
  const [hour, minute] = (time ?? '').split(':');
  const wanted =
    blank.part === 'hour'
      ? hour
      : blank.part === 'minute'
        ? minute
        : blank.part === 'day'
          ? day?.day
          : blank.part === 'month'
            ? day?.month
            : day?.year;
  if (wanted === undefined || wanted === '') return null;
  if (item.kind !== 'choose') return String(wanted);
  const months = item.options.filter((option) => /^\p{L}{3,}\.?$/u.test(option.trim()));
  if (blank.part === 'month' && months.length >= 12) return months.slice(-12)[Number(wanted) - 1]!;
  return item.options.find((option) => numberOf(option.trim()) === Number(wanted)) ?? null;
}

/** A day in the year that the words of the task tell for it: what was paid is in the past. */
function yearAsRead(situation: Situation, { items: [item] }: Blank, day: Day): Day {
  const { step, request, dayFirst } = situation;
  const read = step && parseDate(valueFor(situation, item!, false)?.value ?? '', request.today, dayFirst);
  return read && read.year > 0 && read.day === day.day && read.month === day.month ? read : day;
}

/** A day without its year, for a field that holds a day already: of the year in which it lies near that one, be it before it. */
function nearShown({ request, dayFirst }: Situation, { shown, items: [item] }: Blank, { text }: Value, day: Day): Day {
  const held = /\d{4}/.test(shown) && !/\d{4}/.test(text) ? parseDate(shown, request.today, dayFirst) : null;
  if (!held || held.year === 0 || AHEAD.test(item!.label)) return day;
  const time = ({ year, month, day: date }: Day) => Date.UTC(year, month - 1, date) / 86_400_000;
  const before = { ...day, year: day.year - 1 };
  return time(held) - time(before) < time(day) - time(held) && time(held) - time(before) < NEAR ? before : day;
}
/** What is only to come, by the name of its day; days between two that lie near each other. */
const AHEAD =
  /\b(?:arriv\w*|depart\w*|check[- ]?(?:in|out)|start\w*|begin\w*|return\w*|delivery|due|deadline|expir\w*|until|appointment)\b/i;
const NEAR = 45;

/** Words that tell of a birthday right before it. */
const BIRTH = /\b(?:birth\w*|born|dob)\b/i;
/** Share of what a field is called that has to stand with a day, for it to be told apart from others by that. */
const SPOKEN = 0.45;

/** Of several days the one that is spoken of in the words of each field; empty where none is told apart so. */
function byWords<T extends { value: Value }>(
  { asked }: Situation,
  blanks: readonly Blank[],
  days: readonly T[],
): Map<Blank, T> {
  const clauses = clausesIn(asked);
  const pairs = blanks.flatMap((blank) =>
    days.flatMap((day) => {
      const clause = clauses.find(({ start, end }) => day.value.at >= start && day.value.at < end);
      const near = clause ? spokenOf(about(blank.label), clause).share : 0;
      return near >= SPOKEN ? [{ blank, day, near }] : [];
    }),
  );
  const out = new Map<Blank, T>();
  for (const { blank, day } of pairs.sort((a, b) => b.near - a.near))
    if (!out.has(blank) && ![...out.values()].includes(day)) out.set(blank, day);
  // The rest go in their order.
  const left = days.filter((day) => ![...out.values()].includes(day));
  if (out.size > 0)
    for (const blank of blanks)
      if (!out.has(blank) && left.length > 0 && blanks.length > 1) out.set(blank, left.shift()!);
  return out;
}

/** Dates into the places for dates, the earlier into the first; and so times. */
export function moments(situation: Situation, blanks: readonly Blank[], values: readonly Value[]): Answer[] {
  const { today } = situation.request;
  const key = ({ year, month, day }: Day) => year * 400 + month * 31 + day;
  const days = values
    // When somebody was born is asked for as that.
    .flatMap((value) => (value.day && !BIRTH.test(value.called) ? [{ value, day: withYear(value.day, today) }] : []))
    .sort((a, b) => key(a.day) - key(b.day))
    .filter(({ day }, i, all) => i === 0 || key(all[i - 1]!.day) !== key(day));
  const times = values.filter(({ time }) => time !== null);
  const out: Answer[] = [];
  const dated = blanks.filter(({ kind, items: [item] }) => kind === 'date' && classOfField(item!) !== 'bday');
  const spoken = days.length > 1 ? byWords(situation, dated, days) : new Map<Blank, (typeof days)[number]>();
  dated.forEach((blank, i) => {
    const inOrder = days[Math.min(i, days.length - 1)];
    const found = spoken.size > 0 ? spoken.get(blank) : inOrder;
    if (!found || (spoken.size === 0 && (days.length === 1 ? i > 0 : i >= days.length))) return;
    const day = nearShown(situation, blank, found.value, yearAsRead(situation, blank, found.day));
    const time = takesTime(blank) ? (times[i] ?? times[0])?.time : null;
    out.push({
      blank,
      value: found.value,
      fit: 1,
      ...(time ? { text: `${formatDate(day, '')}T${time}` } : { text: '', day }),
    });
  });
  const clocks = blanks.filter(({ kind }) => kind === 'time');
  clocks.forEach((blank, i) => {
    if (times[i]) out.push({ blank, text: times[i]!.time!, value: times[i]!, fit: 1 });
  });
  // Boxes for the parts of a day ask for a birthday where they say so, or where the other days have fields of their own.
  const birthday = values.find(({ day, called }) => day !== null && BIRTH.test(called));
  const asksBirth = ({ items: [item] }: Blank) =>
    BIRTH.test(`${item!.label} ${item!.group} ${item!.context.text}`) || dated.length > 0;
  const seen = new Map<string, number>();
  for (const blank of blanks.filter(({ kind }) => kind === 'part')) {
    const nth = seen.get(blank.part!) ?? 0;
    seen.set(blank.part!, nth + 1);
    const found = birthday && asksBirth(blank) ? { value: birthday, day: withYear(birthday.day!, today) } : days[nth];
    const time = times[nth];
    const text = partText(blank, found?.day, time?.time);
    const value = blank.part === 'hour' || blank.part === 'minute' ? time : found?.value;
    if (text && value) out.push({ blank, text, value, fit: 1 });
  }
  return out;
}
