import { fold, monthName, parseDate, withYear } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { datesIn } from '../goal/timing.ts';
import type { Situation } from '../situation.ts';
import { wishOf } from './coverage/demands.ts';
import { classOfWords, isEmptyOption } from './fields.ts';
import { agreement, meaningOf } from './known/meaning.ts';

/** A field that takes one part of a date whose other parts stand beside it. */
export type DatePart = 'day' | 'month' | 'year';

const NAMED: Array<[RegExp, DatePart]> = [
  [/^(?:day|dd|d)\b|\bday$/, 'day'],
  [/^(?:month|mm|m)\b|\bmonth$/, 'month'],
  [/^(?:year|yyyy|yy|y)\b|\byear$/, 'year'],
];

/** A placeholder that asks for a whole date. */
const WHOLE_DATE = /[dmy]{1,4}[-/. ]+[dmy]{1,4}[-/. ]+[dmy]{1,4}/i;

/** A field for one part of a birthday says of what. */
const OF_BIRTH = /^(?:day|month|year) (?:of (?:your )?birth|you were born|born)$|^birth (?:day|month|year)$/;

const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

function byOptions(options: readonly string[]): DatePart | null {
  const real = options.filter((option) => !isEmptyOption(option));
  if (real.length < 3) return null;
  if (real.length === 12 && real.every((option) => MONTHS.test(fold(option)))) return 'month';
  const numbers = real.map((option) => (/^\d{1,4}$/.test(option.trim()) ? Number(option) : Number.NaN));
  if (numbers.some((number) => Number.isNaN(number))) return null;
  const high = Math.max(...numbers);
  if (Math.min(...numbers) >= 1900 && high <= 2100) return 'year';
  return null;
}

/** Which part of a date a field takes, by its name and what it offers; null for any other field. */
export function datePart(item: Item): DatePart | null {
  const name = fold(item.label || item.placeholder)
    .replace(/[^a-z ]+/g, ' ')
    .trim();
  const named = NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  if (item.kind === 'choose') {
    const offered = byOptions(item.options);
    if (offered) return offered;
    if (named === 'year' && item.options.some((option) => /^(?:19|20)\d\d$/.test(option.trim()))) return 'year';
    const count = item.options.filter((option) => /^\d{1,2}$/.test(option.trim())).length;
    if (named === 'day' || (named === null && count >= 28 && count <= 31)) return count >= 28 ? 'day' : null;
    return named === 'month' && count === 12 ? 'month' : null;
  }
  // What takes a whole date says so, whatever it is called.
  const hints = Object.values(item.action.parameters?.properties ?? {})
    .map((schema) => schema.description ?? '')
    .join(' ');
  // What opens a window for writing takes a day of a month, and not its number alone.
  if (item.role === 'combobox' && item.state.has('haspopup')) return null;
  if (item.kind !== 'type' || !named || WHOLE_DATE.test(item.placeholder) || /\bYYYY-MM-DD\b/.test(hints)) return null;
  if (!/^(?:day|month|year|dd|mm|yyyy|yy)$/.test(name) && !OF_BIRTH.test(name)) return null;
  return named;
}

const DATE =
  /\d{4}-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{4}/u;

/** The day, or no more than the year, on which somebody was born whom the task tells of. */
const BORN = '\\b(?:born|birth\\w*)\\b[^.;!?\\d]{0,24}?';
const BORN_ON = new RegExp(`${BORN}(${DATE.source})`, 'iu');
const BORN_IN = new RegExp(`${BORN}\\b((?:19|20)\\d{2})\\b(?!-\\d)`, 'iu');

/** Pixels above a row of fields within which its caption stands. */
const ABOVE = 60;

/** The line that stands over a row of fields, or before it: "Date of birth". */
function captionOf({ page }: Situation, { box }: Item): string {
  if (!box) return '';
  const over = page.lines.filter(
    (line) =>
      line.box !== null &&
      line.text.length < ABOVE &&
      ((line.box.y + line.box.height <= box.y + 4 &&
        box.y - line.box.y - line.box.height < ABOVE &&
        line.box.x <= box.x) ||
        (Math.abs(line.box.y + line.box.height / 2 - box.y - box.height / 2) < 14 && line.box.x < box.x)),
  );
  // Of captions side by side the nearest one.
  return over.sort((a, b) => b.box!.y - a.box!.y || b.box!.x - a.box!.x)[0]?.text ?? '';
}

/** The date that the fields around a part are for: of birth, of a card's end, or the one the task names. */
function dateFor(situation: Situation, item: Item): { year: number; month: number; day: number } | null {
  const { knowledge, request, dayFirst, goal, memory } = situation;
  const around = fold(`${item.label} ${item.context.text} ${item.group} ${captionOf(situation, item)}`);
  const known = (name: string) => {
    const found = knowledge.filter((entry) => classOfWords(entry.name.replace(/[_-]+/g, ' ')) === name);
    // Of several birthdays the one that is of whom the form is about.
    const asked = meaningOf(around).whose;
    return (found.find((entry) => meaningOf(entry.name).whose === asked) ?? found[0])?.value ?? null;
  };
  const day = (text: string | null | undefined) => {
    const found = text ? parseDate(text, request.today, dayFirst) : null;
    return found ? withYear(found, request.today) : null;
  };
  const expiry = known('cc-exp');
  if (/\b(?:expir\w*|valid|card)\b/.test(around) && expiry) return monthOfCard(expiry);
  const said = goal.steps[memory.step]?.text ?? '';
  const inStep = /\b(?:birth\w*|born)\b/.test(fold(said)) ? day(DATE.exec(said)?.[0]) : null;
  const told = inStep ?? day(BORN_ON.exec(request.instructions)?.[1]);
  if (/\b(?:birth\w*|born|dob)\b/.test(around)) return told ?? day(known('bday') ?? request.person.date_of_birth);
  const wish = `${goal.steps
    .slice(memory.step)
    .map((step) => step.text)
    .join('. ')}. ${goal.background}`;
  const first = wishOf(situation).demands.find((demand) => demand.kind === 'date')?.value;
  return day(first ?? datesIn(wish, request.today, dayFirst)[0] ?? known('date') ?? dayKnown(situation, around));
}

/** The day that is known for what stands around a row of fields; where only one is known, that one. */
function dayKnown({ knowledge, request, dayFirst }: Situation, around: string): string | null {
  const asked = meaningOf(around);
  const days = knowledge
    .filter(({ value }) => /\d.*\d/.test(value) && parseDate(value, request.today, dayFirst) !== null)
    .map(({ name, value }) => ({ value, meaning: meaningOf(name.replace(/[_-]+/g, ' ')) }))
    .filter(({ meaning }) => !meaning.what.has('birth'))
    .map(({ value, meaning }) => ({ value, fit: agreement(meaning, asked).of }))
    .sort((a, b) => b.fit - a.fit);
  return days.length === 1 || (days[0]?.fit ?? 0) > (days[1]?.fit ?? 0) ? days[0]!.value : null;
}

function monthOfCard(value: string): { year: number; month: number; day: number } | null {
  const iso = /^(\d{4})-(\d{1,2})/.exec(value.trim());
  const parts = iso ? [iso[2]!, iso[1]!] : (/(\d{1,2})\s*[/.\- ]\s*(\d{4}|\d{2})/.exec(value)?.slice(1) ?? []);
  if (parts.length < 2) return null;
  return { month: Number(parts[0]), year: Number(parts[1]) + (parts[1]!.length === 2 ? 2000 : 0), day: 1 };
}

/** A year of birth that is known, or told, as just that. */
function yearKnown({ knowledge, request }: Situation, item: Item): string | null {
  const of = (text: string) => ['birth', 'year'].every((idea) => meaningOf(text.replace(/[_-]+/g, ' ')).what.has(idea));
  if (!of(item.label)) return null;
  const known = knowledge.find(({ name, value }) => of(name) && /^\d{4}$/.test(value.trim()))?.value.trim();
  return known ?? BORN_IN.exec(request.instructions)?.[1] ?? null;
}

/** What goes into a field for one part of a date, as one of its options where it has them. */
export function datePartFor(situation: Situation, item: Item): string | null {
  const part = datePart(item);
  const told = part === 'year' ? yearKnown(situation, item) : null;
  if (told && item.kind === 'type') return told;
  const date = part && !told ? dateFor(situation, item) : null;
  const number = told ? Number(told) : date?.[part!];
  if (number === undefined) return null;
  if (item.kind !== 'choose') return String(number).padStart(part === 'year' ? 4 : 2, '0');
  const fits = (option: string): boolean => {
    const bare = fold(option).trim();
    if (/^\d+$/.test(bare))
      return Number(bare) === number || (part === 'year' && bare.length === 2 && Number(bare) === number % 100);
    return part === 'month' && MONTHS.test(bare) && fold(monthName(number)).startsWith(bare.slice(0, 3));
  };
  return item.options.find((option) => !isEmptyOption(option) && fits(option)) ?? null;
}
