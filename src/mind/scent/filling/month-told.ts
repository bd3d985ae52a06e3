import { fold, monthOf, parseDate, withYear } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { meaningOf } from './known/meaning.ts';

/** "March 2024", "03/2024", "2024-03", and no day with it. */
const MONTH =
  /\b(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,? (?:of )?(?<named>\d{4})\b|(?<![\d/.-])(?<figure>0?[1-9]|1[0-2])[/.](?<figured>\d{4})\b|\b(?<year>\d{4})-(?<iso>0[1-9]|1[0-2])\b(?!-)/gi;

/** Whether a field takes a month of a year, and no day. */
export function takesMonth({ action }: Item): boolean {
  return Object.values(action.parameters?.properties ?? {}).some(({ description = '' }) =>
    /\bYYYY-MM\b(?!-)/.test(description),
  );
}

/** A month written as such a field takes it. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text.trim());
}

function monthsIn(text: string): string[] {
  return [...text.matchAll(MONTH)].map(({ groups = {} }) => {
    const year = groups.named ?? groups.figured ?? groups.year!;
    const month = groups.name ? monthOf(groups.name) : Number(groups.figure ?? groups.iso);
    return `${year}-${String(month).padStart(2, '0')}`;
  });
}

/** The month that is told for a field that takes one: of what is known by a name the one that it asks for, else the only one that is told; that of a day, where no month is told by itself. */
export function monthTold({ asked, knowledge, request, dayFirst }: Situation, item: Item): string | null {
  if (!takesMonth(item)) return null;
  const what = [...meaningOf(item.label).what.keys()];
  const own = knowledge.filter(({ name }) => [...meaningOf(fold(name)).what.keys()].some((key) => what.includes(key)));
  const ofDay = (text: string) => {
    const day = /\d/.test(text) ? parseDate(text, request.today, dayFirst) : null;
    if (!day) return [];
    const { year, month } = withYear(day, request.today);
    return [`${year}-${String(month).padStart(2, '0')}`];
  };
  const told = [
    own.flatMap(({ value }) => monthsIn(value)),
    monthsIn(asked),
    knowledge.flatMap(({ value }) => monthsIn(value)),
    own.flatMap(({ value }) => ofDay(value)),
    ofDay(asked),
  ];
  for (const months of told) if (new Set(months).size === 1) return months[0]!;
  return null;
}
