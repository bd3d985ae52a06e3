import { type Day, formatDate, numberOf, parseDate, withYear } from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
import { valueFor } from '../../filling/values.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import { type Blank, takesTime } from './blanks.ts';
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

/** Dates into the places for dates, the earlier into the first; and so times. */
export function moments(situation: Situation, blanks: readonly Blank[], values: readonly Value[]): Answer[] {
  const { today } = situation.request;
  const key = ({ year, month, day }: Day) => year * 400 + month * 31 + day;
  const days = values
    .flatMap((value) => (value.day ? [{ value, day: withYear(value.day, today) }] : []))
    .sort((a, b) => key(a.day) - key(b.day))
    .filter(({ day }, i, all) => i === 0 || key(all[i - 1]!.day) !== key(day));
  const times = values.filter(({ time }) => time !== null);
  const out: Answer[] = [];
  const dated = blanks.filter(({ kind, items: [item] }) => kind === 'date' && classOfField(item!) !== 'bday');
  dated.forEach((blank, i) => {
    const found = days[Math.min(i, days.length - 1)];
    if (!found || (days.length === 1 ? i > 0 : i >= days.length)) return;
    const day = yearAsRead(situation, blank, found.day);
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
  const seen = new Map<string, number>();
  for (const blank of blanks.filter(({ kind }) => kind === 'part')) {
    const nth = seen.get(blank.part!) ?? 0;
    seen.set(blank.part!, nth + 1);
    const found = days[nth];
    const time = times[nth];
    const text = partText(blank, found?.day, time?.time);
    const value = blank.part === 'hour' || blank.part === 'minute' ? time : found?.value;
    if (text && value) out.push({ blank, text, value, fit: 1 });
  }
  return out;
}
