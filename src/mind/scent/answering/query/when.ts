import { type Day, fold, monthOf, parseDate } from '../../../language/index.ts';
import { datesIn } from '../../goal/timing.ts';

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '((?:19|20)\\d{2})';

/** A span of time that a question names: the first and the last day, either of them open. */
export interface Span {
  from: Day | null;
  to: Day | null;
  /** The words of the question that name it. */
  words: string;
  /** Months that it lies in, as they are written at the head of a column. */
  months: RegExp | null;
}

/** Whether a column tells of the very time that is named: "Used last month". */
export function headsSpan(head: string, span: Span, today: Date): boolean {
  if (head === '') return false;
  return fold(head).includes(fold(span.words)) || daysIn(head, today, true).some((day) => within(day, span));
}

const PARTS: ReadonlyArray<[RegExp, [number, number]]> = [
  [/^(?:beginning|start|early)/, [1, 10]],
  [/^(?:middle|mid)/, [11, 20]],
  [/^(?:end|late)/, [21, 31]],
];

/** Days as numbers that grow with time; a day without a year lies in year 0. */
function ordinal({ year, month, day }: Day, yearly: boolean): number {
  return (yearly ? 0 : year * 372) + month * 31 + day;
}

const OPEN = /\b(after|since|from|later than|before|until|by|earlier than)\s+(?:the\s+)?$/i;

function opened(before: string, first: Day, last: Day, words: string, months: RegExp | null): Span {
  const way = OPEN.exec(before)?.[1]?.toLowerCase();
  const all = way ? before.slice(OPEN.exec(before)!.index) + words : words;
  if (way === undefined) return { from: first, to: last, words, months };
  if (/^(?:after|later)/.test(way)) return { from: { ...last, day: last.day + 1 }, to: null, words: all, months: null };
  if (/^(?:since|from)$/.test(way)) return { from: first, to: null, words: all, months: null };
  if (/^(?:before|earlier)/.test(way))
    return { from: null, to: { ...first, day: first.day - 1 }, words: all, months: null };
  return { from: null, to: last, words: all, months: null };
}

function relative(text: string, today: Date): Span | null {
  const said = /\b(last|this|next) (week|month|year)\b/i.exec(text);
  if (!said) return null;
  const by = { last: -1, this: 0, next: 1 }[said[1]!.toLowerCase()]!;
  const year = today.getUTCFullYear();
  if (/year/i.test(said[2]!)) {
    const of = year + by;
    return {
      from: { year: of, month: 1, day: 1 },
      to: { year: of, month: 12, day: 31 },
      words: said[0],
      months: null,
    };
  }
  const dayAt = (shift: number): Day => {
    const at = new Date(today.getTime() + shift * 86_400_000);
    return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  };
  const monday = 7 * by - ((today.getUTCDay() + 6) % 7);
  if (/week/i.test(said[2]!)) return { from: dayAt(monday), to: dayAt(monday + 6), words: said[0], months: null };
  const at = new Date(Date.UTC(year, today.getUTCMonth() + by, 1));
  const [of, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
  return { from: { year: of, month, day: 1 }, to: { year: of, month, day: 31 }, words: said[0], months: null };
}

/** "Which of them are from May": of that month, and not after it. */
const DATES_FROM = /\b(is|are|was|were|be|been|date|dates|dating|come|comes|came) from (?=\p{L})/giu;

/** The spans of time that a question names: "at the beginning of February 2026", "in 2025", "after 1 December", "on 5 November". */
export function spansIn(told: string, today: Date, dayFirst: boolean): Span[] {
  const text = told.replace(DATES_FROM, '$1 of ');
  const part = new RegExp(
    `\\b(beginning of|start of|early(?: in)?|middle of|mid|end of|late(?: in)?)[ -](?:the )?${MONTH}\\b(?:,? ${YEAR})?`,
    'i',
  ).exec(text);
  if (part) {
    const [first, last] = PARTS.find(([word]) => word.test(part[1]!.toLowerCase()))![1];
    const of = { year: Number(part[3] ?? 0), month: monthOf(part[2]!) };
    return [{ from: { ...of, day: first }, to: { ...of, day: last }, words: part[0], months: null }];
  }
  // A day of the week alone is a word that rows bear.
  const dates = datesIn(text, today, dayFirst).filter((date) => /\d|today|tomorrow|yesterday/i.test(date));
  if (dates.length === 2 && /\b(?:between|from)\b/i.test(text)) {
    const [from, to] = dates.map((date) => parseDate(date, today, dayFirst));
    if (from && to) return [{ from, to, words: dates.join(' '), months: null }];
  }
  if (dates.length > 0)
    return dates.flatMap((date) => {
      const day = parseDate(date, today, dayFirst);
      const at = text.indexOf(date);
      return day ? [opened(at < 0 ? '' : text.slice(0, at), day, day, date, null)] : [];
    });
  const month = new RegExp(
    `\\b(?:in|of|for|after|since|before|from|until|by|during) ${MONTH}\\b(?:,? ${YEAR})?`,
    'i',
  ).exec(text);
  if (month) {
    const of = { year: Number(month[2] ?? 0), month: monthOf(month[1]!) };
    const name = new RegExp(`\\b${month[1]!.slice(0, 3)}`, 'i');
    const words = month[0].replace(/^\S+ /, '');
    const before = text.slice(0, text.indexOf(words, month.index));
    return [opened(before, { ...of, day: 1 }, { ...of, day: 31 }, words, name)];
  }
  const year = new RegExp(`\\b(?:in|of|for|after|since|before|from|until|by|during|year) ${YEAR}\\b`, 'i').exec(text);
  if (year) {
    const of = Number(year[1]);
    const before = text.slice(0, text.indexOf(year[1]!, year.index));
    return [opened(before, { year: of, month: 1, day: 1 }, { year: of, month: 12, day: 31 }, year[1]!, null)];
  }
  const near = relative(text, today);
  return near ? [near] : [];
}

/** Days that a text tells; of a year alone the month is 0. */
export function daysIn(text: string, today: Date, dayFirst: boolean): Day[] {
  const days = datesIn(text, today, dayFirst).flatMap((date) => parseDate(date, today, dayFirst) ?? []);
  if (days.length > 0) return days;
  const month = new RegExp(`\\b${MONTH} ${YEAR}\\b`, 'i').exec(text);
  if (month) return [{ year: Number(month[2]), month: monthOf(month[1]!), day: 0 }];
  const years = text.match(/(?<![\d.,:/-])(?:19|20)\d{2}(?![\d:/-]|[.,]\d)/g) ?? [];
  return years.map((year) => ({ year: Number(year), month: 0, day: 0 }));
}

/** Whether a day lies in a span; without a year on either side only day and month are looked at. */
export function within(day: Day, { from, to }: Span): boolean {
  const yearly = [from, to].some((end) => end !== null && end.year === 0) || day.year === 0;
  if (day.month === 0) {
    const whole = (from?.month ?? 1) === 1 && (to?.month ?? 12) === 12;
    return !yearly && whole && (!from || day.year >= from.year) && (!to || day.year <= to.year);
  }
  const at = day.day === 0 ? { ...day, day: from?.day ?? 1 } : day;
  return (!from || ordinal(at, yearly) >= ordinal(from, yearly)) && (!to || ordinal(at, yearly) <= ordinal(to, yearly));
}

/** Whether a day is over; null where it bears no year. */
export function isOver(day: Day, today: Date): boolean | null {
  if (day.year === 0 || day.month === 0 || day.day === 0) return null;
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1, day: today.getUTCDate() };
  return ordinal(day, false) < ordinal(now, false);
}
