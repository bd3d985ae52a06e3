import { fold } from './tokens.ts';

/** A day, or a day of a month without a year (year 0). Month is 1..12. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** The days of the week, as the calendar of JavaScript counts them: Sunday is 0. */
export const WEEKDAYS: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];
/** The months by their names, January first. */
export const MONTHS: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Whether a name is that of a day of the week, or of several, or of a month: it is written with a capital and names no thing. */
export function isDayOrMonth(name: string): boolean {
  const said = fold(name);
  return WEEKDAYS.includes(said.replace(/s$/, '')) || MONTHS.includes(said);
}

const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** The number of a month by its name, whole or short, January 1; 0 for what is none. */
export function monthOf(name: string): number {
  const start = name.toLowerCase().slice(0, 3);
  return start.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(start)) + 1;
}

function valid(year: number, month: number, day: number): Day | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day } : null;
}

/**
 * Finds a date in a text: ISO, "12 March 2026", "March 12", 12/31/2026, "tomorrow", "next Friday".
 * @param dayFirst how an ambiguous 3/4/2026 is read.
 */
export function parseDate(text: string, today: Date, dayFirst: boolean): Day | null {
  const t = fold(text);
  let m = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(t);
  if (m) return valid(Number(m[1]), Number(m[2]), Number(m[3]));
  m = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/.exec(t);
  if (m) {
    const a = Number(m[1]);
    const b = Number(m[2]);
    const year = m[3]!.length === 2 ? 2000 + Number(m[3]) : Number(m[3]);
    const first = a > 12 || (dayFirst && b <= 12);
    return first ? valid(year, b, a) : valid(year, a, b);
  }
  m = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${NAME}\\b\\.?,?(?: (\\d{4}))?`).exec(t);
  if (m) return valid(Number(m[3] ?? 0), monthOf(m[2]!), Number(m[1]));
  m = new RegExp(`\\b${NAME}\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b,?(?: (\\d{4}))?`).exec(t);
  if (m) return valid(Number(m[3] ?? 0), monthOf(m[1]!), Number(m[2]));
  const shift = (days: number): Day => {
    const date = new Date(today.getTime() + days * 86_400_000);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  };
  if (/\bday before yesterday\b/.test(t)) return shift(-2);
  if (/\byesterday\b/.test(t)) return shift(-1);
  if (/\bday after tomorrow\b/.test(t)) return shift(2);
  if (/\btomorrow\b/.test(t)) return shift(1);
  if (/\btoday\b/.test(t)) return shift(0);
  if (/\byesterday\b/.test(t)) return shift(-1);
  const in_ = /\bin (\d+) (day|week)s?\b/.exec(t);
  if (in_) return shift(Number(in_[1]) * (in_[2] === 'week' ? 7 : 1));
  if (/\bnext week\b/.test(t)) return shift(7);
  // "Tue 3", on a sheet of the coming days.
  const near = /^(sun|mon|tue|wed|thu|fri|sat)\w*\.?,? (\d{1,2})(?:st|nd|rd|th)?$/.exec(t.trim());
  for (let ahead = 0; near && ahead < SHEET; ahead++) {
    const date = new Date(today.getTime() + ahead * 86_400_000);
    if (date.getUTCDate() === Number(near[2]) && WEEKDAYS[date.getUTCDay()]!.startsWith(near[1]!)) return shift(ahead);
  }
  const week = new RegExp(`\\b(?:next |this |on )?(${WEEKDAYS.join('|')})\\b`).exec(t);
  if (week) {
    const ahead = (WEEKDAYS.indexOf(week[1]!) - today.getUTCDay() + 7) % 7 || 7;
    return shift(ahead);
  }
  return null;
}

/** Days that a sheet of coming days shows at most. */
const SHEET = 60;

/** A day without a year is the next such day from today. */
export function withYear(day: Day, today: Date): Day {
  if (day.year > 0) return day;
  const year = today.getUTCFullYear();
  const past =
    day.month < today.getUTCMonth() + 1 || (day.month === today.getUTCMonth() + 1 && day.day < today.getUTCDate());
  return { ...day, year: past ? year + 1 : year };
}

/** Writes a day the way a field asks for it: `dd/mm/yyyy`, `MM-DD-YYYY`, `yyyy-mm-dd`, ... found in its hint. */
export function formatDate(day: Day, hint: string): string {
  const dd = String(day.day).padStart(2, '0');
  const mm = String(day.month).padStart(2, '0');
  const yyyy = String(day.year).padStart(4, '0');
  const match =
    /\b(d{1,2}|m{1,4}|y{2,4}|jj+|tt|aaaa)\s*([-/. ])\s*(d{1,2}|m{1,4}|tt|y{2,4})\s*([-/. ])\s*(y{2,4}|d{1,2}|jj+|aaaa)\b/i.exec(
      hint,
    );
  if (!match) return `${yyyy}-${mm}-${dd}`;
  const part = (letters: string): string => {
    const kind = letters[0]!.toLowerCase();
    if (kind === 'd' || kind === 't') return letters.length === 1 ? String(day.day) : dd;
    if (kind === 'm') {
      const name = MONTHS[day.month - 1]!;
      if (letters.length >= 3)
        return name[0]!.toUpperCase() + (letters.length === 3 ? name.slice(1, 3) : name.slice(1));
      return letters.length === 1 ? String(day.month) : mm;
    }
    return letters.length === 2 && kind === 'y' ? yyyy.slice(2) : yyyy;
  };
  return part(match[1]!) + match[2] + part(match[3]!) + match[4] + part(match[5]!);
}

export function monthName(month: number): string {
  const name = MONTHS[month - 1] ?? '';
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

const AGO: Array<[RegExp, number]> = [
  [/\b(\d+|an?|one) ?(?:minutes?|mins?|m) ago\b/, 1],
  [/\b(\d+|an?|one) ?(?:hours?|hrs?|h) ago\b/, 60],
  [/\b(\d+|an?|one) ?(?:days?|d) ago\b/, 1440],
  [/\b(\d+|an?|one) ?(?:weeks?|w) ago\b/, 10_080],
  [/\b(\d+|an?|one) ?months? ago\b/, 43_800],
  [/\b(\d+|an?|one) ?years? ago\b/, 525_600],
];

/** When a text says something was or will be, as a number that grows with time: for comparing such texts of one list. Null without a date. */
export function momentOf(text: string): number | null {
  const t = fold(text);
  for (const [pattern, minutes] of AGO) {
    const m = pattern.exec(t);
    if (m) return -minutes * (Number(m[1]) || 1);
  }
  if (/\bjust now\b/.test(t)) return 0;
  const time = parseTime(text);
  const minute = time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : 0;
  const relative = /\byesterday\b/.test(t) ? -1 : /\btomorrow\b/.test(t) ? 1 : /\btoday\b/.test(t) ? 0 : null;
  if (relative !== null) return relative * 1440 + minute;
  const day = parseDate(text, new Date(0), true);
  if (day) return (day.year * 372 + day.month * 31 + day.day) * 1440 + minute;
  const month = new RegExp(`\\b${NAME}\\b\\.? (\\d{4})\\b`).exec(t);
  if (month) return (Number(month[2]) * 372 + monthOf(month[1]!) * 31) * 1440;
  const year = /\b(?:19|20)\d{2}\b/.exec(t);
  if (year) return Number(year[0]) * 372 * 1440;
  return time ? minute : null;
}

/** "9:30 PM", "21:30", "9pm" -> 24-hour "21:30"; null when the text holds no time of day. */
export function parseTime(text: string): string | null {
  const t = fold(text);
  const m = /\b(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)(?![a-z])|\b(\d{1,2}):(\d{2})\b/.exec(t);
  if (!m) return null;
  let hour = Number(m[1] ?? m[4]);
  const minute = m[2] ?? m[5] ?? '00';
  if (m[3]?.startsWith('p') && hour < 12) hour += 12;
  if (m[3]?.startsWith('a') && hour === 12) hour = 0;
  return hour < 24 ? `${String(hour).padStart(2, '0')}:${minute}` : null;
}
